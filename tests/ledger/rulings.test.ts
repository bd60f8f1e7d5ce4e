import { describe, expect, test } from 'vitest';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { bindingReadingsAgainst } from '../../pipeline/ledger/rulings.ts';
import type { LedgerReading, ReadingPair } from '../../pipeline/ledger/types.ts';
import { audit, auditOnDay } from '../../pipeline/rules/index.ts';
import { ARTICLE, CHAPTER } from '../fixtures/base-data.ts';
import {
  type Files,
  findingLabels,
  project,
  readProject,
  reportOf,
  TODAY,
  toJson,
} from '../fixtures/project.ts';
import {
  computedReading,
  ledgerFact,
  makeReading,
  quantity,
  RULING_REASON,
  withFact,
  withRuling,
} from './facts.ts';

const DISPUTED = quantity('ft', makeReading('manual', 10), makeReading('preguntas', 15));
const OVER = ['manual: 10 ft', 'preguntas: 15 ft'];
const keepBoth = (more: object = {}) =>
  withRuling(DISPUTED, { verdict: 'keep-both', over: OVER, ...more });
const prefer = (reading: string, more: object = {}) =>
  withRuling(DISPUTED, { verdict: 'prefer', reading, over: OVER, ...more });
const rulesOf = (entry: object, today = TODAY, files: Files = {}) =>
  reportOf(withFact(entry, files), today).map(({ rule, severity }) => `${severity} ${rule}`);

describe('the state of a fact', () => {
  test('readings that agree need no decision', () => {
    const agreed = quantity('ft', makeReading('manual', 15), makeReading('preguntas', 15));
    expect(ledgerFact(agreed).state.kind).toBe('agreed');
    expect(rulesOf(agreed)).toEqual([]);
  });

  test('contradicting readings without a ruling are open and reported as an error', () => {
    expect(ledgerFact(DISPUTED).state.kind).toBe('open');
    expect(rulesOf(DISPUTED)).toEqual(['error fact/contradiction']);
  });

  test.each(['keep-both', 'distinct'])(
    'readings decided with %s are reported as a note',
    (verdict) => {
      expect(rulesOf(keepBoth({ verdict }))).toEqual(['note fact/contradiction']);
      expect(ledgerFact(keepBoth({ verdict })).preferred).toBeUndefined();
    },
  );

  test('readings decided with prefer are reported as a note, and the chosen one is preferred', () => {
    expect(rulesOf(prefer('preguntas'))).toEqual(['note fact/contradiction']);
    expect(ledgerFact(prefer('preguntas')).preferred?.map(({ id }) => id)).toEqual(['preguntas']);
  });

  test('the note gives the reason of the ruling', () => {
    expect(reportOf(withFact(keepBoth()))[0]!.why).toBe(RULING_REASON);
  });

  test.each([
    ['2026-11-19', 'due'],
    ['2026-11-20', 'due'],
    ['2026-11-21', 'ruled'],
  ])('a ruling with the review day %s is %s on 2026-11-20', (review, kind) => {
    expect(ledgerFact(keepBoth({ review })).state.kind).toBe(kind);
    expect(rulesOf(keepBoth({ review }))).toEqual([
      kind === 'due' ? 'warning ruling/stale' : 'note fact/contradiction',
    ]);
  });

  test('the review day is compared with the parameter "today", not with the clock', () => {
    expect(ledgerFact(keepBoth({ review: '2099-01-01' }), '2099-01-01').state.kind).toBe('due');
    expect(ledgerFact(keepBoth({ review: '2001-01-02' }), '2001-01-01').state.kind).toBe('ruled');
  });

  test('auditOnDay gives the same findings and states as a fresh audit of that day', () => {
    const review = '2028-01-01';
    const folder = project({
      'facts/prueba.json': {
        'prueba.contradice': keepBoth({ review }),
        'prueba.desigual': withRuling(
          quantity('ft', makeReading('manual', [10, 20]), makeReading('preguntas', 15)),
          {
            verdict: 'keep-both',
            over: ['manual: 10–20 ft', 'preguntas: 15 ft'],
            review,
          },
        ),
        'prueba.alarde': {
          ...withRuling(quantity('ft', makeReading('manual', 10)), {
            verdict: 'keep-both',
            over: ['manual: 10 ft'],
            review,
          }),
          claim: true,
        },
      },
      'blog/futuro.md': ARTICLE.replace('2026-01-10', '2028-06-01'),
    });
    const days = ['2026-11-20', '2028-03-01', '2029-01-01'];
    const audits = days.map((day) => {
      const { site } = readProject(folder, day);
      const { value, findings } = audit(site!, { today: day, pageDay: day });
      return { site: site!, findings: sortFindings(findings), ledger: value.ledger };
    });
    const kinds = audits.map(({ findings }) => findings.map(({ rule }) => rule).join(' '));
    expect(new Set(kinds).size).toBe(3);
    for (const from of audits)
      for (const [index, day] of days.entries()) {
        const moved = auditOnDay(from.site, from, day);
        expect(sortFindings(moved.findings)).toEqual(audits[index]!.findings);
        expect([...moved.ledger.values()].map(({ state }) => state)).toEqual(
          [...audits[index]!.ledger.values()].map(({ state }) => state),
        );
      }
  });

  test.each(['2026-02-30', '20-11-2026', 'pronto'])(
    'the review date %s is reported on its line as a schema error',
    (review) => {
      const folder = withFact(keepBoth({ review }));
      const [first] = reportOf(folder);
      expect(first!.rule).toBe('schema/invalid');
      expect(first!.title).toContain('review');
      const line =
        toJson({ 'prueba.dato': keepBoth({ review }) })
          .split('\n')
          .findIndex((line) => line.includes('"review"')) + 1;
      expect(first!.at).toMatchObject({
        file: 'data/facts/prueba.json',
        range: { start: { line } },
      });
    },
  );
});

