import { ARTICLE, CHAPTER, QUESTION } from '../fixtures/base-data.ts';
import { changedBase, type Files } from '../fixtures/project.ts';
import { makeReading, RULING_REASON } from '../ledger/facts.ts';

/** A site with several records of each kind, so that a wrong order shows. */
export const SITE_WITH_MANY_RECORDS: Files = {
  ...Object.fromEntries(['zeta', 'alfa', 'media'].map((name) => [`blog/${name}.md`, ARTICLE])),
  ...Object.fromEntries(
    ['yauco', 'aibonito'].map((id) => [
      `centros/${id}.json`,
      changedBase('centros/ponce.json', (centre) => {
        centre.id = id;
        centre.name = `CESCO ${id}`;
      }),
    ]),
  ),
  ...Object.fromEntries(
    [2, 3].map((order) => [
      `manual/capitulo-${order}.md`,
      CHAPTER.replace('order: 1', `order: ${order}`).replace(
        'title: Reglas',
        `title: Capítulo ${order}`,
      ),
    ]),
  ),
  'tests/2-otra': changedBase('tests/1-prueba', (bank) => {
    bank.id = '2';
    bank.questions = [
      { ...QUESTION, id: 'otra-01', question: '¿Quién cede el paso al entrar en una rotonda?' },
    ];
  }),
  'blog/otro-dia.md': ARTICLE.replace('2026-01-10', '2026-01-12'),
  // A stray file is not content, so no report names it, neither a fresh nor a cached one.
  'blog/nota.txt': 'Una nota.',
  // The review falls due between the days of the tested builds: a page that used the clock would show it.
  'facts/revision.json': {
    'prueba.decidido': {
      label: 'Otro dato',
      kind: 'quantity',
      unit: 'ft',
      readings: [makeReading('manual', 1), makeReading('blog', 2)],
      ruling: {
        verdict: 'prefer',
        reading: 'manual',
        because: RULING_REASON,
        by: 'pruebas',
        on: '2025-11-20',
        review: '2027-05-20',
        over: ['blog: 2 ft', 'manual: 1 ft'],
      },
    },
  },
  'facts/zeta.json': {
    'prueba.dato': {
      label: 'Un dato',
      kind: 'quantity',
      unit: 'ft',
      readings: [makeReading('manual', 10), makeReading('preguntas', 10)],
    },
  },
  'reglas/estacionamiento.json': changedBase('reglas/estacionamiento.json', (table) => {
    table.items[0].facts = ['prueba.dato'];
  }),
};
