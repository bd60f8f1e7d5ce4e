/**
 * Finds the result links in a text that a teacher pasted, also inside other addresses: mail filters, social networks
 * and search engines wrap links in their own addresses. Instead of knowing all of these formats, it decodes a word in
 * several ways, and the checksum of the code tells which way is right.
 */
import { fromBase64url } from '../model/base64url.ts';
import { decodeIfValid } from '../model/fold-text.ts';
import { decodeResult, EXAM_TEST_NUMBER, type SharedResult } from '../model/result-code.ts';

/**
 * A result link of this site.
 * @property shared absent if the code is damaged
 * @property name still encoded, as in the address
 */
export type FoundLink = { test: number; code: string; name: string; shared?: SharedResult };
/**
 * A word of the pasted text that contains links, or a line without links.
 * @property line number of the line, from 1
 */
type PastedPart = { line: number; text: string; links: FoundLink[] };

/**
 * Matches a pupil's name, percent-encoded as in a result page's address, or in plain letters as an app shows it. It
 * ends before an appended link; GLUED_TIME removes appended dates and times first.
 */
const NAME = String.raw`(?:(?!https?:)(?:%[\da-f]{2}|[\p{L}\p{N}\p{M}+_.'’~*()!-]))*`;
/** Matches a date or time that a chat app adds without a space: "Ana26/11/26, 10:33". */
const GLUED_TIME = /(#r(?:=|%3d)\S*?)(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}:\d{2})\S*/gi;
/** Maximum number of addresses around a link. Each encodes the address inside it once more. */
const MAX_NESTS = 4;
/**
 * Maximum number of line breaks in a link: enough for forty answers inside another address, with 70 letters per line.
 */
const MAX_BREAKS = 9;

/** @param site origin and folder, without a slash at the end */
export function findPastedLinks(text: string, site: string): PastedPart[] {
  const find = finder(site);
  const lines = joined(text.split(/\r\n|\r|\n/), find);
  return lines.flatMap((words, index) => {
    const parts = words.split(/\s+/).flatMap((word): PastedPart[] => {
      const links = find(word);
      return links.length === 0 ? [] : [{ line: index + 1, text: word, links }];
    });
    return parts.length > 0 || words.trim() === ''
      ? parts
      : [{ line: index + 1, text: words, links: [] }];
  });
}

type Find = (word: string) => FoundLink[];

/**
 * Returns a function that finds the links in a word. It caches its results, because lines are searched before and after
 * they are joined.
 */
function finder(site: string): Find {
  const link = linkPattern(site);
  const known = new Map<string, FoundLink[]>();
  return (word) => {
    const found = known.get(word) ?? linksIn(word, link);
    known.set(word, found);
    return found;
  };
}

/**
 * Joins a damaged link at the end of a line with the next lines if that repairs it, because emails break long lines.
 */
function joined(lines: readonly string[], find: Find): string[] {
  const whole = [...lines];
  for (const [at, words] of lines.entries()) {
    const [, before = '', start = ''] = /^(.*?)(\S{20,})\s*$/.exec(words) ?? [];
    const found = isDamaged(find(start))
      ? restOf(start, lines.slice(at, at + 1 + MAX_BREAKS), find)
      : undefined;
    if (found === undefined) continue;
    whole.fill('', at + 1, at + found.count);
    whole[at] = before + found.word;
    whole[at + found.count] = found.after;
  }
  return whole;
}

/**
 * @returns the whole link, the number of following lines that it uses, and the rest of the last one; undefined if the
 * link stays damaged
 */
function restOf(
  start: string,
  [first = '', ...lines]: readonly string[],
  find: Find,
): { word: string; count: number; after: string } | undefined {
  let word = start;
  let whole: ReturnType<typeof restOf>;
  for (const [at, line] of lines.entries()) {
    // A quoted email has ">" at the beginning of each line.
    const [, rest = '', after = ''] = /^[\s>]*(\S+)(.*)$/.exec(line) ?? [];
    // Stops at an empty line, and at a line on which another link begins.
    if (rest === '' || find(rest).length > 0) break;
    word = word.replace(/=$/, '') + rest;
    if (!isDamaged(find(word))) whole = { word, count: at + 1, after };
    // The name at the end of a link continues on the next line only after a full line.
    if (after.trim() !== '' || (whole && line.length < first.trimEnd().length)) break;
  }
  return whole;
}

const isDamaged = (links: readonly FoundLink[]): boolean =>
  links.length > 0 && links.every(({ shared }) => shared === undefined);

/** Matches links, with or without `https://`. A code before encoded text loses its last letter and is invalid. */
function linkPattern(site: string): RegExp {
  const place = site.replace(/^\w+:\/\//, '').replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`(?:^|[^\w.-])${place}\/(?:test-result\/(\d+)|simulacro)\/?(?:[?&][^\s#"'<>]*)?(?:(?:#|%23)r(?:=|%3d)([\w-]*)(?!%26|%25)(?:&n=(${NAME}))?|(?![^\s"'<>]))`,
    'giu',
  );
}

function linksIn(word: string, link: RegExp): FoundLink[] {
  let damaged: FoundLink[] = [];
  for (const reading of readingsOf(word)) {
    const links = [...reading.replace(GLUED_TIME, '$1').matchAll(link)].map(
      ([, test = '', code = '', name = '']): FoundLink => {
        const shared = decodeResult(code);
        const found = {
          test: test === '' ? EXAM_TEST_NUMBER : Number(test),
          code,
          name: bare(name),
        };
        return shared === undefined ? found : { ...found, shared };
      },
    );
    if (links.some(({ shared }) => shared !== undefined)) return links;
    if (damaged.length === 0) damaged = links;
  }
  return damaged;
}

/** Removes characters at the end of a name that close a sentence, a bracket or bold text. */
const bare = (name: string): string =>
  name.replace(name.includes('(') ? /[.!*_~'’-]+$/ : /[.!*_~'’)-]+$/, '');

