import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { startAttempt } from '../../../../templates/islands/model/attempt.ts';
import {
  DEFAULT_SETTINGS,
  EMPTY_PROGRESS,
  type Progress,
} from '../../../../templates/islands/model/progress.ts';
import {
  ACCESSIBILITY_SETTINGS,
  parseSettingChoices,
  serializeSettingChoices,
  storedTextCondition,
} from '../../../../templates/islands/page/accessibility/settings.ts';
import {
  editDistance,
  nearestAddress,
  plainSlug,
} from '../../../../templates/islands/page/nearest-address.ts';
import { loadTimeRating } from '../../../../templates/islands/page/performance-monitor.ts';
import { positionIn } from '../../../../templates/islands/parts/practice/address.ts';
import { PROGRESS } from '../../../../templates/islands/store/progress.ts';
import { serializeStoredValue } from '../../../../templates/islands/store/stored.ts';
import { bank } from '../bank.ts';

const CENTRES =
  'san-juan bayamon carolina caguas humacao fajardo ponce guayama mayaguez aguadilla arecibo barranquitas'.split(
    ' ',
  );

describe('nearest spelling', () => {
  it.each([
    ['Bayamón', 'bayamon'],
    ['sanjuan', 'san-juan'],
    ['SAN JUAN', 'san-juan'],
    ['mayagues', 'mayaguez'],
    ['agudilla', 'aguadilla'],
    ['barranquita', 'barranquitas'],
  ])('the nearest spelling of %s is %s', (asked, expected) =>
    expect(nearestAddress(asked, CENTRES)).toBe(expected),
  );

  it.each(['', '---', 'xyzxyzxyz', '<script>', 'a'.repeat(5000)])(
    '%s has no nearest spelling',
    (asked) => expect(nearestAddress(asked, CENTRES)).toBeUndefined(),
  );

  it('editDistance counts single edits, and plainSlug removes accents', () => {
    expect(editDistance('caguas', 'aguas')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(plainSlug(' Mayagüez ')).toBe('mayaguez');
  });
});

describe('the accessibility settings', () => {
  it('are read back as they were written, on or off', () => {
    for (const isOn of [true, false]) {
      const choices = new Map(ACCESSIBILITY_SETTINGS.map(({ name }) => [name, isOn] as const));
      expect(parseSettingChoices(serializeSettingChoices(choices))).toEqual(choices);
    }
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '[true]',
    '{"largeText":1}',
    '{"version":1,"otra":true}',
  ])('are all unset if the stored text is %s', (text) => {
    expect(parseSettingChoices(text).size).toBe(0);
  });

  it.each([
    [null, 'sound'],
    ['{"largeText":true}', 'sound'],
    ['{"version":1,"largeText":true,"reducedMotion":false}', 'sound'],
    ['', 'damaged'],
    ['{"version":1,"largeText":tr', 'damaged'],
    ['null', 'damaged'],
    ['[true]', 'damaged'],
    ['{"version":"1"}', 'damaged'],
    ['{"version":1,"largeText":1,"highContrast":true}', 'damaged'],
    ['{"version":1,"otra":true}', 'damaged'],
    ['{"version":2,"largeText":{"size":3}}', 'newer'],
  ])('the stored text %s is classified as "%s"', (text, condition) => {
    expect(storedTextCondition(text)).toBe(condition);
  });
});

describe('the script before the first paint', () => {
  const built = buildSync({
    entryPoints: ['templates/islands/page/before-paint.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  }).outputFiles[0]!.text;

  /** @returns the classes that the script sets @param asks true if the device asks for every setting */
  function classesBefore(
    text: string,
    asks: boolean,
    pathname = '/',
    progress = '',
    hash = '',
  ): string[] {
    const classes = new Set<string>();
    const classList = {
      toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
    };
    runInNewContext(built, {
      document: {
        documentElement: { classList, dataset: {} },
        currentScript: { dataset: { faces: '/letra.woff2' } },
        createElement: () => ({}),
        head: { append: () => {} },
      },
      localStorage: { 'accessibility-settings': text, 'licencia-pr:progreso': progress },
      matchMedia: (wish: string) => ({ matches: asks && !wish.includes('data') }),
      navigator: {},
      location: { hash, pathname },
      setTimeout: () => {},
    });
    return [...classes].sort();
  }

  it('applies the same settings as the page does later, for any choice and device', () => {
    for (const asks of [true, false])
      for (const { name } of ACCESSIBILITY_SETTINGS)
        for (const isOn of [true, false, undefined]) {
          const choices = new Map(isOn === undefined ? [] : [[name, isOn] as const]);
          const expected = ACCESSIBILITY_SETTINGS.filter(
            ({ name: each, wish, byDefault = false }) =>
              each === name && isOn !== undefined ? isOn : wish === undefined ? byDefault : asks,
          ).map(({ className }) => className);
          const text = serializeSettingChoices(choices);
          expect(classesBefore(text, asks), `${text} ${asks}`).toEqual(expected.sort());
        }
  });

  it.each(['null', '7', '{', '""'])('is not stopped by the stored text %s', (text) => {
    expect(classesBefore(text, false)).toEqual(['enhanced-focus']);
  });

  it('hides the first question of a test if another one will replace it', () => {
    const isHidden = (path: string, progress: Progress) =>
      classesBefore('{}', false, path, serializeStoredValue(PROGRESS, progress)).includes(
        'swaps-question',
      );
    const attempt = startAttempt(bank(3), { id: 'a', seed: 0, now: 1 });
    const running = { ...EMPTY_PROGRESS, running: [{ attempt, tab: 'b', claimedAt: 2 }] };
    const shuffled = { ...EMPTY_PROGRESS, settings: { ...DEFAULT_SETTINGS, shuffle: true } };
    for (const progress of [running, shuffled]) {
      expect(isHidden('/test/2/', progress)).toBe(true);
      expect(isHidden('/retos/senales/', progress)).toBe(true);
      expect(isHidden('/tests/', progress)).toBe(false);
      expect(isHidden('/retos/', progress)).toBe(false);
    }
    expect(isHidden('/test/2/', { ...EMPTY_PROGRESS, finished: [attempt] })).toBe(false);
  });

  it('shows the first of ten questions without progress, else hides it until progress is read', () => {
    const before = (hash: string, progress: string) =>
      classesBefore('{}', false, '/repaso/', progress, hash).filter((each) =>
        /^(opens|swaps)-/.test(each),
      );
    expect(before('#diez', '')).toEqual(['opens-quiz']);
    expect(before('#diez', serializeStoredValue(PROGRESS, EMPTY_PROGRESS))).toEqual([
      'swaps-question',
    ]);
    expect(before('', '')).toEqual([]);
    expect(before('#sesion', '')).toEqual(['swaps-question']);
  });

  it('is at most 1300 bytes', () => {
    expect(Buffer.byteLength(built)).toBeLessThanOrEqual(1300);
  });
});

it('load times have four ratings, with limits at 1, 2.5 and 4 seconds', () => {
  expect([0, 999, 1000, 2499, 2500, 3999, 4000, 1e9].map(loadTimeRating)).toEqual([
    'Excelente',
    'Excelente',
    'Bueno',
    'Bueno',
    'Regular',
    'Regular',
    'Lento',
    'Lento',
  ]);
});

it.each([
  ['#p1', 0],
  ['#p1-final', 0],
  ['#p2-final', undefined],
  ['#p50', 49],
  ['#p0', undefined],
  ['#p1e3', undefined],
  ['#r=abc', undefined],
  ['', undefined],
])('the hash «%s» names position %s', (hash, position) => expect(positionIn(hash)).toBe(position));
