/** The list of what is stored, which visitors read: it names every part of the progress. */
import { expect, it } from 'vitest';
import { packLearning } from '../../../../templates/islands/store/learning-format.ts';
import { progressWriter } from '../../../../templates/islands/store/progress-format.ts';
import { PROGRESS_KEY, STORED_KEYS } from '../../../../templates/islands/store/registry.ts';
import { FULL_LEARNING, fullProgress } from './full-progress.ts';

/** The words for each part. What says nothing about the visitor has none: '' (versions, seeds, names of questions). */
const WORDS: Record<string, string> = {
  version: '',
  settings: 'ajustes de práctica',
  running: 'respuestas',
  'running.tab': 'pestaña',
  'running.claimedAt': 'pestaña',
  'running.attempt': 'respuestas',
  finished: 'resultados',
  mistakes: 'errores por repasar',
  log: 'respuestas y su fecha',
  learning: 'Tu plan',
  'attempt.answers': 'respuestas',
  'attempt.startedAt': 'fecha',
  'attempt.endedAt': 'fecha',
  'attempt.usedMs': 'tiempo que usaste',
  'attempt.limitMinutes': 'tiempo que usaste',
  'attempt.flagged': 'preguntas que marcaste',
  'attempt.explain': 'ajustes de práctica',
  'attempt.position': 'respuestas',
  'attempt.order': '',
  'attempt.id': '',
  'attempt.kind': '',
  'attempt.ref': '',
  'attempt.bankRevision': '',
  'attempt.seed': '',
  'learning.memory': 'qué recuerdas de cada pregunta',
  'learning.reviews': 'qué recuerdas de cada pregunta',
  'learning.days': 'días que estudiaste',
  'learning.counted': '',
  'learning.plan': 'Tu plan',
  'learning.measure': 'lo que mediste',
  'learning.session': 'la sesión de hoy',
  'plan.examDay': 'fecha de tu examen',
  'plan.minutes': 'tus minutos',
  'plan.startDay': 'días que estudiaste',
  'plan.examAt': 'fecha de tu examen',
  'plan.minutesAt': 'tus minutos',
  'plan.seed': '',
  'plan.passedAt': 'si lo aprobaste',
  'session.id': '',
  'session.day': 'la sesión de hoy',
  'session.minutes': 'tus minutos',
  'session.items': 'la sesión de hoy',
  'session.results': 'la sesión de hoy',
  'session.picks': 'la sesión de hoy',
  'session.isAside': 'la sesión de hoy',
  'session.predicted': 'lo que mediste',
};

it('names every part of the stored progress in the words that visitors read', () => {
  type Parts = Record<string, object>;
  const text = progressWriter()(fullProgress(packLearning(FULL_LEARNING)));
  const progress = JSON.parse(text) as Parts & {
    running: Parts[];
    finished: Parts[];
    learning: Parts;
  };
  const within = (name: string, part: object | undefined) =>
    Object.keys(part ?? {}).map((field) => `${name}.${field}`);
  const stored = [
    ...Object.keys(progress),
    ...within('running', progress.running[0]),
    ...within('attempt', progress.running[0]?.attempt),
    ...within('attempt', progress.finished[0]),
    ...within('learning', progress.learning),
    ...within('plan', progress.learning.plan),
    ...within('session', progress.learning.session),
  ];
  expect([...new Set(stored)].sort()).toEqual(Object.keys(WORDS).sort());
  const { purpose } = STORED_KEYS.find(({ key }) => key === PROGRESS_KEY)!;
  for (const [part, words] of Object.entries(WORDS)) expect(purpose, part).toContain(words);
});
