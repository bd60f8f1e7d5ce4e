/** The export file, with one field each for the practice, the ticked papers and the outings. */
import type { Progress } from '../model/progress.ts';
import { type Codec, record } from './codec.ts';
import { deviceOutings, OUTINGS, type Outing } from './outings.ts';
import { PRACTICE_CODEC } from './practice.ts';
import { deviceProgress } from './progress.ts';
import { type StoredValue, writeText } from './stored.ts';
import { deviceTicks, TICKS } from './ticks.ts';

export type BackupData = {
  progress: Progress;
  papers: readonly string[];
  outings: readonly Outing[];
};
export type Stores = { [K in keyof BackupData]: StoredValue<BackupData[K]> };

export const deviceStores = (): Stores => ({
  progress: deviceProgress,
  papers: deviceTicks,
  outings: deviceOutings,
});

/** @param progress codec of the progress, which either reads the plan's data or copies it unread */
export const backupCodec = (progress: Codec<Progress>): Codec<BackupData> =>
  record<BackupData>({
    progress: { is: progress },
    papers: { is: TICKS.codec, instead: TICKS.empty },
    outings: { is: OUTINGS.codec, instead: OUTINGS.empty },
  });

export const exportText = ({ progress, papers, outings }: Stores): string =>
  writeText(
    { codec: backupCodec(PRACTICE_CODEC) },
    { progress: progress.read(), papers: papers.read(), outings: outings.read() },
  );
