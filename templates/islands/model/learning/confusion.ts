/**
 * Drills for pairs of signs or figures that the learner confuses: chooses the pair of a session, its place, and its
 * steps. Pure.
 */
import { type DrillData, type DrillSide, type PairRecord, pairId } from '../drill-data.ts';
import { DRILL_REVISION } from '../progress.ts';
import type { QuizQuestion } from '../quiz-data.ts';
import type { Choice } from '../shuffle.ts';
import type { FormWithAnswer } from './forms.ts';
import type { Material } from './plan-material.ts';
import { askedFormIndex, isMissedRule, withFormMark } from './rule.ts';
import { isPairStep } from './session.ts';
import {
  CARD_STEP_SUFFIX,
  type Learning,
  type PlanSession,
  SECOND_STEP_SUFFIX,
  type SessionItem,
} from './types.ts';

export type ConfusionPair = Omit<PairRecord, 'sides' | 'others' | 'section'> & {
  id: string;
  sides: readonly [DrillSide, DrillSide];
  others: readonly DrillSide[];
  /** Default: the section of the sign that is asked about. */
  section?: QuizQuestion['section'];
};

export type Drills = ReturnType<typeof createDrills>;

/** Number of items between the step with two options and the one with four. */
const OTHERS_BETWEEN = 3;

export function createDrills({ signs, pairs, wrong, alike, about }: DrillData) {
  const side = (id: string): DrillSide => signs[id] ?? { name: id, text: id };
  const written = pairs.map(
    ({ sides, others, ...pair }): ConfusionPair => ({
      ...pair,
      id: pairId(pair.about),
      sides: sides ?? [side(pair.about[0]), side(pair.about[1])],
      others: others.map((other) => (sides ? { name: '', text: other } : side(other))),
    }),
  );
  const ofSigns = (asked: string, other: string): ConfusionPair => ({
    id: pairId([asked, other]),
    about: [asked, other],
    sides: [side(asked), side(other)],
    topic: 'senales',
    others: (wrong[asked] ?? [])
      .filter((id) => id !== other)
      .map(side)
      .slice(0, 2),
    ...(wrong[other] ? { isOtherAsked: true } : {}),
  });
  const listed = [...written, ...alike.map(([asked, other]) => ofSigns(asked, other))];
  const known = new Map(listed.map((pair) => [pair.id, pair]));
  const ofOptions = (asked: string, other: string): ConfusionPair =>
    known.get(pairId([asked, other])) ?? ofSigns(asked, other);
  return {
    pairs: listed,
    /** The pair of a sign and one of its wrong options; undefined for another question. */
    ofChoice: (sign: string, choice: Choice) => {
      const other = wrong[sign]?.[choice - 1];
      return other === undefined ? undefined : ofOptions(sign, other);
    },
    /** The pair with the given id: a listed pair, or one of a sign and a wrong option. */
    byId: (id: string) =>
      known.get(id) ??
      Object.entries(wrong)
        .flatMap(([asked, others]) => others.map((other) => ofSigns(asked, other)))
        .find((pair) => pair.id === id),
    /** Ids of the signs and facts that a question, or the drill of a sign, is about. */
    about: (id: string): readonly string[] => (Object.hasOwn(about, id) ? about[id]! : [id]),
  };
}

const taughtIn = ({ section, about }: ConfusionPair, byId: Material['byId']) =>
  section ?? byId.get(about[0])?.section;

/** The steps of a pair as questions: side by side, two options, four options. Only the last one is graded. */
export function pairStepQuestions(
  pair: ConfusionPair,
  { byId }: Pick<Material, 'byId'>,
): QuizQuestion[] {
  const { id, sides, others, isOtherAsked } = pair;
  const [asked, other] = sides;
  const section = taughtIn(pair, byId)!;
  const first: readonly DrillSide[] = isOtherAsked ? [other, asked] : sides;
  const two = question(pair, first, section);
  return [
    { ...two, id: id + CARD_STEP_SUFFIX, answer: 0 },
    { ...two, id: id + SECOND_STEP_SUFFIX },
    question(pair, [...sides, ...others], section),
  ];
}

