/**
 * Kinds of ordinary edits that once published something false without a finding. Each must be an error or be shown by a
 * review, and not only as a consequence of something else.
 */
import { expect, test } from 'vitest';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { type Files, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { makeReading, quantity } from '../ledger/facts.ts';

const ARTICLE = 'blog/examen-en-linea.md';
const facts = (total: number, metres: number, because: string) => ({
  'prueba.sello': quantity('$', makeReading('manual', 11)),
  'prueba.comprobante': quantity('$', makeReading('manual', 2)),
  'prueba.total': {
    ...quantity(
      '$',
      makeReading('manual', total, { computed: 'prueba.sello + prueba.comprobante' }),
    ),
  },
  'prueba.pies': quantity('ft', makeReading('manual', 16.4)),
  'prueba.metros': quantity('m', makeReading('manual', metres, { computed: 'prueba.pies' })),
  'prueba.multa-a': quantity('$', makeReading('manual', 50)),
  'prueba.multa-b': quantity('$', makeReading('manual', 100)),
  'prueba.recargo': quantity('$', makeReading('manual', 50)),
  'prueba.decidido': {
    ...quantity('mph', makeReading('manual', 25), makeReading('blog', 30)),
    ruling: {
      verdict: 'prefer',
      reading: 'manual',
      because,
      by: 'pruebas',
      on: '2026-11-01',
      over: ['blog: 30 mph', 'manual: 25 mph'],
    },
  },
});
const BECAUSE = 'El manual cita la ley, y el blog no cita ninguna.';
const prose = (text: string) => ({
  [ARTICLE]: `${String(SAMPLE_FILES[ARTICLE]).trimEnd()}\n\n${text}\n`,
});
const BEFORE: Files = {
  ...SAMPLE_FILES,
  'facts/prueba.json': facts(13, 5, BECAUSE),
  ...prose(
    'Una multa es de {{prueba.multa-a}}, la otra de {{prueba.multa-b}}. El límite baja de noche. Abre de lunes a viernes. Lo dice el Art. 5.02(a).\n\n**No hallamos** que haya abierto.\n\n| Caso | Multa |\n|---|--:|\n| Uno | poca |',
  ),
};
const in_ = (path: string, change: (data: any) => void): Files => {
  const data = structuredClone(BEFORE[path] ?? BASE_FILES[path]) as object;
  change(data);
  return { [path]: data };
};
const article = (from: string, to: string): Files => {
  const text = String(BEFORE[ARTICLE]);
  if (!text.includes(from)) throw new Error(`the article has no "${from}"`);
  return { [ARTICLE]: text.replace(from, to) };
};
const swap = (record: any, other: any, ...keys: string[]) => {
  for (const key of keys) [record[key], other[key]] = [other[key], record[key]];
};
const question = (change: (question: any) => void) =>
  in_('tests/1-prueba', (bank) => change(bank.questions[0]));
const signs = (change: (items: any[]) => void) =>
  in_('senales/regulatorias.json', (family) => change(family.items));
const scene = (change: (scene: any) => void) =>
  in_('escenas/cruces.json', (scenes) => change(scenes['cruce-con-pare']));

const FAMILIES: Record<string, () => Files> = {
  'the parts of a fee no longer sum to the total': () => ({
    'facts/prueba.json': facts(14, 5, BECAUSE),
  }),
  'metres and feet disagree': () => ({ 'facts/prueba.json': facts(13, 6, BECAUSE) }),
  'the label of a fact says something else': () =>
    in_('facts/prueba.json', (all) => (all['prueba.pies'].label = 'Otra cosa')),
  'the wrong fact in a row of a table': () =>
    in_('reglas/estacionamiento.json', (table) => (table.items[0].facts = ['prueba.multa-a'])),
  'two rows of a table exchange their names': () =>
    in_('reglas/velocidades.json', (table) => swap(table.items[0], table.items[1], 'zone')),
  'two fines of a sentence exchanged': () =>
    article(
      '{{prueba.multa-a}}, la otra de {{prueba.multa-b}}',
      '{{prueba.multa-b}}, la otra de {{prueba.multa-a}}',
    ),
  'el doble de': () => article('El límite baja', 'El límite es el doble de noche y baja'),
  '70 km/h': () => article('El límite baja de noche', 'El límite de noche es de 70 km/h'),
  '12½ pies': () => article('El límite baja de noche', 'Deja 12½ pies'),
  'USD 50': () => article('El límite baja de noche', 'Cuesta USD 50'),
  'a limit without its unit': () => article('El límite baja de noche', 'El límite es 45'),
  'hours without AM or PM': () => article('Abre de lunes a viernes', 'Abre de 8 a 6'),
  'another fact with the same figure': () => article('{{prueba.multa-a}}', '{{prueba.recargo}}'),
  'bold on other words': () =>
    article('**No hallamos** que haya abierto', 'No hallamos **que haya abierto**'),
  'bold becomes italics': () => article('**No hallamos**', '*No hallamos*'),
  'words become code': () => article('El límite baja', '`El límite` baja'),
  'words are struck': () => article('El límite baja', '~~El límite~~ baja'),
  'a paragraph becomes code': () => article('**No hallamos** que', '    No hallamos que'),
  'a no-break space': () => article('de noche', 'de\u00a0noche'),
  'a column is aligned to the other side': () => article('|---|--:|', '|--:|---|'),
  'bold in a text of JSON': () =>
    question((asked) => (asked.explanation = asked.explanation.replace(/(\p{L}+)\.$/u, '**$1**.'))),
  'a date in figures': () => article('El límite baja', 'Desde el 8/10/2026 el límite baja'),
  'a date in words': () => article('El límite baja', 'Desde el 25 de diciembre el límite baja'),
  'a date in a quoted literal': () =>
    article('El límite baja', 'Desde {{"el 8 de octubre"}} el límite baja'),
  'a word becomes its opposite': () => article('baja', 'sube'),
  'the letter of an article': () => article('5.02(a)', '5.02(b)'),
  'a car of a scene comes from the other side': () =>
    scene((drawn) => (drawn.vehicles[0].arm = 'este')),
  'the description of a scene contradicts its drawing': () =>
    scene(
      (drawn) => (drawn.description = drawn.description.replace('desde el sur', 'desde el norte')),
    ),
  'the meanings of two signs exchanged': () => signs(([a, b]) => swap(a, b, 'meaning', 'action')),
  'the colours of two signs exchanged': () => signs(([a, b]) => swap(a, b, 'colours')),
  'the symbols of two signs exchanged': () => signs(([a, b]) => swap(a, b, 'symbol')),
  'the legends of two signs exchanged': () => signs(([a, b]) => swap(a, b, 'legend')),
  'another right option with the old explanation': () =>
    question((asked) => {
      delete asked.options[0].right;
      asked.options[1].right = true;
    }),
  'the right option negated': () =>
    question((asked) => (asked.options[0] = `No ${asked.options[0]}`)),
  'the explanation contradicts the key': () =>
    question(
      (asked) =>
        (asked.explanation = 'Según la {{@ley}}, es todo lo contrario, y casi nadie lo sabe.'),
    ),
  'another topic': () =>
    question((asked) => (asked.topic = asked.topic === 'reglas' ? 'vehiculo' : 'reglas')),
  'the section that a question rests on': () =>
    question(
      (asked) =>
        (asked.section =
          asked.section === 'reglas-transito#paso'
            ? 'reglas-transito#velocidad'
            : 'reglas-transito#paso'),
    ),
  'a right of way reversed': () =>
    in_('reglas/derecho-de-paso.json', ({ items: [row] }) => {
      const key = Object.keys(row).find(
        (name) => typeof row[name] === 'string' && name !== 'scene',
      )!;
      row[key] = 'Pasa el otro.';
    }),
  'an essential answer': () =>
    in_('esencial.json', ({ items: [answer] }) => {
      const key = Object.keys(answer).find(
        (name) => name !== 'id' && typeof answer[name] === 'string',
      )!;
      answer[key] = 'Todo lo contrario.';
    }),
  'the reason of a ruling reversed': () => ({
    'facts/prueba.json': facts(13, 5, 'El blog cita la ley, y el manual no cita ninguna.'),
  }),
  'rows in reverse order': () => in_('reglas/velocidades.json', (table) => table.items.reverse()),
  'a menu entry leads to another page': () =>
    in_('site.json', (site) => swap(site.navigation[0], site.navigation[1], 'href')),
  'an article copied': () => ({ 'blog/copia.md': String(BEFORE[ARTICLE]) }),
  'a confidence changed': () =>
    signs(([sign]) => (sign.confidence = sign.confidence === 'low' ? 'high' : 'low')),
  '12 pies typed beside the fact': () => article('El límite baja de noche', 'Deja 12 pies'),
};

const read = (files: Files) => {
  const { site, ledger, findings } = readProject(project(files));
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ title }) => title);
  return { units: site && ledger && unitsOf({ site, ledger }), errors: new Set(errors) };
};
const before = read(BEFORE);

test.each(Object.keys(FAMILIES))('a harmful edit is an error or shown by a review: %s', (name) => {
  const after = read({ ...BEFORE, ...FAMILIES[name]!() });
  const errors = [...after.errors].filter((title) => !before.errors.has(title));
  const shown =
    after.units === undefined
      ? []
      : changesBetween(before.units!, after.units).filter(({ follows }) => follows === undefined);
  expect(errors.length + shown.length).toBeGreaterThan(0);
});

test('a review does not show an edit that changes nothing visible', () => {
  const after = read({
    ...BEFORE,
    'site.json': in_('site.json', (site) => (site.budgets.css = 999_999))['site.json']!,
  });
  expect(changesBetween(before.units!, after.units!)).toEqual([]);
});
