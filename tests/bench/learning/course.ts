/** What a learner gets who presses «Empezar» once a day until the exam: played with the plan's own code and a false clock. */
import { dueOn, holdOut } from '../../../templates/islands/plan/due.ts';
import { withAnswer } from '../../../templates/islands/plan/memory.ts';
import { predictedShare, readinessOn } from '../../../templates/islands/plan/readiness.ts';
import { advanced, currentItem, startSession } from '../../../templates/islands/plan/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type Minutes,
  type PlanBank,
} from '../../../templates/islands/plan/types.ts';
import { needsMore } from '../../../templates/islands/plan/words.ts';
import { examined } from './exam.ts';
import { KINDS, type Kind, learnerOf } from './learner.ts';

type Played = {
  met: number;
  known: number;
  told: number | undefined;
  passing: number;
  minutes: number;
  /** First day on which the page says that the time does not suffice; undefined: never. */
  warned: number | undefined;
};

function play(bank: PlanBank, kind: Kind, days: number, minutes: Minutes, seed: number): Played {
  const learner = learnerOf(kind, seed);
  const examDay = days + 1;
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  let learning: Learning = {
    ...EMPTY_LEARNING,
    plan: { minutes, startDay: 1, seed, minutesAt: 0, examDay, examAt: 0 },
  };
  let seconds = 0;
  let warned: number | undefined;
  const ask = (id: string, day: number, isGraded: boolean): boolean => {
    const question = byId.get(id)!;
    const answer = learner.answer(question, day);
    seconds += answer.seconds;
    const missed = (learning.missed ?? []).filter((other) => other !== id);
    if (isGraded) learning = withAnswer(learning, { question, right: answer.right, day });
    learning = { ...learning, missed: answer.right ? missed : [...missed, id] };
    return answer.right;
  };
  for (let day = 1; day <= days; day += 1) {
    const held = examDay - day === 7 ? holdOut(learning, bank, day).map(({ id }) => id) : [];
    const isTold = readinessOn(learning, bank, { today: day, day: examDay }).state !== 'silent';
    if (held.length > 0 && isTold) {
      const predicted = predictedShare(learning, bank, held, day);
      const right = held.filter((id) => ask(id, day, true)).length;
      learning = { ...learning, measure: { day, right, asked: held.length, predicted } };
    }
    let session = startSession({ learning, bank, day, minutes, id: `${seed}-${day}` });
    for (let item = session && currentItem(session); session && item; item = currentItem(session))
      session = advanced(session, { id: item.id, right: ask(item.id, day, !item.again) }, bank);
    const now = readinessOn(learning, bank, { today: day, day: examDay });
    if (needsMore(now, examDay - day)) warned ??= day;
  }
  const { due, notMet } = dueOn(learning, bank, examDay);
  const { measure: _, ...rest } = learning;
  const told = readinessOn(rest, bank, { today: examDay, day: examDay });
  return {
    met: bank.questions.length - notMet,
    known: bank.questions.length - notMet - due.length,
    told: told.state === 'told' ? told.passing : undefined,
    passing: examined(bank, learner, examDay, seed).passing,
    minutes: seconds / 60 / days,
    warned,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

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
