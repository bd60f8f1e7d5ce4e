/** Finds the worst harm that a mistake in a change can do to a learner. Reviewers see changes in this order. */
import { foldAccents } from '../text/fold-accents.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import type { ChangedLines } from './changed-lines.ts';
import { instructionWordsDiffer, wordsDiffer } from './instruction-words.ts';
import { isMeaningLine, SCENERY_KINDS, wordsWithoutPunctuation } from './meaning-hash.ts';
import { pictureHashIn } from './units.ts';

/** The kinds of harm, the worst first. */
const HARMS = [
  'right answer',
  'action',
  'figure',
  'question',
  'law',
  'drawing',
  'link',
  'words',
  'decoration',
] as const;
export type Harm = (typeof HARMS)[number];

export const HARM_PLURALS: Readonly<Record<Harm, string>> = {
  'right answer': 'right answers',
  action: 'actions',
  question: 'reworded questions',
  figure: 'figures',
  law: 'law',
  drawing: 'drawings',
  link: 'links',
  words: 'words',
  decoration: 'decoration',
};

/** Compares two harms: negative if the first is worse. */
export const compareHarm = (a: Harm, b: Harm): number => HARMS.indexOf(a) - HARMS.indexOf(b);

type Difference = {
  unit: string;
  change: string;
  lines: readonly ChangedLines[];
  rightAnswer?: { before: string; after: string };
  isAnew?: string;
  from?: string;
};
type Texts = Record<'before' | 'after', string | undefined>;

/** @param isAsked true if a question or a rule rests on the picture */
export function harmOf(
  change: Difference,
  { before, after }: Texts,
  isAsked: (picture: string) => boolean,
): Harm {
  const { unit, lines, rightAnswer, isAnew, from } = change;
  const isAction = lines.some((hunk) => isActedOn(unit, hunk));
  if (isOtherAnswer(change, isAction, before)) return 'right answer';
  if (isAction) return 'action';
  const isPicture = isAsked(unit.split('/').at(-1)!);
  const harms = lines.map((hunk) => harmOfHunk(unit, hunk, isPicture));
  const isBesideRoad =
    unit.startsWith('scenes/') && withoutBesideRoad(before) === withoutBesideRoad(after);
  if (isBesideRoad && lines.length > 1) return 'decoration';
  // A reworded question may contain a worse change, such as another figure.
  if (rightAnswer !== undefined || isAnew) harms.push('question');
  if (from !== undefined) harms.push('link');
  return harms.sort(compareHarm)[0] ?? 'words';
}

/** True if a question has another right answer, and not only the same one in other words. */
function isOtherAnswer(
  { unit, change, lines, rightAnswer, isAnew }: Difference,
  isAction: boolean,
  before = '',
): boolean {
  if (isQuestionUnit(unit) && change !== 'changed') return true;
  // The options changed or moved (`surely`), or the words are the same and only the drawing changed.
  if (isAnew === 'surely' || (isAnew && lines.length === 0)) return true;
  // If the right answer was already an option before, another option is right now.
  return (
    rightAnswer !== undefined &&
    (isAction || before.includes(rightAnswer.after) || !isReworded(rightAnswer))
  );
}

/** True if a reader is told to do something else, or a sign or a light means something else. */
function isActedOn(unit: string, { before, after, moved }: ChangedLines): boolean {
  if (moved !== undefined || UNREAD.test(unit)) return false;
  const [was, is] = [before, after].map((lines) => lines.filter(isRead)) as [string[], string[]];
  return (
    instructionWordsDiffer(was, is) ||
    (unit.startsWith('signs/') &&
      [...was, ...is].some((line) => SIGN_MEANS.test(line)) &&
      wordsDiffer(was, is))
  );
}

/** Units that no learner reads. In `confusions`, learners read only the pairs, which a drill prints. */
const UNREAD =
  /^(?:sources|surfaces|synonyms|addresses|examTopics|site)\b|^confusions(?:\/[^/]+)?$/;
const SIGN_MEANS = /^(?:name|meaning|action):/;
const isRead = (line: string): boolean =>
  pictureHashIn(line) === undefined && !isMeaningLine(line) && !UNREAD_LINE.test(line);
/** Fields that no learner reads: ids, addresses, dates, layout and search terms. */
const UNREAD_LINE =
  /^ *(?:- )?(?:updated|revision|order|colour|icon|keywords|readTime|alsoCalled|cites?|source|from|facts|href|url|section|id|accepted|concepts?): /;

/** True if both texts give the same right answer in nearly the same words. */
function isReworded({ before, after }: { before: string; after: string }): boolean {
  const [was, is] = [before, after].map((text) => wordsWithoutPunctuation(text).split(' ')) as [
    string[],
    string[],
  ];
  const figures = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).join();
  const same = was.filter((word) => is.includes(word)).length;
  return figures(was) === figures(is) && same * 2 >= Math.max(was.length, is.length);
}

