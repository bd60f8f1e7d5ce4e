import { describe, expect, it } from 'vitest';
import { BASE_FILES, fourOptions } from '../fixtures/base-data.ts';
import { auditOf, chapter, type Literal, SOUND_QUESTION } from './questions.ts';

/** `n` questions with different words; `of` returns the other fields by index. */
const bank = (n: number, of: (index: number) => Literal): Literal[] =>
  Array.from({ length: n }, (_, index) => ({
    question: `¿Qué haces en la calle número ${index} del pueblo?`,
    ...of(index),
  }));
const at = (answer: number, ...options: string[]): Literal => ({
  options: fourOptions(options, answer),
});

/** A fixed sequence that looks random. */
const RANDOM = [2, 0, 1, 1, 3, 0, 2, 2, 3, 1, 0, 3, 3, 1, 2, 0, 1, 2, 3, 0, 0, 2, 1, 3];
const site = (bankGates: string) => ({
  'site.json': { ...(BASE_FILES['site.json'] as object), bankGates },
});

const retosOf = (questions: Literal[]) => ({
  'retos/reglas': {
    id: 'reglas',
    title: 'Reglas',
    description: 'Excepciones.',
    questions: questions.map((fields, index) => ({
      ...SOUND_QUESTION,
      id: `r-${index}`,
      ...fields,
    })),
  },
});

describe('the exam', () => {
  const TOPICS = {
    'temas-examen.json': {
      groups: [{ id: 'paso', title: 'Quién pasa' }],
      topics: [
        { number: 1, title: 'El PARE', rank: 'central', group: 'paso' },
        { number: 2, title: 'El cortejo', rank: 'usual', group: 'paso' },
        { number: 3, title: 'El captaluz', rank: 'raro', group: 'paso' },
        { number: 4, title: 'La luz roja', rank: 'central', group: 'paso' },
      ],
      likelySigns: ['octagono', 'delatora'],
    },
  };
  const [stop] = (BASE_FILES['ruta.json'] as { stops: Literal[] }).stops;
  const ROAD = {
    'ruta.json': { stops: [{ ...stop, topics: [1, 2, 3, 4] }], updated: '2026-01-15' },
  };
  const of = (tests: Literal[][], files = {}) =>
    auditOf(tests, { ...TOPICS, ...ROAD, ...site('error'), ...files })
      .filter(({ rule }) => rule === 'exam/uncovered')
      .map(({ severity, title, written }) => ({ severity, title, written }));
  /** Findings about questions, not about the list of topics. */
  const unclassified = (tests: Literal[][], files = {}) =>
    of(tests, files).filter(({ title }) => /^[pr]-\d+: /.test(title));
  const UNTOLD = { form: undefined, asks: undefined };
  const asked = (asks: number[], fields: Literal = {}) => ({ form: 'conducta', asks, ...fields });

  it('reports the id of a question without "form" or "asks"', () => {
    expect(unclassified([[asked([1]), UNTOLD]])).toEqual([
      { severity: 'error', title: expect.stringContaining('no "asks"'), written: 'p-2' },
      { severity: 'error', title: expect.stringContaining('no "form"'), written: 'p-2' },
    ]);
  });
  it('reports a topic that is not in the list, whatever the severity of the gates', () => {
    expect(unclassified([[asked([1, 191])]], site('note'))).toEqual([
      { severity: 'error', title: expect.stringContaining('no topic 191'), written: '191' },
    ]);
  });
  it('accepts a reto without "form", but reports such a question in a test', () => {
    const reto = { id: 'r-1', form: undefined, asks: [2] };
    expect(unclassified([[asked([1])]], retosOf([{ form: undefined, asks: [2] }]))).toEqual([]);
    expect(unclassified([[asked([1]), reto]])).toMatchObject([{ written: 'r-1' }]);
  });

  it('reports central topics without a test question, and usual ones without any question', () => {
    const topics = (tests: Literal[][], files = {}) =>
      of(tests, files).filter(({ title }) => title.includes('topic'));
    expect(topics([[asked([1])]], retosOf([{ asks: [2, 4] }]))).toEqual([
      { severity: 'error', title: expect.stringContaining('topic 4'), written: '4' },
    ]);
    expect(topics([[asked([1]), asked([4])]]).map(({ written }) => written)).toEqual(['2']);
  });

  it('reports a likely sign without a test question', () => {
    const shown = asked([1], { sign: 'octagono' });
    const found = of([[shown]], retosOf([{ sign: 'delatora' }]));
    expect(found.filter(({ title }) => title.includes('sign'))).toEqual([
      { severity: 'error', title: expect.stringContaining('"delatora"'), written: 'delatora' },
    ]);
  });
});

