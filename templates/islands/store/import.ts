/** Imports a progress file. Only the import buttons load this script. */
import { type Attempt, type LoggedAnswer, loggedAnswers } from '../model/attempt.ts';
import { DAY_MS, MINUTE_MS } from '../model/days.ts';
import { EMPTY_PROGRESS, MAX_LOG, type Progress } from '../model/progress.ts';
import { type BackupData, type BackupStores, backupCodec } from './export-file.ts';
import { mergeStoredValues } from './merge.ts';
import { OUTINGS } from './outings.ts';
import { PACKED_LEARNING_CODEC, packLearning, readLearning, withoutFutureDays } from './plan.ts';
import { practiceCodecWith } from './practice.ts';
import { parseStoredValue } from './stored.ts';
import { TICKED_PAPERS } from './ticks.ts';

const EMPTY: BackupData = { progress: EMPTY_PROGRESS, papers: [], outings: [] };

/**
 * `partly`: entries dated more than a day ahead were left out. `unkept`: the device could not store the data, or a newer
 * version of the site wrote its data.
 */
export type ImportResult = 'ok' | 'partly' | 'damaged' | 'newer' | 'unkept';

/** Codec that merges the practice and the plan of two devices, with the merge rules of practice.ts and plan.ts. */
export const PRACTICE_AND_PLAN_CODEC = /* @__PURE__ */ practiceCodecWith(
  PACKED_LEARNING_CODEC,
  mergeLogs,
);

/** Merges a file into the data on this device, with the merge rules of the codecs. */
export function importBackup(stores: BackupStores, text: string, now: number): ImportResult {
  const reading = parseStoredValue(
    { codec: backupCodec(PRACTICE_AND_PLAN_CODEC), empty: EMPTY },
    text,
  );
  if (reading.state !== 'ok') return reading.state;
  const { papers, outings, progress } = reading.value;
  const { progress: brought, isWhole } = pastOf(progress, now);
  stores.progress.update((here) => mergeStoredValues(PRACTICE_AND_PLAN_CODEC, here, brought, now));
  stores.papers.update((here) => mergeStoredValues(TICKED_PAPERS.codec, here, papers, now));
  stores.outings.update((here) => mergeStoredValues(OUTINGS.codec, here, outings, now));
  const troubles = Object.values(stores).map((store) => store.trouble());
  if (troubles.some((trouble) => trouble !== undefined && trouble !== 'damaged')) return 'unkept';
  return isWhole ? 'ok' : 'partly';
}

/** The progress without entries dated more than a day ahead, which would push real ones out of merged lists. */
function pastOf(progress: Progress, now: number): { progress: Progress; isWhole: boolean } {
  let isWhole = true;
  const isPast = (...times: number[]): boolean => {
    const all = times.every((time) => time <= now + DAY_MS);
    isWhole &&= all;
    return all;
  };
  const isPastAttempt = ({ startedAt, endedAt = 0 }: Attempt) => isPast(startedAt, endedAt);
  const running = progress.running.filter(
    ({ attempt, claimedAt }) => isPastAttempt(attempt) && isPast(claimedAt),
  );
  const finished = progress.finished.filter(isPastAttempt);
  const log = progress.log.filter(([at]) => isPast(at * MINUTE_MS));
  const whole = progress.learning && readLearning(progress.learning).learning;
  const learning = whole && packLearning(withoutFutureDays(whole, now));
  isWhole &&= JSON.stringify(learning) === JSON.stringify(whole && packLearning(whole));
  return {
    progress: { ...progress, running, finished, log, ...(learning ? { learning } : {}) },
    isWhole,
  };
}

/**
 * Merges the logs. The merged log omits answers that an attempt in progress contains, even if an older copy of the
 * attempt was dropped.
 */
function mergeLogs(a: Progress, b: Progress, _: number, merged: Progress): readonly LoggedAnswer[] {
  const all = [...a.running, ...b.running].map(({ attempt }) => attempt);
  const kept = merged.running.map(({ attempt }) => attempt);
  const left = all.filter((attempt) => !kept.includes(attempt)).flatMap(loggedAnswers);
  const log = new Map(
    [...a.log, ...b.log, ...left].map((answer) => [JSON.stringify(answer), answer]),
  );
  for (const answer of kept.flatMap(loggedAnswers)) log.delete(JSON.stringify(answer));
  return [...log]
    .sort(([one, [at]], [other, [time]]) => at - time || (one < other ? -1 : 1))
    .map(([, answer]) => answer)
    .slice(-MAX_LOG);
}
