/** The gates over a whole bank, waivers, and what the manual must teach. */
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { BASE, fourOptions } from '../base-data.ts';
import { auditOf, chapter, type Literal, reportsOf, SOUND } from './questions.ts';

/** `n` questions of different words, each made by a function of its index. */
const bank = (n: number, of: (index: number) => Literal): Literal[] =>
  Array.from({ length: n }, (_, index) => ({
    question: `¿Qué haces en la calle número ${index} del pueblo?`,
    ...of(index),
  }));
const at = (answer: number, ...options: string[]): Literal => ({
  options: fourOptions(options, answer),
});
const of = (rule: RuleId, tests: Literal[][]) =>
  auditOf(tests).filter((finding) => finding.rule === rule);

/** Looks random, and the same on every run. */
const RANDOM = [2, 0, 1, 1, 3, 0, 2, 2, 3, 1, 0, 3, 3, 1, 2, 0, 1, 2, 3, 0, 0, 2, 1, 3];
const site = (bankGates: string) => ({
  'site.json': { ...(BASE['site.json'] as object), bankGates },
});
/** A key from four options at the places of `RANDOM`. */
const placed = (index: number, right: string, ...wrong: string[]): Literal => {
  const place = RANDOM[index % RANDOM.length]!;
  return at(place, ...wrong.toSpliced(place, 0, right));
};

