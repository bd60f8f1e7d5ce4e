import { expect, test } from 'vitest';
import { readBank } from '../../pipeline/bank/item.ts';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { citationIndex } from '../../pipeline/ledger/citations.ts';
import { buildLedger } from '../../pipeline/ledger/ledger.ts';
import { RULES } from '../../pipeline/rules/index.ts';
import type { FindingReporter } from '../../pipeline/rules/rule.ts';
import type { Entry } from '../../pipeline/validate/index.ts';
import type { Fact } from '../../schemas/fact.ts';
import { changedBase, project, readProject, TODAY } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { fact, makeReading, quantity, RULING_REASON, withRuling } from './facts.ts';

const ANNEX = { source: 'anexo' };
/** Facts with each kind of value that a source can record, and facts with a ruling. */
const RECORDED: Record<string, { entry: object; source?: string[] }> = {
  numero: { entry: quantity('ft', makeReading('dtop', 1250, ANNEX)), source: ['1,250 ft'] },
  decimal: { entry: quantity('%', makeReading('dtop', 0.08, ANNEX)), source: ['0.08 %'] },
  intervalo: {
    entry: quantity('$', makeReading('dtop', [50, 500], ANNEX)),
    source: ['$50–$500'],
  },
  desde: {
    entry: quantity('años', makeReading('dtop', [16, null], ANNEX)),
    source: ['≥ 16 años'],
  },
  condicion: {
    entry: quantity('s', makeReading('dtop', 4, { ...ANNEX, when: 'con lluvia' })),
    source: ['con lluvia: 4 s'],
  },
  horario: {
    entry: fact('hours', makeReading('dtop', { 'lu-vi': '07:30-16:00', sa: 'cerrado' }, ANNEX)),
    source: ['lu-vi 07:30-16:00, sa cerrado'],
  },
  dia: { entry: fact('date', makeReading('dtop', '2025-10-01', ANNEX)), source: ['2025-10-01'] },
  texto: {
    entry: fact('text', makeReading('dtop', 'Formulario 260', ANNEX)),
    source: ['Formulario 260'],
  },
  decidido: {
    entry: withRuling(quantity('ft', makeReading('manual', [4, 6]), makeReading('blog', 15)), {
      verdict: 'keep-both',
      because: RULING_REASON,
      over: ['blog: 15 ft', 'manual: 4–6 ft'],
    }),
  },
};

const { site } = readProject(
  project({
    ...SAMPLE_FILES,
    'sources.json': changedBase('sources.json', (sources) => {
      Object.assign(sources, SAMPLE_FILES['sources.json'], {
        anexo: {
          title: 'Anexo',
          kind: 'agencia',
          readOn: TODAY,
          confidence: 'high',
          says: Object.fromEntries(
            Object.entries(RECORDED).flatMap(([id, { source }]) =>
              source === undefined ? [] : [[`ejemplo.${id}`, source]],
            ),
          ),
        },
      });
    }),
    'facts/ejemplo.json': Object.fromEntries(
      Object.entries(RECORDED).map(([id, { entry }]) => [`ejemplo.${id}`, entry]),
    ),
  }),
);
/** The facts whose values a source or a ruling also records. */
const watched = [...site!.facts.values()].filter(({ data }) =>
  data.readings.every(({ source }) => data.ruling !== undefined || source !== undefined),
);

const ABOUT_FACTS = /^(fact|ruling|claim)\//;
const DAYS = { today: TODAY, pageDay: TODAY };
const bank = readBank(site!, buildLedger(site!, DAYS));
const whole = buildLedger(site!, DAYS);
const citations = citationIndex(site!.sources);
const scan = {
  found: [],
  quoted: 0,
  cited: [],
  coverage: { referenced: 0, quoted: 0, unbound: 0 },
};

/** Audits a fact together with the unchanged facts of its topic. @returns the ids of the rules that report it */
function complaints(entry: Entry<Fact>): string[] {
  const sources = site!.entries.sources.filter(
    ({ id, data }) =>
      data.says?.[entry.id] !== undefined ||
      entry.data.readings.some((reading) => reading.source === id),
  );
  const own = sources.map((source) => ({
    ...source,
    data: { ...source.data, says: { [entry.id]: source.data.says?.[entry.id] ?? [] } },
  }));
  const changed = {
    ...site!,
    facts: new Map([[entry.id, entry]]),
    references: [],
    entries: { ...site!.entries, sources: own },
  };
  const topic = entry.id.slice(0, entry.id.indexOf('.') + 1);
  const neighbours = [...whole].filter(([id]) => id.startsWith(topic));
  const ledger = new Map(neighbours).set(entry.id, buildLedger(changed, DAYS).get(entry.id)!);
  const found: string[] = [];
  const reportOf =
    (id: RuleId): FindingReporter =>
    (finding) => {
      if (finding.fact === entry.id && finding.severity !== 'note') found.push(id);
    };
  const content = { site: changed, ledger, scan, bank, citations, ...DAYS };
  for (const rule of RULES.filter(({ id }) => ABOUT_FACTS.test(id))) {
    const visitor = rule.check(content, reportOf(rule.id));
    for (const [owner, texts] of changed.textsOf) visitor?.entry?.({ entry: owner, texts });
  }
  return found;
}

type Mutation = { path: (string | number)[]; to: unknown; says: string };

/** All changes of one digit in the numbers and texts of a value, each with its path. */
function mutations(value: unknown, path: Mutation['path'] = []): Mutation[] {
  if (typeof value === 'number' || typeof value === 'string')
    return changedDigits(value).map((to) => ({ path, to, says: `${value} → ${to}` }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    mutations(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function changedDigits(value: number | string): (number | string)[] {
  const text = String(value);
  return [...text.matchAll(/\d/g)]
    .map(
      ({ 0: digit, index }) =>
        text.slice(0, index) + ((Number(digit) + 1) % 10) + text.slice(index + 1),
    )
    .map((changed) => (typeof value === 'number' ? Number(changed) : changed))
    .filter((changed) => changed !== value);
}

function replaced(value: unknown, [step, ...rest]: (string | number)[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? replaced(item, rest, to) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step as string], rest, to) };
}

/** A fact in which one digit of a reading, or of a line of its ruling, is changed. */
type Changed = { entry: Entry<Fact>; says: string };

function changesOf(entry: Entry<Fact>): Changed[] {
  const { readings, ruling } = entry.data;
  const places = [
    ...readings.flatMap((reading, index) =>
      'value' in reading
        ? [{ path: ['readings', index, 'value'], value: reading.value as unknown }]
        : [],
    ),
    { path: ['ruling', 'over'], value: ruling?.over ?? [] },
  ];
  return places.flatMap(({ path, value }) =>
    mutations(value, path).map(({ path: changed, to, says }) => ({
      entry: { ...entry, data: replaced(entry.data, changed, to) as Fact },
      says: `${entry.id} ${path.join('.')}: ${says}`,
    })),
  );
}

test('the audit reports every changed digit in a reading or a line of its ruling', () => {
  expect(watched.map(({ id }) => id)).toEqual(
    expect.arrayContaining(Object.keys(RECORDED).map((id) => `ejemplo.${id}`)),
  );
  expect(watched.flatMap(complaints)).toEqual([]);
  const changes = watched.flatMap(changesOf);
  const missed = changes.filter(({ entry }) => complaints(entry).length === 0);
  expect(missed.map(({ says }) => says)).toEqual([]);
  expect(changes.length).toBeGreaterThan(100);
});
