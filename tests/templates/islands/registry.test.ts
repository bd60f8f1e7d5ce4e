/** The list of what is stored, which visitors read: it names every part of the progress. */
import { expect, it } from 'vitest';
import { packLearning } from '../../../templates/islands/plan/learning-format.ts';
import { startSession } from '../../../templates/islands/plan/session.ts';
import { startAttempt } from '../../../templates/islands/quiz/attempt.ts';
import { EMPTY_PROGRESS } from '../../../templates/islands/storage/progress.ts';
import { progressWriter } from '../../../templates/islands/storage/progress-format.ts';
import { PROGRESS_KEY, STORED_KEYS } from '../../../templates/islands/storage/registry.ts';
import { learned, planBank, TODAY } from '../plan/fixtures.ts';

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
};

/** A device with every part of the format. Optional fields are written out: a field that is added here is a field to name. */
function fullProgress(): Record<string, unknown> {
  const bank = planBank(60, 4);
  const test = { id: '1', title: '', minutes: 5 };
  const data = { test, bankRevision: 'a', questions: [], links: {}, passMark: {} };
  const attempt = {
    ...startAttempt(data as never, { id: 'a', seed: 1, now: 5, explain: true, limitMinutes: 40 }),
    order: [{ id: 'p-0', revision: 1 }],
    answers: new Map([['p-0', { choice: 1, revealed: true } as const]]),
    flagged: ['p-0'],
  };
  const learning = {
    ...learned(bank, [
      [0, TODAY - 3, true],
      [0, TODAY - 1, true],
    ]),
    counted: [3],
    plan: {
      minutes: 10,
      startDay: TODAY - 3,
      seed: 4,
      minutesAt: 5,
      examDay: TODAY + 9,
      examAt: 5,
    } as const,
    measure: { day: TODAY, right: 11, asked: 20, predicted: 0.7 },
  };
  const session = startSession({ learning, bank, day: TODAY, minutes: 5, id: 's' })!;
  const text = progressWriter()({
    ...EMPTY_PROGRESS,
    running: [{ attempt, tab: 'a', claimedAt: 1 }],
    finished: [{ ...attempt, endedAt: 9 }],
    mistakes: new Set(['p-0']),
    log: [[1, 'p-0', 1, 2]],
    learning: packLearning({ ...learning, session }),
  });
  return JSON.parse(text) as Record<string, unknown>;
}

it('names every part of the stored progress in the words that visitors read', () => {
  type Parts = Record<string, object>;
  const progress = fullProgress() as Parts & {
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
  ];
  expect([...new Set(stored)].sort()).toEqual(Object.keys(WORDS).sort());
  const { purpose } = STORED_KEYS.find(({ key }) => key === PROGRESS_KEY)!;
  for (const [part, words] of Object.entries(WORDS)) expect(purpose, part).toContain(words);
});
