/** Reads the result links of a class: who answered what. Nothing is guessed; what cannot be read is named with its line. */

import { decodeResult, EXAM, type SharedResult } from '../model/result-code.ts';
import { folded } from '../model/text.ts';
import type { ClassData } from './class-data.ts';

/** A result that was sent. @property line of the list, from 1 @property name empty if the link has none */
export type Sent = { line: number; name: string; shared: SharedResult };

export type SkippedReason = 'no-link' | 'foreign' | 'damaged' | 'other-test' | 'twice';
/** @property text the pupil's name, or what stands there if the link has none @property first line of the same result */
export type Skipped = { line: number; text: string; why: SkippedReason; first?: number };

/** What a teacher reads of a line that was skipped. */
export const WHY: Record<SkippedReason, string> = {
  'no-link': 'no tiene un enlace de resultado',
  foreign: 'el enlace es de otro sitio o de otra página',
  damaged: 'el enlace está incompleto o dañado: pide que lo envíe otra vez',
  'other-test': 'el resultado es de un test que esta copia del sitio no tiene: recarga la página',
  twice: 'ya está en la lista',
};

const ADDRESS = /https?:\/\/\S+?(?=https?:\/\/|\s|$)/gi;
/** A code and a name as the page of a result writes them, and a name that an app shows in plain letters. What a chat glues to it ends it. */
const RESULT = /^#r=([\w-]*)(?:&n=((?:%[\da-f]{2}|[\p{L}\p{N}\p{M}+_.'’~*()!-])*))?/iu;
/** A chat's day or hour without a space before it: "Ana26/11/26, 10:33". */
const GLUED_TIME = /(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}:\d{2})/;
/** Outlook puts its own address before each link of a mail. */
const SAFE_LINK = /\.safelinks\.protection\.outlook\.com$/i;
const NAME_LENGTH = 40;

/**
 * @param text one result in each line, as messages bring them
 * @param origin of this site
 */
export function readResults(
  text: string,
  data: ClassData,
  origin: string,
): { sent: Sent[]; skipped: Skipped[] } {
  const sent: Sent[] = [];
  const skipped: Skipped[] = [];
  const seen = new Map<string, number>();
  for (const { line, found } of linksIn(text)) {
    const read = readLink(found, origin, data);
    const skip = (why: SkippedReason, first?: number) => {
      const short = (read.name || found.trim()).slice(0, NAME_LENGTH * 2);
      skipped.push({ line, text: short, why, ...(first === undefined ? {} : { first }) });
    };
    if ('why' in read) {
      skip(read.why);
      continue;
    }
    const { code, name, shared } = read;
    // Two pupils who answer alike, as those who know everything, have one code: the name tells them apart.
    const key = `${code} ${personOf(name)}`;
    const first = seen.get(key);
    if (first !== undefined) {
      skip('twice', first);
      continue;
    }
    seen.set(key, line);
    sent.push({ line, name, shared });
  }
  return { sent, skipped };
}

/** The same for names that differ by an accent, a capital letter, a space or a mark; a name of none but these is itself. */
export const personOf = (name: string): string =>
  folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || name;

/** Every link with its line, also of messages that were pasted without line breaks; a line without one as it is. */
function linksIn(text: string): { line: number; found: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((words, index) =>
      words.trim() === ''
        ? []
        : (words.match(ADDRESS) ?? [words]).map((found) => ({ line: index + 1, found })),
    );
}

type Read =
  | { why: SkippedReason; name: string }
  | { code: string; shared: SharedResult; name: string };

function readLink(address: string, origin: string, { base, tests, exam }: ClassData): Read {
  if (!/^https?:/i.test(address)) return { why: 'no-link', name: '' };
  const { url, hash } = sentIn(address);
  const place = url?.pathname.startsWith(base) ? url.pathname.slice(base.length) : '';
  if (url?.origin !== origin || !/^\/(test-result\/\d+|simulacro)\/?$/.test(place))
    return { why: 'foreign', name: '' };
  const { code, name } = resultIn(hash);
  const shared = decodeResult(code);
  const test = /\d+/.exec(place)?.[0] ?? EXAM;
  // A code on the page of another test was put together by hand.
  if (shared === undefined || shared.test !== Number(test)) return { why: 'damaged', name };
  const isKnown = shared.test === EXAM ? exam !== undefined : tests.some(({ id }) => id === test);
  if (!isKnown) return { why: 'other-test', name };
  return { code, shared, name };
}

/** The page and the part after «#» that were sent: out of Outlook's address, and with the «#» that some programs write as %23. */
function sentIn(address: string): { url: URL | undefined; hash: string } {
  const found = URL.canParse(address) ? new URL(address) : undefined;
  const isWrapped = found !== undefined && SAFE_LINK.test(found.hostname);
  const sent = isWrapped ? `${found.searchParams.get('url')}${found.hash}` : address;
  const [page = '', hash = ''] = sent.replace(/%23r(?:=|%3d)/i, '#r=').split(/(?=#)/);
  return { url: URL.canParse(page) ? new URL(page) : undefined, hash };
}

/** The code and the name, without what a chat glues to their end. */
function resultIn(hash: string): { code: string; name: string } {
  const [, code = '', name = ''] = RESULT.exec(hash.split(GLUED_TIME)[0]!) ?? [];
  const bare = name.replace(name.includes('(') ? /[.!*_~'’-]+$/ : /[.!*_~'’)-]+$/, '');
  return { code, name: cleanName(bare) };
}

/** What is no part of a word. The first branch is an emoji and what joins it to the next (👩‍🏫), which are one; a pattern that looks behind, Safari 15 cannot read. */
const NO_WORD =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?\u200d)(?=\p{Extended_Pictographic})|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name is words: no control characters, and short. */
export function cleanName(encoded: string): string {
  let name = encoded;
  try {
    name = decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    // Cut inside a character: it is shown as it came.
  }
  const words = name
    .replace(NO_WORD, (_, joined?: string) => joined ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...words].slice(0, NAME_LENGTH).join('');
  // Cut inside one of them.
  return short.replace(/\u200d$/, '');
}
