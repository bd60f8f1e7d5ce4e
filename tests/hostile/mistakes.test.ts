/** The common mistakes of JSON and YAML are named for what they are, at their place, and hide nothing else of the file. */
import { describe, expect, test } from 'vitest';
import { parse } from '../../pipeline/load/index.ts';
import { firstProblem } from '../../pipeline/load/json-scan.ts';
import { originalOffset, type Repaired, repair } from '../../pipeline/load/repair.ts';
import { ARTICLE, BASE } from '../base-data.ts';
import { contentOf, findingsOf, json, project, reportOf } from '../project.ts';

const TIPS = 'guia/tips.json';
const GOOD = json(BASE[TIPS]);
const PATH = 'blog/un-articulo.md';

/** Line, column, title and the marked text of each finding. */
function told(path: string, text: string): string[] {
  return reportOf(project({ [path]: text })).map(({ title, at }) => {
    const { start, end } = at.range!;
    const line = text.split('\n')[start.line - 1]!;
    const marked = line.slice(
      start.column - 1,
      end.line === start.line ? end.column - 1 : undefined,
    );
    return `${start.line}:${start.column} ${title} [${marked}]`;
  });
}

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
      ['2:12 a text that is not closed on its line ["Introducción.,]'],
    ],
    [
      'a line break in a text',
      ['Introducción.', 'Intro-\nducción.'],
      ['2:19 a line break inside a text []'],
    ],
    ['a tab in a text', ['Introducción.', 'Intro\tducción.'], ['2:18 a tab inside a text [\t]']],
    [
      'a backslash',
      ['Introducción.', 'C:\\datos'],
      ['2:15 "\\\\d" is not an escape of JSON [\\d]'],
    ],
    ['Python words', ['"Introducción."', 'None'], ['2:12 None is not a value of JSON [None]']],
    [
      'a semicolon',
      ['"Introducción.",', '"Introducción.";'],
      ['2:27 ";" where a comma is expected [;]'],
    ],
    [
      'NUL',
      ['Introducción.', 'Intro\0ducción.'],
      ['2:18 the text holds the invisible or broken character U+0000 (NUL) [\0]'],
    ],
    [
      'a marker of a merge that was left',
      ['  "intro"', '=======\n  "intro"'],
      ['2:1 a marker of a merge conflict is left: ======= [=======]'],
    ],
  ])('%s', (_, [from, to], expected) => {
    expect(told(TIPS, GOOD.replace(from, to))).toEqual(expected);
  });

  test('every mistake, and what does not fit the schema, in one run', () => {
    const text = GOOD.replace('"Introducción.",', '"Introducción."')
      .replace('"Cada día."', '“Cada día.”,')
      .replace('"examDay"', '"examDia"');
    expect(findingsOf(project({ [TIPS]: text }))).toEqual([
      `parse/json-syntax data/${TIPS}:2:27`,
      `schema/unknown-key data/${TIPS}:4:3`,
      `parse/json-syntax data/${TIPS}:13:15`,
      `parse/json-syntax data/${TIPS}:13:26`,
    ]);
  });

  test('a decimal comma', () => {
    const text = json(BASE['municipios.json']).replace('18.01', '18,01');
    expect(told('municipios.json', text)).toEqual([
      '6:17 a number with a decimal comma: 18,01 [18,01]',
    ]);
  });

  test('a file that ends early says which bracket is open', () => {
    const [finding] = reportOf(project({ [TIPS]: GOOD.slice(0, GOOD.indexOf(']')) }));
    expect(finding!.title).toBe('the file ends before this "[" is closed');
    expect(finding!.related.map(({ at }) => at.range!.start)).toEqual([{ line: 4, column: 14 }]);
  });

  test('a closing bracket of the wrong kind names the one that is open', () => {
    const [finding] = reportOf(project({ [TIPS]: GOOD.replace(']', '}') }));
    expect(finding!.title).toBe('"}" where "]" is expected');
    expect(finding!.related[0]!.at.range!.start).toEqual({ line: 4, column: 14 });
  });

  test('a file with a mistake is never taken for whole: no command writes by its places', () => {
    expect(contentOf(project({ [TIPS]: GOOD })).site!.isWhole).toBe(true);
    expect(contentOf(project({ [TIPS]: GOOD.replace('"intro"', "'intro'") })).site!.isWhole).toBe(
      false,
    );
  });

  test('the search for the first problem agrees with JSON.parse', () => {
    const marks = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      'true',
      ' ',
      '-',
      '"',
      '\\',
      '0.5e3',
      'x',
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let count = 0; count < 20_000; count++) {
      const text = Array.from({ length: 1 + next(9) }, () => marks[next(marks.length)]).join('');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(firstProblem(text) === undefined, text).toBe(isJson);
    }
  });

  test.each([
    ...["['a',", '["a" ', '{a:1,', '{"a":1,', '[“', '["', '[// x\n', '["\\q', '["\t', '[1 '],
    ...['=======\n', '<<<<<<< a\n=======\n>>>>>>> b\n', '\u200b', '\u{e0041}', '{"a":1,,', '[1;'],
  ])('2 MB of %j take no time', (mark) => {
    const text = mark.slice(0, 1) + mark.slice(1).repeat(2_000_000 / mark.length);
    const start = performance.now();
    parse({ collection: 'guideTips', path: TIPS, file: `data/${TIPS}`, text });
    // At most 0.2 s of one core when it is idle; tests share theirs.
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

describe('front matter', () => {
  test.each<[string, [string, string], string[]]>([
    [
      'a colon in a value',
      ['Un artículo', 'Uno: dos'],
      ['2:8 a colon in a value that is not in quotes [Uno: dos]'],
    ],
    [
      'an open double quote',
      ['Un artículo', '"Uno'],
      ['2:8 the quote " at the start of the value is not closed ["Uno]'],
    ],
    [
      'an open single quote',
      ['Un artículo', "'Uno"],
      ["2:8 the quote ' at the start of the value is not closed ['Uno]"],
    ],
    [
      'text after a quote',
      ['Un artículo', '"Uno" dos'],
      ['2:8 text after the closing quote " ["Uno" dos]'],
    ],
    [
      'a tab as indentation',
      ['author: Equipo', 'keywords:\n\t- uno\nauthor: Equipo'],
      ['8:1 a tab as indentation [\t]'],
    ],
    [
      'an open list',
      ['author: Equipo', 'author: Equipo\nkeywords: [uno'],
      ['8:11 the list is not closed on its line [[uno]'],
    ],
    [
      'a reference without quotes',
      ['De qué trata.', '{{sitio.capitulos}} capítulos.'],
      [
        '3:10 the value begins with "{{", which opens an object in YAML [{{sitio.capitulos}} capítulos.]',
      ],
    ],
    [
      'a reference alone',
      ['De qué trata.', '{{sitio.capitulos}}'],
      ['3:10 the value begins with "{{", which opens an object in YAML [{{sitio.capitulos}}]'],
    ],
    [
      'no space after the colon',
      ['title: Un', 'title:Un'],
      ['2:1 a space is missing after "title:" [title:Un artículo]'],
    ],
    [
      'a line that is no key',
      ['category: Guías', 'suelto\ncategory: Guías'],
      ['4:1 a line that is not "key: value" [suelto]'],
    ],
    [
      'an indented key',
      ['category: Guías', '  category: Guías'],
      ['4:3 "category" is indented below "excerpt", which has a value already [category: Guías]'],
    ],
    [
      'a tag that runs code elsewhere',
      ['Un artículo', '!!js/function "x"'],
      ['2:8 the value has the tag !!js/function, and tags of YAML are not read [!!js/function]'],
    ],
    [
      '!!binary',
      ['Un artículo', '!!binary aGk='],
      ['2:8 the value has the tag !!binary, and tags of YAML are not read [!!binary]'],
    ],
    [
      '!!timestamp',
      ['2026-01-10', '!!timestamp 2026-01-10'],
      ['6:14 the value has the tag !!timestamp, and tags of YAML are not read [!!timestamp]'],
    ],
    [
      '!!set',
      ['author: Equipo', 'author: Equipo\naliases: !!set {a}'],
      ['8:10 the value has the tag !!set, and tags of YAML are not read [!!set]'],
    ],
    [
      'a tag of its own',
      ['Un artículo', '!foo Uno'],
      ['2:8 the value begins with "!", which is a tag in YAML, and tags are not read [!foo Uno]'],
    ],
    [
      'a tag above a list',
      ['author: Equipo', 'author: Equipo\nkeywords: !!seq\n  - uno'],
      ['8:11 the value has the tag !!seq, and tags of YAML are not read [!!seq]'],
    ],
    [
      'an anchor and its alias',
      ['author: Equipo', 'author: &a Equipo\nupdate: *a'],
      [
        '7:9 the value begins with "&", which is an anchor in YAML, and anchors are not read [&a Equipo]',
        '8:9 the value begins with "*", which is an alias in YAML, and aliases are not read [*a]',
      ],
    ],
    [
      'a key repeated through an alias',
      ['author: Equipo', '? &a author\n: Equipo\n*a : Otro'],
      [
        '7:3 &a is a tag or an anchor, which are not read [&a]',
        '9:1 the value begins with "*", which is an alias in YAML, and aliases are not read [*a : Otro]',
      ],
    ],
    [
      'emphasis at the start',
      ['Un artículo', '*Un* artículo'],
      [
        '2:8 the value begins with "*", which is an alias in YAML, and aliases are not read [*Un* artículo]',
      ],
    ],
    [
      'a merge key',
      ['author: Equipo', 'author: Equipo\n<<: { title: otro }'],
      ['8:1 "<<" is not a field of articles [<<]'],
    ],
    [
      'a second document',
      ['category: Guías', '...\ncategory: Guías'],
      ['4:1 a line that begins with ... ends the front matter early [...]'],
    ],
    [
      'a blank line before the fence',
      ['---\ntitle', '\n---\ntitle'],
      ['1:1 a blank line before the front matter []'],
    ],
    [
      'a fence with a space',
      ['Equipo\n---', 'Equipo\n--- '],
      ['8:1 the line that closes the front matter is "--- "; it must be exactly --- [--- ]'],
    ],
  ])('%s', (_, [from, to], expected) => {
    expect(told(PATH, ARTICLE.replace(from, to))).toEqual(expected);
  });

  test.each([
    ['flow lists', `keywords: ${'['.repeat(40)}${']'.repeat(40)}`, '8:42'],
    ['lists of lists', `keywords:\n  ${'- '.repeat(40)}x`, '9:65'],
    [
      'objects by indentation',
      Array.from({ length: 40 }, (__, depth) => `${' '.repeat(depth)}a${depth}:`).join('\n'),
      '40:33',
    ],
    ['more lists than the parser can take', `keywords:\n  ${'- '.repeat(7000)}x`, '9:65'],
  ])('nesting that is too deep, as %s, is placed where the level begins', (_, lines, place) => {
    const [first] = told(PATH, ARTICLE.replace('author: Equipo', `author: Equipo\n${lines}`));
    expect(first).toContain(`${place} the front matter is nested deeper than 32 levels`);
  });

  test('more than 16 KB are refused before they are read', () => {
    const text = ARTICLE.replace('author: Equipo', `author: ${'x'.repeat(17_000)}`);
    expect(told(PATH, text)).toEqual(['1:1 the front matter is longer than 16 KB [---]']);
  });

  test.each([
    ...['&a ', '- ', '[', '{a: ', '"', "'", ': ', '\n a:', '\n*a', '\na: "', '\n- ', '[x,', '? '],
    ...['\n? a\n: b', '!!a ', '\n\t', '#', '\\'],
  ])('%j in its thousands takes no time', (mark) => {
    const marks = mark.repeat(Math.floor(15_000 / mark.length));
    const text = ARTICLE.replace('author: Equipo', `author: Equipo\nkeywords: ${marks}`);
    const start = performance.now();
    parse({ collection: 'articles', path: PATH, file: `data/${PATH}`, text });
    // At most 0.6 s of one core when it is idle; tests share theirs.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('merge conflicts', () => {
  const CONFLICT = ['<<<<<<< HEAD', 'UNO', '=======', 'DOS', '>>>>>>> otra-rama'].join('\n');
  const around = (one: string, two: string) => CONFLICT.replace('UNO', one).replace('DOS', two);

  test.each<[string, string, string, string]>([
    [
      'JSON',
      TIPS,
      GOOD.replace(
        '  "intro": "Introducción.",',
        around('  "intro": "Uno.",', '  "intro": "Dos.",'),
      ),
      'parse/json-syntax',
    ],
    [
      'front matter',
      PATH,
      ARTICLE.replace('title: Un artículo', around('title: Uno', 'title: Dos')),
      'parse/front-matter-syntax',
    ],
    ['Markdown', PATH, ARTICLE.replace('Un párrafo.', around('Uno.', 'Dos.')), 'parse/markdown'],
  ])('in %s are one finding at the first marker, with the other markers', (_, path, text, rule) => {
    const line = text.split('\n').findIndex((each) => each.startsWith('<<<<<<<')) + 1;
    const findings = reportOf(project({ [path]: text }));
    expect(findings.map((finding) => [finding.rule, finding.at.range!.start.line])).toEqual([
      [rule, line],
    ]);
    expect(findings[0]!.title).toBe('a merge conflict that is not resolved');
    expect(findings[0]!.related.map(({ at }) => at.range!.start.line)).toEqual([
      line + 2,
      line + 4,
    ]);
  });

  test('hide nothing else of the file', () => {
    const text = GOOD.replace(
      '  "intro": "Introducción.",',
      around('  "intro": "Uno.",', '  "intro": "Dos.",'),
    ).replace('"examDay"', '"examDia"');
    expect(reportOf(project({ [TIPS]: text })).map(({ rule }) => rule)).toEqual([
      'parse/json-syntax',
      'schema/unknown-key',
    ]);
  });

  test('with the version of their common ancestor', () => {
    const text = ARTICLE.replace(
      'Un párrafo.',
      '<<<<<<< HEAD\nUno.\n||||||| base\nCero {{nada}}.\n=======\nDos {{nada}}.\n>>>>>>> rama',
    );
    expect(findingsOf(project({ [PATH]: text }))).toEqual([`parse/markdown data/${PATH}:9:1`]);
  });

  test.each(['> > > > > > > texto', '||||||||\n', '========', '`<<<<<<<`', 'x <<<<<<< y'])(
    '%j is none',
    (text) => {
      expect(
        reportOf(project({ [PATH]: ARTICLE.replace('Un párrafo.', `Uno.\n\n${text}\n\nDos.`) }))
          .map(({ title }) => title)
          .filter((title) => title.includes('merge')),
      ).toEqual([]);
    },
  );
});

test('offsets of a repaired text lead back to the text of the file', () => {
  const original = 'abc';
  let state: Repaired = { text: original, edits: [] };
  state = repair(state, { start: 1, end: 2, text: 'XYZ' });
  state = repair(state, { start: 0, end: 0, text: '"' });
  state = repair(state, { start: 5, end: 6, text: '' });
  expect(state.text).toBe('"aXYZ');
  expect([0, 1, 2, 5].map((offset) => originalOffset(state, offset))).toEqual([0, 0, 1, 3]);
});
