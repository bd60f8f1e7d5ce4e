/** What is confused, as drills: which pair a session asks, where, and its steps as questions. Pure. */
import type { DrillData, DrillSide, FilePair } from '../drill-data.ts';
import { PAIR, pairId } from '../drill-data.ts';
import type { QuizQuestion } from '../quiz-data.ts';
import type { Choice } from '../shuffle.ts';
import { recallOn } from './memory.ts';
import { DRILL_REVISION, type Material } from './plan-bank.ts';
import { hasNoLongRun, inPlaceOf } from './session.ts';
import {
  CARD,
  type Day,
  type Learning,
  type Memory,
  type PlanSession,
  type SessionItem,
} from './types.ts';

export type Pair = Omit<FilePair, 'sides' | 'others' | 'section'> & {
  id: string;
  sides: readonly [DrillSide, DrillSide];
  others: readonly DrillSide[];
  /** Absent: the section of the sign that is asked. */
  section?: QuizQuestion['section'];
};

export type Drills = {
  /** Those of the file: authored, of figures, and of signs that look alike. */
  pairs: readonly Pair[];
  /** A sign with one of its wrong options. */
  ofChoice(sign: string, choice: Choice): Pair | undefined;
  /** Any of the two kinds. */
  byId(id: string): Pair | undefined;
  /** Signs and facts that a question, or the drill of a sign, is about. */
  about(id: string): readonly string[];
};

/** A pair rests while it is recalled with a greater chance than this. */
const TARGET = 0.9;
/** Items between the step with two options and the one with four. */
const OTHERS_BETWEEN = 3;
const SECOND = ':2';
/** Pairs in memory. */
const MAX_ROWS = 60;

export function openDrills({ signs, pairs, wrong, alike, about }: DrillData): Drills {
  const side = (id: string): DrillSide => signs[id] ?? { name: id, text: id };
  const written = pairs.map(
    ({ sides, others, ...pair }): Pair => ({
      ...pair,
      id: pairId(pair.about),
      sides: sides ?? [side(pair.about[0]), side(pair.about[1])],
      others: others.map((other) => (sides ? { name: '', text: other } : side(other))),
    }),
  );
  const ofSigns = (asked: string, other: string): Pair => ({
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
  const ofOptions = (asked: string, other: string): Pair =>
    known.get(pairId([asked, other])) ?? ofSigns(asked, other);
  return {
    pairs: listed,
    ofChoice: (sign, choice) => {
      const other = wrong[sign]?.[choice - 1];
      return other === undefined ? undefined : ofOptions(sign, other);
    },
    byId: (id) =>
      known.get(id) ??
      Object.entries(wrong)
        .flatMap(([asked, others]) => others.map((other) => ofSigns(asked, other)))
        .find((pair) => pair.id === id),
    about: (id) => (Object.hasOwn(about, id) ? about[id]! : [id]),
  };
}

/** The section that teaches a pair: its own, or that of the sign that is asked. */
const taughtIn = ({ section, about }: Pair, byId: Material['byId']) =>
  section ?? byId.get(about[0])?.section;

/** The steps of a pair as questions: side by side, two options, four options. Only the last one is graded. */
export function stepsOf(pair: Pair, { byId }: Pick<Material, 'byId'>): QuizQuestion[] {
  const { id, sides, others, isOtherAsked } = pair;
  const [asked, other] = sides;
  const section = taughtIn(pair, byId)!;
  const first: readonly DrillSide[] = isOtherAsked ? [other, asked] : sides;
  const two = question(pair, first, section);
  return [
    { ...two, id: id + CARD, answer: 0 },
    { ...two, id: id + SECOND },
    question(pair, [...sides, ...others], section),
  ];
}

/** @param options the right one first */
function question(
  { id, topic, sides, difference, byName }: Pair,
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
    ...(right.sign ? { sign: right.sign } : {}),
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

/** The material with the steps of the pair that a session asks; the same material if it asks none. */
export function withSteps(material: Material, drills: Drills, session: PlanSession): Material {
  const ids = session.items.flatMap(({ id, reason }) => (reason === 'pair' ? [id] : []));
  const pair = ids.map(drills.byId).find((found) => found);
  if (!pair || !taughtIn(pair, material.byId)) return material;
  const steps = stepsOf(pair, material);
  return {
    ...material,
    byId: new Map([...material.byId, ...steps.map((step) => [step.id, step] as const)]),
    pairs: steps.map(({ id, topic }) => ({ id, revision: DRILL_REVISION, topic, isDrill: true })),
  };
}

/**
 * The session with the pair to ask next: what the learner has just confused or missed, then authored pairs, then computed
 * ones. The same learning if the session has a pair, is nearly over, or every pair rests.
 */
export function withPair(
  learning: Learning,
  drills: Drills,
  material: Material,
  day: Day,
): Learning {
  const { session } = learning;
  if (!session || session.predicted !== undefined) return learning;
  if (session.items.some(({ reason }) => reason === 'pair')) return learning;
  const taken = takenBy(session, drills);
  for (const pair of candidates(learning, drills)) {
    if (!taughtIn(pair, material.byId) || pair.about.some((id) => taken.has(id))) continue;
    const row = learning.memory.get(pair.id);
    if (row && (row.lastDay === day || recallOn(row, day) > TARGET)) continue;
    const items = placed(session, pair, material);
    if (items)
      return { ...learning, memory: withRoom(learning.memory), session: { ...session, items } };
  }
  return learning;
}

/** Without the pairs that were asked longest ago: memory has a limit of 20,000 characters. */
function withRoom(memory: Memory): Memory {
  const rows = latest(memory).filter(({ id }) => id.startsWith(PAIR));
  const room = new Map(memory);
  for (const { id } of rows.slice(MAX_ROWS - 1)) room.delete(id);
  return room;
}

/** What a pair must not ask: what a drill of this session asks, and what a question still to come would then be told. */
function takenBy({ items, results }: PlanSession, { about }: Drills): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ id, again }, at) => {
      const own = about(id);
      const isToCome = at >= results.length && !again;
      return isToCome || own.includes(id) ? own : [];
    }),
  );
}

