/** What the readiness tells against what happens in exams of this site. */
import { readinessOn } from '../../../templates/islands/model/learning/readiness.ts';
import type { PlanBank } from '../../../templates/islands/model/learning/types.ts';
import { atLeast, atMost, type Row } from '../rows.ts';
import { examined, mean } from './exam.ts';
import { KINDS, type Kind, learnerOf } from './learner.ts';
import { practiseByPlan } from './rules.ts';

const DAYS = [3, 5, 7, 10, 14, 21, 28];
/** «más de 95» is told of 96 to 100. */
const TOP = 98;
const BIN = 10;

type Told = { told: number; passing: number };

function toldTo(bank: PlanBank, kind: Kind, days: number, seed: number): Told | undefined {
  const learner = learnerOf(kind, seed);
  const { learning } = practiseByPlan({ bank, learner, days, minutes: 10, seed });
  // Without its check by the hold-out: this is about the model.
  const { measure: _, ...rest } = learning;
  const reading = readinessOn(rest, bank, { today: days, day: days + 1 });
  if (reading.state !== 'told') return undefined;
  const { passing } = examined(bank, learner, days + 1, seed);
  return { told: reading.isTop ? TOP : reading.passing, passing };
}

export function calibrationTable(bank: PlanBank, runs: number, firstSeed: number): Row[] {
  const all = KINDS.flatMap((kind) =>
    DAYS.flatMap((days) =>
      Array.from({ length: runs }, (_, run) =>
        toldTo(bank, kind, days, firstSeed + 1000 * days + run),
      ),
    ),
  ).filter((each) => each !== undefined);
  console.log(
    `\nReadiness, ${runs} runs of each learner after ${DAYS.join(', ')} days, seeds ${firstSeed} + 1000 × days + run`,
  );
  console.log('told, of 100    people    told    true');
  let error = 0;
  for (let from = 0; from < 100; from += BIN) {
    const bin = all.filter(({ told }) => told >= from && told < from + BIN);
    if (bin.length === 0) continue;
    const [told, passing] = [
      mean(bin.map((each) => each.told)),
      mean(bin.map((each) => each.passing)),
    ];
    error += (Math.abs(told - passing) * bin.length) / all.length;
    const cells = [bin.length, told.toFixed(1), passing.toFixed(1)];
    console.log(
      `${from} to ${from + BIN - 1}`.padEnd(14) +
        cells.map((cell) => String(cell).padStart(8)).join(''),
    );
  }
  const top = mean(all.filter(({ told }) => told >= 90).map(({ passing }) => passing));
  return [
    atMost('calibration error, points', error, 4, ''),
    atLeast('told 90 or more: pass, of 100', top, 93),
  ];
}