describe('a stale ruling', () => {
  const changed = (...readings: object[]) => ({ ...keepBoth(), readings });

  test.each([
    [
      'changed',
      changed(makeReading('manual', 12), makeReading('preguntas', 15)),
      ['manual: 12 ft'],
      ['manual: 10 ft'],
    ],
    [
      'added',
      changed(makeReading('manual', 10), makeReading('preguntas', 15), makeReading('blog', 20)),
      ['blog: 20 ft'],
      [],
    ],
    [
      'removed',
      changed(makeReading('manual', 10, { id: 'a' }), makeReading('manual', 12, { id: 'b' })),
      ['manual: 12 ft'],
      ['preguntas: 15 ft'],
    ],
    [
      'put under a condition',
      changed(makeReading('manual', 10, { when: 'de noche' }), makeReading('preguntas', 15)),
      ['manual · de noche: 10 ft'],
      ['manual: 10 ft'],
    ],
  ])('a reading %s after the ruling is named in an error', (_, entry, added, removed) => {
    expect(ledgerFact(entry).state).toMatchObject({ kind: 'stale', added, removed });
    expect(rulesOf(entry)).toEqual(['error ruling/stale']);
    const { detail } = reportOf(withFact(entry))[0]!;
    for (const line of added) expect(detail).toContainEqual(expect.stringMatching(`^\\+ ${line} `));
    for (const line of removed) expect(detail).toContainEqual(expect.stringMatching(`^- ${line} `));
  });

  test('a ruling that is both stale and due is reported only as stale', () => {
    const rules = rulesOf(
      changed(makeReading('manual', 12), makeReading('preguntas', 15)),
      '2099-01-01',
    );
    // On that day the sources are overdue too, which other findings report.
    expect(rules.filter((rule) => rule.includes(' ruling/'))).toEqual(['error ruling/stale']);
  });

  test('no reading is preferred while the ruling is stale', () => {
    const entry = {
      ...prefer('preguntas'),
      readings: [makeReading('manual', 12), makeReading('preguntas', 15)],
    };
    expect(ledgerFact(entry).preferred).toBeUndefined();
  });
});

test('a ruling about readings that agree is unneeded but not reported', () => {
  const entry = {
    ...keepBoth(),
    readings: [makeReading('manual', 15), makeReading('preguntas', 15)],
  };
  expect(ledgerFact(entry).state.kind).toBe('unneeded');
  expect(rulesOf(entry)).toEqual([]);
});

describe('a change that keeps a ruling valid', () => {
  const same = (entry: object, files: Files = {}) =>
    expect(ledgerFact(entry, TODAY, files).state).toEqual(ledgerFact(keepBoth()).state);

  test('readings in another order keep the ruling valid', () =>
    same({ ...keepBoth(), readings: [makeReading('preguntas', 15), makeReading('manual', 10)] }));
  test('ruled readings recorded in another order keep the ruling valid', () =>
    same(keepBoth({ over: [...OVER].reverse() })));
  test('changing the day, source, confidence and wording of a reading keeps the ruling valid', () => {
    same({
      ...keepBoth(),
      readings: [
        makeReading('manual', 10, {
          asOf: '2020-01-01',
          source: 'ley',
          confidence: 'low',
          text: '10 pies',
        }),
        makeReading('preguntas', 15),
      ],
    });
  });
  test('changing the day and author of the decision keeps the ruling valid', () =>
    same(keepBoth({ on: '2020-01-01', by: 'otra persona' })));
  test('moving the fact to another file and line keeps its ruling valid', () => {
    const moved = project({
      'facts/zeta.json': toJson({
        'otro.dato': quantity('ft', makeReading('manual', 1)),
        'prueba.dato': keepBoth(),
      }).replaceAll('\n', '\n\n'),
    });
    expect(readProject(moved).ledger!.get('prueba.dato')!.state.kind).toBe('ruled');
  });
  test('moving a paragraph that refers to the fact keeps its ruling valid', () => {
    const page = (body: string) => ({
      'manual/reglas-transito.md': CHAPTER.replace('Un texto con un [enlace](/tests/).', body),
    });
    const reference = 'Deja {{prueba.dato@manual}} libres.';
    for (const body of [reference, `Antes.\n\nMás.\n\n${reference}`]) {
      same(keepBoth(), page(body));
      expect(rulesOf(keepBoth(), TODAY, page(body))).toEqual(['note fact/contradiction']);
    }
  });
});

