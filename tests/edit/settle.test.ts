import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../pipeline/edit/fix.ts';
import {
  type Decision,
  makeRuling,
  parseReviewDay,
  rulingEdit,
} from '../../pipeline/edit/settle.ts';
import { UsageError } from '../../pipeline/program/failures.ts';
import { runInProcess as licencia } from '../cli/in-process.ts';
import { factOf, project, TODAY, writeFiles } from '../fixtures/project.ts';
import {
  computedReading,
  ledgerFact,
  makeReading,
  quantity,
  RULING_REASON,
  withFact,
  withRuling,
} from '../ledger/facts.ts';

const DISPUTED = quantity('ft', makeReading('manual', 10), makeReading('preguntas', 15));
const OVER = ['manual: 10 ft', 'preguntas: 15 ft'];
const decision = (more: Partial<Decision>): Decision => ({
  renew: false,
  because: RULING_REASON,
  by: 'pruebas',
  on: TODAY,
  ...more,
});

describe('the file that settle edits', () => {
  /** A file with unusual indentation, spaces and order of keys, and without a final line break. */
  const ODD = `{
    "$schema":"../x.json",
    "otro.dato" : {"label":"Otro }","kind":"quantity","unit":"ft","readings":[{"surface":"manual","value":1}]},
    "prueba.dato": {
        "label": "Con \\"comillas\\" y } llaves",
        "kind":   "quantity", "unit": "ft",
        "readings": [ { "surface": "manual", "value": 10 },
                      { "surface": "preguntas", "value": 15.0 } ]
    },

    "tercer.dato": {"label":"Tercero","kind":"quantity","unit":"ft","readings":[{"surface":"manual","value":1}]}
}`;

  const settle = (text: string, more: Partial<Decision>) => {
    const entry = factOf(project({ 'facts/prueba.json': text }), 'prueba.dato');
    return applyEdits(text, [rulingEdit(entry, makeRuling(entry, decision(more)))]);
  };

  test('settle adds a first ruling and changes nothing else', () => {
    const written = settle(ODD, { verdict: 'keep-both' });
    const at = written.indexOf(',\n      "ruling"');
    const end = written.indexOf('},\n\n    "tercer.dato"');
    expect(written.slice(0, at) + written.slice(end)).toBe(
      ODD.replace('15.0 } ]\n    },', '15.0 } ]},'),
    );
    expect(JSON.parse(written)['prueba.dato'].ruling).toEqual({
      verdict: 'keep-both',
      because: RULING_REASON,
      by: 'pruebas',
      on: TODAY,
      over: OVER,
    });
    expect({ ...JSON.parse(written), 'prueba.dato': undefined }).toEqual({
      ...JSON.parse(ODD),
      'prueba.dato': undefined,
    });
  });

  test('a later ruling replaces the first and changes nothing else', () => {
    const first = settle(ODD, { verdict: 'keep-both' });
    const second = settle(first, { verdict: 'prefer', reading: 'preguntas', review: '2027-01-31' });
    const [before, after] = [first.indexOf('"ruling": {'), first.indexOf('"tercer.dato"')];
    expect(second.slice(0, before)).toBe(first.slice(0, before));
    expect(second.slice(second.indexOf('"tercer.dato"'))).toBe(first.slice(after));
    expect(JSON.parse(second)['prueba.dato'].ruling).toEqual({
      verdict: 'prefer',
      reading: 'preguntas',
      because: RULING_REASON,
      by: 'pruebas',
      on: TODAY,
      review: '2027-01-31',
      over: OVER,
    });
    expect(settle(second, { verdict: 'keep-both' })).toBe(first);
  });

  test('rulings are written with the file’s indentation', () => {
    const file = (entry: object) => JSON.stringify({ 'prueba.dato': entry }, null, 2);
    const [keep, distinct] = ['keep-both', 'distinct'].map((verdict) =>
      file({
        ...DISPUTED,
        ruling: { verdict, because: RULING_REASON, by: 'pruebas', on: TODAY, over: OVER },
      }),
    );
    expect(settle(file(DISPUTED), { verdict: 'keep-both' })).toBe(keep);
    expect(settle(keep!, { verdict: 'distinct' })).toBe(distinct);
  });

  test('keeps the text after the last fact', () => {
    const text = `{\n  "prueba.dato": ${JSON.stringify(withRuling(DISPUTED, { verdict: 'keep-both', over: OVER }))}\n}\n\n  \n`;
    const written = settle(text, { verdict: 'distinct' });
    expect(written.endsWith('}\n}\n\n  \n')).toBe(true);
    expect(written.startsWith(text.slice(0, text.indexOf('"ruling":')))).toBe(true);
  });

  test('settle edits a file with a fact on one line', () => {
    const line = `{"prueba.dato":${JSON.stringify(DISPUTED)}}`;
    const written = settle(line, { verdict: 'distinct' });
    expect(JSON.parse(written)['prueba.dato'].ruling.verdict).toBe('distinct');
    expect(written.startsWith(line.slice(0, -2))).toBe(true);
  });

  test('a fact is ruled after settle has edited its file', () => {
    const folder = project({ 'facts/prueba.json': ODD });
    writeFiles(folder, {
      'facts/prueba.json': settle(ODD, { verdict: 'prefer', reading: 'manual' }),
    });
    expect(factOf(folder, 'prueba.dato').state.kind).toBe('ruled');
  });
});

