/** Parses and writes `{{…}}` in a text: a fact, a reading, a source, a sum, or a quoted literal. */
import { omitUndefined } from '../program/omit-undefined.ts';
import { parseSum, withSingleSpaces } from './sums.ts';
import type { FilledReference, Literal, LiteralGround, Span } from './tree.ts';

/** A reference or literal without its offsets in the text. */
export type Reference = WithoutSpan<FilledReference | Literal>;
type WithoutSpan<Node> = Node extends Span ? Omit<Node, keyof Span> : never;

const BRACES = /^\{\{([^{}\n]*)\}\}/;
const FACT = /^\s*(@)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:@([a-z0-9-]+))?\s*$/;
const CITATION = /^\s*@([a-z0-9-]+(?:\/[a-z0-9.-]+)?)\s*$/;
const SUM = /^\s*=(.*)$/;
const LITERAL = /^\s*"([^"]+)"(?:\s+de\s+(\S.*))?\s*$/;
/** A ground of a literal: `topic.name = 25 mph`. Commas separate several grounds. */
const GROUND = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:@([a-z0-9-]+))? ?= ?(\S.*)$/;
const BETWEEN_GROUNDS = /, (?=[a-z0-9-]+\.[a-z0-9.-]+(?:@[a-z0-9-]+)? ?=)/;

/** The syntax of references, for the help of findings. */
export const REFERENCE_HELP =
  'Write {{topic.name}}, {{topic.name@reading}}, {{@source}}, {{@topic.name}}, {{= 35 mph − topic.name}}, {{"a literal"}} or {{"a literal" de topic.name = 25 mph}}.';

/** The `{{…}}` at the beginning of a text, as it is written. */
export const referenceAtStart = (text: string): string | undefined => BRACES.exec(text)?.[0];

/** The reference in `{{…}}`; undefined if the text in the braces is not a valid reference. */
export function parseReference(raw: string): Reference | undefined {
  const inside = raw.slice(2, -2);
  const fact = FACT.exec(inside);
  if (fact !== null) {
    const [, at, id, reading] = fact;
    return omitUndefined({ type: at === undefined ? 'fact' : 'source', id: id!, reading } as const);
  }
  const source = CITATION.exec(inside)?.[1];
  if (source !== undefined) return { type: 'citation', source };
  const [, text, grounds] = LITERAL.exec(inside) ?? [];
  if (text !== undefined) return literal(text, grounds);
  const sum = SUM.exec(inside)?.[1];
  const terms = sum === undefined ? undefined : parseSum(sum);
  return terms === undefined ? undefined : { type: 'sum', raw, terms };
}

function literal(text: string, written: string | undefined): Reference | undefined {
  if (written === undefined) return { type: 'literal', text };
  const grounds: LiteralGround[] = [];
  for (const part of withSingleSpaces(written).split(BETWEEN_GROUNDS)) {
    const [, id, reading, value] = GROUND.exec(part) ?? [];
    if (id === undefined || value === undefined) return undefined;
    grounds.push(omitUndefined({ id, reading, value }));
  }
  return { type: 'literal', text, grounds };
}

/** The reference to a fact, as it is written in a text. */
export const referenceToFact = (id: string, reading?: string): string =>
  `{{${id}${reading === undefined ? '' : `@${reading}`}}}`;

/** A reference that the build fills in, as it is written in a text. */
export function writeReference(node: FilledReference): string {
  switch (node.type) {
    case 'sum':
      return node.raw;
    case 'citation':
      return referenceToSource(node.source);
    case 'source':
      return referenceToFact(`@${node.id}`, node.reading);
    default:
      return referenceToFact(node.id, node.reading);
  }
}

/** Help for a reference syntax that is no longer supported. */
export function helpForOldSyntax(raw: string): string[] {
  const [, fact, reading] = /^\{\{\s*([a-z0-9.-]+)(@[a-z0-9-]+)?:fuente\s*\}\}$/.exec(raw) ?? [];
  if (fact !== undefined) return [`The source of a fact is written {{@${fact}${reading ?? ''}}}.`];
  return /@[a-z0-9-]+!/.test(raw)
    ? [
        'Write it without "!": a text prints what the ruling prefers, {{topic.name}}. Quote what used to be said: {{"25 mph"}}.',
      ]
    : [];
}

/** The reference that prints the citation of a source. */
export const referenceToSource = (source: string): string => `{{@${source}}}`;

/** Words that look like a reference: unclosed or nested braces, single braces, double square brackets. */
const LOOKS_LIKE_ONE =
  /(\{\{+|\}\}+)|(\{(?:=[^{}\n]*|@[a-z0-9-]+(?:\/[a-z0-9.-]+)?|@?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[@:][^{}\n]*)?)\})|(\[\[[^[\]\n]+\]\])/;

type NearReference = { raw: string; at: number; title: string; help: string };

/** The first words that a reader would take for a reference. */
export function findMalformedReference(text: string): NearReference | undefined {
  if (!text.includes('{') && !text.includes('}') && !text.includes('[[')) return undefined;
  const found = LOOKS_LIKE_ONE.exec(text);
  if (found === null) return undefined;
  const [raw, braces] = found;
  const begun = /^\{\{ ?(@?[a-z0-9-]+(?:[./][a-z0-9-]+)+(?:@[a-z0-9-]+)?)/.exec(
    text.slice(found.index),
  );
  if (begun !== null)
    return {
      raw: begun[0],
      at: found.index,
      title: `${begun[0]} is a reference that is not closed`,
      help: `Write {{${begun[1]}}}, on one line.`,
    };
  return {
    raw,
    at: found.index,
    title:
      braces === undefined
        ? `${raw} is written like a reference, and would be printed as it is`
        : `${raw} ${braces.startsWith('{') ? 'opens a reference that does not end' : 'ends a reference that does not begin'}`,
    help:
      braces === undefined
        ? `Write {{${raw.replace(/[[\]{}]/g, '')}}}.`
        : `${REFERENCE_HELP} Write it on one line, and do not nest it.`,
  };
}
