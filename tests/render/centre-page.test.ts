/**
 * The page of a centre prints the fields of its record, except those in `ELSEWHERE`. A field in neither `ELSEWHERE` nor
 * `ANOTHER` does not compile.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { type MergedCentre, mapStatements } from '../../schemas/centre.ts';
import { changedBase, type Files } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { auditSampleSite } from './pages.ts';

const ELSEWHERE = {
  $schema: 'of the file',
  id: 'the address',
  directory: 'the list of centres',
  updated: 'the list of pages for search engines',
  municipality: 'the head of the page, and what programs are told',
};

const said = (text: string) => ({
  text,
  confidence: 'high' as const,
  source: 'https://dtop.example/x',
});
/** Values that differ from the centre's. */
const ANOTHER: Required<Omit<MergedCentre, keyof typeof ELSEWHERE>> = {
  name: 'Otro nombre',
  region: 'noroeste',
  description: 'Otra descripción.',
  ...mapStatements((_, name) => said(`Otro ${name}`)),
  hours: 'centros.horario',
  hoursWhen: 'Ponce',
  coordinates: { latitude: 18.2, longitude: -66.3, precision: 'edificio' },
  services: ['Otro servicio'],
  documentedServices: [said('Otro servicio de una fuente')],
  documents: ['Otro papel'],
  tips: ['Otro consejo'],
  notice: 'Otro aviso.',
  closed: {
    since: '2026-11-02',
    reason: 'Otro cierre.',
    source: 'https://dtop.example/x',
    readOn: '2026-11-03',
  },
};

const SHARED = 'centros-comun.json';
const OWN = 'centros/ponce.json';
const BASE: Files = {
  ...SAMPLE_FILES,
  [SHARED]: changedBase(SHARED),
  [OWN]: { ...(SAMPLE_FILES[OWN] as object), hours: 'centros.horario-ponce' },
  'facts/horarios.json': {
    'centros.horario-ponce': {
      label: 'Horario de Ponce',
      kind: 'hours',
      readings: [
        { surface: 'centros', value: { lu: '08:00-12:00' } },
        { id: 'propio', surface: 'centros', when: 'Ponce', value: { lu: '09:00-12:00' } },
      ],
    },
  },
};

function pageOf(files: Files): string {
  const { site, ledger } = auditSampleSite({ ...BASE, ...files });
  const makers = [...renderPages(site, ledger, site.newest).makers()];
  return renderToStaticMarkup(makers.find(({ path }) => path === '/centro/ponce/')!.make().main);
}

const before = pageOf({});

test.each(Object.entries(ANOTHER))('the field "%s" of a centre is on its page', (field, value) => {
  const file = ['services', 'documents', 'tips'].includes(field) ? SHARED : OWN;
  const page = pageOf({ [file]: { ...(BASE[file] as object), [field]: value } });
  expect(page === before, `the page is the same with another "${field}"`).toBe(false);
});

test('the page of a closed centre omits an older statement that it is open', () => {
  const status = said('Abierto según la última lista');
  const own = { ...(SAMPLE_FILES[OWN] as object), hours: 'centros.horario-ponce', status };
  expect(pageOf({ [OWN]: own })).toContain('Abierto según la última lista');
  const page = pageOf({ [OWN]: { ...own, closed: ANOTHER.closed } });
  expect(page).not.toContain('Abierto según la última lista');
});
