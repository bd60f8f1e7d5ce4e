/** The states of the stops and the place of the car, from the one memory. */
import { expect, test } from 'vitest';
import type { Stand } from '../../../../../templates/islands/model/learning/concept.ts';
import {
  carAt,
  missingOf,
  missingWords,
  reachOf,
  type StopKeys,
  type StopStanding,
  type StopState,
  stopsStanding,
  stopToTell,
  stopWords,
  wonWith,
} from '../../../../../templates/islands/model/learning/stops.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';

const FIVE = ['a', 'b', 'c', 'd', 'e'];
const row = (id: string, isMissed: boolean) => ({
  id,
  lastDay: 100,
  daysRight: isMissed ? 0 : 2,
  lastWrong: isMissed ? 100 : 0,
  seen: '',
});

/** @param stands of the concepts a, b …; `missed`: to be reviewed since the last answer was wrong */
function standing(...stands: (Stand | 'missed')[]) {
  const of = (...wanted: string[]) =>
    FIVE.filter((_, index) => wanted.includes(stands[index] ?? 'unseen')).map((id) => ({
      id,
      rank: 0,
      forms: [],
    }));
  const memory = new Map(
    FIVE.flatMap((id, index) =>
      (stands[index] ?? 'unseen') === 'unseen' ? [] : [[id, row(id, stands[index] === 'missed')]],
    ),
  );
  return stopsStanding([['una', FIVE]], {
    learning: { ...EMPTY_LEARNING, memory },
    standing: {
      known: of('known'),
      once: of('once'),
      review: of('review', 'missed'),
      unseen: of('unseen'),
    },
  })[0]!;
}

test.each<[StopState, (Stand | 'missed')[]]>([
  ['sin', []],
  ['empezada', ['once']],
  ['empezada', ['known', 'known', 'known', 'once', 'once']],
  ['ganada', ['known', 'known', 'known', 'known']],
  ['ganada', ['known', 'known', 'known', 'known', 'missed']],
  ['repasar', ['known', 'known', 'known', 'review']],
  ['repasar', ['review', 'review', 'review', 'review']],
  ['empezada', ['known', 'known', 'known', 'missed']],
])('%s: %j', (state, stands) => {
  expect(standing(...stands).state).toBe(state);
});

test('a session won what is won only with what it made known', () => {
  const won = standing('known', 'known', 'known', 'known');
  const stops: StopKeys = [['una', FIVE]];
  const ids = (...gained: string[]) =>
    wonWith(new Set(gained), { stops, standings: [won] }).map(({ id }) => id);
  expect(ids('a', 'z')).toEqual(['una']);
  // Two of five were not enough before; none of its own changes nothing.
  expect(ids('a', 'b')).toEqual(['una']);
  expect(ids('z')).toEqual([]);
  const all = standing('known', 'known', 'known', 'known', 'known');
  expect(wonWith(new Set(['a']), { stops, standings: [all] })).toEqual([]);
  const half = standing('known', 'known');
  expect(wonWith(new Set(['a']), { stops, standings: [half] })).toEqual([]);
});

test('says what is missing, and how far the car is', () => {
  const half = standing('known', 'known');
  expect([missingOf(half), reachOf(half)]).toEqual([2, 0.5]);
  expect(missingWords(2)).toBe('Te faltan 2 reglas');
  expect(missingWords(1)).toBe('Te falta una regla');
  expect(reachOf(standing())).toBe(0);
  expect(reachOf({ id: 'vacía', state: 'sin', known: 0, once: 0, of: 0 })).toBe(1);
  // Ten answers of the first day move the car.
  expect(reachOf(standing('once', 'once'))).toBe(0.25);
  expect(reachOf(standing('known', 'known', 'known', 'once', 'once'))).toBe(0.9);
});

test('a session tells of the stop where the car is, if it asked about it; else of the one it asked most about', () => {
  const stops: StopKeys = [
    ['una', FIVE],
    ['otra', ['f', 'g']],
  ];
  const other = { id: 'otra', state: 'sin', known: 0, once: 0, of: 2 } as const;
  const won = { ...other, state: 'ganada', known: 2 } as const;
  const at = (standings: StopStanding[], ...ids: string[]) =>
    stopToTell(new Set(ids), { stops, standings });
  expect(at([standing('once'), other], 'a', 'f', 'g')).toBe(0);
  expect(at([standing('once'), other], 'f', 'g')).toBe(1);
  expect(at([standing('once'), other], 'z')).toBe(0);
  expect(at([standing('once'), won], 'f', 'g')).toBe(0);
  // All are won: behind the last one.
  expect(at([standing('known', 'known', 'known', 'known'), won], 'a')).toBe(2);
});

test('says what she knows of it', () => {
  expect(stopWords(standing('known', 'once', 'review'))).toBe('Te sabes 1 de 5 reglas.');
});

test('the car is as many stops on as were won: one that is due again, or open behind it, does not send it back', () => {
  const states = (...list: StopState[]) => carAt(list.map((state) => ({ state })));
  expect(states('sin', 'sin')).toBe(0);
  expect(states('ganada', 'repasar', 'empezada', 'ganada')).toBe(2);
  expect(states('ganada', 'ganada')).toBe(2);
  expect(states('empezada', 'ganada', 'ganada', 'sin')).toBe(3);
  expect(states('sin', 'sin', 'sin', 'ganada')).toBe(1);
  expect(states('sin', 'ganada', 'ganada', 'ganada')).toBe(0);
});
