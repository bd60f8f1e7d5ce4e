import { describe, expect, test } from 'vitest';
import { pageList } from '../../pipeline/findings/page-list.ts';
import { completeCentre, hoursFactOf } from '../../pipeline/link/centre.ts';
import { urlsOf } from '../../pipeline/link/routes.ts';
import { changedBase, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const siteWith = (change: (shared: any) => void) =>
  readProject(
    project({ ...SAMPLE_FILES, 'centros-comun.json': changedBase('centros-comun.json', change) }),
  ).site!;
const SITE = siteWith(() => {});
const centre = (id: string, site = SITE) => site.entries.centres.find((one) => one.id === id)!.data;

describe('a centre', () => {
  test('has the lists and hours that all centres share', () => {
    expect(completeCentre(SITE, centre('ponce'))).toMatchObject({
      name: 'CESCO ponce',
      hours: 'centros.horario',
      tips: ['Llega temprano.'],
    });
  });

  test('keeps its own hours', () => {
    expect(completeCentre(SITE, centre('yauco')).hours).toBe('centros.horario-sabado');
    expect(hoursFactOf(SITE, centre('yauco'))).toBe('centros.horario-sabado');
  });

  test('takes the later of its own field "updated" and the shared one', () => {
    const { updated } = centre('ponce');
    const later = siteWith((shared) => {
      shared.updated = '2030-01-01';
    });
    const earlier = siteWith((shared) => {
      shared.updated = '2000-01-01';
    });
    expect(completeCentre(later, centre('ponce', later)).updated).toBe('2030-01-01');
    expect(completeCentre(earlier, centre('ponce', earlier)).updated).toBe(updated);
  });
});

test('the shared data of all centres appear on the page of each', () => {
  const [shared] = SITE.entries.centresShared;
  expect(urlsOf(shared!)).toEqual(['/centro/aguadilla/', '/centro/ponce/', '/centro/yauco/']);
});

test.each([
  [[], ''],
  [['/a/', '/b/', '/c/'], '→ /a/ /b/ /c/'],
  [['/a/', '/b/', '/c/', '/d/'], '→ /a/ /b/ /c/ and 1 more'],
])('the pages %j are listed as "%s"', (urls, line) => {
  expect(pageList(urls)).toBe(line);
});
