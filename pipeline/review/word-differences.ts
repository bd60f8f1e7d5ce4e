/** Compares two lines by whole words: a figure, an address and a reference are one word each. */
import { diffArrays } from 'diff';

type WordRun = { value: string; is: 'same' | 'gone' | 'new' };

const WORD =
  /\{\{[^{}]*\}\}|<[^<>\s]+>|(?<!\S)(?:https?:\/)?\/\S+|&#?\w+;|\*\*|~~|(?<![\p{L}\p{N}])[-−]?[$#]?[\p{L}\p{N}\p{M}_]+(?:[.,:/’'@_–-]+[\p{L}\p{N}\p{M}_]+)*(?: ?%)?|\s+|./gsu;

/** The words of both lines in their order; a space between two changed words is changed with them. */
export function wordRunsBetween(before: string, after: string): WordRun[] {
  const parts: WordRun[] = [];
  const changed = { gone: '', new: '' };
  const flush = () => {
    const [gone = '', now = ''] = [changed.gone, changed.new].map(
      (words) => /\s*$/.exec(words)![0],
    );
    const end = gone === now ? gone : '';
    for (const is of ['gone', 'new'] as const) {
      const value = changed[is].slice(0, changed[is].length - end.length);
      if (value !== '') parts.push({ value, is });
      changed[is] = '';
    }
    if (end !== '') parts.push({ value: end, is: 'same' });
  };
  const found = diffArrays(before.match(WORD) ?? [], after.match(WORD) ?? []);
  for (const [index, { value, added, removed }] of found.entries()) {
    const words = value.join('');
    if (added) changed.new += words;
    else if (removed) changed.gone += words;
    else if (changed.gone + changed.new !== '' && isGap(words) && index < found.length - 1) {
      changed.gone += words;
      changed.new += words;
    } else {
      flush();
      parts.push({ value: words, is: 'same' });
    }
  }
  flush();
  return parts;
}

const isGap = (words: string): boolean => /^\s+$/.test(words);

/** Letters, figures and marks of other alphabets, hyphens and spaces that look like Latin ones. */
const STRANGE =
  /(?!\p{Script=Latin})[\p{L}\p{Nd}\p{M}](?<![\u0000-\u00ff])|[\u2000-\u200a\u205f\u3000\u2010\u2011\u2024]/gu;

/** Characters that look like others and were not there before: `а (U+0430) in "zonа"`. */
export function findLookAlikes(before = '', after = ''): string[] | undefined {
  const known = new Set(before.match(STRANGE));
  const found = [...new Set(after.match(STRANGE))].filter((character) => !known.has(character));
  if (found.length === 0) return undefined;
  return found.map((character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    const word = after.split(/\s+/).find((each) => each.includes(character));
    return `${character} (U+${code})${word === undefined ? '' : ` in "${word}"`}`;
  });
}
