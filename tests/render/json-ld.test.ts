import { describe, expect, test } from 'vitest';
import { changedBase } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite } from './pages.ts';

const graphsOf = (made: ReturnType<typeof renderSampleSite>, path: string) =>
  made.page(path).jsonLd as readonly object[] as readonly Record<string, unknown>[];
const site = renderSampleSite();
const graph = (path: string, type: string) =>
  graphsOf(site, path).find((each) => each['@type'] === type);

describe('a centre', () => {
  test('has its address and telephone, and its coordinates if they are the building’s', () => {
    expect(graph('/centro/ponce/', 'GovernmentOffice')).toMatchObject({
      name: 'CESCO ponce',
      telephone: '787-555-0100',
      address: { streetAddress: 'Avenida Hostos 12, Ponce; piso 2, local "B"' },
      geo: { latitude: 18.01, longitude: -66.61 },
    });
  });

  test('omits a doubtful telephone, a missing address and the coordinates of a town', () => {
    const office = graph('/centro/aguadilla/', 'GovernmentOffice')!;
    for (const key of ['telephone', 'geo', 'address']) expect(office).not.toHaveProperty(key);
  });

  test('has hours if the readings agree, but none if they disagree without a preferred one', () => {
    expect(graph('/centro/ponce/', 'GovernmentOffice')).not.toHaveProperty(
      'openingHoursSpecification',
    );
    expect(graph('/centro/yauco/', 'GovernmentOffice')!.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Saturday',
        opens: '09:00:00',
        closes: '13:00:00',
      },
    ]);
  });

  test('has the hours that a ruling prefers, without the days on which it is closed', () => {
    const decided = renderSampleSite({
      'facts/base.json': changedBase('facts/base.json', (facts) => {
        Object.assign(facts, structuredClone(SAMPLE_FILES['facts/base.json']));
        const { ruling } = facts['centros.horario'];
        Object.assign(ruling, { verdict: 'prefer', reading: 'centros' });
      }),
    });
    const [office] = graphsOf(decided, '/centro/ponce/') as [
      { openingHoursSpecification: { dayOfWeek: string }[] },
    ];
    expect(office.openingHoursSpecification.map(({ dayOfWeek }) => dayOfWeek)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ]);
  });
});

test('an article has its dates and its sources', () => {
  expect(graph('/blog/un-articulo/', 'BlogPosting')).toMatchObject({
    headline: 'Un artículo con «signos» & "comillas"',
    datePublished: '2026-01-10',
    citation: [expect.stringContaining('Ley 22-2000')],
  });
  expect(graph('/blog/un-articulo/', 'BlogPosting')).not.toHaveProperty('dateModified');
  expect(graph('/blog/horarios/', 'BlogPosting')).toMatchObject({ dateModified: '2026-03-01' });
});

test('a test lists the page of each of its questions', () => {
  const { hasPart } = graph('/test/1/', 'Quiz') as { hasPart: { url: string }[] };
  expect(hasPart.length).toBeGreaterThan(0);
  for (const { url } of hasPart) expect(url).toMatch(/\/preguntas\/[\w-]+\/$/);
});

test('a question is a practice problem with one accepted answer and three others', () => {
  const { hasPart } = graph('/preguntas/reglas-02/', 'Quiz') as {
    hasPart: { acceptedAnswer: object; suggestedAnswer: { position: number }[] };
  };
  expect(hasPart.acceptedAnswer).toMatchObject({ position: 1, text: 'Quien ya va dentro' });
  expect(hasPart.suggestedAnswer.map(({ position }) => position)).toEqual([0, 2, 3]);
});
