/** Functions that each damage a file of the cache in one way. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';

export const FILE_CORRUPTIONS: readonly ((file: string) => void)[] = [
  function emptied(file) {
    truncateSync(file);
  },
  function halfWritten(file) {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
  },
  function cutInItsHead(file) {
    truncateSync(file, 20);
  },
  function withFlippedBits(file) {
    const bytes = readFileSync(file);
    for (let at = 40; at < bytes.length; at += 997) bytes[at]! ^= 255;
    writeFileSync(file, bytes);
  },
  function ofAnotherVersion(file) {
    writeFileSync(file, `licencia-cache-0${readFileSync(file, 'latin1').slice(16)}`, 'latin1');
  },
  function replacedByText(file) {
    writeFileSync(file, 'not what was cached');
  },
  function replacedByFolder(file) {
    rmSync(file);
    mkdirSync(file);
  },
  function replacedByEndlessLink(file) {
    rmSync(file, { recursive: true });
    symlinkSync(file, file);
  },
];
