/** The gates over a whole bank, waivers, and what the manual must teach. */
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { problemsOf } from '../../pipeline/rules/item/key-positions.ts';
import { BASE } from '../base-data.ts';
import { auditOf, chapter, type Literal, reportsOf } from './questions.ts';

/** `n` questions of different words, each made by a function of its index. */
const bank = (n: number, of: (index: number) => Literal): Literal[] =>
  Array.from({ length: n }, (_, index) => ({
    question: `¿Qué haces en la calle número ${index} del pueblo?`,
    ...of(index),
  }));
const errors = (answer: number) => [0, 1, 2, 3].map((index) => (index === answer ? null : 'prisa'));
const at = (answer: number, ...options: string[]): Literal => ({
  options,
  correctAnswer: answer,
  errors: errors(answer),
});
const of = (rule: RuleId, tests: Literal[][]) =>
  auditOf(tests).filter((finding) => finding.rule === rule);

/** Looks random, and the same on every run. */
const RANDOM = [2, 0, 1, 1, 3, 0, 2, 2, 3, 1, 0, 3, 3, 1, 2, 0, 1, 2, 3, 0, 0, 2, 1, 3];

describe('item/key-positions', () => {
  const positions = (keys: readonly number[]) =>
    of('item/key-positions', [
      bank(keys.length, (index) => at(keys[index]!, 'Paras', 'Miras', 'Cedes', 'Sigues')),
    ]);

  it.each([
    ['drawn at random', RANDOM],
    ['too few to tell', [1, 1, 1, 1, 1, 1]],
  ])('accepts positions that are %s', (_, keys) => expect(positions(keys)).toEqual([]));

  it.each([
    ['one position', RANDOM.map((key, index) => (index % 4 === 0 ? key : 1)), 'too uneven'],
    [
      'dealt out evenly',
      Array.from({ length: 40 }, (_, index) => [0, 0, 1, 1, 2, 2, 3, 3][index % 8]!),
      'too even',
    ],
    [
      'a long run',
      [...RANDOM.slice(0, 12), 2, 2, 2, 2, 2, 2, 2, ...[0, 1, 3, 0, 1, 3, 0, 1, 1, 3]],
      'in a row are in the same position',
    ],
    [
      'no repeat',
      Array.from({ length: 20 }, (_, index) => [0, 2, 1, 3][index % 4]!),
      'no position repeats',
    ],
  ])('reports: %s', (_, keys, title) => {
    const found = positions(keys);
    expect(found.map((finding) => finding.title).join('\n')).toContain(title);
    expect(found[0]?.written).toBe('questions');
  });

  it('allows six equal positions in a row, and refuses seven', () => {
    expect(problemsOf([0, 0, 0, 0, 0, 0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0])).toEqual([]);
    expect(problemsOf([0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 1, 2, 3, 1, 2, 3])).toHaveLength(1);
  });
});

describe('item/numeric-rank', () => {
  const ranks = (answers: readonly number[]) =>
    of('item/numeric-rank', [
      bank(answers.length, (index) =>
        at(
          answers[index]!,
          `${index + 1} pies`,
          `${index + 30} pies`,
          `${index + 60} pies`,
          `${index + 90} pies`,
        ),
      ),
    ]);

  it('accepts random ranks, and any ranks of few questions', () => {
    expect(ranks(RANDOM)).toEqual([]);
    expect(ranks([1, 1, 1, 2, 2, 2])).toEqual([]);
  });
  it.each([
    ['the middle', 1, /middle/],
    ['the lowest', 0, /lowest/],
  ])('reports %s', (_, answer, title) => {
    const [found] = ranks(RANDOM.map(() => answer));
    expect(found?.title).toMatch(title);
  });
  it('counts the rank, not the position: options may go down', () => {
    const down = bank(16, (index) =>
      at(
        index % 4,
        `${index + 90} pies`,
        `${index + 60} pies`,
        `${index + 30} pies`,
        `${index + 1} pies`,
      ),
    );
    expect(of('item/numeric-rank', [down])).toEqual([]);
  });
});

describe('item/guessable', () => {
  const longest = (share: number) =>
    bank(20, (index) =>
      index < 20 * share
        ? at(0, 'Paras y esperas', 'Sigues', 'Miras', 'Cedes')
        : at(1, 'Paras y esperas', 'Sigues', 'Miras', 'Cedes'),
    );
  const severities = (questions: Literal[]) =>
    of('item/guessable', [questions]).map(({ severity }) => severity);

  it('accepts a bank that guessing does not pass', () =>
    expect(severities(longest(0.25))).toEqual(['note']));
  it('does not judge fewer questions than it can', () =>
    expect(severities(longest(1).slice(0, 5))).toEqual([]));
  it('refuses a bank where the longest option is right', () =>
    expect(severities(longest(0.5))).toEqual(['error', 'error', 'error', 'error', 'note']));
  it('refuses a bank where absolute words mark the wrong options', () => {
    const questions = bank(20, () =>
      at(0, 'Paras', 'Nunca paras', 'Siempre sigues', 'Cedes a todos'),
    );
    expect(of('item/guessable', [questions])[0]?.title).toContain('100.0 %');
  });
  it('refuses a bank where the right figure is in the middle', () => {
    const questions = bank(20, (index) =>
      at(1 + (index % 2), '5 pies', '6 pies', '7 pies', '8 pies'),
    );
    expect(of('item/guessable', [questions])[0]?.title).toContain('rich guessing bot gets 50.0 %');
  });
  it('refuses one guessable test in a sound bank', () => {
    const found = auditOf(
      [longest(0.5), longest(0), longest(0)].map((questions, test) =>
        questions.map((each) => ({
          ...each,
          question: `${each.question as string} Es la prueba ${test}. ¿Qué haces?`,
        })),
      ),
    ).filter(({ rule, severity }) => rule === 'item/guessable' && severity === 'error');
    expect(found.map(({ title }) => title)).toEqual([
      expect.stringContaining('plain guessing bot gets 50.0 % of "Prueba 1"'),
      expect.stringContaining('rich'),
    ]);
  });
  it('names the ten questions that give it most', () => {
    const [note] = of('item/guessable', [longest(0.25)]);
    expect(note!.related).toHaveLength(10);
    expect(note!.related.slice(0, 5).map(({ says }) => says.split(':')[0])).toEqual([
      'p-1',
      'p-2',
      'p-3',
      'p-4',
      'p-5',
    ]);
  });
});