function candidates({ memory }: Learning, { pairs, ofChoice, about }: Drills): Pair[] {
  const missed = latest(memory).filter(({ lastRight }) => !lastRight);
  return [
    ...missed.flatMap(({ id, wrong }) => (wrong !== undefined && ofChoice(id, wrong)) || []),
    ...missed.flatMap(({ id }) =>
      pairs.filter((pair) => about(id).some((one) => pair.about.includes(one))),
    ),
    ...pairs,
  ];
}

/** The rows of memory, the last asked first. */
const latest = (memory: Memory) => [...memory.values()].sort((a, b) => b.lastDay - a.lastDay);

/** The items with the steps, never more than three of a topic in a row; undefined if they do not fit. */
function placed(
  { items, results }: PlanSession,
  { id, topic }: Pair,
  { byId }: Material,
): SessionItem[] | undefined {
  const step = (step: string, again: boolean): SessionItem => ({
    id: step,
    reason: 'pair',
    again,
  });
  // Nothing is to be answered on the card.
  const early = [step(id + CARD, true), step(id + SECOND, true)];
  const late = step(id, false);
  const topicOf = (item: SessionItem) =>
    item.reason === 'pair' ? topic : byId.get(item.id)?.topic;
  const isGood = (list: readonly SessionItem[]) =>
    hasNoLongRun(list.filter(({ id: asked }) => !asked.endsWith(CARD)).map(topicOf));
  for (let at = results.length; at + OTHERS_BETWEEN <= items.length; at += 1)
    for (let end = at + OTHERS_BETWEEN; end <= items.length; end += 1) {
      const room = inPlaceOf(items, [...early, late], items.length, Math.max(at, results.length));
      const rest = room?.slice(0, -3);
      if (!rest || end > rest.length) break;
      const list = [
        ...rest.slice(0, at),
        ...early,
        ...rest.slice(at, end),
        late,
        ...rest.slice(end),
      ];
      if (isGood(list)) return list;
    }
  return undefined;
}
