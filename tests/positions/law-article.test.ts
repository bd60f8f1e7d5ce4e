import { expect, test } from 'vitest';
import { BASE_FILES, CHAPTER } from '../fixtures/base-data.ts';
import { project, reportOf, withQuestion } from '../fixtures/project.ts';

const ARTICLES = ['5.01', '5.02-a', '5.02-b', '6.10', '10.01'];
const SOURCES = {
  ...(BASE_FILES['sources.json'] as object),
  ...Object.fromEntries(
    ARTICLES.map((number) => [
      `ley-22-2000/${number}`,
      { title: `Art. ${number}`, kind: 'ley', readOn: '2026-01-10', confidence: 'high' },
    ]),
  ),
};
const cited = (source: string) =>
  [
    { 'manual/reglas-transito.md': CHAPTER.replace('[enlace](/tests/)', `{{@${source}}}`) },
    withQuestion({ cite: [source] }),
  ].flatMap((files) =>
    reportOf(project({ 'sources.json': SOURCES, ...files })).filter(
      ({ title }) => title === `there is no source "${source}"`,
    ),
  );

test.each([
  [
    'ley-22-2000/5.03',
    'ley-22-2000/5.02-a (Art. 5.02-a), ley-22-2000/5.02-b (Art. 5.02-b), ley-22-2000/6.10 (Art. 6.10), ley-22-2000/10.01 (Art. 10.01)',
  ],
  ['ley-22-2000/99.9', 'ley-22-2000/6.10 (Art. 6.10), ley-22-2000/10.01 (Art. 10.01)'],
])('lists the articles next to the missing %s, for a field and a text', (source, neighbours) => {
  const found = cited(source);
  expect(found).toHaveLength(2);
  for (const { help } of found) {
    expect(help[0]).toBe(`Records of neighbouring articles: ${neighbours}.`);
    expect(help.join(' ')).not.toContain('Did you mean');
  }
});

test('suggests the right name for a mistyped law, as for other names', () => {
  expect(cited('leyy').map(({ help }) => help[0])).toEqual(Array(2).fill('Did you mean "ley"?'));
});
