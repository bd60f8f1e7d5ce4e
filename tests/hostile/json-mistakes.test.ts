import { describe, expect, test } from 'vitest';
import { parseFile } from '../../pipeline/load/index.ts';
import { findJsonMistake } from '../../pipeline/load/json-mistakes.ts';
import { findUnexpectedToken } from '../../pipeline/load/json-scan.ts';
import { applyReplacement, originalOffset, type RepairedText } from '../../pipeline/load/repair.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { findingLabels, project, readProject, reportOf, toJson } from '../fixtures/project.ts';
import { repeatedText, timeRatio } from '../run/time-ratio.ts';
import { locatedFindings } from './located-findings.ts';

const TIPS = 'guia/tips.json';
const GOOD = toJson(BASE_FILES[TIPS]);

describe('JSON', () => {
  test.each<[string, [string, string], string[]]>([
    [
      'a missing comma',
      ['"Introducción.",', '"Introducción."'],
      ['2:27 a comma is missing after "Introducción." []'],
    ],
    [
      'a comma before the end',
      ['"Cada día."', '"Cada día.",'],
      ['13:26 a comma before the closing "}" [,]'],
    ],
    [
      'a comment',
      ['  "intro"', '  // nota\n  "intro"'],
      ['2:3 a comment, which JSON does not have [// nota]'],
    ],
    [
      'single quotes',
      ['"Introducción."', "'Introducción.'"],
      ["2:12 a text in single quotes ['Introducción.']"],
    ],
    [
      'typographic quotes',
      ['"Introducción."', '“Introducción.”'],
      ['2:12 a text in typographic quotes: “ [“Introducción.”]'],
    ],
    [
      'a typographic quote at the end',
      ['"Introducción."', '"Introducción.”'],
      ['2:12 the text is closed by ”, not by a double quote ["Introducción.”]'],
    ],
    [
      'a key closed by a typographic quote',
      ['"intro"', '"intro”'],
      ['2:3 the key is closed by ”, not by a double quote ["intro”]'],
    ],
    [
      'a double quote inside a text',
      ['Introducción.', 'Una "Introducción" corta.'],
      ['2:17 a double quote inside a text ["]'],
    ],
    ['a key without quotes', ['"intro"', 'intro'], ['2:3 a key without quotes: intro [intro]']],
    [
      'a text without quotes',
      ['"Introducción."', 'Introducción'],
      ['2:12 a text without quotes: Introducción [Introducción]'],
    ],
    ['a missing colon', ['"intro":', '"intro"'], ['2:10 a colon is missing after "intro" []']],
    [
      'a text that is not closed',
      ['"Introducción.",', '"Introducción.,'],
      ['2:12 a text has no closing quote on its line ["Introducción.,]'],
    ],
    [
      'a line break in a text',
      ['Introducción.', 'Intro-\nducción.'],
      ['2:19 a line break inside a text []'],
    ],
    ['a tab in a text', ['Introducción.', 'Intro\tducción.'], ['2:18 a tab inside a text [\t]']],
    ['a backslash', ['Introducción.', 'C:\\datos'], ['2:15 "\\\\d" is not a JSON escape [\\d]']],
    ['a Python word', ['"Introducción."', 'None'], ['2:12 None is not a JSON value [None]']],
    [
      'a semicolon',
      ['"Introducción.",', '"Introducción.";'],
      ['2:27 ";" where a comma is expected [;]'],
    ],
    [
      'NUL',
      ['Introducción.', 'Intro\0ducción.'],
      ['2:18 the text contains the invisible or broken character U+0000 (NUL) [\0]'],
    ],
    [
      'a leftover merge marker',
      ['  "intro"', '=======\n  "intro"'],
      ['2:1 a marker of a merge conflict is left: ======= [=======]'],
    ],
  ])('explains %s and reports its position', (_, [from, to], expected) => {
    expect(locatedFindings(TIPS, GOOD.replace(from, to))).toEqual(expected);
  });

  test('reports syntax mistakes and schema violations in one run', () => {
    const text = GOOD.replace('"Introducción.",', '"Introducción."')
      .replace('"Cada día."', '“Cada día.”,')
      .replace('"examDay"', '"examDia"');
    expect(findingLabels(project({ [TIPS]: text }))).toEqual([
      `parse/json-syntax data/${TIPS}:2:27`,
      `schema/invalid data/${TIPS}:4:3`,
      `parse/json-syntax data/${TIPS}:13:15`,
      `parse/json-syntax data/${TIPS}:13:26`,
    ]);
  });

  // In Puerto Rico the comma separates thousands: 3,000 is not 3.
  test.each([
    ['18,01', 'a decimal comma: 18,01', 'Write a point: 18.01.'],
    ['3,5', 'a decimal comma: 3,5', 'Write a point: 3.5.'],
    ['3,00', 'a decimal comma: 3,00', 'Write a point: 3.00.'],
    ['0,500', 'a decimal comma: 0,500', 'Write a point: 0.500.'],
    ['-66,123', 'a decimal comma: -66,123', 'Write a point: -66.123.'],
    ['3,000', 'a comma for thousands: 3,000', 'Write 3000: '],
    ['3,000.50', 'a comma for thousands: 3,000.50', 'Write 3000.50: '],
    ['1,234,567', 'a comma for thousands: 1,234,567', 'Write 1234567: '],
  ])('explains the comma in the number %s', (typed, title, help) => {
    const text = toJson(BASE_FILES['municipios.json']).replace('18.01', typed);
    const [finding] = reportOf(project({ 'municipios.json': text }));
    const { start, end } = finding!.at.range!;
    expect(finding!.title).toBe(`a number with ${title}`);
    expect(finding!.help[0]).toContain(help);
    expect([start, end]).toEqual([
      { line: 6, column: 17 },
      { line: 6, column: 17 + typed.length },
    ]);
  });

  test('the finding for a truncated file points to the unclosed bracket', () => {
    const [finding] = reportOf(project({ [TIPS]: GOOD.slice(0, GOOD.indexOf(']')) }));
    expect(finding!.title).toBe('the file ends before this "[" is closed');
    expect(finding!.related.map(({ at }) => at.range!.start)).toEqual([{ line: 4, column: 14 }]);
  });

  test('the finding for a wrong closing bracket points to the opening one', () => {
    const [finding] = reportOf(project({ [TIPS]: GOOD.replace(']', '}') }));
    expect(finding!.title).toBe('"}" where "]" is expected');
    expect(finding!.related[0]!.at.range!.start).toEqual({ line: 4, column: 14 });
  });

  test('a file with a syntax error makes the site incomplete', () => {
    expect(readProject(project({ [TIPS]: GOOD })).site!.isWhole).toBe(true);
    expect(readProject(project({ [TIPS]: GOOD.replace('"intro"', "'intro'") })).site!.isWhole).toBe(
      false,
    );
  });

  test('findUnexpectedToken finds a token if and only if JSON.parse throws', () => {
    const marks = [...'{}[],: -"\\x1', '"a"', 'true', '0.5e3'];
    const random = seededRandom(7);
    const next = (below: number) => Math.floor(random() * below);
    for (let count = 0; count < 20_000; count++) {
      const text = Array.from({ length: 1 + next(9) }, () => marks[next(marks.length)]).join('');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(findUnexpectedToken(text) === undefined, text).toBe(isJson);
    }
  });

  test.each([
    ...["['a',", '["a" ', '{a:1,', '{"a":1,', '[“', '["', '[// x\n', '["\\q', '["\t', '[1 '],
    ...['=======\n', '<<<<<<< a\n=======\n>>>>>>> b\n', '\u200b', '\u{e0041}', '{"a":1,,', '[1;'],
  ])('reads 2 MB of %j quickly', (mark) => {
    const read = (text: string) => () =>
      void parseFile({ collection: 'guideTips', path: TIPS, file: `data/${TIPS}`, text });
    const marks = mark.slice(0, 1) + mark.slice(1).repeat(2_000_000 / mark.length);
    const times = timeRatio(read(marks), read(JSON.stringify(repeatedText('palabra ', 2_000_000))));
    expect(times).toBeLessThan(1000);
  });
});

test('offsets in a repaired text map back to the original', () => {
  const original = 'abc';
  let state: RepairedText = { text: original, edits: [] };
  state = applyReplacement(state, { start: 1, end: 2, text: 'XYZ' });
  state = applyReplacement(state, { start: 0, end: 0, text: '"' });
  state = applyReplacement(state, { start: 5, end: 6, text: '' });
  expect(state.text).toBe('"aXYZ');
  expect([0, 1, 2, 5].map((offset) => originalOffset(state, offset))).toEqual([0, 0, 1, 3]);
});

test.each([
  ['{} 5', 'the file continues after its end: unexpected "5"', 'Delete what follows'],
  ['[1 : 2]', 'unexpected ":"', 'Look for a missing or extra comma'],
])('reports the position of a mistake of an unknown kind: %s', (text, title, help) => {
  const mistake = findJsonMistake(text, findUnexpectedToken(text)!);
  expect(mistake.title).toBe(title);
  expect(mistake.help).toContain(help);
  expect(text.slice(mistake.start, mistake.end)).toBe(title.at(-2));
});
