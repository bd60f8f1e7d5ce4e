/** A data folder that is read once, and audited with the text of single files changed, without touching the disk. */
import { type Content, contentOf } from '../pipeline/content.ts';
import type { Stage } from '../pipeline/findings/finding.ts';
import { loadSources, parse, type Sources } from '../pipeline/load/index.ts';

/** New texts by path below the data folder. */
export type Edits = Readonly<Record<string, string>>;

export type ContentInMemory = {
  /** The file of a path below the data folder, as it is on disk. */
  textOf(path: string): string;
  /** The content's paths below the data folder. */
  paths: readonly string[];
  audited(edits?: Edits): Content;
};

/** @param today the day of the audits, YYYY-MM-DD */
export function contentInMemory(data: string, today: string): ContentInMemory {
  const loaded = loadSources(data, 'data');
  const texts = new Map(loaded.value.documents.map(({ path, text }) => [path, text]));
  return {
    textOf: (path) => texts.get(path)!,
    paths: [...texts.keys()],
    audited: (edits = {}) => contentOf(withEdits(loaded, edits), { today }),
  };
}

/** The sources with some files parsed again from other texts. */
function withEdits({ value, findings }: Stage<Sources>, edits: Edits): Stage<Sources> {
  const sources: Sources = { documents: [], unread: [...value.unread] };
  const all = [...findings];
  for (const document of value.documents) {
    const text = edits[document.path];
    if (text === undefined) {
      sources.documents.push(document);
      continue;
    }
    const { collection, path, file } = document;
    const parsed = parse({ collection, path, file, text });
    all.push(...parsed.findings);
    if (parsed.document === undefined) sources.unread.push({ collection, path, file, text });
    else sources.documents.push(parsed.document);
  }
  return { value: sources, findings: all };
}
