/** The memory of concepts: what is told of the exam against what happens, days played by the clock, and what it costs. */
import {
  type ConceptState,
  marked,
  packRow,
  standOf,
  withGiven,
} from '../../../templates/islands/model/learning/concept.ts';
import { passingOn, withSight } from '../../../templates/islands/model/learning/passing.ts';
import {
  type Answered,
  type AskedConcept,
  inWorth,
  nextForm,
} from '../../../templates/islands/model/learning/two-rounds.ts';
import { EMPTY_LEARNING } from '../../../templates/islands/model/learning/types.ts';
import { atMost, type Row } from '../rows.ts';
import { examined, mean, type ShippedBank } from './exam.ts';
import { KINDS, type Kind, type Learner } from './learner.ts';
import { type Item, mixed } from './queues.ts';

type LearnersOf = Readonly<Record<string, (kind: Kind, seed: number) => Learner>>;
type Course = {
  bank: ShippedBank;
  items: readonly Item[];
  learner: Learner;
  days: number;
  minutes: number;
  seed: number;
  /** Seconds of a question with its reason; absent: those of the learner. */
  pace?: number;
};

const conceptsOf = (items: readonly Item[], { exam: { weights } }: ShippedBank): AskedConcept[] => {
  const forms = new Map<string, Item[]>();
  for (const item of items) forms.set(item.concept, [...(forms.get(item.concept) ?? []), item]);
  return inWorth(
    [...forms].map(([id, own]) => ({ id, forms: own, rank: own[0]!.rank })),
    weights,
  );
};

/** One session a day by the clock; the item under way is finished. */
function played({ bank, items, learner, days, minutes, seed, pace }: Course) {
  const concepts = conceptsOf(mixed(items, seed), bank);
  const memory = new Map<string, ConceptState>();
  let sights = EMPTY_LEARNING.sights;
  let unmet = { misses: 0, left: 0 };
  const spent: number[] = [];
  let waiting = new Set<string>();
  for (let day = 1; day <= days; day += 1) {
    const answered: Answered[] = [];
    let used = 0;
    while (used < 60 * minutes) {
      const form = nextForm(
        { concepts, memory, today: day, startDay: 1, examDay: days + 1 },
        answered,
      );
      if (!form) break;
      const row = memory.get(form.concept);
      const { right, seconds } = learner.answer(form as Item, day);
      used += pace ?? seconds;
      answered.push({ form, right, isNew: !row });
      sights = withSight(sights, row, { form, right, day, kind: 'test' });
      memory.set(form.concept, withGiven(row, { concept: form.concept, form, right, day }));
    }
    const asked = new Set(answered.map(({ form }) => form.concept));
    const left = [...waiting].filter((concept) => !asked.has(concept)).length;
    const missed = new Set(answered.flatMap(({ form, right }) => (right ? [] : [form.concept])));
    waiting = new Set([...missed].filter((concept) => memory.get(concept)!.daysRight === 0));
    unmet = { misses: unmet.misses + missed.size, left: unmet.left + left };
    spent.push(used / 60);
  }
  return { concepts, memory, sights, unmet, spent };
}

const DAYS = [3, 5, 7, 10, 14, 21, 28];
/** «más de 95» is told of 96 to 100. */
const TOP = 98;
const BIN = 10;

/** The mean distance of what is told and what is true, in bins of ten points, on each memory. */
export function passingRows(
  bank: ShippedBank,
  items: readonly Item[],
  learners: LearnersOf,
  runs: number,
  firstSeed: number,
): Row[] {
  return Object.entries(learners).map(([model, learnerOf]) => {
    const all = KINDS.flatMap((kind) =>
      DAYS.flatMap((days) =>
        Array.from({ length: runs }, (_, run) => {
          const seed = firstSeed + 1000 * days + run;
          return told({ bank, items, learner: learnerOf(kind, seed), days, minutes: 10, seed });
        }),
      ),
    ).filter((each) => each !== undefined);
    console.log(`\nTold and true, of 100, memory ${model}: people, told, true`);
    return atMost(`told and true of concepts, memory ${model}, points`, errorOf(all), 5, '');
  });
}

function told(course: Course): { told: number; passing: number } | undefined {
  const { bank, learner, days, seed } = course;
  const reading = passingOn(played(course), bank, days + 1);
  if (reading.state === 'silent') return undefined;
  const { passing } = examined(bank, learner, days + 1, seed);
  return { told: reading.isTop ? TOP : reading.passing, passing };
}

