import { expect, test } from 'vitest';
import { changedBase, project, reportOf } from '../../../tests/fixtures/project.ts';

test("reports an unrecorded number in a centre's text, even beside the centre's recorded number", () => {
  const said = (text: string) => ({ text, confidence: 'low', date: '2020' });
  const folder = project({
    'centros/ponce.json': changedBase('centros/ponce.json', (centre) => {
      centre.phone = said('787-555-0142');
      centre.status = said('Abierto. Llama al 787-555-0142, no al 787-555-0124.');
    }),
  });
  const titles = reportOf(folder).map(({ title }) => title);
  expect(titles.filter((title) => title.includes('telephone'))).toEqual([
    'no record has the telephone number 787-555-0124',
  ]);
});