describe('two questions that share picture, concept and right option', () => {
  const of = (tests: Literal[][], files = {}) =>
    auditOf(tests, files)
      .filter(({ rule }) => rule === 'item/repeated')
      .map(({ title }) => title);
  const one = { concepts: ['ceda'], sign: 'octagono' };
  const other = {
    ...one,
    question: '¿A qué te obliga lo que ves aquí?',
    options: fourOptions(['Paras y esperas', 'Tocas', 'Vas', 'Subes']),
  };

  it('count as one question, in one test or two, or if one is a reto', () => {
    expect(of([[one, other]])).toEqual([expect.stringContaining('the same picture, concept')]);
    expect(of([[one], [other]])).toHaveLength(1);
    expect(of([[one]], retosOf([other]))).toHaveLength(1);
  });
  it('count as two if key, picture or concept differs', () => {
    expect(of([[one, { ...other, ...at(1, 'Paras y esperas', 'Tocas', 'Vas', 'Subes') }]])).toEqual(
      [],
    );
    expect(of([[one, { ...other, sign: 'muda' }]])).toEqual([]);
    expect(of([[one, { ...other, concepts: ['pare'] }]])).not.toContainEqual(
      expect.stringContaining('concept'),
    );
  });
});

describe('the manual', () => {
  const rule = 'manual/untaught-fact';
  const untaught = (question: Literal, body: string, files: Record<string, object> = {}) =>
    auditOf([[question]], { 'manual/reglas-transito.md': chapter(body), ...files }).filter(
      (finding) => finding.rule === rule,
    );
  const key = {
    question: '¿Cuál es el límite en esa vía rural?',
    options: fourOptions(['{{velocidad.rural}}', '55 mph', '65 mph', '75 mph']),
  };

  it('teaches a fact by printing it in its text', () => {
    expect(untaught(key, 'El límite es {{velocidad.rural}}.')).toEqual([]);
    expect(untaught({ facts: ['velocidad.rural'] }, 'El límite es {{velocidad.rural}}.')).toEqual(
      [],
    );
  });
  it('is reported if it omits a fact of the key, explanation or fact list', () => {
    expect(untaught(key, 'Nada.').map(({ written }) => written)).toEqual([key.options[0]!.text]);
    expect(untaught({ facts: ['velocidad.rural'] }, 'Nada.').map(({ written }) => written)).toEqual(
      ['velocidad.rural'],
    );
    expect(
      untaught(
        {
          explanation:
            'El Art. 8.02 de la Ley 22-2000 manda: paras y esperas; son {{plazo.aviso}}.',
        },
        'Nada.',
      ),
    ).toHaveLength(1);
  });
  it('may omit facts if the question has none; a table of records teaches no fact', () => {
    expect(untaught({}, 'Nada.')).toEqual([]);
    const table = {
      title: 'Tabla',
      updated: '2026-01-15',
      items: [{ zone: 'Rural', limit: '{{velocidad.rural}}', details: 'Mira el letrero.' }],
    };
    const body = auditOf([[key]], {
      'reglas/velocidades.json': table,
      'manual/reglas-transito.md': chapter('').replace(
        'title: Velocidad',
        'title: Velocidad\n    records: velocidades',
      ),
    });
    expect(body.filter((finding) => finding.rule === rule)).toHaveLength(1);
  });
});

describe('text/readability', () => {
  const long =
    'Si vas por la vía y la luz está en rojo para ti y para los que van contigo, paras antes de la línea y esperas a que cambie.';
  const hard =
    'La responsabilidad administrativa corresponde reglamentariamente al conductor. '.repeat(15);
  const readability = (body: string) =>
    auditOf([[{}]], { 'manual/reglas-transito.md': chapter(body) }).filter(
      ({ rule }) => rule === 'text/readability',
    );

  it.each([
    ['short sentences', 'Paras en la línea. Miras a los dos lados y sigues si no viene nadie.'],
    ['quoted law', `> ${long}`],
    ['a table', `| Caso | Regla |\n| --- | --- |\n| Luz | ${long} |`],
    [
      'a hard text too short to be measured',
      'La responsabilidad administrativa corresponde al conductor.',
    ],
    ['list items, which are sentences of their own', `- ${long.slice(0, 60)}\n- ${long.slice(60)}`],
  ])('accepts %s', (_, body) => expect(readability(body)).toEqual([]));

  it('the finding for a long sentence points to that sentence', () =>
    expect(readability(`Paras. ${long}`).map(({ written }) => String(written).trim())).toEqual([
      long,
    ]));
  it('counts the printed words of a reference', () =>
    expect(readability(`${long.replace('Si vas', 'Vas a {{velocidad.rural}}')}`)).toHaveLength(1));
  it('reports paragraphs whose sentences are too short, and leaves lists out of the average', () => {
    const short = 'Miras a los dos lados. Luego sigues. ';
    const fine = 'Miras a los dos lados y luego sigues si no viene nadie por ahí. ';
    expect(readability(short.repeat(15)).map(({ title }) => title)).toEqual([
      'sentences have 3.5 words on average; they need 12 to 16',
    ]);
    expect(readability(`${fine.repeat(15)}\n\n- Paras.\n- Sigues.`)).toEqual([]);
  });
  it('reports a chapter that is hard to read', () =>
    expect(readability(hard).map(({ title }) => title)).toContainEqual(
      expect.stringContaining('INFLESZ'),
    ));
});

it('the audit reports the same findings when it runs twice', () => {
  const questions = bank(30, (index) =>
    at(RANDOM[index % RANDOM.length]!, 'Paras y esperas', 'Nunca sigues', 'Miras', 'Cedes'),
  );
  expect(auditOf([questions])).toEqual(auditOf([questions]));
});