/** Prints the bins. */
function errorOf(all: readonly { told: number; passing: number }[]): number {
  let error = 0;
  for (let from = 0; from < 100; from += BIN) {
    const bin = all.filter((each) => each.told >= from && each.told < from + BIN);
    if (bin.length === 0) continue;
    const [of, passing] = [mean(bin.map((one) => one.told)), mean(bin.map((one) => one.passing))];
    const cells = [from, bin.length, of.toFixed(1), passing.toFixed(1)];
    console.log(cells.map((cell) => String(cell).padStart(7)).join(''));
    error += (Math.abs(of - passing) * bin.length) / all.length;
  }
  return error;
}

/** Seconds of a question with its reason, on the real page. */
const PACE = 12;

/** Days played by the clock: minutes, what was met, and what was missed and asked neither in its session nor on the next day. */
export function playedTable(
  bank: ShippedBank,
  items: readonly Item[],
  learners: LearnersOf,
  runs: number,
  firstSeed: number,
): void {
  console.log(
    `\nOne session a day at ${PACE} seconds a question, ${runs} runs: most minutes, concepts met, of them core not met, misses, of them not asked again by the next day, to review on the last evening, told, true`,
  );
  for (const [model, learnerOf] of Object.entries(learners))
    for (const kind of KINDS.slice(0, 2))
      for (const days of [7, 14]) {
        const all = Array.from({ length: runs }, (_, run) => {
          const seed = firstSeed + run;
          const learner = learnerOf(kind, seed);
          const { concepts, memory, unmet, spent, sights } = played({
            ...{ bank, items, learner, days, minutes: 10, seed, pace: PACE },
          });
          const stands = concepts.map(({ id, forms }) => standOf(memory.get(id), forms, days));
          const reading = passingOn({ concepts, memory, sights }, bank, days + 1);
          return {
            minutes: Math.max(...spent),
            met: memory.size,
            core: concepts.filter(({ id, rank }) => rank === 0 && !memory.has(id)).length,
            misses: unmet.misses,
            left: unmet.left,
            review: stands.filter((stand) => stand === 'review').length,
            told: reading.state === 'told' ? (reading.isTop ? TOP : reading.passing) : 0,
            passing: examined(bank, learner, days + 1, seed).passing,
          };
        });
        const cells = (Object.keys(all[0]!) as (keyof (typeof all)[0])[]).map((key) =>
          mean(all.map((one) => one[key]))
            .toFixed(1)
            .padStart(8),
        );
        console.log(
          `${model.padEnd(6)} ${kind.name.padEnd(8)} ${String(days).padStart(3)}${cells.join('')}`,
        );
      }
}

/** A phone is so much slower. */
const SLOWDOWN = 6;
const CONCEPTS = 320;
const ROUNDS = 40;

/** Time of a choice and of the readiness with every concept asked, and the characters that the device keeps. */
export function conceptSpeedRows(bank: ShippedBank): Row[] {
  const topics = bank.exam.weights.map(({ topic }) => topic);
  const concepts = inWorth(
    Array.from({ length: CONCEPTS }, (_, at) => {
      const id =
        at < 190 ? String(at + 1) : at < 250 ? `senal-larga-${at}` : `velocidad.zona-${at}`;
      const forms = ['a', 'b', 'c'].map((form) =>
        marked({
          id: `${id}-${form}`,
          revision: 1,
          concept: id,
          topic: topics[at % topics.length]!,
        }),
      );
      return { id, forms, rank: at % 3 };
    }),
    bank.exam.weights,
  );
  const memory = new Map<string, ConceptState>();
  let sights = EMPTY_LEARNING.sights;
  for (const [at, { id, forms }] of concepts.entries())
    for (let n = 0; n < 3; n += 1) {
      const given = {
        concept: id,
        form: forms[n % 2]!,
        right: (at + n) % 4 > 0,
        day: 20_700 + 9 * n,
      };
      sights = withSight(sights, memory.get(id), { ...given, kind: 'test' });
      memory.set(id, withGiven(memory.get(id), given));
    }
  const asking = { concepts, memory, today: 20_780, startDay: 20_760, examDay: 20_790 };
  const answered: Answered[] = concepts
    .slice(0, 30)
    .map(({ forms }, at) => ({ form: forms[0]!, right: at % 3 > 0, isNew: false }));
  const milliseconds = (call: () => unknown) =>
    Math.min(
      ...Array.from({ length: ROUNDS }, () => {
        const start = process.cpuUsage();
        call();
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      }),
    );
  return [
    atMost(
      'choosing the next form',
      SLOWDOWN * milliseconds(() => nextForm(asking, answered)),
      2,
      'ms',
    ),
    atMost(
      'readiness by concepts',
      SLOWDOWN * milliseconds(() => passingOn({ concepts, memory, sights }, bank, 20_790)),
      30,
      'ms',
    ),
    atMost(
      'memory of concepts, characters',
      JSON.stringify([...memory.values()].map(packRow)).length,
      8000,
      '',
    ),
  ];
}
