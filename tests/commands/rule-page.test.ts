import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  readRulePage,
  rulePageSection,
  ruleReasonFinder,
} from '../../pipeline/commands/rule-page.ts';
import { RULES } from '../../pipeline/rules/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readRulePage(ROOT, 'fact/contradiction');

describe('rulePageSection', () => {
  test.each(RULES.flatMap(({ id, part }) => (part === undefined ? [] : [{ id, part }])))(
    'finds $part of $id',
    ({ id, part }) => {
      expect(rulePageSection(readRulePage(ROOT, id), [part])).toMatch(
        /^# \S+\n\n## .+\n\n### What\n/,
      );
    },
  );

  test('finds a part by the words of its heading', () => {
    expect(rulePageSection(PAGE, ['A', 'reading', 'against', 'an', 'authority'])).toBe(
      rulePageSection(PAGE, ['reading-against-authority']),
    );
  });

  test('includes the examples of the part and nothing of the next one', () => {
    const part = rulePageSection(PAGE, ['reading-against-authority']);
    expect(part).toContain('```json data/');
    expect(part).not.toContain('A ruling against');
  });

  test('lists the existing parts if the part is unknown', () => {
    expect(() => rulePageSection(PAGE, ['authority'])).toThrow(
      'reading-against-authority, ruling-against',
    );
    expect(() => rulePageSection(readRulePage(ROOT, 'load/file'), ['x'])).toThrow(
      'has only one part',
    );
  });
});

describe('ruleReasonFinder', () => {
  test('prints the reason of the main part', () => {
    expect(ruleReasonFinder(ROOT)({ rule: 'fact/contradiction' })).toBe(
      'A visitor reads one number on one page and another number on the next, and studies the wrong one.',
    );
  });

  test('prints the reason of the part that the finding names', () => {
    expect(
      ruleReasonFinder(ROOT)({ rule: 'fact/contradiction', part: 'reading-against-authority' }),
    ).toBe('The site teaches something that the law does not say. No finding is more serious.');
  });

  test('prints a reason with a list on one line', () => {
    expect(ruleReasonFinder(ROOT)({ rule: 'link/point-outside' })).toMatch(
      /^The map .* place\. The /,
    );
  });

  test('prints the rule’s summary if its page is missing', () => {
    expect(ruleReasonFinder('/nowhere')({ rule: 'load/file' })).toMatch(
      /^A content file is missing/,
    );
  });
});