export const isQuestionUnit = (unit: string): boolean =>
  /^(?:tests|retos|formas)\/[^/]+\//.test(unit);

/** The pictures that questions, rules and chapters name, and all signs, which the drill shows. */
export function referencedPictureCheck(
  units: ReadonlyMap<string, { text: string }>,
): (picture: string) => boolean {
  const named = new Set<string>();
  for (const [id, { text }] of units) {
    if (/^signs\/./.test(id)) named.add(id.split('/').at(-1)!);
    if (!RULES.test(id)) continue;
    for (const [, one, list] of text.matchAll(
      /^ *(?:- )?(?:(?:scene|sign): |!\[\]\()([a-z0-9-]+)|^ *scenes:((?: .*)?(?:\n +- .*)*)/gm,
    ))
      for (const name of one === undefined ? (list!.match(/[a-z0-9-]{2,}/g) ?? []) : [one])
        named.add(name);
  }
  return (picture) => named.has(picture);
}
const RULES =
  /^(?:tests|retos|formas|chapters|rightOfWay|parking|speedZones|childSeats|manoeuvres|hazards)\b/;

function harmOfHunk(unit: string, hunk: ChangedLines, isAsked: boolean): Harm {
  const shown = linesOf(hunk).filter((line) => !isMeaningLine(line));
  if (shown.length > 0 && shown.every((line) => pictureHashIn(line) !== undefined))
    return isAsked ? 'drawing' : 'decoration';
  if (hunk.moved !== undefined) return 'words';
  if (shown.every((line) => BOOKKEPT.test(line.trim()))) return 'decoration';
  const differs = (found: (line: string) => readonly string[]) =>
    hunk.before.flatMap(found).sort().join() !== hunk.after.flatMap(found).sort().join();
  if (differs(DRAWN.test(unit) ? figuresOfWords : figuresIn)) return 'figure';
  if (unit.startsWith('sources/') || differs(lawIn)) return 'law';
  if (unit === 'addresses' || differs(linksIn)) return 'link';
  const [was, is] = [hunk.before, hunk.after].map((lines) =>
    wordsWithoutPunctuation(lines.join(' ')),
  );
  return was === is ? 'decoration' : 'words';
}

const linesOf = ({ before, after }: ChangedLines): string[] => [...before, ...after];

/** Bookkeeping fields, which no visitor acts on. */
const BOOKKEPT = /^(?:updated|publishDate|revision|order|colour|icon|keywords|readTime):/;

/** Units whose bare numbers are coordinates of a drawing. */
const DRAWN = /^(?:scenes|signs|hazards|manoeuvres)\//;

const LAW =
  /\bley(?:es)? \d+(?:-\d+)?|\bart(?:iculos?|s?\.) ?[\d.]+(?:\(\w+\))*|\b(?:seccion|sec\.) ?[\d.]+|\breglamento \d+|\bp\. ?de la c\. ?\d+/g;
const SOURCE = /^ *(?:- )?(?:cites?|source|from): .*|^ *- [a-z][a-z0-9-]*\/\d[\w.-]*$/g;
const lawIn = (line: string): string[] => [
  ...(foldAccents(line).match(LAW) ?? []),
  ...(line.match(SOURCE) ?? []),
];

const NUMBER = new RegExp(
  `(?<![\\p{L}\\d/-])(?:[$−-]?\\d+(?:[.,:]\\d+)*|\\b${NUMBER_WORDS}\\b)`,
  'gu',
);
const figuresIn = (line: string): string[] =>
  pictureHashIn(line) !== undefined || BOOKKEPT.test(line.trim()) || isMeaningLine(line)
    ? []
    : (foldAccents(line)
        .replace(LAW, ' ')
        .replace(/<[^<>]*>|https?:\S+/g, ' ')
        .match(NUMBER) ?? []);
const figuresOfWords = (line: string): string[] =>
  /[\p{L}]{2}.*/u.test(line.replace(/^ *(?:- )?[\w-]+:/, '')) ? figuresIn(line) : [];

const linksIn = (line: string): string[] => [
  ...(line.match(/<[^<>\s]+>|https?:\S+/g) ?? []),
  ...(line.match(/^ *(?:- )?(?:href|url|section|alias(?:es)?): .*/) ?? []),
];

/** The text of a scene without its picture and its roadside scenery: if it is the same, only scenery changed. */
function withoutBesideRoad(text = ''): string {
  let deeperThan = Number.POSITIVE_INFINITY;
  return text
    .split('\n')
    .filter((line) => {
      const indent = line.search(/\S|$/);
      if (indent > deeperThan) return false;
      const kind = /^ *- kind: (\S+)$/.exec(line)?.[1] ?? '';
      const isBeside = /^ *(?:corners|things):/.test(line);
      deeperThan =
        SCENERY_KINDS.has(kind) || /^ *corners:/.test(line) ? indent : Number.POSITIVE_INFINITY;
      return !isBeside && !SCENERY_KINDS.has(kind) && pictureHashIn(line) === undefined;
    })
    .join('\n');
}