describe('item/guessable', () => {
  const found = (tests: Literal[][], level?: string, files = {}) =>
    auditOf(tests, { ...(level === undefined ? {} : site(level)), ...files }).filter(
      ({ rule }) => rule === 'item/guessable',
    );
  const problems = (tests: Literal[][], level?: string) =>
    found(tests, level)
      .filter(({ title }) => !title.includes('chance is 25 %'))
      .map(({ severity, title }) => `${severity} ${title}`);
  const about = (cue: string, tests: Literal[][]) =>
    problems(tests).filter((title) => title.startsWith(`note ${cue} is right in`));
  const WORDS = ['Norte', 'Oeste', 'Este', 'Sur'];
  const even = bank(24, (index) => ({ ...at(RANDOM[index]!, ...WORDS) }));

  it('tells every cue of a bank, and finds no fault in one without cues', () => {
    const [told] = found([even]);
    expect(told).toMatchObject({ severity: 'note', title: expect.stringContaining('position A') });
  });
  it('judges no bank of which something cannot be read', () => {
    const tests = [bank(24, () => at(0, 'Paras aquí mismo', 'Sigues', 'Miras', 'Cedes'))];
    const path = 'tests/2-otra/test.json';
    const unread = [{ collection: 'tests', path, file: `data/${path}`, text: '{' }];
    const judged = (findings: ReturnType<typeof auditOf>) =>
      findings.some(({ rule }) => rule === 'item/guessable');
    expect(judged(auditOf(tests))).toBe(true);
    expect(judged(auditOf(tests, {}, unread))).toBe(false);
  });
  it('does not judge fewer questions than it can', () =>
    expect(found([bank(5, () => at(0, 'Paras y esperas', 'Sigues', 'Miras', 'Cedes'))])).toEqual(
      [],
    ));

  it.each([
    ['the longest option', 'Paras aquí mismo', ['Sigues', 'Miras', 'Cedes'], '100.0 %'],
    ['the longest option', 'Paras', ['Sigues', 'Miras', 'Cedes aquí mismo'], '0.0 %'],
    ['the shortest option', 'Vas', ['Sigues', 'Miras bien', 'Cedes aquí'], '100.0 %'],
    ['the shortest option', 'Paras siempre', ['Vas', 'Miras bien', 'Cedes aquí'], '0.0 %'],
    [
      'begins with «Sí»',
      'Sí, por la derecha',
      ['No, por la vía', 'No, por él', 'No aquí'],
      '100.0 %',
    ],
    [
      'begins with «No»',
      'Sí, por la derecha',
      ['No, por la vía', 'No, por él', 'No aquí'],
      '0.0 %',
    ],
    ['first word «paras»', 'Paras y miras', ['Sigues', 'Miras', 'Cedes'], '100.0 %'],
    ['a figure as facts print it', '$1,000', ['$1000', '$2000', '$3000'], '100.0 %'],
    ['a space of another kind', '1\u2009pie', ['2 pies', '3 pies', '4 pies'], '100.0 %'],
  ])('finds a cue in both directions: %s is %s', (cue, right, wrong, share) => {
    const [title] = about(cue, [bank(32, (index) => placed(index, right, ...wrong))]);
    expect(title).toContain(share);
  });
  it('finds the n-th number that is right too often, or never', () => {
    const ranks = bank(20, (index) => at(1 + (index % 2), '5 pies', '6 pies', '7 pies', '8 pies'));
    expect(about('the second number', [ranks])[0]).toContain('50.0 %');
    expect(about('the highest number', [ranks])[0]).toContain('0.0 %');
  });
  it('counts the rank of a number, not its position: options may go down', () => {
    const down = bank(20, () => at(0, '90 pies', '60 pies', '30 pies', '1 pie'));
    expect(about('the highest number', [down])[0]).toContain('100.0 %');
  });
  it('finds a position that is right too often', () => {
    const first = bank(24, (index) => at(index % 2 === 0 ? 0 : RANDOM[index]!, ...WORDS));
    expect(about('position A', [first])).toHaveLength(1);
  });
  it('shares a tie: two longest options are right half the time each', () => {
    const ties = bank(20, (index) => placed(index, 'Cuatro', 'Cinco y', 'Treses y', 'Dos'));
    expect(about('the longest option', [ties])[0]).toContain('0.0 %');
  });
  it('names questions to change', () => {
    const [first] = found([
      bank(20, (index) => placed(index, 'Paras aquí mismo', 'Vas', 'Di', 'Ve')),
    ]);
    expect(first!.related.length).toBeGreaterThan(0);
  });

  /** Two tests whose keys have a word that no wrong option has. */
  const marked = [0, 1].map(() =>
    bank(16, (index) => at(index % 4, ...WORDS)).map((literal) => {
      const options = (literal.options as ReturnType<typeof fourOptions>).map((option) => ({
        ...option,
        text: `${option.text} ${option.right ? 'fijo' : 'otro'}`,
      }));
      return { ...literal, options };
    }),
  );
  it('finds the word that only right options of the other tests have', () =>
    expect(problems(marked)).toContain(
      'note naive Bayes on the words gets 100.0 % of the tests (maximum 38.0 %)',
    ));
  it('finds nothing in words that right and wrong options have alike', () => {
    const plain = [0, 1].map(() => bank(16, (index) => at(index % 4, ...WORDS)));
    expect(problems(plain).filter((title) => title.includes('Bayes'))).toEqual([]);
  });
  it.each(['note', 'warning', 'error'])('has the severity of the settings: %s', (level) => {
    expect(problems(marked, level).every((title) => title.startsWith(level))).toBe(true);
  });
  it('tells the cues of the retos apart, and sets them no limit', () => {
    const retos = retosOf(
      bank(20, (index) => ({ ...placed(index, 'Paras aquí mismo', 'Vas', 'Di', 'Ve') })),
    );
    const titles = found([even], 'error', retos).filter(({ title }) => title.includes('the retos'));
    expect(titles.length).toBeGreaterThan(1);
    expect(new Set(titles.map(({ severity }) => severity))).toEqual(new Set(['note']));
  });
});

