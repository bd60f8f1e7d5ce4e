/** The description of a fact that `licencia explain` prints. */
import { expect, test } from 'vitest';
import { formatFactDetails } from '../../pipeline/commands/fact-details.ts';
import { type Files, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { makeReading, quantity, RULING_REASON, withRuling } from '../ledger/facts.ts';

function storyOf(id: string, files: Files = {}, today = '2026-11-20'): string {
  const { site, ledger } = readProject(project({ ...SAMPLE_FILES, ...files }), today);
  return formatFactDetails(site!, ledger!.get(id)!, today, (text) => `*${text}*`);
}
const disputed = (ruling?: object) => {
  const entry = quantity('ft', makeReading('manual', 10), makeReading('blog', 15));
  return {
    'facts/prueba.json': {
      'prueba.dato':
        ruling === undefined ? entry : withRuling(entry, ruling as Record<string, unknown>),
    },
  };
};
const OVER = ['blog: 15 ft', 'manual: 10 ft'];

test('lists readings with sources, texts that use them, the decision and the printed value', () => {
  expect(storyOf('estacionamiento.hidrante')).toMatchInlineSnapshot(`
    "*Distancia mínima a un hidrante* (quantity, ft)
    estacionamiento.hidrante   state: ruled, review in 181 days
    rests on: Ley · visitors read «Decidido entre 3 lecturas»

    *line*
       S                                               S           [L]
      ─┴───────────────────────────────────────────────┴────────────┴─
      10                                              15     16.4 pies
      L law · S this site · [ ] in use

    *readings*
      10 pies     manual      superseded                                          data/facts/estacionamiento.json:12
      15 pies     preguntas   superseded                                          data/facts/estacionamiento.json:16
      16.4 pies   ley         Ley 22-2000, Art. 6.19(a)(11) · 2019-02-20 · high   data/facts/estacionamiento.json:20

    *used*
      data/manual/reglas-transito.md:40       → /manual/reglas-transito/   reglas-transito
      data/tests/2-reglas/reglas-03.json:19   → /test/2/                   reglas-03 correct option
      data/tests/2-reglas/reglas-03.json:23   → /test/2/                   reglas-03 explanation
      data/reglas/estacionamiento.json:8                                   parking
      data/reglas/estacionamiento.json:10                                  parking names it in "facts"

    *ruling*
      prefer ley · mantenimiento · 2026-11-20 · review 2027-05-20
      «La Ley 22-2000, Art. 6.19(a)(11), fija esta distancia.»

    *history*
      2026-11-20   source read   Ley 22-2000, Art. 6.19(a)(11)
      2026-11-20   decided

    *shown*
      on 2 pages, as «16.4 pies» where no reading is named
      on /consistencia/estacionamiento-hidrante/ with every reading
    "
  `);
});

test('reports an open conflict without a ruling, and a fact without uses', () => {
  const story = storyOf('prueba.dato', disputed());
  expect(story).toContain('state: open: the readings contradict, and no ruling decides');
  expect(story).toContain('nowhere: no text and no record refers to it');
  expect(story).toMatch(/\*ruling\*\n {2}none\n/);
});

test('shows how the readings changed since a stale ruling', () => {
  const story = storyOf(
    'prueba.dato',
    disputed({ verdict: 'keep-both', over: ['blog: 15 ft', 'manual: 11 ft'] }),
  );
  expect(story).toContain('state: stale');
  expect(story).toContain('- manual: 11 ft   then');
  expect(story).toContain('+ manual: 10 ft   now');
});

test.each([
  ['2026-11-25', 'in 5 days'],
  ['2026-11-21', 'in 1 day'],
  ['2026-11-20', 'today'],
  ['2026-11-19', '1 day ago'],
])('counts the days to the review on %s: %s', (review, words) => {
  expect(
    storyOf(
      'prueba.dato',
      disputed({ verdict: 'distinct', review, over: OVER, because: RULING_REASON }),
    ),
  ).toContain(`review ${words}`);
});

test('quotes the mark of an unsupported claim', () => {
  expect(storyOf('sitio.usuarios')).toContain(
    'with the mark «cifra del propio sitio, sin verificar»',
  );
});

test('shows how a reading is computed, and the condition of a conditional reading', () => {
  expect(storyOf('sitio.preguntas')).toContain('computed preguntas.total');
  expect(storyOf('centros.horario')).toContain('centros @centros-aguadilla · Aguadilla');
});