/**
 * Yields the possible decodings of a word: decoded up to `MAX_NESTS` times, also after restoring the characters that
 * mail filters replace.
 */
function* readingsOf(word: string): Generator<string> {
  // Outlook encodes the address, but not the part from "#" on.
  const [, address, rest] = /^([^#]+)(#.*)$/.exec(word) ?? [];
  const outer = address === undefined ? [] : [decodedRuns(address) + rest];
  for (const form of new Set([...outer, word, ...otherSigns(word)])) {
    let reading = form;
    for (let nest = 0; nest <= MAX_NESTS; nest += 1) {
      yield reading;
      const inner = decodedRuns(reading);
      if (inner === reading) break;
      reading = inner;
    }
  }
}

/** Decodes each run of encoded characters separately, because a damaged run must not prevent decoding the others. */
const decodedRuns = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, decodeIfValid);

function otherSigns(word: string): string[] {
  const forms: string[] = [];
  // Proofpoint, version 2: "-" for "%", "_" for "/".
  if (/-3a__/i.test(word)) forms.push(word.replaceAll('_', '/').replace(/-([\da-f]{2})/gi, '%$1'));
  // Proofpoint, version 3: "*" for each removed character; the removed characters follow the address in base64.
  const [, address, out] = /__(.+?)__;([\w-]*)/.exec(word) ?? [];
  if (address !== undefined) forms.push(putBack(address, textOf(out!)));
  // A whole address may be in base64.
  forms.push(...[...word.matchAll(/aHR0c[\w+/-]+/g)].map(([encoded]) => textOf(encoded)));
  return forms;
}

const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Puts the removed characters back. "*" stands for one of them, "**" and a letter for a run: "A" means two characters,
 * "B" three, and so on.
 */
function putBack(address: string, taken: string): string {
  const characters = [...taken];
  return address.replace(/\*(?:\*([\w-]))?/g, (_, run?: string) =>
    characters.splice(0, run === undefined ? 1 : RUNS.indexOf(run) + 2).join(''),
  );
}

/** @returns an empty string for invalid base64 */
const textOf = (base64: string): string =>
  new TextDecoder().decode(fromBase64url(base64.replaceAll('+', '-').replaceAll('/', '_')));
