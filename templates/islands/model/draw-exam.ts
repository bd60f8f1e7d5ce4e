/** Draws an exam by blueprint and number. The same number gives the same questions, if the bank still has them. */
import type { BankQuestion, ExamBlueprint } from './quiz-data.ts';
import { hash32, seededRandom } from './shuffle.ts';

/** New exam numbers have four digits, so that they are easy to say and to write on a board. */
const FIRST_NEW = 1000;
const LAST_NEW = 9999;
const TRIES = 24;

type Weights = readonly { topic: string; percent: number }[];
type Drawable = Pick<BankQuestion, 'id' | 'topic' | 'twins' | 'of'>;
/** The settings that, with the number, decide the questions of an exam. */
type Proportions = Pick<ExamBlueprint, 'questions' | 'forms'> & { weights: Weights };

/** Splits a total into whole shares by the largest remainder method. On a tie, the earlier topic gets one more. */
export function apportion(total: number, weights: Weights): Map<string, number> {
  const sum = weights.reduce((all, { percent }) => all + percent, 0);
  const exact = weights.map(({ topic, percent }) => ({
    topic,
    value: sum > 0 ? (total * percent) / sum : 0,
  }));
  const whole = new Map(exact.map(({ topic, value }) => [topic, Math.floor(value)]));
  let left = total - [...whole.values()].reduce((all, share) => all + share, 0);
  const byRemainder = exact.sort((a, b) => (b.value % 1) - (a.value % 1));
  for (const { topic } of byRemainder) {
    if (left <= 0 || sum <= 0) break;
    whole.set(topic, (whole.get(topic) ?? 0) + 1);
    left -= 1;
  }
  return whole;
}

/**
 * Draws no near-duplicates, and never two questions about one rule. If a topic has too few questions, other topics fill
 * its share; if the whole bank has too few, the exam is shorter. A question is ranked by its own id, so adding,
 * removing or changing one question does not move the others.
 */
export function drawExam<Q extends Drawable>(
  bank: readonly Q[],
  { questions: total, forms = 0, weights }: Proportions,
  number: number,
): Q[] {
  const ranked = inOrder(bank, number);
  const drawn: Q[] = [];
  const barred = new Set<string>();
  const take = (from: readonly Q[], count: number) => {
    let left = count;
    for (const question of from) {
      if (left <= 0) return;
      const rule = question.of ?? question.id;
      if (barred.has(question.id) || barred.has(rule)) continue;
      drawn.push(question);
      for (const id of [question.id, rule, ...(question.twins ?? [])]) barred.add(id);
      left -= 1;
    }
  };
  const formsOf = apportion(forms, weights);
  for (const [topic, share] of apportion(total, weights)) {
    const goal = drawn.length + share;
    const own = ranked.filter((question) => question.topic === topic);
    const asked = own.filter((question) => !isForm(question));
    take(asked, share - formsOf.get(topic)!);
    take(own.filter(isForm), Math.min(goal - drawn.length, formsOf.get(topic)!));
    take(asked, goal - drawn.length);
  }
  const rest = forms === 0 ? ranked.filter((question) => !isForm(question)) : ranked;
  take(rest, total - drawn.length);
  // The order in which questions are asked must differ from the order in which they are drawn.
  return inOrder(drawn, number ^ ASKED);
}

const isForm = ({ of }: Drawable): boolean => of !== undefined;

const ASKED = hash32('orden');

function inOrder<Q extends Drawable>(questions: readonly Q[], seed: number): Q[] {
  const place = new Map(questions.map(({ id }) => [id, seededRandom(seed ^ hash32(id))()]));
  return [...questions].sort(
    (a, b) => place.get(a.id)! - place.get(b.id)! || (a.id < b.id ? -1 : 1),
  );
}

export const randomExamNumber = (random: () => number = Math.random): number =>
  FIRST_NEW + Math.floor(random() * (LAST_NEW - FIRST_NEW + 1));

/**
 * Picks, from a few random numbers, the number of the exam with the most unseen second forms or, on a tie, the most
 * unseen questions.
 */
export function newExamNumber<Q extends Drawable>(
  bank: readonly Q[],
  blueprint: Proportions,
  seen: ReadonlySet<string>,
  random: () => number = Math.random,
): number {
  let best = { number: FIRST_NEW, unseen: -1 };
  for (let i = 0; i < TRIES; i += 1) {
    const number = randomExamNumber(random);
    const asked = drawExam(bank, blueprint, number);
    const fresh = asked.filter(({ id }) => !seen.has(id));
    const unseen = fresh.filter(isForm).length * asked.length + fresh.length;
    if (unseen > best.unseen) best = { number, unseen };
  }
  return best.number;
}

/** Number of the exam in the address (#examen=4821); undefined for anything else. */
export function examNumberIn(hash: string): number | undefined {
  const digits = /^#examen=([1-9]\d{0,5})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
