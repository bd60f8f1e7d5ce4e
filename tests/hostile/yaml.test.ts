import { describe, expect, test } from 'vitest';
import { parseFile } from '../../pipeline/load/index.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import { repeatedText, timeRatio } from '../run/time-ratio.ts';
import { locatedFindings } from './located-findings.ts';

const PATH = 'blog/un-articulo.md';

describe('front matter', () => {
  test.each<[string, [string, string], string]>([
    ['a colon in a value', ['Un artículo', 'Uno: dos'], '2:'],
    ['an open double quote', ['Un artículo', '"Uno'], '7:'],
    ['text after a quote', ['Un artículo', '"Uno" dos'], '2:'],
    ['a tab as indentation', ['author: Equipo', 'keywords:\n\t- uno\nauthor: Equipo'], '8:'],
    ['an open list', ['author: Equipo', 'author: Equipo\nkeywords: [uno'], '8:'],
    ['a reference without quotes', ['De qué trata.', '{{sitio.capitulos}} capítulos.'], '3:'],
    ['no space after the colon', ['title: Un', 'title:Un'], '2:'],
    ['a line without a key', ['category: Guías', 'suelto\ncategory: Guías'], '4:'],
    ['an indented key', ['category: Guías', '  category: Guías'], '3:'],
    ['a tag that runs code elsewhere', ['Un artículo', '!!js/function "x"'], '2:'],
    ['!!timestamp', ['2026-01-10', '!!timestamp 2026-01-10'], '6:'],
    ['a tag above a list', ['author: Equipo', 'author: Equipo\nkeywords: !!seq\n  - uno'], '9:'],
    ['an anchor and its alias', ['author: Equipo', 'author: &a Equipo\nupdate: *a'], '7:'],
    ['emphasis at the start', ['Un artículo', '*Un* artículo'], '2:'],
    ['a second document', ['category: Guías', '...\ncategory: Guías'], '5:'],
  ])('reports %s on the expected line', (_, [from, to], expected) => {
    const [first = ''] = locatedFindings(PATH, ARTICLE.replace(from, to));
    expect(first.slice(0, expected.length)).toBe(expected);
  });

  test.each([
    ['flow lists', `keywords: ${'['.repeat(40)}${']'.repeat(40)}`, '8:42'],
    ['lists of lists', `keywords:\n  ${'- '.repeat(40)}x`, '9:65'],
    [
      'objects by indentation',
      Array.from({ length: 40 }, (__, depth) => `${' '.repeat(depth)}a${depth}:`).join('\n'),
      '40:33',
    ],
    ['more lists than the parser can take', `keywords:\n  ${'- '.repeat(7000)}x`, '9:'],
  ])(
    'nesting deeper than 32 levels is reported at the first excess level: %s',
    (_, lines, place) => {
      const [first] = locatedFindings(
        PATH,
        ARTICLE.replace('author: Equipo', `author: Equipo\n${lines}`),
      );
      expect(first).toMatch(
        new RegExp(`^${place}\\d* the front matter is nested deeper than 32 levels`),
      );
    },
  );

  test('front matter of more than 16 KB is refused before it is parsed', () => {
    const text = ARTICLE.replace('author: Equipo', `author: ${'x'.repeat(17_000)}`);
    expect(locatedFindings(PATH, text)).toEqual([
      '1:1 the front matter is longer than 16 KB [---]',
    ]);
  });

  test.each([
    ...['&a ', '- ', '[', '{a: ', '"', "'", ': ', '\n a:', '\n*a', '\na: "', '\n- ', '[x,', '? '],
    ...['\n? a\n: b', '!!a ', '\n\t', '#', '\\'],
  ])('reads thousands of %j quickly', (mark) => {
    const read = (marks: string) => {
      const text = ARTICLE.replace('author: Equipo', `author: Equipo\nkeywords: ${marks}`);
      return () =>
        void parseFile({ collection: 'articles', path: PATH, file: `data/${PATH}`, text });
    };
    const times = timeRatio(
      read(repeatedText(mark, 15_000)),
      read(repeatedText('\n  - palabra', 15_000)),
    );
    expect(times).toBeLessThan(1000);
  });
});