/** The file of the harder questions of a topic. */
const retosOf = (questions: Literal[]) => ({
  'retos/reglas': {
    id: 'reglas',
    title: 'Reglas',
    description: 'Excepciones.',
    questions: questions.map((fields, index) => ({ ...SOUND, id: `r-${index}`, ...fields })),
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
  const of = (rule: RuleId, tests: Literal[][], files = {}) =>
    auditOf(tests, { ...TOPICS, ...site('error'), ...files })
      .filter((finding) => finding.rule === rule)
      .map(({ severity, title, written }) => ({ severity, title, written }));
  const UNTOLD = { form: undefined, asks: undefined };
  const asked = (asks: number[], fields: Literal = {}) => ({ form: 'conducta', asks, ...fields });

  it('reports a question without form or topics at its id', () => {
    expect(of('exam/unclassified', [[asked([1]), UNTOLD]])).toEqual([
      { severity: 'error', title: expect.stringContaining('how it asks'), written: 'p-2' },
      { severity: 'error', title: expect.stringContaining('which topics'), written: 'p-2' },
    ]);
  });
  it('reports a topic that is not in the list, whatever the severity of the gates', () => {
    expect(of('exam/unclassified', [[asked([1, 191])]], site('note'))).toEqual([
      { severity: 'error', title: expect.stringContaining('no topic 191'), written: '191' },
    ]);
  });
  it('asks no form of a reto, and reports one that came into a test', () => {
    const reto = { id: 'r-1', form: undefined, asks: [2] };
    expect(
      of('exam/unclassified', [[asked([1])]], retosOf([{ form: undefined, asks: [2] }])),
    ).toEqual([]);
    expect(of('exam/unclassified', [[asked([1]), reto]])).toMatchObject([{ written: 'r-1' }]);
  });

  it('is asked its central topics by tests, and its usual ones by anything', () => {
    const topics = (tests: Literal[][], files = {}) =>
      of('exam/uncovered', tests, files).filter(({ title }) => title.includes('topic'));
    expect(topics([[asked([1])]], retosOf([{ asks: [2, 4] }]))).toEqual([
      { severity: 'error', title: expect.stringContaining('topic 4'), written: '4' },
    ]);
    expect(topics([[asked([1]), asked([4])]]).map(({ written }) => written)).toEqual(['2']);
  });

  it('shows its likely signs in tests', () => {
    const shown = asked([1], { sign: 'octagono' });
    const found = of('exam/uncovered', [[shown]], retosOf([{ sign: 'delatora' }]));
    expect(found.filter(({ title }) => title.includes('sign'))).toEqual([
      { severity: 'error', title: expect.stringContaining('"delatora"'), written: 'delatora' },
    ]);
  });

  it('begins each test with central topics', () => {
    const plain = Array.from({ length: 5 }, () => asked([1]));
    expect(of('exam/opening', [[...plain, asked([2])]])).toEqual([]);
    expect(of('exam/opening', [[...plain.slice(1), asked([2, 1])]])).toMatchObject([
      { title: expect.stringContaining('2 El cortejo'), written: '2' },
    ]);
  });

  it('has each form about as often', () => {
    const forms = (counts: Record<string, number>) =>
      of('exam/form-shares', [
        Object.entries(counts).flatMap(([form, count]) =>
          bank(count, (index) => ({
            form,
            asks: [1],
            question: `¿Qué haces en la ${form} ${index} del pueblo?`,
          })),
        ),
      ]).map(({ title }) => title);
    expect(
      forms({ significado: 18, conducta: 16, cifra: 9, paso: 7, permiso: 6, porque: 4 }),
    ).toEqual([]);
    expect(
      forms({ significado: 18, conducta: 8, cifra: 17, paso: 7, permiso: 6, porque: 4 }),
    ).toEqual([expect.stringContaining('"conducta"'), expect.stringContaining('"cifra"')]);
    expect(forms({ cifra: 12 })).toEqual([]);
  });

  it('asks in few words on average', () => {
    const long =
      'Si vas por la calle de tu barrio y no viene nadie por la vía, ¿qué haces al llegar tú?';
    const means = (question: string, option: string) =>
      of('exam/form-shares', [
        bank(60, (index) => ({
          question: `${question} ${index}`,
          options: fourOptions([option, 'Sigues', 'Miras', 'Cedes']),
        })),
      ])
        .map(({ title }) => title)
        .filter((title) => title.includes('on average'));
    expect(means('¿Qué haces en la calle?', 'Paras')).toEqual([]);
    expect(means(long, 'Paras')).toEqual([expect.stringContaining('the stems')]);
    const longer = Array.from({ length: 23 }, () => 'vas').join(' ');
    expect(means('¿Qué haces en la calle?', longer)).toEqual([
      expect.stringContaining('the options'),
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

  it('are one question, in one test or two, or where one of them is a reto', () => {
    expect(of([[one, other]])).toEqual([expect.stringContaining('the same picture, concept')]);
    expect(of([[one], [other]])).toHaveLength(1);
    expect(of([[one]], retosOf([other]))).toHaveLength(1);
  });
  it('are two with another key, picture or concept', () => {
    expect(of([[one, { ...other, ...at(1, 'Paras y esperas', 'Tocas', 'Vas', 'Subes') }]])).toEqual(
      [],
    );
    expect(of([[one, { ...other, sign: 'muda' }]])).toEqual([]);
    expect(of([[one, { ...other, concepts: ['pare'] }]])).not.toContainEqual(
      expect.stringContaining('concept'),
    );
  });
});

describe('item/topic-supply', () => {
  it('counts each topic', () => {
    const topics = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'];
    const [found] = of('item/topic-supply', [bank(20, (index) => ({ topic: topics[index % 4]! }))]);
    expect(found).toMatchObject({
      severity: 'note',
      title: expect.stringContaining('senales 5 (25 %)'),
    });
  });
  it('warns of a topic without questions', () =>
    expect(of('item/topic-supply', [bank(20, () => ({}))])[0]?.severity).toBe('warning'));
});

describe('waivers', () => {
  const vague = { options: fourOptions(['Paras', 'A veces paras', 'Aceleras', 'Miras']) };
  const waiver = { because: 'La ley misma es absoluta: Art. 8.02 de la Ley 22-2000.', revision: 1 };

  it.each(['IW-09', 'item/vague-frequency'])('turn a warning into a note: %s', (check) => {
    const [found] = reportsOf('item/vague-frequency', {
      ...vague,
      waivers: [{ check, ...waiver }],
    });
    expect(found).toMatchObject({ severity: 'note', why: waiver.because });
  });
  it('end when the question changes', () => {
    const [found] = reportsOf('item/vague-frequency', {
      ...vague,
      revision: 2,
      waivers: [{ check: 'IW-09', ...waiver }],
    });
    expect(found?.severity).toBe('warning');
  });
  it('apply only to the check they name', () => {
    const [found] = reportsOf('item/vague-frequency', {
      ...vague,
      waivers: [{ check: 'IW-20', ...waiver }],
    });
    expect(found?.severity).toBe('warning');
  });
  it('do not apply to an error', () => {
    const [found] = reportsOf('item/combined-options', {
      options: fourOptions(['Paras', 'Miras', 'Cedes', 'Ninguna de las anteriores']),
      waivers: [{ check: 'IW-04', ...waiver }],
    });
    expect(found?.severity).toBe('error');
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

  it('teaches what a question uses in its text', () => {
    expect(untaught(key, 'El límite es {{velocidad.rural}}.')).toEqual([]);
    expect(untaught({ facts: ['velocidad.rural'] }, 'El límite es {{velocidad.rural}}.')).toEqual(
      [],
    );
  });
  it('is reported where it does not teach a fact of the key, the explanation or the list of facts', () => {
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
  it('does not count a wrong option, nor the records of a section, which no page prints', () => {
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
  ])('accepts positions that are %s', (_, body) => expect(readability(body)).toEqual([]));

  it('reports a long sentence at its place', () =>
    expect(readability(`Paras. ${long}`).map(({ written }) => String(written).trim())).toEqual([
      long,
    ]));
  it('counts a reference by what it prints', () =>
    expect(readability(`${long.replace('Si vas', 'Vas a {{velocidad.rural}}')}`)).toHaveLength(1));
  it('reports paragraphs of telegrams, and leaves lists out of the average', () => {
    const short = 'Miras a los dos lados. Luego sigues. ';
    const fine = 'Miras a los dos lados y luego sigues si no viene nadie por ahí. ';
    expect(readability(short.repeat(15)).map(({ title }) => title)).toEqual([
      'sentences in paragraphs are 3.5 words long on average (12 to 16)',
    ]);
    expect(readability(`${fine.repeat(15)}\n\n- Paras.\n- Sigues.`)).toEqual([]);
  });
  it('reports a hard chapter', () =>
    expect(readability(hard).map(({ title }) => title)).toContainEqual(
      expect.stringContaining('INFLESZ'),
    ));
});

it('reports the same findings when it is run twice', () => {
  const questions = bank(30, (index) =>
    at(RANDOM[index % RANDOM.length]!, 'Paras y esperas', 'Nunca sigues', 'Miras', 'Cedes'),
  );
  expect(auditOf([questions])).toEqual(auditOf([questions]));
});
