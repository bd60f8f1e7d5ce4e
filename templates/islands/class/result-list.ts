/** Reads the result links of a class. Nothing is guessed; text that cannot be read is listed with its line. */

import { decodeIfValid, nameKey } from '../model/fold-text.ts';
import { EXAM_TEST_NUMBER, type SharedResult } from '../model/result-code.ts';
import type { ClassData } from './class-data.ts';
import { type FoundLink, findPastedLinks } from './result-links.ts';

/**
 * A result that a pupil sent.
 * @property line number of its line in the pasted text, from 1
 * @property name empty if the link has none
 */
export type SentResult = { line: number; name: string; shared: SharedResult };

type SkippedReason = 'no-link' | 'foreign' | 'damaged' | 'other-test' | 'twice';
/**
 * A link or a text that was skipped.
 * @property text the pupil's name, or the pasted text if there is none
 * @property first set for a duplicate: number of the line with the first copy
 */
export type SkippedText = { line: number; text: string; why: SkippedReason; first?: number };

export const SKIPPED_MESSAGES: Record<SkippedReason, string> = {
  'no-link': 'no tiene un enlace de resultado',
  foreign: 'el enlace es de otro sitio o de otra página',
  damaged: 'el enlace está incompleto o dañado: pide que lo envíe otra vez',
  'other-test': 'el resultado es de un test que esta copia del sitio no tiene: recarga la página',
  twice: 'ya está en la lista',
};

const NAME_LENGTH = 40;

/**
 * @param text the messages that the teacher pasted
 * @param origin the origin of this site
 */
export function readPastedResults(
  text: string,
  data: ClassData,
  origin: string,
): { sent: SentResult[]; skipped: SkippedText[] } {
  const sent: SentResult[] = [];
  const skipped: SkippedText[] = [];
  const seen = new Map<string, number>();
  const all = findPastedLinks(text, origin + data.base).flatMap(({ links, ...part }) =>
    (links.length === 0 ? [undefined] : links).map((link) => ({ ...part, link })),
  );
  for (const { line, link, text: pasted } of all) {
    const name = decodePupilName(link?.name ?? '');
    // Two pupils with the same answers (for example, all right) have the same code; the name distinguishes them.
    const key = `${link?.code} ${nameKey(name)}`;
    const first = seen.get(key);
    const why = first === undefined ? troubleOf(link, pasted, data) : 'twice';
    if (why === undefined) {
      seen.set(key, line);
      sent.push({ line, name, shared: link!.shared! });
    } else {
      const short = (name || pasted.trim()).slice(0, NAME_LENGTH * 2);
      skipped.push({ line, text: short, why, ...(first === undefined ? {} : { first }) });
    }
  }
  return { sent, skipped };
}

function troubleOf(
  link: FoundLink | undefined,
  pasted: string,
  { tests, exam }: ClassData,
): SkippedReason | undefined {
  if (link === undefined) return /https?:|#r=/i.test(pasted) ? 'foreign' : 'no-link';
  const { test, shared } = link;
  // The code is for another test than the address, so somebody has changed the link.
  if (shared === undefined || shared.test !== test) return 'damaged';
  const isKnown =
    test === EXAM_TEST_NUMBER ? exam !== undefined : tests.some(({ id }) => id === String(test));
  return isKnown ? undefined : 'other-test';
}

/**
 * Matches control characters, invisible characters and line separators. The first branch captures an emoji and its
 * joiner to the next emoji (👩‍🏫), to keep them. Safari 15 does not support a lookbehind for this.
 */
const NO_WORD =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?\u200d)(?=\p{Extended_Pictographic})|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Decodes a name, shortens it and removes control characters. */
export function decodePupilName(encoded: string): string {
  // A name that is cut inside an encoded character stays undecoded.
  const words = decodeIfValid(encoded.replaceAll('+', ' '))
    .replace(NO_WORD, (_, joined?: string) => joined ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...words].slice(0, NAME_LENGTH).join('');
  return short.replace(/\u200d$/, '');
}
