/** What a learner gets who presses «Empezar» once a day until the exam. */
import { dueOn } from '../../../templates/islands/model/learning/due.ts';
import { readinessOn } from '../../../templates/islands/model/learning/readiness.ts';
import type { Minutes, PlanBank } from '../../../templates/islands/model/learning/types.ts';
import { examined, mean } from './exam.ts';
import { KINDS, type Kind, learnerOf } from './learner.ts';
import { practiseByPlan } from './rules.ts';

function play(bank: PlanBank, kind: Kind, days: number, minutes: Minutes, seed: number) {
  const learner = learnerOf(kind, seed);
  const day = days + 1;
  const practice = practiseByPlan({ bank, learner, days, minutes, seed }, true);
  const { due, notMet } = dueOn(practice.learning, bank, day);
  const { measure: _, ...rest } = practice.learning;
  const told = readinessOn(rest, bank, { today: day, day });
  return {
    met: bank.questions.length - notMet,
    known: bank.questions.length - notMet - due.length,
    told: told.state === 'told' ? told.passing : undefined,
    passing: examined(bank, learner, day, seed).passing,
    minutes: practice.seconds / 60 / days,
    warned: practice.warned,
  };
}

/** Prints, for each learner, days and minutes: met, known on the day, told, true, minutes a day, and when the page warns. */
export function courseTable(bank: PlanBank, runs: number, firstSeed: number): void {
  console.log(`\nOne session a day, ${runs} runs, seeds ${firstSeed} to ${firstSeed + runs - 1}`);
  console.log('learner  days  min     met   known    told    true  minutes a day  warned');
  for (const kind of KINDS)
    for (const days of [7, 14, 30])
      for (const minutes of [5, 10, 20] as const) {
        const all = Array.from({ length: runs }, (_, run) =>
          play(bank, kind, days, minutes, firstSeed + run),
        );
        const told = all.flatMap((each) => each.told ?? []);
        const warned = all.flatMap((each) => each.warned ?? []);
        const cells = [
          mean(all.map(({ met }) => met)).toFixed(0),
          mean(all.map(({ known }) => known)).toFixed(0),
          told.length === 0 ? '–' : mean(told).toFixed(0),
          mean(all.map(({ passing }) => passing)).toFixed(0),
        ];
        console.log(
          `${kind.name.padEnd(8)} ${String(days).padStart(4)} ${String(minutes).padStart(4)}${cells
            .map((cell) => cell.padStart(8))
            .join('')}${mean(all.map((each) => each.minutes))
            .toFixed(1)
            .padStart(
              15,
            )}  ${warned.length === 0 ? 'no' : `${warned.length} of ${runs}, day ${Math.round(mean(warned))}`}`,
        );
      }
}
