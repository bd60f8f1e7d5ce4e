import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROGRESS } from '../../../../templates/islands/store/progress.ts';
import { PROGRESS_KEY, STORED_KEYS } from '../../../../templates/islands/store/registry.ts';
import { serializeStoredValue } from '../../../../templates/islands/store/stored.ts';
import { anyProgress } from './random-values.ts';

/** The words for each part, or '' for parts that say nothing about the visitor, such as versions and question ids. */
const WORDS: Record<string, string> = {
  version: '',
  settings: 'ajustes de práctica',
  running: 'respuestas',
  'running.tab': 'pestaña',
  'running.claimedAt': 'pestaña',
  'running.attempt': 'respuestas',
  finished: 'resultados',
  log: 'respuestas y su fecha',
  learning: 'Tu plan',
  'attempt.answers': 'respuestas',
  'attempt.startedAt': 'fecha',
  'attempt.endedAt': 'fecha',
  'attempt.usedMs': 'tiempo que usaste',
  'attempt.limitMinutes': 'tiempo que usaste',
  'attempt.flagged': 'preguntas que marcaste',
  'attempt.explain': 'ajustes de práctica',
  'attempt.sealed': 'ajustes de práctica',
  'attempt.position': 'respuestas',
  'attempt.order': '',
  'attempt.id': '',
  'attempt.kind': '',
  'attempt.ref': '',
  'attempt.bankRevision': '',
  'attempt.seed': '',
  'learning.memory': 'qué sabes de cada cosa',
  'learning.counts': 'cuánto acertaste de cada tema',
  'learning.car': 'dónde está tu carro',
  'learning.days': 'días que estudiaste',
  'learning.counted': '',
  'learning.plan': 'Tu plan',
  'learning.session': 'la sesión de hoy',
  'plan.examDay': 'fecha de tu examen',
  'plan.minutes': 'tus minutos',
  'plan.startDay': 'días que estudiaste',
  'plan.examAt': 'fecha de tu examen',
  'plan.minutesAt': 'tus minutos',
  'plan.passedAt': 'si lo aprobaste',
  'plan.hard': 'lo que te salió difícil',
  'session.id': '',
  'session.day': 'la sesión de hoy',
  'session.minutes': 'tus minutos',
  'session.items': 'la sesión de hoy',
  'session.results': 'la sesión de hoy',
  'session.picks': 'la sesión de hoy',
  'session.of': 'la sesión de hoy',
  'session.isAfter': 'la sesión de hoy',
  'session.spent': 'la sesión de hoy y su tiempo',
};

it('names every part of the stored progress in the words that visitors read', () => {
  type Parts = Record<string, object>;
  type Stored = Parts & { running: Parts[]; finished: Parts[]; learning?: Parts };
  const samples = fc
    .sample(anyProgress, { numRuns: 200, seed: 1 })
    .map((progress) => JSON.parse(serializeStoredValue(PROGRESS, progress)) as Stored);
  const within = (name: string, part: object | undefined) =>
    Object.keys(part ?? {}).map((field) => `${name}.${field}`);
  const stored = samples.flatMap((progress) => [
    ...Object.keys(progress),
    ...progress.running.flatMap((one) => within('running', one)),
    ...progress.running.flatMap(({ attempt }) => within('attempt', attempt)),
    ...progress.finished.flatMap((attempt) => within('attempt', attempt)),
    ...within('learning', progress.learning),
    ...within('plan', progress.learning?.plan),
    ...within('session', progress.learning?.session),
  ]);
  expect([...new Set(stored)].sort()).toEqual(Object.keys(WORDS).sort());
  const { purpose } = STORED_KEYS.find(({ key }) => key === PROGRESS_KEY)!;
  for (const [part, words] of Object.entries(WORDS)) expect(purpose, part).toContain(words);
});
