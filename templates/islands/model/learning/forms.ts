/** What the build tells of concepts → the forms of each, and how an answer to one is put into memory. Pure. */
import { DRILL_REVISION, RIGHT_DRILL } from '../progress.ts';
import {
  type ConceptState,
  isMissed,
  marked,
  STAND_WORDS,
  type Stand,
  standOf,
  withGiven,
} from './concept.ts';
import { withSight } from './passing.ts';
import type { AskedConcept, AskedForm } from './two-rounds.ts';
import { type Day, type FormKind, type Learning, LIMITS } from './types.ts';

/**
 * `asked`: the forms that sessions ask, questions of tests first. `fed`: with revision and right option, the second forms among
 * them, and what counts as well: harder questions, and clips, which are right or wrong as a drill is.
 */
export type FileConcept = [
  id: string,
  rank: number,
  asked: string[],
  fed: [id: string, revision: number, answer: number][],
];

/** A question of a test as its concept knows it. */
export type TestForm = { id: string; revision: number; answer: number; topic: string };
export type KnownForm = AskedForm & {
  /** The right option; of a drill `RIGHT_DRILL`. */
  answer: number;
  kind: FormKind;
};
export type Forms = {
  /** Each with the forms that sessions ask. */
  concepts: AskedConcept[];
  byId: ReadonlyMap<string, KnownForm>;
};

/** The topic of everything that is not a question of a test: signs and hazards. */
export const DRILL_TOPIC = 'senales';

export function formsOf(file: readonly FileConcept[], tests: readonly TestForm[]): Forms {
  const questions = new Map(tests.map((question) => [question.id, question]));
  const drill = { revision: DRILL_REVISION, answer: RIGHT_DRILL, topic: DRILL_TOPIC };
  const byId = new Map<string, KnownForm>();
  const concepts = file.map(([concept, rank, asked, fed]): AskedConcept => {
    const topic = asked.flatMap((id) => questions.get(id)?.topic ?? [])[0] ?? DRILL_TOPIC;
    const others = fed.map(([id, revision, answer]): KnownForm => {
      const kind = asked.includes(id) ? 'second' : 'other';
      return marked({ id, revision, answer, concept, topic, kind });
    });
    for (const form of others) byId.set(form.id, form);
    const forms = asked.map((id): KnownForm => {
      const question = questions.get(id);
      if (question) return marked({ ...question, concept, kind: 'test' });
      return byId.get(id) ?? marked({ ...drill, id, concept, kind: 'other' });
    });
    for (const form of forms) byId.set(form.id, form);
    return { id: concept, rank, forms };
  });
  return { concepts: concepts.filter(({ forms }) => forms.length > 0), byId };
}

/** The concepts with their questions of tests only: what the exam of this site asks. */
export const scoredOf = ({ concepts, byId }: Forms): AskedConcept[] =>
  concepts
    .map((concept) => ({
      ...concept,
      forms: concept.forms.filter(({ id }) => byId.get(id)!.kind === 'test'),
    }))
    .filter(({ forms }) => forms.length > 0);

/** `sure`: false if the learner said that it was a guess. */
export type FormAnswer = {
  form: AskedForm & { kind: FormKind };
  right: boolean;
  sure?: boolean;
  day: Day;
};

/**
 * Puts answers into memory, counts and days, in their order.
 * @param isNew with the row before it: whether it counts
 */
export function withAnswers(
  learning: Learning,
  answers: readonly FormAnswer[],
  isNew: (row: ConceptState | undefined, answer: FormAnswer) => boolean = () => true,
): Learning {
  const memory = new Map(learning.memory);
  const days = new Set(learning.days);
  let { sights } = learning;
  for (const answer of answers) {
    const { form, right, sure = true, day } = answer;
    const { concept, kind } = form;
    const row = memory.get(concept);
    if (!isNew(row, answer)) continue;
    memory.set(concept, withGiven(row, { concept, form, right, sure, day }));
    sights = withSight(sights, row, { form, right, day, kind });
    days.add(day);
  }
  const sorted = [...days].sort((one, other) => one - other).slice(-LIMITS.days);
  return { ...learning, memory, sights, days: sorted };
}

export type Standing = Readonly<Record<Stand, readonly AskedConcept[]>>;

/** Every concept under the one word that all pages say of it. */
export function standingOf({ memory }: Learning, { concepts }: Forms, today: Day): Standing {
  const standing: Record<Stand, AskedConcept[]> = { known: [], once: [], review: [], unseen: [] };
  for (const concept of concepts)
    standing[standOf(memory.get(concept.id), concept.forms, today)].push(concept);
  return standing;
}

/** What was missed on the day and not right since. */
export const missedOn = ({ memory }: Learning, day: Day): number =>
  [...memory.values()].filter((row) => isMissed(row) && row.lastDay === day).length;

/** The one number, in the same words on every page. */
export const todayCount = (review: number): string => `${STAND_WORDS.review} ${review}`;

/** The numbers of every page, which add up to all that is asked. */
export const countsOf = (standing: Standing): { stand: Stand; count: number }[] =>
  (['known', 'once', 'review', 'unseen'] as const).map((stand) => ({
    stand,
    count: standing[stand].length,
  }));
