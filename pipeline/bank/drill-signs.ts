/** Drills on signs: signs that can be wrong options for each other, signs that look alike, and the generated items. */
import { createHash } from 'node:crypto';
import type { Sign } from '../../schemas/sign.ts';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';
import type { Site } from '../link/site.ts';
import { memoize, memoizeByObject } from '../program/memoize.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { toPlainText } from '../text/plain-text.ts';
import { jaccard } from '../text/similarity.ts';

const STOP = new Set(
  'a al con de del desde e el en es esta este hay la las lo los mas no o para por puede puedes que se si sin su sus te tu tus un una y'.split(
    ' ',
  ),
);

/**
 * The first four letters of each content word, so that "virar" and "viraje" match. Memoized, because each sign is
 * compared with all others.
 */
const stems = memoize((text: string): ReadonlySet<string> => {
  const words = foldAccents(text).split(/[^a-z0-9ñ]+/);
  return new Set(
    words.filter((word) => word !== '' && !STOP.has(word)).map((word) => word.slice(0, 4)),
  );
});

const sense = (text: string): string =>
  foldAccents(text)
    .replace(/[^a-z0-9ñ]+/g, ' ')
    .trim();

const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && [...a].every((word) => b.has(word));

export type SignMeanings = ReturnType<typeof signMeanings>;

/** @param site its `confusions` list groups of signs: each meaning in a group fits every sign of the group */
export const signMeanings = memoizeByObject((site: Site) => {
  const groups = site.entries.confusions.flatMap(({ data }) =>
    data.same.map(({ signs }) => new Set(signs)),
  );
  const of = (sign: Sign) => {
    const nodes = site.lines.get(sign.meaning);
    return nodes === undefined ? sign.meaning : toPlainText(nodes);
  };
  const equal = (a: Sign, b: Sign) => sense(of(a)) === sense(of(b));
  const stemsOf = memoizeByObject((sign: Sign): ReadonlySet<string> => stems(of(sign)));
  const isSame = (a: Sign, b: Sign) => groups.some((group) => group.has(a.id) && group.has(b.id));
  return {
    of,
    equal,
    /** True if the meaning of one sign also fits the other, so that they cannot be options of the same question. */
    overlap: (a: Sign, b: Sign) => {
      const [left, right] = [stemsOf(a), stemsOf(b)];
      return isWithin(left, right) || isWithin(right, left) || isSame(a, b);
    },
    /**
     * True if the meaning of `other` is wrong for `asked`: not part of the right meaning, and no group has both signs.
     */
    mayMislead: (asked: Sign, other: Sign) =>
      !isSame(asked, other) && !isWithin(stemsOf(other), stemsOf(asked)),
    /** True if the words on the sign reveal its meaning, so that a question about the meaning would be too easy. */
    isTold: (sign: Sign) => {
      const said = stems((sign.legend ?? []).join(' '));
      return [...stemsOf(sign)].some((word) => said.has(word));
    },
  };
});

/**
 * Similarity of two signs' symbols or patterns, by their descriptions, from 0 to 1; 0 if either sign has words on it.
 */
export const drawingSimilarity = (a: Sign, b: Sign): number =>
  a.legend === undefined && b.legend === undefined
    ? jaccard(stems(a.symbol ?? a.pattern ?? ''), stems(b.symbol ?? b.pattern ?? ''))
    : 0;

/**
 * Visual similarity of two signs, from 0 to 1: shape, background colour, and symbol or pattern; 0 for signs of
 * different kinds.
 */
