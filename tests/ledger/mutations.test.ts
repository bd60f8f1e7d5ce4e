/** Changes one digit of every reading that a source or a ruling records too, one at a time: the audit must notice each. */

import { expect, test } from 'vitest';
import { readBank } from '../../pipeline/bank/item.ts';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { buildLedger } from '../../pipeline/ledger/ledger.ts';
import { CONTENT_RULES, DAY_RULES } from '../../pipeline/rules/index.ts';
import type { Report } from '../../pipeline/rules/rule.ts';
import type { Entry } from '../../pipeline/validate/index.ts';
import type { Fact } from '../../schemas/fact.ts';
import { base, contentOf, project, TODAY } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { BECAUSE, fact, quantity, ruled, says } from './facts.ts';

const ANNEX = { source: 'anexo' };
/** Each kind of value, once in the record of its source and once under a ruling. */
const RECORDED: Record<string, { entry: object; source?: string[] }> = {
  numero: { entry: quantity('ft', says('dtop', 1250, ANNEX)), source: ['1,250 ft'] },
  decimal: { entry: quantity('%', says('dtop', 0.08, ANNEX)), source: ['0.08 %'] },
  intervalo: { entry: quantity('$', says('dtop', [50, 500], ANNEX)), source: ['$50–$500'] },
  desde: { entry: quantity('años', says('dtop', [16, null], ANNEX)), source: ['≥ 16 años'] },
  condicion: {
    entry: quantity('s', says('dtop', 4, { ...ANNEX, when: 'con lluvia' })),
    source: ['con lluvia: 4 s'],
  },
  horario: {
    entry: fact('hours', says('dtop', { 'lu-vi': '07:30-16:00', sa: 'cerrado' }, ANNEX)),
    source: ['lu-vi 07:30-16:00, sa cerrado'],
  },
  dia: { entry: fact('date', says('dtop', '2025-10-01', ANNEX)), source: ['2025-10-01'] },
  texto: { entry: fact('text', says('dtop', 'Formulario 260', ANNEX)), source: ['Formulario 260'] },
  decidido: {
    entry: ruled(quantity('ft', says('manual', [4, 6]), says('blog', 15)), {
      verdict: 'keep-both',
      because: BECAUSE,
      over: ['blog: 15 ft', 'manual: 4–6 ft'],
    }),
  },
};

const { site } = contentOf(
  project({
    ...SAMPLE,
    'sources.json': base('sources.json', (sources) => {
      Object.assign(sources, SAMPLE['sources.json'], {
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
/** The facts that something beside the reading records. */
const watched = [...site!.facts.values()].filter(({ data }) =>
  data.readings.every(({ source }) => data.ruling !== undefined || source !== undefined),
);

const ABOUT_FACTS = /^(fact|ruling|claim)\//;
const bank = readBank(site!, buildLedger(site!, [], TODAY));
const whole = buildLedger(site!, [], TODAY);
const scan = {
  found: [],
  quoted: [],
  relative: [],
  coverage: { referenced: 0, quoted: 0, unbound: 0 },
};

/** What the rules of facts say about one fact, beside its unchanged neighbours. */
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
  const ledger = new Map(neighbours).set(entry.id, buildLedger(changed, [], TODAY).get(entry.id)!);
  const found: string[] = [];
  const reportOf =
    (id: RuleId): Report =>
    (finding) => {
      if (finding.fact === entry.id && finding.severity !== 'note') found.push(id);
    };
  for (const rule of CONTENT_RULES)
    if (ABOUT_FACTS.test(rule.id))
      rule.check({ site: changed, ledger, scan, bank, itemRules: [] }, reportOf(rule.id));
  for (const rule of DAY_RULES)
    if (ABOUT_FACTS.test(rule.id))
      rule.checkOnDay({ site: changed, ledger, today: TODAY }, reportOf(rule.id));
  return found;
}

/** Every way to change one digit of the numbers in a value, with the path that leads to it. */
function* mutations(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; to: unknown; says: string }> {
  if (typeof value === 'number') {
    const text = String(value);
    for (const [index, char] of [...text].entries()) {
      if (!/\d/.test(char)) continue;
      const to = Number(text.slice(0, index) + ((Number(char) + 1) % 10) + text.slice(index + 1));
      if (to !== value) yield { path, to, says: `${value} → ${to}` };
    }
  } else if (typeof value === 'string') {
    for (const match of value.matchAll(/\d/g)) {
      const to =
        value.slice(0, match.index) + ((Number(match[0]) + 1) % 10) + value.slice(match.index + 1);
      yield { path, to, says: `${value} → ${to}` };
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* mutations(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function replaced(value: unknown, [step, ...rest]: (string | number)[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? replaced(each, rest, to) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step as string], rest, to) };
}

test('the audit reports every change of one digit in a reading or in the lines of its ruling', () => {
  const missed: string[] = [];
  let tried = 0;
  expect(watched.map(({ id }) => id)).toEqual(
    expect.arrayContaining(Object.keys(RECORDED).map((id) => `ejemplo.${id}`)),
  );
  for (const entry of watched) {
    expect(complaints(entry), entry.id).toEqual([]);
    for (const [index, reading] of entry.data.readings.entries()) {
      if (!('value' in reading)) continue;
      for (const { path, to, says } of mutations(reading.value)) {
        tried++;
        const data = replaced(entry.data, ['readings', index, 'value', ...path], to) as Fact;
        if (complaints({ ...entry, data }).length === 0)
          missed.push(`${entry.id} (${reading.id ?? reading.surface}): ${says}`);
      }
    }
    for (const { path, to, says } of mutations(entry.data.ruling?.over ?? [])) {
      tried++;
      const data = replaced(entry.data, ['ruling', 'over', ...path], to) as Fact;
      if (complaints({ ...entry, data }).length === 0) missed.push(`${entry.id} (ruling): ${says}`);
    }
  }
  expect(missed).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
