/** Every export format. */

import type { CanonicalData } from './canonical.ts';
import type { ExportFile, ExportResult } from './export-set.ts';
import type { ExportFormat, ExportTools } from './format.ts';
import { type Archive, packArchive, packMember } from './zip.ts';

/** Loads the code of a format only when exports in that format are made. */
type LoadFormat = () => Promise<ExportFormat<keyof CanonicalData>>;

export const FORMATS: Readonly<Record<string, LoadFormat>> = {
  api: async () => (await import('./api/index.ts')).api,
  csv: async () => (await import('./csv.ts')).csv,
  feeds: async () => (await import('./feeds.ts')).feeds,
  manifest: async () => (await import('./web-manifest.ts')).webManifest,
  anki: async () => (await import('./anki/index.ts')).anki,
  clase: async () => (await import('./class/index.ts')).classSheets,
  moodle: async () => (await import('./moodle.ts')).moodle,
  canvas: async () => (await import('./canvas/index.ts')).canvas,
};

/** @param name one of FORMATS @throws ExportFailure if the content cannot be exported in this format */
export async function exportInFormat(
  name: string,
  data: CanonicalData,
  tools: ExportTools,
): Promise<ExportResult> {
  const format = await FORMATS[name]!();
  const { files, leftOut = [] } = await format(data, tools);
  return {
    format: name,
    leftOut,
    files: files.map(({ content, ...file }) => ({
      ...file,
      content:
        typeof content === 'function'
          ? tools.pathsOnly
            ? ''
            : packed(content())
          : packed(content),
    })),
  };
}

function packed(content: ExportFile['content'] | Archive): ExportFile['content'] {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return packArchive(content.entries.map(packMember), content.day);
}