describe('computed readings', () => {
  const claimed = quantity(
    'capítulos',
    makeReading('portada', 7),
    computedReading('capitulos.total'),
  );
  const over = ['contenido: capitulos.total (calculado)', 'portada: 7 capítulos'];

  test('cannot be overruled by a claim', () => {
    expect(rulesOf(withRuling(claimed, { verdict: 'prefer', reading: 'portada', over }))).toContain(
      'error fact/contradiction',
    );
    expect(rulesOf(withRuling(claimed, { verdict: 'prefer', reading: 'contenido', over }))).toEqual(
      ['note fact/contradiction'],
    );
  });

  test('a growing count does not undo a ruling about claims', () => {
    const entry = withRuling(claimed, { verdict: 'prefer', reading: 'contenido', over });
    const second = CHAPTER.replace('order: 1', 'order: 2');
    expect(ledgerFact(entry, TODAY, { 'manual/otro.md': second })).toMatchObject({
      state: { kind: 'ruled' },
      readings: [{ value: 7 }, { value: 3 }],
    });
  });

  test('an unknown count is an error that suggests the nearest name', () => {
    const [first] = reportOf(withFact(quantity('capítulos', computedReading('capitulo.total'))));
    expect(first).toMatchObject({
      rule: 'fact/bad-value',
      help: ['Did you mean "capitulos.total"?', expect.any(String)],
    });
  });
});

test('a ruling that prefers an unknown reading is an error that suggests the nearest name', () => {
  const [first] = reportOf(withFact(prefer('pregunta'))).filter(
    ({ rule }) => rule === 'ruling/stale',
  );
  expect(first!.help[0]).toBe('Did you mean "preguntas"?');
});

test('a ruling that prefers a surface prefers all of its readings', () => {
  const readings = [
    makeReading('guia', 15),
    makeReading('manual', 15, { id: 'urbana', when: 'zona urbana' }),
    makeReading('manual', 25, { id: 'rural', when: 'zona rural' }),
  ];
  const entry = withRuling(quantity('mph', ...readings), {
    verdict: 'prefer',
    reading: 'manual',
    over: ['guia: 15 mph', 'manual · zona rural: 25 mph', 'manual · zona urbana: 15 mph'],
  });
  expect(ledgerFact(entry).preferred?.map(({ id }) => id)).toEqual(['urbana', 'rural']);
});

describe('a bare reference', () => {
  const page = {
    'manual/reglas-transito.md': CHAPTER.replace('[enlace](/tests/)', '{{prueba.dato}}'),
  };
  const found = (entry: object) =>
    findingLabels(withFact(entry, page)).filter((finding) =>
      finding.startsWith('fact/ambiguous-reference'),
    );

  test('is an error if both readings are kept, but not while the conflict is open', () => {
    const line = CHAPTER.split('\n').findIndex((line) => line.includes('[enlace]')) + 1;
    expect(found(keepBoth())).toEqual([
      `fact/ambiguous-reference data/manual/reglas-transito.md:${line}:17`,
    ]);
    expect(found(DISPUTED)).toEqual([]);
    expect(findingLabels(withFact(DISPUTED, page))).toEqual([
      expect.stringContaining('fact/contradiction'),
    ]);
  });

  test('is valid once a reading is preferred', () => {
    expect(found(prefer('preguntas'))).toEqual([]);
  });
});

test('finds the law that a preferred reading contradicts, in either order of the pair', () => {
  const reading = (binding: boolean) => ({ binding }) as LedgerReading;
  const [chosen, law] = [reading(false), reading(true)];
  for (const [a, b] of [
    [chosen, law],
    [law, chosen],
  ] as const)
    expect(
      bindingReadingsAgainst([chosen], [{ a, b, relation: 'contradict' } as ReadingPair]),
    ).toEqual([law]);
});
