/** A zip archive with the same bytes on every machine: its dates come from the content, never from the clock. */
import JSZip from 'jszip';

/** @property stored not compressed: required for the first file of an EPUB, and useless for pictures */
export type ZipEntry = { path: string; content: string | Uint8Array; stored?: boolean };

/** @param day YYYY-MM-DD; noon in Puerto Rico, so that no reader shows the day before */
export function zipped(entries: readonly ZipEntry[], day: string): Promise<Uint8Array> {
  const zip = new JSZip();
  const date = new Date(`${day}T16:00:00Z`);
  // Entries for folders would have the time of the clock.
  for (const { path, content, stored } of entries)
    zip.file(path, content, {
      date,
      createFolders: false,
      compression: stored === true ? 'STORE' : 'DEFLATE',
    });
  return zip.generateAsync({
    type: 'uint8array',
    platform: 'DOS',
    compressionOptions: { level: 6 },
  });
}