function likeness(a: Sign, b: Sign): number {
  if (a.kind !== b.kind) return 0;
  const parts = [
    a.shape === b.shape ? 1 : 0,
    a.colours?.background === b.colours?.background ? 1 : 0,
    jaccard(stems(a.symbol ?? a.pattern ?? ''), stems(b.symbol ?? b.pattern ?? '')),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Signs that may be wrong options for a sign, the most alike first. @param pool default: the signs of its family */
export function similarSigns(
  site: Site,
  sign: Sign,
  meanings = signMeanings(site),
  pool?: readonly Sign[],
): Sign[] {
  const family = site.entries.signs.find(({ data }) => data.items.includes(sign));
  return (pool ?? family?.data.items ?? [])
    .filter((other) => other !== sign && isDrillableSign(other) && !meanings.overlap(sign, other))
    .map((other) => ({ other, score: likeness(sign, other) }))
    .sort((a, b) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1))
    .map(({ other }) => other);
}

/** A longer meaning would stand out among the options. */
const MAX_MEANING = 110;

/**
 * False for a meaning of low confidence, with a figure (which belongs to a fact), or of more than `MAX_MEANING`
 * characters.
 */
export const isDrillableSign = ({ confidence, meaning }: Sign): boolean =>
  confidence !== 'low' && !meaning.includes('{{') && meaning.length <= MAX_MEANING;

/** A generated item is in no test and no exam. */
type GeneratedItem = Pick<QuizQuestion, 'id' | 'topic' | 'answer'> & {
  /** The id of the sign; a session asks at most one item about it. */
  about: string;
  /** The content of the options: meanings of signs, or actions at signs. */
  asks: 'meaning' | 'action';
  stem: string;
  /** Ids of signs: each option is the meaning or the action of its sign. */
  options: QuizQuestion['options'];
};

/**
 * @returns an item about the sign, or none if no three candidates can be wrong options of the same item. The
 * position of the right option depends only on the id, and each position is about equally frequent.
 * @param others the candidates for wrong options, the best first
 */
function itemAbout(
  sign: Sign,
  { prefix, ...asked }: Pick<GeneratedItem, 'asks' | 'stem'> & { prefix: string },
  others: readonly Sign[],
  isApart: (a: Sign, b: Sign) => boolean,
): GeneratedItem[] {
  const wrong: Sign[] = [];
  for (const other of others)
    if (wrong.length < 3 && [sign, ...wrong].every((taken) => isApart(taken, other)))
      wrong.push(other);
  if (wrong.length < 3) return [];
  const about = sign.id;
  const id = `${prefix}-${about}`;
  const options = wrong.map((other) => other.id);
  const answer = createHash('sha256').update(id).digest().readUInt8() % (options.length + 1);
  options.splice(answer, 0, about);
  return [{ id, about, ...asked, topic: 'senales', options, answer } as GeneratedItem];
}

/** An item about each usable sign whose words do not reveal its meaning, if there are three wrong options. */
export const signItems = memoizeByObject((site: Site): GeneratedItem[] => {
  const meanings = signMeanings(site);
  const isApart = (a: Sign, b: Sign) => !meanings.overlap(a, b);
  return [...site.signs.values()].flatMap((sign): GeneratedItem[] => {
    if (!isDrillableSign(sign) || meanings.isTold(sign)) return [];
    const stem = sign.kind === 'senal' ? '¿Qué te dice esta señal?' : '¿Qué significa?';
    const others = similarSigns(site, sign, meanings);
    return itemAbout(sign, { prefix: 'signo', asks: 'meaning', stem }, others, isApart);
  });
});

/**
 * The family whose signs give orders; `dutyItems` asks about no other. At a warning with words (PUENTE ANGOSTO, OBRAS
 * ADELANTE) a driver nearly always slows down and looks; at a name or a notice, a driver does nothing. Such signs lack
 * three clearly wrong duties.
 */
const ORDERING = 'regulatorias';

/**
 * Items that ask «¿Qué haces ante esta señal?» about usable signs that give an order in words. The meaning is written
 * on them, so exams ask for the duty. The wrong options are the actions at other signs.
 */
export const dutyItems = memoizeByObject((site: Site): GeneratedItem[] => {
  const meanings = signMeanings(site);
  const family = site.entries.signs.find(({ id }) => id === ORDERING)?.data.items ?? [];
  const everywhere = new Set(site.entries.confusions.flatMap(({ data }) => data.everywhere ?? []));
  const orders = family.filter(
    (sign) =>
      sign.kind === 'senal' &&
      isDrillableSign(sign) &&
      isDrillableSign({ ...sign, meaning: sign.action }),
  );
  // An action that is right everywhere, or that only some drivers take, is not a wrong answer.
  const rivals = orders.filter(
    ({ id, action }) => !everywhere.has(id) && !action.startsWith('Si '),
  );
  const isApart = (a: Sign, b: Sign) =>
    !meanings.overlap(a, b) && jaccard(stems(a.action), stems(b.action)) < SAME_DUTY;
  return orders.flatMap((sign): GeneratedItem[] => {
    if (!meanings.isTold(sign)) return [];
    const others = similarSigns(site, sign, meanings, rivals);
    const stem = '¿Qué haces ante esta señal?';
    return itemAbout(sign, { prefix: 'deber', asks: 'action', stem }, others, isApart);
  });
});

/** Two actions whose words are at least this similar may be the same duty. */
const SAME_DUTY = 0.15;
