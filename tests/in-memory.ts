/** A data folder that is read once, and audited with the text of single files changed, without touching the disk. */
import { type Content, contentReader } from '../pipeline/content.ts';
import { readFiles } from '../pipeline/load/files.ts';

/** New texts by path below the data folder. */
export type Edits = Readonly<Record<string, string>>;

export type ContentInMemory = {
  /** The file of a path below the data folder, as it is on disk. */
  textOf(path: string): string;
  /** The content's paths below the data folder. */
  paths: readonly string[];
  /** What did not change since the last audit is not read again, as in `dev`. */
  audited(edits?: Edits): Content;
};

/** @param today the day of the audits, YYYY-MM-DD */
export function contentInMemory(data: string, today: string): ContentInMemory {
  const { value, findings } = readFiles(data, 'data');
  const texts = new Map(value.files.map(({ path, text }) => [path, text]));
  let edited: Edits = {};
  const read = contentReader(() => ({
    value: {
      files: value.files.map((file) => ({ ...file, text: edited[file.path] ?? file.text })),
      unread: [...value.unread],
    },
    findings: [...findings],
  }));
  return {
    textOf: (path) => texts.get(path)!,
    paths: [...texts.keys()],
    audited: (edits = {}) => {
      edited = edits;
      return read({ data, label: 'data', today });
    },
  };
}
