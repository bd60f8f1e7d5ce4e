/** Every export format, and the parts of the data that it is made from: a change of any other part does not concern it. */
import type { ExportFormat } from './format.ts';
import type { Inputs } from './inputs.ts';

export type Format = {
  inputs: readonly (keyof Inputs)[];
  /** The code is loaded when the format is made. */
  load: () => Promise<ExportFormat<keyof Inputs>>;
  /**
   * Whether the version of the content cannot be put in at last: there is a hash of a file that prints it (datapackage), or
   * it may be cut in two by a page of SQLite (anki; `sqlite` counts whole ones).
   */
  isMadeForVersion: boolean;
};

/** The types check that a format reads no part that it does not name. */
const format = <Input extends keyof Inputs>(
  inputs: readonly Input[],
  load: () => Promise<ExportFormat<Input>>,
  isMadeForVersion = false,
): Format => ({ inputs, load: load as Format['load'], isMadeForVersion });

const TABLES = ['meta', 'questions', 'centres', 'facts', 'sources'] as const;
const TESTS = ['meta', 'tests', 'questions'] as const;
const RECORDS = [...TESTS, 'retos', 'centres', 'facts', 'articles', 'chapters', 'signs'] as const;

export const FORMATS: Readonly<Record<string, Format>> = {
  api: format(
    [...RECORDS, 'essentials', 'sources', 'audit', 'releases', 'aliases', 'records'],
    async () => (await import('./api/index.ts')).api,
  ),
  csv: format(TABLES, async () => (await import('./csv.ts')).csv),
  datapackage: format(TABLES, async () => (await import('./data-package.ts')).dataPackage, true),
  sqlite: format(TABLES, async () => (await import('./sqlite.ts')).sqliteFile),
  geojson: format(['meta', 'centres', 'facts'], async () => (await import('./geojson.ts')).geojson),
  feeds: format(
    ['meta', 'newestArticles', 'history'],
    async () => (await import('./feeds.ts')).feeds,
  ),
  jsonld: format(
    [...TESTS, 'centres', 'facts', 'sources', 'articleHeads'],
    async () => (await import('./graph/index.ts')).graph,
  ),
  manifest: format(['meta'], async () => (await import('./web-manifest.ts')).webManifest),
  anki: format(
    [...TESTS, 'releases', 'history'],
    async () => (await import('./anki/index.ts')).anki,
    true,
  ),
  clase: format(TESTS, async () => (await import('./class/index.ts')).classSheets),
  moodle: format(TESTS, async () => (await import('./moodle.ts')).moodle),
  gift: format([...TESTS, 'signs'], async () => (await import('./gift.ts')).gift),
  qti: format(TESTS, async () => (await import('./qti/index.ts')).qti),
  epub: format(
    ['meta', 'chapters', 'articles', 'bookTexts'],
    async () => (await import('./epub/index.ts')).epub,
  ),
  pdf: format(
    [...TESTS, 'chapters', 'bookTexts', 'signs'],
    async () => (await import('./pdf/index.ts')).pdf,
    true,
  ),
};

/** The default formats: all but the PDFs, which need a browser. */
export const USUAL_FORMATS = Object.keys(FORMATS).filter((id) => id !== 'pdf');
