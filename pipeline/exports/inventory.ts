/** /descargas/informe.json: every exported file with its size and hash, and what each format leaves out. */
import { createHash } from 'node:crypto';
import type { Site } from '../link/site.ts';
import { SCHEMA_VERSION } from './canonical.ts';
import type { ExportResult, ExportSet } from './export-set.ts';

/** @param pathsOnly true for a check: the file is left empty, like the other files */
export function inventoryExport(
  { settings }: Site,
  { version, date, results }: ExportSet,
  pathsOnly: boolean,
): ExportResult {
  const report = () => ({
    name: settings.name,
    notice: settings.notice,
    version,
    schemaVersion: SCHEMA_VERSION,
    date,
    licence: { name: settings.licence.content, url: settings.licence.contentUrl },
    address: `${settings.origin}${settings.basePath}/`,
    formats: results.map(({ format, files, leftOut }) => ({
      format,
      files: files.map(({ path, content }) => described(path, content)),
      leftOut,
    })),
  });
  return {
    format: 'informe',
    files: [
      {
        path: '/descargas/informe.json',
        content: pathsOnly ? '' : `${JSON.stringify(report(), null, 2)}\n`,
      },
    ],
    leftOut: [],
  };
}

function described(path: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content as string);
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
