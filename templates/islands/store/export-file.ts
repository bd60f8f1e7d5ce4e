/** The export file, with one field each for the practice, the ticked papers and the outings. */
import type { Progress } from '../model/progress.ts';
import { type Codec, recordCodec } from './codec.ts';
import { deviceOutings, OUTINGS, type Outing } from './outings.ts';
import { PRACTICE_CODEC } from './practice.ts';
import { deviceProgress } from './progress.ts';
import { type StoredValue, serializeStoredValue } from './stored.ts';
import { deviceTickedPapers, TICKED_PAPERS } from './ticks.ts';

export type BackupData = {
  progress: Progress;
  papers: readonly string[];
  outings: readonly Outing[];
};
export type BackupStores = { [K in keyof BackupData]: StoredValue<BackupData[K]> };

export const deviceStores = (): BackupStores => ({
  progress: deviceProgress,
  papers: deviceTickedPapers,
  outings: deviceOutings,
});

/** @param progress codec of the progress, which either reads the plan's data or copies it unread */
export const backupCodec = (progress: Codec<Progress>): Codec<BackupData> =>
  recordCodec<BackupData>({
    progress: { is: progress },
    papers: { is: TICKED_PAPERS.codec, instead: TICKED_PAPERS.empty },
    outings: { is: OUTINGS.codec, instead: OUTINGS.empty },
  });

export const backupText = ({ progress, papers, outings }: BackupStores): string =>
  serializeStoredValue(
    { codec: backupCodec(PRACTICE_CODEC) },
    { progress: progress.read(), papers: papers.read(), outings: outings.read() },
  );
