import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../pipeline/content.ts';
import { worstRelation } from '../../pipeline/ledger/compare.ts';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { changedBase, project, readProject, reportOf } from '../fixtures/project.ts';
import { lawReading, ledgerFact, makeReading, numberedQuestions, quantity } from './facts.ts';
import { DIRECTORY, SPEC_FACTS, SPEC_RELATIONS } from './spec-facts.ts';

describe('the readings of spec-facts.ts', () => {
  let content: Content;
  beforeAll(() => {
    const centre = BASE_FILES['centros/ponce.json'] as object;
    const centres = DIRECTORY.map(
      (id) => [`centros/${id}.json`, { ...centre, id, name: `CESCO ${id}` }] as const,
    );
    const articles = Array.from(
      { length: 7 },
      (_, index) => [`blog/articulo-${index + 1}.md`, ARTICLE] as const,
    );
    const test205 = changedBase('tests/1-prueba', (data) => {
      data.questions = numberedQuestions(205);
    });
    content = readProject(
      project({
        'facts/spec.json': SPEC_FACTS,
        'tests/1-prueba': test205,
        ...Object.fromEntries([...centres, ...articles]),
      }),
    );
  });
  const entry = (id: string) => content.ledger!.get(id)!;

  test.each(SPEC_RELATIONS)(
    'the relation of %s is %s, with %i conflicts',
    (id, relation, contradicting) => {
      const { pairs, state } = entry(id);
      expect(worstRelation(pairs)).toBe(relation);
      expect(state).toMatchObject({
        relation,
        kind: { same: 'agreed', compatible: 'uneven', contradict: 'open' }[relation],
      });
      expect(pairs.filter((pair) => pair.relation === 'contradict')).toHaveLength(contradicting);
    },
  );

  test('SPEC_RELATIONS covers every fact of SPEC_FACTS', () => {
    expect(SPEC_RELATIONS.map(([id]) => id)).toEqual(Object.keys(SPEC_FACTS));
  });

  test('one of the two contradictions about alcohol is inside the manual', () => {
    expect(entry('alcohol.menores').pairs.map(({ a, b }) => `${a.id} ${b.id}`)).toEqual([
      'manual manual-tolerancia',
      'manual preguntas',
    ]);
  });

  test('the totals of the bank and the blog are computed, not claimed', () => {
    expect(entry('sitio.preguntas').readings.at(-1)!.value).toBe(205);
    expect(entry('blog.articulos').readings.at(-1)!.value).toBe(8);
  });

  test('the article’s hours differ from the centres’ on weekdays, and from Aguadilla’s also on Saturday', () => {
    expect(
      entry('centros.atencion').pairs.map(({ a, b, difference }) => [a.id, b.id, difference]),
    ).toEqual([
      ['centros', 'blog', { days: ['lu', 'ma', 'mi', 'ju', 'vi'] }],
      ['centros-aguadilla', 'blog', { days: ['lu', 'ma', 'mi', 'ju', 'vi', 'sa'] }],
    ]);
  });

  test('names the centres that only one of the two lists has', () => {
    const [pair] = entry('centros.lista').pairs;
    expect(pair!.difference).toEqual({
      onlyInA: ['barranquitas'],
      onlyInB: ['guaynabo', 'trujillo-alto', 'manati', 'vega-baja'],
      inBoth: 11,
    });
  });

  test('every conflict gives one finding, and nothing else is reported', () => {
    const found = content.findings
      .filter(({ rule }) => /^(fact|ruling|claim)\//.test(rule))
      .map(({ rule, fact: id }) => `${rule} ${id}`)
      .sort();
    const rules = { contradict: ['fact/contradiction'], compatible: [], same: [] };
    expect(found).toEqual(
      SPEC_RELATIONS.flatMap(([id, relation]) =>
        rules[relation].map((rule) => `${rule} ${id}`),
      ).sort(),
    );
  });

  test('a claim that contradicts a count is reported as "claimed 7, actual 8"', () => {
    expect(content.findings.find((finding) => finding.fact === 'blog.articulos')!.title).toMatch(
      /^claimed 7\s.*, actual 8\s/,
    );
  });

  test('a finding lists the readings with their places and values', () => {
    const { related } = content.findings.find(
      ({ rule, fact }) => rule === 'fact/contradiction' && fact === 'estacionamiento.hidrante',
    )!;
    expect(
      related.map(({ says: what, at }) => [
        what.replace(/\s+/g, ' '),
        at.file,
        at.range!.start.line > 1,
      ]),
    ).toEqual([
      ['10 pies manual', 'data/facts/spec.json', true],
      ['15 pies preguntas', 'data/facts/spec.json', true],
    ]);
  });
});

describe('a reading compared with an authority', () => {
  const relations = (entry: object) =>
    ledgerFact(entry).pairs.map(({ a, b, relation }) => `${a.id} ${b.id} ${relation}`);

  test('any other value contradicts the value of an authority', () => {
    expect(relations(quantity('$', makeReading('manual', [500, 5000]), lawReading(500)))).toEqual([
      'manual ley contradict',
    ]);
    expect(
      relations(quantity('años', makeReading('manual', [2, null]), lawReading([3, null]))),
    ).toEqual(['manual ley contradict']);
    expect(relations(quantity('$', makeReading('manual', 500), lawReading(500)))).toEqual([]);
  });

  test('readings that overlap are compatible if none is an authority’s', () => {
    expect(
      relations(quantity('$', makeReading('manual', [500, 5000]), makeReading('blog', 500))),
    ).toEqual(['manual blog compatible']);
  });

  test('an authority’s conditional reading is not compared if the authority has an unconditional one', () => {
    const exception = lawReading(35, { id: 'ley-rotulada', when: 'rotulado' });
    expect(relations(quantity('mph', makeReading('guia', 25), lawReading(25), exception))).toEqual(
      [],
    );
    expect(relations(quantity('mph', makeReading('guia', 35), lawReading(25), exception))).toEqual([
      'guia ley contradict',
    ]);
  });

  test('compares each reading of an authority that has only conditional ones', () => {
    const entry = quantity(
      'mph',
      makeReading('guia', 15),
      lawReading(15, { id: 'ley-urbana', when: 'zona urbana' }),
      lawReading(25, { id: 'ley-rural', when: 'zona rural' }),
    );
    expect(relations(entry)).toEqual(['guia ley-rural contradict']);
  });

  test('compares a conditional reading with conditional and unconditional ones of the authority', () => {
    const entry = quantity(
      'mph',
      makeReading('blog', 20, { when: 'Zona rural' }),
      lawReading(25),
      lawReading(30, { id: 'ley-rural', when: 'zona rural' }),
    );
    expect(relations(entry)).toEqual(['blog ley contradict', 'blog ley-rural contradict']);
  });

  test('one authority’s unconditional reading does not hide another’s exception', () => {
    const entry = quantity('mph', makeReading('guia', 25), lawReading(25), {
      surface: 'dtop',
      value: 35,
      when: 'rotulado',
      source: 'ley',
    });
    expect(relations(entry)).toEqual(['guia dtop contradict', 'ley dtop contradict']);
  });

  const findings = (entry: object) =>
    reportOf(project({ 'facts/prueba.json': { 'prueba.dato': entry } }));

  test('the finding names the law, its title and confidence', () => {
    const found = findings(quantity('mph', makeReading('preguntas', 35), lawReading(25)));
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['fact/contradiction', 'error'],
    ]);
    expect(found[0]!.title.replace(/\s/g, ' ')).toBe(
      'Una cifra: preguntas says 35 mph; ley (Ley 22-2000; high) says 25 mph',
    );
  });

  test('an authority’s reading without a source is an error', () => {
    const found = findings(quantity('mph', { surface: 'ley', value: 25 }));
    expect(found.map(({ rule }) => rule)).toEqual(['fact/bad-value']);
  });
});
