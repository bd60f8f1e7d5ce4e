/** The content's texts → the statements they make: what is masked, where a sentence ends, what a reader is told. */
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import type { Question } from '../../schemas/test.ts';
import type { Place } from '../findings/finding.ts';
import { placeOf } from '../link/place.ts';
import { urlsOf } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { type DataPath, rangeAt } from '../load/document.ts';
import { textsIn } from '../schema-shape.ts';
import type { Entry } from '../validate.ts';

/** A text that tells visitors something, with the way back to its place. */
export type Prose = {
  entry: Entry;
  surface: string | undefined;
  text: string;
  /** May hold references; a plain text cannot. */
  rich: boolean;
  placeOf(start: number, end: number): Place;
  /** The day the text speaks for, of a dated article. */
  asOf: string | undefined;
};

/** Collections that hold no prose of the site's own, and fields that are labels, records of others or interface. */
const SKIPPED: ReadonlySet<string> = new Set([
  'facts',
  'sources',
  'surfaces',
  'municipalities',
  'site',
]);
const SKIPPED_FIELDS: ReadonlySet<string> = new Set([
  '$schema',
  'id',
  'code',
  'legend',
  'keywords',
  'readTime',
  'errors',
  'waivers',
  'date',
  'avatar',
  'hashtags',
  'symbol',
  'source',
  'cite',
  'cites',
  'facts',
  'author',
  'href',
  'label',
  'pattern',
]);

export function* proseOf(site: Site): Generator<Prose> {
  for (const [name, list] of Object.entries(site.entries) as [CollectionName, Entry[]][]) {
    if (SKIPPED.has(name)) continue;
    const collection = COLLECTIONS[name] as {
      surface?: string;
      schema: Parameters<typeof textsIn>[0];
    };
    for (const entry of list) {
      const asOf = (entry.data as { publishDate?: string }).publishDate;
      const { surface } = collection;
      for (const { path, text, rich } of textsIn(collection.schema, entry.data, SKIPPED_FIELDS)) {
        if (isDistractor(entry, path)) continue;
        yield {
          entry,
          surface,
          asOf,
          text,
          rich,
          placeOf: (start, end) => placeInValue(entry, path, text, start, end),
        };
      }
      const { body, file, text } = entry.document;
      if (body !== undefined) {
        yield {
          entry,
          surface,
          asOf,
          text: body.text,
          rich: true,
          placeOf: (start, end) => ({
            file,
            range: rangeAt(text, body.offset + start, body.offset + end),
            entry: entry.id,
            urls: urlsOf(entry),
          }),
        };
      }
    }
  }
}

/** In a question the stem, the key and the explanation assert something; wrong options never do. */
function isDistractor(entry: Entry, path: DataPath): boolean {
  if (entry.collection !== 'tests' || path[0] !== 'questions' || path[2] !== 'options')
    return false;
  const question = (entry.data as { questions: Question[] }).questions[path[1] as number]!;
  return path[3] !== question.correctAnswer;
}

function placeInValue(
  entry: Entry,
  path: DataPath,
  value: string,
  start: number,
  end: number,
): Place {
  const { document } = entry;
  const written = document.path.endsWith('.json')
    ? JSON.stringify(value.slice(start, end)).slice(1, -1)
    : value.slice(start, end);
  const range = document.locate([...entry.path, ...path]);
  const before = document.path.endsWith('.json')
    ? JSON.stringify(value.slice(0, start)).length - 1
    : value.slice(0, start).length;
  // The value's own offset is right unless YAML folded it; then the words are looked for.
  const guess = range.start + before;
  const at = document.text.startsWith(written, guess)
    ? guess
    : document.text.indexOf(written, range.start);
  if (at === -1 || at > range.end) return placeOf(entry, path);
  return {
    file: document.file,
    range: rangeAt(document.text, at, at + written.length),
    entry: entry.id,
    urls: urlsOf(entry),
  };
}

/** References, code, comments, link addresses. Each begins with a character of its own: text between them is passed over fast. */
const MASKED = /\{\{[^{}\n]*\}\}|`[^`\n]*`|<!--[\s\S]*?-->|\]\([^)\s]+(?=\))|https?:\/\/\S+/g;

/** What is not prose becomes spaces of the same length. */
export function mask(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return text.replace(MASKED, (found) =>
    found.startsWith('](') ? `](${blank(found.slice(2))}` : blank(found),
  );
}

/** Sentence ends: a stop before a space and a capital, a list item or table row, a blank line. Abbreviations are no end. */
const BREAK =
  /(?<!(?<!\p{L})(?:Art|Arts|Núm|núm|No|Carr|Ave|Sr|Sra|Dr|Dra|etc|vs|p|a|m))[.?!…]+(?=["»”)*]*\s+["«“¿¡(*]*[\p{Lu}\d{¿¡])|\n(?=\s*(?:[-*|#>]|\d+\.\s|\n))/gu;

/** Offsets of the sentences, list items and table rows of a text. */
export function statementsOf(text: string): { start: number; end: number }[] {
  const statements: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(BREAK)) {
    const end = match.index + match[0].length;
    if (text.slice(start, end).trim() !== '') statements.push({ start, end });
    start = end;
  }
  if (text.slice(start).trim() !== '') statements.push({ start, end: text.length });
  return statements;
}
