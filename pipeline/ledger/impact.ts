/** A fact or a source → every place that carries it: readings, questions, options, explanations, pages, articles, centres. */

import { compareText, type Place } from '../findings/finding.ts';
import { placeOf } from '../link/place.ts';
import { linksOf } from '../link/relations.ts';
import type { Site } from '../link/site.ts';
import type { FactReference } from '../link/texts.ts';
import type { DataPath } from '../load/document.ts';
import type { Entry } from '../validate/index.ts';
import type { Ledger } from './types.ts';

/** One place of the work list. Line and column are 1-based. */
export type Carrier = {
  kind: string;
  what: string;
  file: string;
  line: number;
  column: number;
  urls: string[];
};

const KINDS: Partial<Record<string, string>> = {
  tests: 'questions',
  chapters: 'manual',
  articles: 'blog',
  centres: 'centres',
  legal: 'legal pages',
  pages: 'pages',
  home: 'home',
  facts: 'ledger',
  sources: 'sources',
  signs: 'signs',
};

export function placesOfFact(site: Site, id: string): Carrier[] {
  const entry = site.facts.get(id)!;
  const readings = entry.data.readings.map((reading, index) =>
    carrier(
      'ledger',
      `reading ${reading.id ?? reading.surface}`,
      placeOf(entry, ['readings', index]),
    ),
  );
  const references = site.references
    .filter((reference) => reference.fact === id)
    .map((reference) => ofReference(reference));
  const named = (Object.values(site.entries) as Entry[][])
    .flat()
    .flatMap((each) => (each.collection === 'facts' ? [] : fieldsNaming(each, id)));
  return inOrder([...readings, ...references, ...named]);
}

/** Fields that hold a fact's id instead of referring to it in a text: statistics, fees, timetables, the facts of a question. */
function fieldsNaming(entry: Entry, id: string): Carrier[] {
  return [...linksOf(entry)]
    .filter(({ kind, target }) => kind === 'fact' && target === id)
    .map(({ path }) =>
      carrier(
        kindOf(entry),
        `${recordName(entry, path)} names it in "${path.findLast((step) => typeof step === 'string')}"`,
        placeOf(entry, path),
      ),
    );
}

/** A source's own citations, and everything that carries a fact which rests on it. */
export function placesOfSource(site: Site, ledger: Ledger, id: string): Carrier[] {
  const cited = Object.values(site.entries).flatMap((list) =>
    (list as Entry[]).flatMap((entry) =>
      entry.collection === 'facts' ? [] : citations(entry, entry.data, [], id),
    ),
  );
  const facts = [...ledger.values()].filter((entry) =>
    entry.readings.some((reading) => reading.source === id),
  );
  return inOrder([
    ...cited,
    ...facts.flatMap((entry) =>
      placesOfFact(site, entry.id).map((each) => ({ ...each, what: `${each.what} (${entry.id})` })),
    ),
  ]);
}

function citations(entry: Entry, value: unknown, path: DataPath, id: string): Carrier[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'cite' || key === 'cites') {
      const at = (inner as string[]).indexOf(id);
      return at === -1
        ? []
        : [
            carrier(
              kindOf(entry),
              `${recordName(entry, path)} cites it`,
              placeOf(entry, [...here, at]),
            ),
          ];
    }
    return citations(entry, inner, here, id);
  });
}

function ofReference({ entry, place, reading }: FactReference): Carrier {
  const at = place();
  return carrier(
    kindOf(entry),
    `${describeAt(entry, at)}${reading === undefined ? '' : ` (@${reading})`}`,
    at,
  );
}

/** Which part of a question a place lies in; other records are named by their id. */
function describeAt(entry: Entry, at: Place): string {
  if (entry.collection !== 'tests' || at.range === undefined) return entry.id;
  const { line } = at.range.start;
  const questions = (entry.data as { questions: { id: string; correctAnswer: number }[] })
    .questions;
  for (const [index, question] of questions.entries()) {
    for (const part of ['question', 'options', 'explanation'] as const) {
      const range = placeOf(entry, ['questions', index, part]).range!;
      if (line >= range.start.line && line <= range.end.line)
        return `${question.id} ${part === 'options' ? 'correct option' : part === 'question' ? 'stem' : part}`;
    }
  }
  return entry.id;
}

function recordName(entry: Entry, path: DataPath): string {
  if (entry.collection !== 'tests') return entry.id;
  return (
    (entry.data as { questions: { id: string }[] }).questions[path[1] as number]?.id ?? entry.id
  );
}

const kindOf = (entry: Entry) => KINDS[entry.collection] ?? 'records';

function carrier(kind: string, what: string, { file, range, urls }: Place): Carrier {
  return { kind, what, file, line: range?.start.line ?? 1, column: range?.start.column ?? 1, urls };
}

const inOrder = (carriers: Carrier[]) =>
  [...carriers].sort(
    (a, b) =>
      compareText(a.kind, b.kind) ||
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