/** @param options the options, the right one first */
function question(
  { id, topic, sides, difference, byName }: ConfusionPair,
  options: readonly DrillSide[],
  section: QuizQuestion['section'],
): QuizQuestion {
  const right = options[0]!;
  const isFigure = !right.sign;
  const ordered = isFigure ? [...options].sort((a, b) => figureOf(a) - figureOf(b)) : options;
  const reason = ({ name, text }: DrillSide) => {
    if (name === '') return null;
    if (isFigure) return `Eso es de otra cosa: ${name}.`;
    return byName ? `«${name}» es otra: ${text}` : `Eso significa otra: «${name}».`;
  };
  const asks = byName ? '¿Cuál es esta?' : '¿Qué significa?';
  return {
    id,
    revision: DRILL_REVISION,
    topic,
    stem: isFigure ? `${right.name}: ¿cuánto es?` : asks,
    ...(right.sign && {
      sign: right.sign,
      faces: ordered.map(({ name, sign }) => ({ name, sign })),
    }),
    options: ordered.map(({ name, text }) =>
      byName ? name : text.replace(/\.$/, ''),
    ) as unknown as QuizQuestion['options'],
    answer: ordered.indexOf(right) as Choice,
    ordered: isFigure,
    explanation: difference ?? sides.map(({ name, text }) => `${name}: ${text}`).join(' '),
    errors: ordered.map((side) => (side === right ? null : reason(side))),
    sources: [],
    section,
  };
}

const figureOf = ({ text }: DrillSide): number => Number(text.replace(/[^\d.]/g, ''));

/** Adds the steps of the pairs in a session to the material; returns the same material if the session has no pairs. */
export function withPairSteps(material: Material, drills: Drills, session: PlanSession): Material {
  const ids = session.items.flatMap(({ id }) =>
    id.endsWith(CARD_STEP_SUFFIX) ? [pairIdOfStep(id)] : [],
  );
  const steps = ids
    .flatMap((id) => drills.byId(id) ?? [])
    .filter((pair) => taughtIn(pair, material.byId))
    .flatMap((pair) => pairStepQuestions(pair, material));
  if (steps.length === 0) return material;
  return {
    ...material,
    byId: new Map([...material.byId, ...steps.map((step) => [step.id, step] as const)]),
  };
}

export const pairIdOfStep = (id: string): string => id.replace(/:\d$/, '');

/** The form of the last step of a pair. Its rule is the side that sessions ask about, otherwise the first side. */
export function formOfPair(
  { id, about, topic }: ConfusionPair,
  { forms }: Pick<Material, 'forms'>,
): FormWithAnswer {
  const asked = about.find((side) => forms.rules.some((each) => each.id === side));
  const rule = asked ?? about[0];
  return withFormMark({ id, revision: DRILL_REVISION, rule, topic, answer: 0, kind: 'other' });
}

/**
 * Adds a pair once a third of the session is over, preferably a pair that the learner has just confused or missed. The
 * first two steps of the pair come now, the last one after three other items. Returns the same learning if no step is
 * due.
 */
export function withPair(learning: Learning, drills: Drills, material: Material): Learning {
  const { session } = learning;
  if (!session || session.of !== undefined) return learning;
  const next = pairSteps(session, learning, drills, material);
  if (next.length === 0) return learning;
  const at = session.results.length;
  const items = [...session.items.slice(0, at), ...next, ...session.items.slice(at)];
  return { ...learning, session: { ...session, items } };
}

function pairSteps(session: PlanSession, { memory }: Learning, drills: Drills, material: Material) {
  const { items, results, picks = [] } = session;
  const asked = items.slice(0, results.length);
  const step = (id: string): SessionItem => ({ id, isNew: false });
  const second = asked.findIndex(({ id }) => id.endsWith(SECOND_STEP_SUFFIX));
  if (items.some(({ id }) => isPairStep(id))) {
    const last = second < 0 ? undefined : pairIdOfStep(asked[second]!.id);
    const isLate = results.length - second > OTHERS_BETWEEN;
    const isAsked = items.some(({ id }) => id === last);
    return last !== undefined && isLate && !isAsked ? [step(last)] : [];
  }
  if (results.length < items.length / 3) return [];
  const missed = asked.flatMap(({ id }, at) => (results[at] ? [] : [{ id, pick: picks[at] }]));
  const confused = missed.flatMap(({ id, pick }) => (pick && drills.ofChoice(id, pick)) || []);
  const about = new Set(missed.flatMap(({ id }) => drills.about(id)));
  const isOfMissed = (pair: ConfusionPair) => pair.about.some((id) => about.has(id));
  const pair = [...confused, ...drills.pairs.filter(isOfMissed), ...drills.pairs].find((each) => {
    const form = formOfPair(each, material);
    const row = memory.get(form.rule);
    if (!taughtIn(each, material.byId)) return false;
    return !row || isMissedRule(row) || askedFormIndex(row.seen, form) < 0;
  });
  return pair ? [step(pair.id + CARD_STEP_SUFFIX), step(pair.id + SECOND_STEP_SUFFIX)] : [];
}
