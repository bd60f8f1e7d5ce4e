/** `find <words>`: lists facts, questions, sources, rules and texts that contain all of the words. */

import { readContent } from '../content.ts';
import { compareText, type Place } from '../findings/finding.ts';
import { placeOf } from '../link/place.ts';
import { allQuestions, QUESTION_SETS, questionTexts } from '../link/question-sets.ts';
import type { Site } from '../link/site.ts';
import { UsageError } from '../program/failures.ts';
import { RULE_IDS, ruleSummary } from '../rules/index.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { SLOT } from '../text/passages.ts';
import type { Entry } from '../validate/index.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { print } from './output.ts';

type Match = {
  kind: string;
  id: string;
  text: string;
  file?: string;
  line?: number;
  column?: number;
  urls?: string[];
};

/** Maximum number of matches of each kind in the terminal; JSON output has all matches. */
const SHOWN = 12;
const SNIPPET = 90;
const KINDS = ['fact', 'question', 'source', 'rule', 'text'];

/** @returns the exit code: 0 if anything was found, otherwise 1 */
export function findCommand(context: CommandContext): number {
  const words = foldAccents(context.operands.join(' '))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) throw new UsageError('name at least one word to find');
  const { site } = readContent({ ...contentOptions(context), withoutAudit: true });
  const found = [...(site === undefined ? [] : inContent(site, words)), ...inRules(words)].sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      compareText(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0),
  );
  if (context.options.format === 'json')
    print(`${JSON.stringify({ version: 1, words: context.operands, found }, null, 2)}\n`, 'json');
  else print(report(found));
  return found.length === 0 ? 1 : 0;
}

const holdsAll = (text: string, words: readonly string[]) => {
  const folded = foldAccents(text);
  return words.every((word) => folded.includes(word));
};

function inContent(site: Site, words: readonly string[]): Match[] {
  return [
    ...factsWith(site, words),
    ...questionsWith(site, words),
    ...sourcesWith(site, words),
    ...textsWith(site, words),
  ];
}

function factsWith({ facts }: Site, words: readonly string[]): Match[] {
  return [...facts].flatMap(([id, entry]) => {
    const { label, mentions = [] } = entry.data;
    return holdsAll([id, label, ...mentions].join(' '), words)
      ? [{ kind: 'fact', id, text: label, ...placed(placeOf(entry, [], 'key')) }]
      : [];
  });
}

function questionsWith(site: Site, words: readonly string[]): Match[] {
  return [...allQuestions(site)].flatMap(([id, { question, set, index }]) => {
    const texts = [id, ...questionTexts(question)];
    const place = placeOf(set, ['questions', index, 'question']);
    return holdsAll(texts.join(' '), words)
      ? [{ kind: 'question', id, text: question.question, ...placed(place) }]
      : [];
  });
}

function sourcesWith({ sources }: Site, words: readonly string[]): Match[] {
  return [...sources].flatMap(([id, { title }]) =>
    holdsAll(`${id} ${title}`, words) ? [{ kind: 'source', id, text: title }] : [],
  );
}

function textsWith({ texts }: Site, words: readonly string[]): Match[] {
  return texts
    .filter(({ entry }) => !SEEN.has(entry.collection))
    .flatMap((text) =>
      text.passages
        .filter((passage) => holdsAll(passage.text, words))
        .map((passage) => ({
          kind: 'text',
          id: text.entry.id,
          text: passage.text.replaceAll(SLOT, '…'),
          ...placed(text.place(passage.spanOf(0, passage.text.length))),
        })),
    );
}

/** Collections that are searched by record, so their texts are not searched again. */
const SEEN: ReadonlySet<Entry['collection']> = new Set(['facts', 'sources', ...QUESTION_SETS]);

function inRules(words: readonly string[]): Match[] {
  return RULE_IDS.filter((id) => holdsAll(`${id} ${ruleSummary(id)}`, words)).map((id) => ({
    kind: 'rule',
    id,
    text: ruleSummary(id),
  }));
}

function placed({ file, range, urls }: Place) {
  const { line = 1, column = 1 } = range?.start ?? {};
  return { file, line, column, urls };
}

function report(found: readonly Match[]): string {
  const blocks = KINDS.flatMap((kind) => {
    const matches = found.filter((match) => match.kind === kind);
    if (matches.length === 0) return [];
    const more = matches.length - SHOWN;
    return [
      [
        `${kind === 'text' ? 'texts' : `${kind}s`}  ${matches.length}`,
        ...matches.slice(0, SHOWN).map(lineOf),
        ...(more > 0 ? [`  … and ${more} more: --format json prints all`] : []),
      ].join('\n'),
    ];
  });
  return `${blocks.length === 0 ? 'nothing found' : blocks.join('\n\n')}\n`;
}

function lineOf({ id, text, file, line, column, urls = [] }: Match): string {
  const one = text.replace(/\s+/g, ' ').trim();
  const snippet = one.length > SNIPPET ? `${one.slice(0, SNIPPET)}…` : one;
  const place = file === undefined ? '' : `  ${file}:${line}:${column}`;
  return `  ${id}  ${snippet}${place}${urls[0] === undefined ? '' : `  → ${urls[0]}`}`;
}
