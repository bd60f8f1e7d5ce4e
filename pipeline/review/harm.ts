/** A change → the worst that a wrong one of its kind does to a learner: the order in which a person looks. */
import { fold } from '../text/fold.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { BESIDE_ROAD, isMeaning, wordsAlone } from './asked.ts';
import type { Stretch } from './stretches.ts';
import { pictureIn } from './units.ts';

/** The worst first. */
export const HARMS = [
  'right answer',
  'figure',
  'law',
  'drawing',
  'link',
  'words',
  'decoration',
] as const;
export type Harm = (typeof HARMS)[number];

/** What several of them are called. */
export const SEVERAL: Readonly<Record<Harm, string>> = {
  'right answer': 'right answers',
  figure: 'figures',
  law: 'law',
  drawing: 'drawings',
  link: 'links',
  words: 'words',
  decoration: 'decoration',
};

/** Which of two is worse: negative for the first. */
export const byHarm = (a: Harm, b: Harm): number => HARMS.indexOf(a) - HARMS.indexOf(b);

/** What differs in a unit. */
type Difference = {
  unit: string;
  change: string;
  lines: readonly Stretch[];
  rightAnswer?: object;
  isAnew?: string;
  from?: string;
};
type Texts = Record<'before' | 'after', string | undefined>;

/** @param isAsked whether a question or a rule rests on a picture */
export function harmOf(
  change: Difference,
  { before, after }: Texts,
  isAsked: (picture: string) => boolean,
): Harm {
  const { unit, lines, rightAnswer, isAnew, from } = change;
  if (rightAnswer !== undefined || isAnew) return 'right answer';
  if (isQuestion(unit) && change.change !== 'changed') return 'right answer';
  const isPicture = isAsked(unit.split('/').at(-1)!);
  const harms = lines.map((stretch) => harmOfStretch(unit, stretch, isPicture));
  const isBesideRoad =
    unit.startsWith('scenes/') && withoutBesideRoad(before) === withoutBesideRoad(after);
  if (isBesideRoad && lines.length > 1) return 'decoration';
  return [...harms, ...(from === undefined ? [] : ['link' as const])].sort(byHarm)[0] ?? 'words';
}

export const isQuestion = (unit: string): boolean => /^(?:tests|retos|formas)\/[^/]+\//.test(unit);

/** The pictures that questions, rules and chapters name. Signs are asked by the drill. */
export function askedPictures(
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

function harmOfStretch(unit: string, stretch: Stretch, isAsked: boolean): Harm {
  const shown = linesOf(stretch).filter((line) => !isMeaning(line));
  if (shown.length > 0 && shown.every((line) => pictureIn(line) !== undefined))
    return isAsked ? 'drawing' : 'decoration';
  if (stretch.moved !== undefined) return 'words';
  if (shown.every((line) => BOOKKEPT.test(line.trim()))) return 'decoration';
  const differs = (found: (line: string) => readonly string[]) =>
    stretch.before.flatMap(found).sort().join() !== stretch.after.flatMap(found).sort().join();
  if (differs(DRAWN.test(unit) ? figuresOfWords : figuresIn)) return 'figure';
  if (unit.startsWith('sources/') || differs(lawIn)) return 'law';
  if (unit === 'addresses' || differs(linksIn)) return 'link';
  const [was, is] = [stretch.before, stretch.after].map((lines) => wordsAlone(lines.join(' ')));
  return was === is ? 'decoration' : 'words';
}

const linesOf = ({ before, after }: Stretch): string[] => [...before, ...after];

/** What the program and the editor keep, and no visitor acts on. */
const BOOKKEPT = /^(?:updated|revision|order|colour|icon|keywords|readTime):/;

/** Units whose bare numbers are places on a drawing. */
const DRAWN = /^(?:scenes|signs|hazards|manoeuvres)\//;

const LAW =
  /\bley(?:es)? \d+(?:-\d+)?|\bart(?:iculos?|s?\.) ?[\d.]+(?:\(\w+\))*|\b(?:seccion|sec\.) ?[\d.]+|\breglamento \d+|\bp\. ?de la c\. ?\d+/g;
const SOURCE = /^ *(?:- )?(?:cites?|source|from): .*|^ *- [a-z][a-z0-9-]*\/\d[\w.-]*$/g;
const lawIn = (line: string): string[] => [
  ...(fold(line).match(LAW) ?? []),
  ...(line.match(SOURCE) ?? []),
];

const NUMBER = new RegExp(
  `(?<![\\p{L}\\d/-])(?:[$−-]?\\d+(?:[.,:]\\d+)*|\\b${NUMBER_WORDS}\\b)`,
  'gu',
);
const figuresIn = (line: string): string[] =>
  pictureIn(line) !== undefined || BOOKKEPT.test(line.trim()) || isMeaning(line)
    ? []
    : (fold(line)
        .replace(LAW, ' ')
        .replace(/<[^<>]*>|https?:\S+/g, ' ')
        .match(NUMBER) ?? []);
const figuresOfWords = (line: string): string[] =>
  /[\p{L}]{2}.*/u.test(line.replace(/^ *(?:- )?[\w-]+:/, '')) ? figuresIn(line) : [];

const linksIn = (line: string): string[] => [
  ...(line.match(/<[^<>\s]+>|https?:\S+/g) ?? []),
  ...(line.match(/^ *(?:- )?(?:href|url|section|alias(?:es)?): .*/) ?? []),
];

/** The text of a scene without its picture and what stands beside its road: where that is the same, a palm came or went. */
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
        BESIDE_ROAD.has(kind) || /^ *corners:/.test(line) ? indent : Number.POSITIVE_INFINITY;
      return !isBeside && !BESIDE_ROAD.has(kind) && pictureIn(line) === undefined;
    })
    .join('\n');
}
