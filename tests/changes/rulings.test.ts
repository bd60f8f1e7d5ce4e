import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../cli.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { factOf, project, reportOf, TODAY } from '../fixtures/project.ts';
import {
  computedReading,
  lawReading,
  ledgerFact,
  makeReading,
  quantity,
  RULING_REASON,
  withFact,
  withRuling,
} from '../ledger/facts.ts';

afterEach(() => vi.restoreAllMocks());

async function settle(folder: string, ...argv: string[]): Promise<{ code: number; err: string }> {
  let err = '';
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
  const code = await main(
    ['settle', ...argv, '--data', folder, '--today', TODAY, '--by', 'pruebas', '--quiet'],
    join(import.meta.dirname, '../..'),
  );
  vi.restoreAllMocks();
  return { code, err };
}

const factsFile = (folder: string) => readFileSync(join(folder, 'facts/prueba.json'), 'utf8');
const found = (folder: string) =>
  reportOf(folder).filter(({ title }) => title.startsWith('the ruling on '));

describe('a ruling against an authority', () => {
  const LIMIT = quantity('mph', makeReading('guia', 35), lawReading(25));
  const OVER = ['guia: 35 mph', 'ley: 25 mph'];
  const prefer = (reading: string, more: object = {}) =>
    withFact(withRuling(LIMIT, { verdict: 'prefer', reading, over: OVER, ...more }));

  test('is an error whose advice offers the law, if the law has high confidence', () => {
    const [finding] = found(prefer('guia'));
    expect(finding).toMatchObject({
      rule: 'fact/contradiction',
      severity: 'error',
      title:
        'the ruling on prueba.dato prefers guia (35\u00a0mph), but ley (Ley 22-2000; high) says 25\u00a0mph',
      at: { file: 'data/facts/prueba.json', range: { start: { line: 24 } } },
    });
    expect(finding!.help[0]).toContain('--prefer ley');
    expect(finding!.help.join('\n')).not.toContain('--prefer guia');
    expect(found(prefer('ley'))).toEqual([]);
  });

  test('is accepted if the authority has lower confidence or another condition', () => {
    const weak = quantity('mph', makeReading('guia', 35), lawReading(25, { confidence: 'medium' }));
    const other = quantity(
      'mph',
      makeReading('guia', 35),
      makeReading('blog', 30),
      lawReading(35, { id: 'ley-de-dia' }),
      lawReading(25, { id: 'ley-de-noche', when: 'de noche' }),
    );
    for (const fact of [weak, other]) {
      const over = ledgerFact(fact).lines;
      expect(
        found(withFact(withRuling(fact, { verdict: 'prefer', reading: 'guia', over }))),
      ).toEqual([]);
    }
  });

  test('is rejected by settle, which writes nothing', async () => {
    const folder = withFact(LIMIT);
    const before = factsFile(folder);
    const refused = { code: 2, err: expect.stringContaining('high confidence: prefer it') };
    const argv = ['prueba.dato', '--prefer', 'guia', '--because', RULING_REASON];
    expect(await settle(folder, ...argv)).toEqual(refused);
    expect(factsFile(folder)).toBe(before);
    expect(await settle(prefer('guia'), 'prueba.dato', '--renew')).toEqual(refused);
    const law = ['prueba.dato', '--prefer', 'ley', '--because', RULING_REASON];
    expect((await settle(folder, ...law)).code).toBe(0);
  });
});

