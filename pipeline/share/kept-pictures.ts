/** Pictures for sharing that earlier builds drew, in a folder that may vanish at any time: what cannot be kept only costs time. */
import {
  closeSync,
  futimesSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type KeptPictures = {
  /** @returns bytes of a picture that is as it was drawn, or undefined */
  size(name: string): number | undefined;
  /** @returns whether it is kept now */
  keep(name: string, bytes: Uint8Array): boolean;
  /** Ends the keeping, and takes away what nobody wants any more. */
  close(isWanted: (name: string) => boolean): void;
};

/**
 * A kept picture is dated 1 January 2000 (seconds since 1970). Sites hold it under a second name, so whoever changed it
 * there would have changed it here: then its date is another, and it is drawn again.
 */
const UNTOUCHED = 946_684_800;

const DRAFT = 'draft-';
/** Milliseconds. */
const DAY = 86_400_000;

export function keptPictures(folder: string): KeptPictures {
  const names = new Set(namesIn(folder));
  /** A folder of its own: two builds may draw the same picture at once. */
  let drafts: string | undefined;
  return {
    size(name) {
      const info = names.has(name)
        ? statSync(join(folder, name), { throwIfNoEntry: false })
        : undefined;
      return info?.mtimeMs === UNTOUCHED * 1000 ? info.size : undefined;
    },
    keep(name, bytes) {
      try {
        drafts ??= makeDrafts(folder);
        const draft = join(drafts, name);
        writeDated(draft, bytes);
        renameSync(draft, join(folder, name));
        return true;
      } catch {
        return false;
      }
    },
    close(isWanted) {
      if (drafts === undefined) return;
      try {
        // The file system's own clock.
        const now = statSync(drafts).mtimeMs;
        rmSync(drafts, { recursive: true });
        sweep(folder, isWanted, now);
      } catch {
        // As above.
      }
    },
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function makeDrafts(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(join(folder, DRAFT));
}

function writeDated(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, bytes);
    futimesSync(file, UNTOUCHED, UNTOUCHED);
  } finally {
    closeSync(file);
  }
}

/**
 * Where new pictures come in, old ones go: those that this site does not ask for, and no other has held under a second
 * name for a day. Another build may be about to take a younger one.
 * @param now milliseconds
 */
export function sweep(folder: string, isWanted: (name: string) => boolean, now: number): void {
  for (const name of namesIn(folder)) {
    const isDraft = name.startsWith(DRAFT);
    if (!isDraft && (!name.endsWith('.png') || isWanted(name))) continue;
    const info = statSync(join(folder, name), { throwIfNoEntry: false });
    // A draft's folder is what a killed build left.
    if (info !== undefined && (isDraft || info.nlink === 1) && info.ctimeMs < now - DAY)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
