/** The early check for `--format json`, before the arguments are parsed. */
import { expect, test } from 'vitest';
import { asksForJson } from '../../pipeline/program/asks-for-json.cjs';

test.each([
  ['audit --format json', true],
  ['audit --format=json', true],
  ['audit', false],
  ['audit --format json --format terminal', false],
  ['audit --format terminal --format=json', true],
  ['find -- --format json', false],
])('%s asks for JSON: %s', (line, asked) => {
  expect(asksForJson(line.split(' '))).toBe(asked);
});