describe('a ruling on a computed count', () => {
  const CENTRES = quantity('centros', makeReading('blog', 15), computedReading('centros.total'));
  const second = {
    ...(BASE_FILES['centros/ponce.json'] as object),
    id: 'arecibo',
    name: 'CESCO Arecibo',
    municipality: 'Arecibo',
  };

  test.each([
    [
      'El directorio tiene 1 centro. El blog contaba otros.',
      'contenido: centros.total = 1 centros (calculado)',
      'stale',
    ],
    [
      'En el directorio aparece 1. El blog contaba otros.',
      'contenido: centros.total = 1 centros (calculado)',
      'stale',
    ],
    [
      'El directorio se cuenta al publicarse. El blog no.',
      'contenido: centros.total (calculado)',
      'ruled',
    ],
  ])('a ruling with the reason «%s» is $2 after a centre is added', async (because, line, kind) => {
    const folder = withFact(CENTRES);
    expect(
      (await settle(folder, 'prueba.dato', '--prefer', 'contenido', '--because', because)).code,
    ).toBe(0);
    const { ruling } = factOf(folder, 'prueba.dato').fact;
    expect(ruling?.over).toContain(line);
    expect(found(folder)).toEqual([]);
    const grown = ledgerFact({ ...CENTRES, ruling }, TODAY, { 'centros/arecibo.json': second });
    expect(grown.readings.map(({ value }) => value)).toEqual([15, 2]);
    expect(grown.state.kind).toBe(kind);
  });
});

describe('the review day', () => {
  const FACT = quantity('ft', makeReading('manual', 10), makeReading('preguntas', 15));
  const decided = (review: string) =>
    withFact(
      withRuling(FACT, {
        verdict: 'keep-both',
        review,
        over: ['manual: 10 ft', 'preguntas: 15 ft'],
      }),
    );

  test.each([TODAY, '2026-11-19'])('rejects %s, which is not after the decision', async (day) => {
    const folder = withFact(FACT);
    const before = factsFile(folder);
    expect(
      await settle(
        folder,
        'prueba.dato',
        '--keep-both',
        '--because',
        RULING_REASON,
        '--review',
        day,
      ),
    ).toEqual({ code: 2, err: expect.stringContaining('must be after the decision') });
    expect(factsFile(folder)).toBe(before);
  });

  test.each([
    ['a new reason alone', ['--because', 'Otra razón, también de veinte letras.']],
    [
      'a new reason with --renew',
      ['--renew', '--because', 'Otra razón, también de veinte letras.'],
    ],
    ['--renew alone', ['--renew']],
  ])('%s keeps the review day', async (_, argv) => {
    const folder = decided('2027-03-01');
    expect((await settle(folder, 'prueba.dato', ...argv)).code).toBe(0);
    expect(factOf(folder, 'prueba.dato').fact.ruling).toMatchObject({
      review: '2027-03-01',
      on: TODAY,
    });
  });
});

describe('several facts', () => {
  const pair = () => ({
    'prueba.dato': quantity('ft', makeReading('manual', 10), makeReading('preguntas', 15)),
    'prueba.otro': quantity('ft', makeReading('manual', 20), makeReading('preguntas', 25)),
    'prueba.tercero': quantity('ft', makeReading('manual', 30), makeReading('preguntas', 35)),
  });
  const ARGV = ['prueba.dato', 'prueba.otro', '--prefer', 'manual', '--because', RULING_REASON];

  test('several facts are decided in one command', async () => {
    const folder = project({ 'facts/prueba.json': pair() });
    expect((await settle(folder, ...ARGV)).code).toBe(0);
    const facts = JSON.parse(factsFile(folder)) as ReturnType<typeof pair>;
    expect(Object.values(facts).map((fact) => (fact as { ruling?: object }).ruling)).toMatchObject([
      { over: ['manual: 10 ft', 'preguntas: 15 ft'] },
      { over: ['manual: 20 ft', 'preguntas: 25 ft'] },
      undefined,
    ]);
    expect(found(folder)).toEqual([]);
  });

  test('several facts stay unchanged if one of them cannot be decided', async () => {
    const facts = { ...pair(), 'prueba.otro': quantity('ft', makeReading('manual', 20)) };
    const folder = project({ 'facts/prueba.json': facts });
    const before = factsFile(folder);
    expect((await settle(folder, ...ARGV)).code).toBe(2);
    expect(factsFile(folder)).toBe(before);
  });
});
