/** Unfinished text, tokens of templates and merge conflicts must not reach visitors. */

import type { Place } from '../../findings/finding.ts';
import { linksOf } from '../../link/field-links.ts';
import { dependencyAt, placeOf } from '../../link/place.ts';
import type { SiteText } from '../../link/texts.ts';
import type { DataPath } from '../../load/document.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { SLOT } from '../../text/passages.ts';
import { findMalformedReference } from '../../text/references.ts';
import { hasTodo, TODO_PATTERN } from '../../text/todo.ts';
import type { WordsNode } from '../../text/tree.ts';
import {
  type AuditContent,
  checkEachEntry,
  type EntryWithTexts,
  type FindingReporter,
  type Rule,
} from '../rule.ts';

type Kind = { pattern: RegExp; title: (words: string) => string; help: string };

const KINDS: readonly Kind[] = [
  {
    pattern: /[Ll]orem ipsum|\{[a-z_-]+\}/g,
    title: (words) => `"${words}" is a placeholder, not text`,
    help: 'Write the text, or leave the field out until there is one.',
  },
  {
    pattern: /(?<!\S)(?:<{7}|>{7}|\|{7}|={7})(?!\S)/g,
    title: (words) => `the text has a merge conflict marker: ${words}`,
    help: 'Keep one of the two versions, and delete the markers <<<<<<<, ======= and >>>>>>>.',
  },
];

/** Template tokens such as `{ topic.name }`, `{% name %}`, `<<name>>` and `[topic.name]`, and single braces. */
const TEMPLATE: Kind = {
  pattern:
    /[$#]?\{[^{}\n]*\}|[{}]|(?<!<)<<[^<>\n]+>>(?!>)|\[[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:@[a-z0-9-]+)?\]/g,
  title: (words) => `"${words}" would be printed as it is`,
  help: 'Write a reference as {{topic.name}}. Delete the braces or brackets if this is not a reference.',
};
const ANY = new RegExp([...KINDS, TEMPLATE].map(({ pattern }) => pattern.source).join('|'));

export const textPlaceholder: Rule = {
  id: 'text/placeholder',
  about:
    'A text contains something that is not for visitors: TODO, {token}, lorem ipsum or a merge conflict marker.',
  severity: 'error',
  check: checkEachEntry(({ site }) => (own, report) => {
    for (const text of own.texts) if (ANY.test(text.source)) checkText(text, report);
    reportUnwritten(own, site, report);
  }),
};

type Unwritten = { path: DataPath; place: () => Place };

/** Reports one finding for each record with a TODO, with the fields that somebody still has to write. */
function reportUnwritten(
  { entry, texts }: EntryWithTexts,
  site: AuditContent['site'],
  report: FindingReporter,
) {
  const inTexts = texts
    .filter(({ source }) => hasTodo(source))
    .flatMap((text) =>
      placesIn(text).map((place): Unwritten => ({ path: text.path ?? [], place })),
    );
  const inLinks = linksOf(site, entry)
    .filter(({ target }) => target === 'todo')
    .map(({ path }): Unwritten => ({ path, place: () => placeOf(entry, path) }));
  const records = groupByNames([...inTexts, ...inLinks], ({ path }) => [dependencyAt(entry, path)]);
  for (const [record, fields] of records) {
    const [first, ...others] = fields;
    const [, item] = /\/(\d+)$/.exec(record) ?? [];
    const depth = item === undefined ? 0 : 2;
    const nameOf = ({ path }: Unwritten) => String(path[depth] ?? 'its text');
    const names = [...new Set(fields.map(nameOf))];
    report({
      title: `${nameOfRecord(entry, first.path, depth)} is not written yet: ${names.join(', ')}`,
      at: first.place(),
      related: others.map((field) => ({ says: nameOf(field), at: field.place(), frameless: true })),
      help: ['Replace each TODO. Other problems of the record are reported after that.'],
      breaks: [record],
    });
  }
}

const placesIn = (text: SiteText): Unwritten['place'][] =>
  [...text.source.matchAll(TODO_PATTERN)].map(
    ({ 0: word, index: start }) =>
      () =>
        text.place({ start, end: start + word.length }),
  );

function nameOfRecord(
  { id, data }: EntryWithTexts['entry'],
  path: DataPath,
  depth: number,
): string {
  let value: unknown = data;
  for (const step of path.slice(0, depth))
    value = (value as Record<string | number, unknown>)[step];
  return String((value as { id?: string } | undefined)?.id ?? id);
}

function checkText(text: SiteText, report: FindingReporter): void {
  const suspects = text.inlines.filter(
    (node): node is WordsNode => node.type === 'words' && ANY.test(node.text),
  );
  if (suspects.length === 0) return;
  const kinds = hasBadReference(text) ? KINDS : [...KINDS, TEMPLATE];
  for (const node of suspects)
    for (const { words, index, title, help } of placeholdersIn(node.text, kinds))
      report({
        title: title(words),
        at: text.place({ start: node.start + index, end: node.start + index + words.length }),
        help: [help],
      });
}

/** True if `link/bad-reference` already reports the text: other braces then belong to the same mistake. */
function hasBadReference({ inlines }: SiteText): boolean {
  const words = inlines.map((node) => (node.type === 'words' ? node.text : SLOT)).join('');
  return (
    findMalformedReference(words) !== undefined ||
    inlines.some((node) => node.type === 'code' && node.text.includes('{{'))
  );
}

/** The placeholders of a text, without those that begin inside a placeholder of an earlier kind. */
function placeholdersIn(
  text: string,
  kinds: readonly Kind[],
): (Kind & { words: string; index: number })[] {
  const found: ReturnType<typeof placeholdersIn> = [];
  for (const kind of kinds)
    for (const { 0: words, index } of text.matchAll(kind.pattern))
      if (!found.some((other) => index >= other.index && index < other.index + other.words.length))
        found.push({ ...kind, words, index });
  return found;
}
