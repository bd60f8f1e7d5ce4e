/**
 * Computes a hash of what a question asks, which tells whether stored answers still count. It covers the question's
 * words without punctuation, and the parts of its drawing that an answer rests on.
 */
import { createHash } from 'node:crypto';
import type { Scene } from '../../schemas/scene.ts';
import type { Question } from '../../schemas/test.ts';
import { rightOptionIndex } from '../link/question-sets.ts';
import { type PrintableContent, textLines } from './printed-value.ts';

/** Prefix of the line with the hash in a question's unit. */
const MEANS = 'means: #';
/** @returns the line with the meaning hash of a question's unit; undefined for any other unit */
export const meaningLineIn = (text: string): string | undefined =>
  text.split('\n').find(isMeaningLine);

/** True if a line is the hash, which tells a person nothing. */
export const isMeaningLine = (line: string): boolean => line.startsWith(MEANS);

/** The line with the hash, made from the printed text: a new value of a fact changes what a question asks. */
export function meaningLine(content: PrintableContent, question: Question): string {
  const { question: stem, options, sign, scene } = question;
  const drawn = content.site.scenes.get(scene ?? '');
  const asked = [
    ...[stem, ...options.map(({ text }) => text)].map((text) =>
      wordsWithoutPunctuation(textLines(content, text).join(' ')),
    ),
    rightOptionIndex(question),
    sign,
    drawn === undefined ? undefined : withoutDecoration(drawn),
  ];
  return MEANS + hashOf(JSON.stringify(asked));
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Words and figures, with the signs that belong to a figure: punctuation does not change what is asked. */
export const wordsWithoutPunctuation = (text: string): string =>
  (
    text.toLowerCase().match(/[-−]?[$#]?\d+(?:[.,:/]\d+)*[%°]?|[\p{L}\p{M}]+|[<>=+×÷]/gu) ?? []
  ).join(' ');

/** Roadside scenery that changes no answer. */
export const SCENERY_KINDS: ReadonlySet<string> = new Set(['casa', 'edificio', 'palma']);

function withoutDecoration({ title: _, description: __, caption: ___, ...drawn }: Scene): object {
  const { crossing, things, ...rest } = drawn;
  const asked = things?.filter(({ kind }) => !SCENERY_KINDS.has(kind)) ?? [];
  return {
    ...rest,
    ...(crossing === undefined ? {} : { crossing: { ...crossing, corners: undefined } }),
    ...(asked.length === 0 ? {} : { things: asked }),
  };
}

type Option = { words: string; isRight: boolean };

function optionsIn(text: string): Option[] {
  const lines = text.split('\n');
  const [from, to] = [
    lines.indexOf('options:'),
    lines.findIndex((line) => /^explanation:/.test(line)),
  ];
  return lines
    .slice(from + 1, to)
    .join('\n')
    .split(/^ {2}- text:/m)
    .slice(1)
    .map((option) => ({
      words: wordsWithoutPunctuation(option.replace(/^ {4}(?:why|right):.*/ms, '')),
      isRight: /^ {4}right: true$/m.test(option),
    }));
}

/** @returns the words of the option that a question's unit marks as right; undefined for any other unit */
export function rightAnswerIn(text: string): string | undefined {
  const lines = text.split('\n');
  const right = lines.indexOf('    right: true');
  const start = lines.findLastIndex((line, index) => index < right && line.startsWith('  - text:'));
  if (start === -1) return undefined;
  const words = lines.slice(start, right).map((line) => line.trim());
  return words.join(' ').replace(/^- text: ?/, '');
}

/**
 * True if a reviewer may decide that a question still asks the same thing. Answers are stored by option index: if an
 * option moves or another option becomes right, stored answers no longer mean what they did.
 */
export function mayAskSameQuestion(before: string, after: string): boolean {
  const [was, is] = [optionsIn(before), optionsIn(after)];
  const rightAt = (options: readonly Option[]) => options.findIndex(({ isRight }) => isRight);
  return (
    was.length === is.length &&
    rightAt(was) === rightAt(is) &&
    is.every(({ words }, at) => {
      const place = was.findIndex((option) => option.words === words);
      return place === -1 || place === at;
    })
  );
}