describe('the command', () => {
  const file = (folder: string) => readFileSync(join(folder, 'facts/prueba.json'), 'utf8');
  const BECAUSE = ['--because', RULING_REASON];
  const KEEP = ['prueba.dato', '--keep-both', ...BECAUSE];
  const settled = (folder: string, argv: readonly string[]) =>
    licencia('settle', '--by', 'pruebas', ...argv, '--data', folder, '--today', TODAY);

  test('writes the ruling and prints its file and line', async () => {
    const folder = withFact(DISPUTED);
    const argv = ['prueba.dato', '--prefer', 'preguntas', '--review', '6m', ...BECAUSE];
    const { code, out } = await settled(folder, argv);
    expect(code).toBe(0);
    expect(out).toContain('prueba.dato: prefer preguntas (15');
    expect(out).toContain('facts/prueba.json:2  ruling over 2 readings, review 2027-05-20');
    expect(factOf(folder, 'prueba.dato')).toMatchObject({
      state: { kind: 'ruled' },
      fact: { ruling: { reading: 'preguntas', review: '2027-05-20', on: TODAY } },
    });
  });

  const AGREED = quantity('ft', makeReading('manual', 15), makeReading('preguntas', 15));
  const COUNTED = quantity(
    'capítulos',
    makeReading('portada', 7),
    computedReading('capitulos.total'),
  );
  test.each<[string, object, string[], string]>([
    ['an unknown fact', DISPUTED, ['prueba.dat', '--keep-both', ...BECAUSE], '"prueba.dato"?'],
    ['two verdicts', DISPUTED, [...KEEP, '--distinct'], 'only one of'],
    ['no verdict', DISPUTED, ['prueba.dato', ...BECAUSE], 'say what you decided'],
    ['no reason', DISPUTED, ['prueba.dato', '--keep-both'], 'at least 20 characters'],
    ['a short reason', DISPUTED, [...KEEP, '--because', 'porque sí'], 'at least 20 characters'],
    [
      'a reason of spaces',
      DISPUTED,
      [...KEEP, '--because', ' '.repeat(30)],
      'at least 20 characters',
    ],
    [
      'an unknown reading',
      DISPUTED,
      ['prueba.dato', '--prefer', 'pregunta', ...BECAUSE],
      'Did you mean "preguntas"?',
    ],
    ['nothing to renew', DISPUTED, ['prueba.dato', '--renew', ...BECAUSE], 'no ruling to renew'],
    ['readings that agree', AGREED, KEEP, 'nothing to decide'],
    [
      'a preference for a stated count over the computed one',
      COUNTED,
      ['prueba.dato', '--prefer', 'portada', ...BECAUSE],
      'cannot be preferred',
    ],
    [
      'a review day that does not exist',
      DISPUTED,
      [...KEEP, '--review', '2027-02-30'],
      'no review date',
    ],
    [
      'a reason that the loader would reject',
      DISPUTED,
      [...KEEP, '--because', `${RULING_REASON}\u202e`],
      '--because contains the invisible or broken character',
    ],
    [
      'an author that the loader would reject',
      DISPUTED,
      [...KEEP, '--by', 'yo\u0007'],
      '--by contains the invisible or broken character',
    ],
  ])('rejects %s and leaves the file unchanged', async (_, entry, argv, says) => {
    const folder = withFact(entry);
    const before = file(folder);
    expect(await settled(folder, argv)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(says),
    });
    expect(file(folder)).toBe(before);
  });

  test('decides nothing while some content cannot be read', async () => {
    const folder = withFact(DISPUTED, { 'manual/otro.md': '---\ntitle: "abierto\n---\n' });
    const before = file(folder);
    expect(await settled(folder, KEEP)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('some of the content cannot be read'),
    });
    expect(file(folder)).toBe(before);
  });
});

