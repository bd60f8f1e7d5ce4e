/** Checks that a finding disappears if its advice is followed to the letter. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { project, reportOf, toJson } from '../fixtures/project.ts';
import { offsetsOfFinding } from './load-text.ts';

const TIPS = 'guia/tips.json';
const GOOD = toJson(BASE_FILES[TIPS]);
const PATH = 'blog/un-articulo.md';

type Advice = [pattern: RegExp, follow: (marked: string, ...groups: string[]) => string];

/** The edit that each piece of advice asks for. */
const ADVICE: Advice[] = [
  [/^Delete the (?:comma|comment|character|line)\b|^Delete !|^Delete &/, () => ''],
  [/^Delete it/, () => ''],
  [/^Write a comma here/, () => ','],
  [/^Write a colon here/, () => ':'],
  [/^Write a space, or/, () => ' '],
  [/^Write "([,:])"\.$/, (_, mark) => mark!],
  [/^Write \\\\ for a backslash/, (marked) => `\\${marked}`],
  [/^Write \\" for each double quote inside a text/, () => '\\"'],
  [/^Write the plain double quote: (".*")$/, (_, whole) => whole!],
  [/^Write the plain double quote " at both ends/, (marked) => `${marked.slice(0, -1)}"`],
  [/^Write (".*")\.$/, (_, whole) => whole!],
  [/^Write: (.*)$/, (_, whole) => whole!],
  [/^Put it in double quotes: (".*")$/, (_, whole) => whole!],
  [/^Put the whole value in double quotes: (?:[\w-]+: )?(".*")$/, (_, whole) => whole!],
  [/^Write a point: (.*)\.$/, (_, number) => number!],
  [/^Close it with a double quote;/, (marked) => marked.replace(/,?$/, (comma) => `"${comma}`)],
  [
    /^Close it with (["'\]}]) at the end|^Close it with (\])/,
    (marked, ...marks) => marked + (marks[0] ?? marks[1]),
  ],
  [/^Indent with spaces, two/, (marked) => marked.replaceAll('\t', '  ')],
  [/^Write only --- on this line/, () => '---'],
  [/^Did you mean "([^"]+)"\?$/, (marked, name) => (marked.startsWith('"') ? `"${name}"` : name!)],
  [/^Write it in double quotes\./, (marked) => `"${marked}"`],
  [
    /^Write the number without quotes\.|^Write a whole number without quotes\./,
    (marked) => marked.slice(1, -1),
  ],
  [/^Write true or false, without quotes\./, (marked) => marked.slice(1, -1)],
];

function followed(text: string, finding: Finding): string {
  const help = finding.help[0]!;
  const found = ADVICE.find(([pattern]) => pattern.test(help));
  if (found === undefined) throw new Error(`no way to follow: ${help}`);
  const [pattern, follow] = found;
  const [start, end] = offsetsOfFinding(text, finding);
  const [, ...groups] = pattern.exec(help)!;
  return text.slice(0, start) + follow(text.slice(start, end), ...groups) + text.slice(end);
}

/** Follows the first piece of advice repeatedly. @returns the titles of the findings */
function afterAdvice(path: string, broken: string): string[] {
  const data = project({ [path]: broken });
  const told: string[] = [];
  for (let count = 0; count < 8; count++) {
    const [finding] = reportOf(data).filter(({ severity }) => severity === 'error');
    if (finding === undefined) return told;
    told.push(finding.title);
    writeFileSync(join(data, path), followed(readFileSync(join(data, path), 'utf8'), finding));
  }
  throw new Error(`still wrong after: ${told.join(' | ')}`);
}

describe('JSON', () => {
  test.each<[string, string, string, number]>([
    ['a missing comma', '"Introducción.",', '"Introducción."', 1],
    ['a trailing comma', '"Cada día."', '"Cada día.",', 1],
    ['a doubled comma', '"Introducción.",', '"Introducción.",,', 1],
    ['a comment', '"intro"', '/* nota */ "intro"', 1],
    ['single quotes', '"intro": "Introducción."', "'intro': 'Introducción.'", 2],
    ['typographic quotes', '"intro": "Introducción."', '“intro”: “Introducción.”', 2],
    ['a typographic quote at the end', '"Introducción."', '"Introducción.”', 1],
    ['a key that is not closed', '"intro"', '"intro', 1],
    ['a double quote inside', 'Introducción.', 'Una "introducción corta.', 1],
    ['missing quotes', '"intro"', 'intro', 1],
    ['a missing colon', '"intro":', '"intro"', 1],
    ['an equals sign', '"intro":', '"intro" =', 1],
    ['a semicolon', '"Introducción.",', '"Introducción.";', 1],
    ['a text that is not closed', '"Introducción.",', '"Introducción.,', 1],
    ['a tab', 'Introducción.', 'Una\tintroducción.', 1],
    ['a backslash', 'Introducción.', 'C:\\datos', 1],
    ['a zero-width space', 'Introducción.', 'Intro\u200bducción.', 1],
    ['a merge conflict marker', '  "intro"', '=======\n  "intro"', 1],
    ['a misspelt key', '"intro"', '"intor"', 1],
    ['a number instead of a text', '"Introducción."', '5', 1],
  ])('following the advice repairs %s', (_, from, to, count) => {
    expect(afterAdvice(TIPS, GOOD.replace(from, to))).toHaveLength(count);
  });

  test.each<[string, string, string, string]>([
    ['a text instead of a number', 'municipios.json', '"latitude": 18.01', '"latitude": "18.01"'],
    ['a decimal comma', 'municipios.json', '18.01', '18,01'],
    ['a text instead of a whole number', 'simulacro.json', '"use": 10', '"use": "10"'],
    ['a text instead of true', 'centros/ponce.json', '"directory": true', '"directory": "true"'],
    [
      'a misspelt word of a fixed list',
      'sources.json',
      '"confidence": "high"',
      '"confidence": "hihg"',
    ],
  ])('following the advice repairs %s', (_, path, from, to) => {
    expect(afterAdvice(path, toJson(BASE_FILES[path]).replace(from, to))).toHaveLength(1);
  });
});

describe('front matter', () => {
  test.each<[string, string, string, number]>([
    ['a closing fence with a space', 'Equipo\n---', 'Equipo\n--- ', 1],
    ['a misspelt key', 'author:', 'autor:', 1],
    ['a misspelt word of a fixed list', 'Guías', 'Guias', 1],
    ['a number instead of a text', 'Un artículo', '2026', 1],
  ])('following the advice repairs %s', (_, from, to, count) => {
    expect(afterAdvice(PATH, ARTICLE.replace(from, to))).toHaveLength(count);
  });
});
