/** Files → one zip archive that is the same bytes on every machine: the day comes from the content, never from the clock. */
import JSZip from 'jszip';

/** @property stored left uncompressed: the first file of an EPUB must be, and a picture gains nothing */
export type ZipEntry = { path: string; content: string | Uint8Array; stored?: boolean };

/** @param day YYYY-MM-DD; noon in Puerto Rico, so that no reader shows the day before */
export function zipped(entries: readonly ZipEntry[], day: string): Promise<Uint8Array> {
  const zip = new JSZip();
  const date = new Date(`${day}T16:00:00Z`);
  // Folders of their own would carry the clock's time.
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
