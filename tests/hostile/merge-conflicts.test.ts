import { describe, expect, test } from 'vitest';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { findingLabels, project, reportOf, toJson } from '../fixtures/project.ts';

const TIPS = 'guia/tips.json';
const GOOD = toJson(BASE_FILES[TIPS]);
const PATH = 'blog/un-articulo.md';

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
  ])(
    'merge conflicts in %s give one finding at the first marker, listing the other markers',
    (_, path, text, rule) => {
      const line = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<')) + 1;
      const findings = reportOf(project({ [path]: text }));
      expect(findings.map((finding) => [finding.rule, finding.at.range!.start.line])).toEqual([
        [rule, line],
      ]);
      expect(findings[0]!.title).toBe('a merge conflict that is not resolved');
      expect(findings[0]!.related.map(({ at }) => at.range!.start.line)).toEqual([
        line + 2,
        line + 4,
      ]);
    },
  );

  test('says that two different records of a merge conflict both stay', () => {
    const text = ARTICLE.replace('Un párrafo.', around('Uno.', 'Dos.'));
    const [found] = reportOf(project({ [PATH]: text }));
    expect(found!.help[0]).toContain('or both if they are two different records');
  });

  test('a merge conflict does not hide other findings in the file', () => {
    const text = GOOD.replace(
      '  "intro": "Introducción.",',
      around('  "intro": "Uno.",', '  "intro": "Dos.",'),
    ).replace('"examDay"', '"examDia"');
    expect(reportOf(project({ [TIPS]: text })).map(({ rule }) => rule)).toEqual([
      'parse/json-syntax',
      'schema/invalid',
    ]);
  });

  test('a merge conflict with a common ancestor gives one finding', () => {
    const text = ARTICLE.replace(
      'Un párrafo.',
      '<<<<<<< HEAD\nUno.\n||||||| base\nCero {{nada}}.\n=======\nDos {{nada}}.\n>>>>>>> rama',
    );
    expect(findingLabels(project({ [PATH]: text }))).toEqual([`parse/markdown data/${PATH}:9:1`]);
  });

  test.each(['> > > > > > > texto', '||||||||\n', '========', '`<<<<<<<`', 'x<<<<<<<y'])(
    '%j is not a merge conflict',
    (text) => {
      expect(
        reportOf(project({ [PATH]: ARTICLE.replace('Un párrafo.', `Uno.\n\n${text}\n\nDos.`) }))
          .map(({ title }) => title)
          .filter((title) => title.includes('merge')),
      ).toEqual([]);
    },
  );
});
