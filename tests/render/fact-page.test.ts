import { describe, expect, test } from 'vitest';
import { fact, lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';
import { renderSampleSite, spaced } from './pages.ts';

const LONG = `${'Un texto largo que explica una regla con muchas palabras. '.repeat(6)}Fin.`;
const WEEK = { 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' };
const OTHER_WEEK = { 'lu-vi': '08:00-15:00', 'sa-do': 'cerrado' };
const many = Array.from({ length: 20 }, (_, index) =>
  makeReading('manual', index + 1, { id: `caso-${index}`, when: `caso ${index + 1}` }),
);
const FACTS = {
  'prueba.una': quantity('mph', lawReading(25)),
  'prueba.veinte': quantity('mph', ...many),
  'prueba.abierta': quantity('años', lawReading([21, null])),
  'prueba.horario': withRuling(
    fact('hours', makeReading('centros', WEEK), makeReading('blog', OTHER_WEEK)),
    {
      verdict: 'keep-both',
      over: ['blog: lu-vi 08:00-15:00, sa-do cerrado', 'centros: lu-vi 07:30-16:00, sa-do cerrado'],
    },
  ),
  'prueba.lista': withRuling(
    fact('set', makeReading('centros', ['ponce', 'caguas']), makeReading('blog', ['ponce'])),
    {
      verdict: 'prefer',
      reading: 'centros',
      over: ['blog: ponce', 'centros: caguas, ponce'],
    },
  ),
  'prueba.texto': fact('text', makeReading('manual', LONG)),
  'prueba.propia': {
    ...quantity('usuarios', makeReading('portada', [5000, null])),
    claim: true,
  },
  'prueba.sin-fuente': quantity('$', makeReading('tramites', 25)),
};
const site = renderSampleSite({ 'facts/prueba.json': FACTS });
const main = (name: string) => spaced(site.main(`/consistencia/prueba-${name}/`));

describe('the page of a fact', () => {
  test.each(Object.keys(FACTS))(
    '%s shows its value, its sources, its uses and how to report an error',
    (id) => {
      const html = main(id.slice('prueba.'.length));
      for (const title of ['Quién lo dice', 'Dónde se usa', '¿Está mal?'])
        expect(html).toContain(`<h2>${title}</h2>`);
      expect(html).toMatch(/<h2>Qué (?:usamos|se dice)<\/h2>/);
      expect(html).toContain(`<code>${id}</code>`);
      expect(html).not.toMatch(/undefined|NaN|Infinity|\[object/);
    },
  );

  test.each([
    ['una', '>25 mph</p>', 'Ley leída'],
    ['veinte', '>20 mph</text>', 'Sin fuente oficial'],
    ['abierta', '21 o más años', 'l6 5l-6 5'],
    ['horario', 'lunes a viernes: 8:00 AM a 3:00 PM', 'Todavía no escogimos una'],
    ['lista', 'No tiene: Caguas.', 'Decidido entre 2 lecturas'],
    ['texto', LONG, 'Sin fuente oficial'],
    ['propia', 'está sin verificar', '5,000 o más'],
    ['sin-fuente', '$25', 'Sin fuente oficial'],
  ])('%s shows %s', (name, first, second) => {
    expect(main(name)).toContain(first);
    expect(main(name)).toContain(second);
  });

  test('lists all twenty readings', () => {
    expect(main('veinte').match(/<li><span class="source-mark/g)).toHaveLength(20);
  });

  test('prints a long text as a paragraph, not as a figure', () => {
    expect(main('texto')).not.toContain('big-figure');
    expect(main('una')).toContain('big-figure');
  });

  test('names the pages and questions that use it', () => {
    const html = spaced(site.main('/consistencia/estacionamiento-hidrante/'));
    expect(html).toContain('href="/manual/reglas-transito/"');
    expect(html).toContain('href="/preguntas/reglas-03/"');
  });

  test('has its own address as canonical; its structured data cites sources without a value', () => {
    const page = site.page('/consistencia/prueba-una/');
    expect([page.robots, page.canonical]).toEqual([undefined, undefined]);
    expect(page.jsonLd).toMatchObject([
      { '@type': 'WebPage', citation: [{ '@type': 'CreativeWork', name: 'Ley 22-2000' }] },
    ]);
    expect(JSON.stringify(page.jsonLd)).not.toContain('25');
    expect(site.page('/consistencia/prueba-sin-fuente/').jsonLd[0]).not.toHaveProperty('citation');
  });
});