describe('the gates of item/guessable', () => {
  const site = (bankGates: string) => ({
    'site.json': { ...(BASE['site.json'] as object), bankGates },
  });
  const gates = (tests: Literal[][], level?: string) =>
    auditOf(tests, level === undefined ? {} : site(level))
      .filter(({ rule, title }) => rule === 'item/guessable' && title.startsWith('the '))
      .map(({ severity, title }) => `${severity} ${title}`);
  /** Two tests whose keys have a word that no wrong option has. */
  const marked = [0, 1].map(() =>
    bank(16, (index) => at(index % 4, 'Norte', 'Este', 'Oeste', 'Sur')).map((literal) => {
      const options = literal.options as string[];
      const key = literal.correctAnswer as number;
      return {
        ...literal,
        options: options.map((text, i) => (i === key ? `${text} fijo` : `${text} otro`)),
      };
    }),
  );

  it('finds the word that only right options of the other tests have', () => {
    expect(gates(marked)).toContain(
      'note the bayes guessing bot gets 100.0 % of the bank (maximum 33.0 %)',
    );
  });
  it('finds nothing in words that right and wrong options have alike', () => {
    const plain = [0, 1].map(() =>
      bank(16, (index) => at(index % 4, 'Norte', 'Este', 'Oeste', 'Sur')),
    );
    expect(gates(plain).filter((title) => title.includes('bayes'))).toEqual([]);
  });
  it('finds the option that sounds safest', () => {
    const safe = bank(16, (index) =>
      at(
        index % 4,
        ...['Aceleras', 'Tocas bocina', 'Sigues igual'].toSpliced(index % 4, 0, 'Cedes'),
      ),
    );
    expect(gates([safe])).toContain(
      'note the safest guessing bot gets 100.0 % of the bank (maximum 30.0 %)',
    );
  });
  it('finds the second-shortest option', () => {
    const second = bank(16, () => at(1, 'Uno', 'Tres', 'Cuatro', 'Diecisiete'));
    expect(gates([second])).toContain(
      'note the second-shortest guessing bot gets 100.0 % of the bank (maximum 29.0 %)',
    );
  });
  it('counts somebody who knows every trick', () => {
    expect(gates(marked)).toContain(
      'note the together guessing bot gets 100.0 % of the bank (maximum 40.0 %)',
    );
  });
  it.each(['note', 'warning', 'error'])('has the severity of the settings: %s', (level) => {
    expect(gates(marked, level).every((title) => title.startsWith(level))).toBe(true);
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
  const absolute = { options: ['Paras', 'Nunca paras', 'Aceleras', 'Miras'] };
  const waiver = { because: 'La ley misma es absoluta: Art. 8.02 de la Ley 22-2000.', revision: 1 };

  it.each(['IW-08', 'item/absolute-distractor'])('turn a warning into a note: %s', (check) => {
    const [found] = reportsOf('item/absolute-distractor', {
      ...absolute,
      waivers: [{ check, ...waiver }],
    });
    expect(found).toMatchObject({ severity: 'note', why: waiver.because });
  });
  it('end when the question changes', () => {
    const [found] = reportsOf('item/absolute-distractor', {
      ...absolute,
      revision: 2,
      waivers: [{ check: 'IW-08', ...waiver }],
    });
    expect(found?.severity).toBe('warning');
  });
  it('apply only to the check they name', () => {
    const [found] = reportsOf('item/absolute-distractor', {
      ...absolute,
      waivers: [{ check: 'IW-09', ...waiver }],
    });
    expect(found?.severity).toBe('warning');
  });
  it('do not apply to an error', () => {
    const [found] = reportsOf('item/none-of-them', {
      options: ['Paras', 'Miras', 'Cedes', 'Ninguna de las anteriores'],
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
    options: ['{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'],
  };

  it('teaches what a question uses, in its text or in its tables', () => {
    expect(untaught(key, 'El límite es {{velocidad.rural}}.')).toEqual([]);
    expect(untaught({ facts: ['velocidad.rural'] }, 'El límite es {{velocidad.rural}}.')).toEqual(
      [],
    );
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
    expect(body.filter((finding) => finding.rule === rule)).toEqual([]);
  });
  it('is reported where it does not teach a fact of the key, the explanation or the list of facts', () => {
    expect(untaught(key, 'Nada.').map(({ written }) => written)).toEqual([key.options[0]]);
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
  it('does not count a wrong option, nor a table that no chapter shows', () => {
    expect(untaught({}, 'Nada.')).toEqual([]);
    const table = {
      title: 'Tabla',
      updated: '2026-01-15',
      items: [{ zone: 'Rural', limit: '{{velocidad.rural}}', details: 'Mira el letrero.' }],
    };
    expect(untaught(key, 'Nada.', { 'reglas/velocidades.json': table })).toHaveLength(1);
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
