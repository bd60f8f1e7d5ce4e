import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../fixtures/base-data.ts';
import { changedBase, findingLabels, project, reportOf } from '../fixtures/project.ts';

const WRITTEN = [
  '{velocidad.urbana}',
  '{ velocidad.urbana }',
  '{velocidad.urbana@ley}',
  '${velocidad.urbana}',
  '{% velocidad %}',
  '[[velocidad.urbana]]',
  '[[ Velocidad ]]',
  '[velocidad.urbana]',
  '<<velocidad.urbana>>',
  '{{velocidad.urbana',
  '{velocidad.urbana}}',
  '{{sitio.capitulos}}}',
  '<<<<<<< HEAD',
  'A ======= B',
  '>>>>>>> otra-rama',
];
const REFUSED =
  /^(?:text\/placeholder|link\/bad-reference|markdown\/active-content|parse\/[a-z-]+) /;
const refusals = (files: Parameters<typeof project>[0]) =>
  findingLabels(project(files)).filter((finding) => REFUSED.test(finding));

describe.each(WRITTEN)('%s', (written) => {
  test.each<[string, string, (text: string) => object | string]>([
    [
      'rich text',
      'guia/tips.json',
      (text) => changedBase('guia/tips.json', (tips) => (tips.items[0].text = text)),
    ],
    [
      'plain text',
      'guia/tips.json',
      (text) => changedBase('guia/tips.json', (tips) => (tips.items[0].title = text)),
    ],
    [
      'label of a fact',
      'facts/base.json',
      (text) => changedBase('facts/base.json', (facts) => (facts['sitio.capitulos'].label = text)),
    ],
    [
      'body',
      'blog/un-articulo.md',
      (text) => ARTICLE.replace('Un párrafo.', `Un ${text} párrafo.`),
    ],
    [
      'front matter',
      'blog/un-articulo.md',
      (text) =>
        ARTICLE.replace(
          'excerpt: De qué trata.',
          `excerpt: ${JSON.stringify(`De ${text} trata.`)}`,
        ),
    ],
  ])('is reported once, with its line: %s', (_, path, edit) => {
    const found = refusals({ [path]: edit(`Un ${written} texto`) });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(` data/${path}:\\d+:\\d+$`));
  });
});

test('a centre whose hours name an unknown condition is reported', () => {
  const centre = (hoursWhen: string) =>
    project({
      'facts/base.json': changedBase('facts/base.json', (facts) => {
        facts['centros.horario'].readings.push({
          id: 'verano',
          surface: 'centros',
          when: 'en verano',
          value: { 'lu-vi': '07:30-15:00' },
        });
      }),
      'centros/ponce.json': changedBase(
        'centros/ponce.json',
        (ponce) => (ponce.hoursWhen = hoursWhen),
      ),
    });
  const found = (folder: string) =>
    reportOf(folder).filter(({ rule }) => rule === 'link/point-outside');
  expect(found(centre('en verano'))).toEqual([]);
  const [finding, ...others] = found(centre('en veranos'));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'error', at: { file: 'data/centros/ponce.json' } });
  expect(finding!.at.range).toBeDefined();
  expect(finding!.help.join(' ')).toContain('en verano');
});
