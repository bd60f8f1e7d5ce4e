/** The common mistakes of front matter are named at their place, and hide nothing else of the file. */
import { describe, expect, test } from 'vitest';
import { parse } from '../../pipeline/load/index.ts';
import { ARTICLE } from '../base-data.ts';
import { filled, timesAsLong } from '../cost.ts';
import { located } from './located.ts';

const PATH = 'blog/un-articulo.md';

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
    expect(located(PATH, ARTICLE.replace(from, to))).toEqual(expected);
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
    const [first] = located(PATH, ARTICLE.replace('author: Equipo', `author: Equipo\n${lines}`));
    expect(first).toContain(`${place} the front matter is nested deeper than 32 levels`);
  });

  test('more than 16 KB are refused before they are read', () => {
    const text = ARTICLE.replace('author: Equipo', `author: ${'x'.repeat(17_000)}`);
    expect(located(PATH, text)).toEqual(['1:1 the front matter is longer than 16 KB [---]']);
  });

  test.each([
    ...['&a ', '- ', '[', '{a: ', '"', "'", ': ', '\n a:', '\n*a', '\na: "', '\n- ', '[x,', '? '],
    ...['\n? a\n: b', '!!a ', '\n\t', '#', '\\'],
  ])('%j in its thousands takes no time', (mark) => {
    const read = (marks: string) => {
      const text = ARTICLE.replace('author: Equipo', `author: Equipo\nkeywords: ${marks}`);
      return () => void parse({ collection: 'articles', path: PATH, file: `data/${PATH}`, text });
    };
    const times = timesAsLong(read(filled(mark, 15_000)), read(filled('\n  - palabra', 15_000)));
    expect(times).toBeLessThan(1000);
  });
});
