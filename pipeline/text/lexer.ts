/** Splits a text into tokens of the Markdown library, which gets an additional token type for `{{…}}`. */
import { Marked, type Token, type Tokens } from 'marked';
import { type LimitProblem, paragraphProblem } from './limits.ts';
import { parseReference, type Reference, referenceAtStart } from './references.ts';

/** A token for `{{…}}`; `reference` is absent if the text in the braces is not a valid reference. */
export type ReferenceToken = { type: 'reference'; raw: string; reference?: Reference };

/** Words up to the next character that may begin markup, or to a line that ends in two spaces. */
const WORDS = /^(?:[^\\<![`*_~ {]| (?! +\n)|\{(?!\{))+/;
/** A mark that begins no markup here. A run of backticks or tildes is one token, so that the library tries it once. */
const MARK = /^(?:[`~]+|[\s\S])/;
/** Cheap pre-check: only such a text can have a bare address, which the library searches for at every letter. */
const mayHoldAddress = (text: string) =>
  text.includes('@') || text.includes('://') || text.includes('www.');

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'reference',
      level: 'inline',
      tokenizer(src) {
        const raw = src.startsWith('{{') ? referenceAtStart(src) : undefined;
        return raw === undefined
          ? undefined
          : { type: 'reference', raw, reference: parseReference(raw) };
      },
    },
  ],
  tokenizer: {
    inlineText(src) {
      // A run of braces that begins no reference is plain words.
      const run = src.startsWith('{{') ? /^\{+/.exec(src)![0] : undefined;
      if (run !== undefined) return { type: 'text', raw: run, text: run, escaped: false };
      const braces = src.indexOf('{{', 1);
      const before = braces === -1 ? src : src.slice(0, braces);
      const [raw] = mayHoldAddress(before)
        ? this.rules.inline.text.exec(before)!
        : (WORDS.exec(before) ?? MARK.exec(before)!);
      return { type: 'text', raw, text: raw, escaped: false };
    },
  },
});

/** @returns the blocks of a body, or its first paragraph that exceeds a limit, with the problem */
export function blockTokens(
  text: string,
): { tokens: Token[] } | { tooLong: LimitProblem; text: string } {
  const lexer = new marked.Lexer(marked.defaults);
  const tokens = lexer.blockTokens(text, lexer.tokens);
  for (const { src } of lexer.inlineQueue) {
    const tooLong = paragraphProblem(src);
    if (tooLong !== undefined) return { tooLong, text: src };
  }
  for (const { src, tokens: inline } of lexer.inlineQueue) lexer.inlineTokens(src, inline);
  return { tokens };
}

/** Marks, entities and bare addresses. A text without any of them consists of words and references. */
const MARKED = /[*_`[\]<>&\\~!|@]|https?:|www\./;

const MEANING = new RegExp(`${MARKED.source}|[{}]`);
/** True if a text of one paragraph is nothing but words. Most such texts are. */
export const isPlainWords = (text: string): boolean => text !== '' && !MEANING.test(text);

/** The inline tokens of a text of one paragraph. */
export function inlineTokens(text: string): Token[] {
  if (MARKED.test(text)) return new marked.Lexer(marked.defaults).inlineTokens(text);
  return text
    .split(/(?<!\{)(\{\{[^{}\n]*\}\})/)
    .filter((raw) => raw !== '')
    .map((raw) =>
      referenceAtStart(raw) === raw
        ? { type: 'reference', raw, reference: parseReference(raw) }
        : { type: 'text', raw, text: raw, escaped: false },
    );
}

export type { Token, Tokens };