describe('--renew', () => {
  const stale = {
    ...withRuling(DISPUTED, {
      verdict: 'prefer',
      reading: 'preguntas',
      review: '2027-03-01',
      over: OVER,
    }),
    readings: [makeReading('manual', 12), makeReading('preguntas', 15)],
  };

  test('keeps verdict, reading, reason and review day, and covers today’s readings', () => {
    const { because: _, ...without } = decision({ renew: true, on: '2026-12-01' });
    expect(makeRuling(ledgerFact(stale), without)).toEqual({
      verdict: 'prefer',
      reading: 'preguntas',
      because: RULING_REASON,
      by: 'pruebas',
      on: '2026-12-01',
      review: '2027-03-01',
      over: ['manual: 12 ft', 'preguntas: 15 ft'],
    });
  });

  test.each([
    ['2027-02-28', '2027-03-01'],
    ['2027-03-01', '2027-09-01'],
  ])('a renewal on %s sets the review day %s', (on, review) => {
    expect(makeRuling(ledgerFact(stale), decision({ renew: true, on })).review).toBe(review);
  });

  test('accepts a new reason and review day from the command line', () => {
    const anew = makeRuling(
      ledgerFact(stale),
      decision({
        renew: true,
        because: 'Otra razón, también de veinte letras.',
        review: '2028-01-01',
      }),
    );
    expect(anew).toMatchObject({
      because: 'Otra razón, también de veinte letras.',
      review: '2028-01-01',
    });
  });

  test('cannot keep a preference for a missing reading', () => {
    const gone = { ...stale, readings: [makeReading('manual', 12), makeReading('blog', 15)] };
    expect(() => makeRuling(ledgerFact(gone), decision({ renew: true }))).toThrow(UsageError);
  });

  test('a new verdict drops the review day of the old one', () => {
    expect(makeRuling(ledgerFact(stale), decision({ verdict: 'keep-both' }))).not.toHaveProperty(
      'review',
    );
  });
});

test('an uneven fact and an unsupported claim can also be settled', () => {
  expect(
    makeRuling(
      ledgerFact(quantity('ft', makeReading('manual', [10, 20]), makeReading('preguntas', 15))),
      decision({ verdict: 'keep-both' }),
    ).over,
  ).toEqual(['manual: 10–20 ft', 'preguntas: 15 ft']);
  expect(
    makeRuling(
      ledgerFact({ ...quantity('%', makeReading('portada', 96)), claim: true }),
      decision({ verdict: 'keep-both' }),
    ).over,
  ).toEqual(['portada: 96 %']);
});

test.each([
  ['6m', '2026-11-20', '2027-05-20'],
  ['1m', '2027-01-31', '2027-02-28'],
  ['13m', '2026-12-31', '2028-01-31'],
  ['2028-02-29', '2026-11-20', '2028-02-29'],
])('--review %s, given on %s, sets the review day %s', (text, today, day) => {
  expect(parseReviewDay(text, today)).toBe(day);
});
