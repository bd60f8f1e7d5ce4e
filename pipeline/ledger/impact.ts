/** Finds every place that uses a fact or a source: readings, questions, options, explanations, pages, centres. */
import { compareText, type Place } from '../findings/finding.ts';
import { linksOf } from '../link/field-links.ts';
import { placeOf, placeOfReading } from '../link/place.ts';
import { isQuestionSet } from '../link/question-sets.ts';
import type { Site } from '../link/site.ts';
import type { FactReference } from '../link/texts.ts';
import type { DataPath } from '../load/document.ts';
import { type Entry, entriesOf } from '../validate/index.ts';
import type { Ledger } from './types.ts';

/** A place that uses a fact or a source. Line and column are 1-based. */
export type UsePlace = {
  kind: string;
  what: string;
  file: string;
  line: number;
  column: number;
  urls: string[];
};

const KINDS: Partial<Record<string, string>> = {
  tests: 'questions',
  retos: 'questions',
  formas: 'questions',
  chapters: 'manual',
  articles: 'blog',
  centres: 'centres',
  centresShared: 'centres',
  legal: 'legal pages',
  pages: 'pages',
  home: 'home',
  facts: 'ledger',
  sources: 'sources',
  signs: 'signs',
};

/** Readings of a fact, references to it, and fields that name it. */
export function placesOfFact(site: Site, id: string): UsePlace[] {
  const entry = site.facts.get(id)!;
  const readings = entry.data.readings.map((reading, index) =>
    carrier('ledger', `reading ${reading.id ?? reading.surface}`, placeOfReading(entry, index)),
  );
  const references = site.references
    .filter((reference) => reference.fact === id)
    .map((reference) => ofReference(reference));
  const named = entriesBesideFacts(site).flatMap((entry) => fieldsNaming(site, entry, id));
  return inOrder([...readings, ...references, ...named]);
}

const entriesBesideFacts = ({ entries }: Site): Entry[] =>
  entriesOf(entries).filter(({ collection }) => collection !== 'facts');

/** Fields that contain a fact's id, outside texts: statistics, fees, timetables, the facts of a question. */
function fieldsNaming(site: Site, entry: Entry, id: string): UsePlace[] {
  return linksOf(site, entry)
    .filter(({ kind, target }) => kind === 'fact' && target === id)
    .map(({ path }) =>
      carrier(
        kindOf(entry),
        `${recordName(entry, path)} names it in "${path.findLast((step) => typeof step === 'string')}"`,
        placeOf(entry, path),
      ),
    );
}

/** Records and texts that cite a source, and every place that uses a fact with a reading from the source. */
export function placesOfSource(site: Site, ledger: Ledger, id: string): UsePlace[] {
  const cited = entriesBesideFacts(site).flatMap((entry) => citations(entry, entry.data, [], id));
  const printed = site.citations
    .filter(({ source }) => source === id)
    .map(({ entry, path, place }) => {
      const at = place();
      return carrier(kindOf(entry), `${describe(entry, path)} (citation)`, at);
    });
  const facts = [...ledger.values()].filter((entry) =>
    entry.all.some((reading) => reading.source === id),
  );
  return inOrder([
    ...cited,
    ...printed,
    ...facts.flatMap((entry) =>
      placesOfFact(site, entry.id).map((place) => ({
        ...place,
        what: `${place.what} (${entry.id})`,
      })),
    ),
  ]);
}

function citations(entry: Entry, value: unknown, path: DataPath, id: string): UsePlace[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== 'cite' && key !== 'cites') return citations(entry, child, inner, id);
    const at = (child as string[]).indexOf(id);
    if (at === -1) return [];
    const what = `${recordName(entry, path)} cites it`;
    return [carrier(kindOf(entry), what, placeOf(entry, [...inner, at]))];
  });
}

/** Note on a reference that uses a fact without printing its value. */
const USES: Record<FactReference['as'], string> = {
  value: '',
  sum: ' (sum)',
  source: ' (its source)',
  ground: ' (rests on it)',
};

function ofReference({ entry, path, place, reading, as }: FactReference): UsePlace {
  const at = place();
  return carrier(
    kindOf(entry),
    `${describe(entry, path)}${reading === undefined ? '' : ` (@${reading})`}${USES[as]}`,
    at,
  );
}

/** The fields of a question whose texts can refer to facts, with the names that a list of places prints. */
const PARTS: Readonly<Record<string, string>> = {
  question: 'stem',
  options: 'correct option',
  explanation: 'explanation',
};

function describe(entry: Entry, path: DataPath | undefined): string {
  const [, question, field, option, part] = path ?? [];
  const name = PARTS[String(field)];
  if (path === undefined || !isQuestionSet(entry) || name === undefined) return entry.id;
  const record = recordName(entry, path);
  if (part === 'why') return `${record} reason of a wrong option`;
  const of = entry.data.questions[question as number]?.options[option as number];
  return `${record} ${of && !of.right ? 'wrong option' : name}`;
}

function recordName(entry: Entry, path: DataPath): string {
  if (!isQuestionSet(entry)) return entry.id;
  return entry.data.questions[path[1] as number]?.id ?? entry.id;
}

const kindOf = (entry: Entry) => KINDS[entry.collection] ?? 'records';

function carrier(kind: string, what: string, { file, range, urls }: Place): UsePlace {
  return { kind, what, file, line: range?.start.line ?? 1, column: range?.start.column ?? 1, urls };
}

const inOrder = (carriers: UsePlace[]) =>
  [...carriers].sort(
    (a, b) =>
      compareText(a.kind, b.kind) ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
