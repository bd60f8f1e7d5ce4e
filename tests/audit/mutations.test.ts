/** Changes one digit of every regulated quantity of the shipped ledger, one at a time: the audit must notice each. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AUDIT_RULES, DAY_RULES } from '../../pipeline/audit/index.ts';
import { buildLedger } from '../../pipeline/audit/ledger.ts';
import { readContent } from '../../pipeline/content.ts';
import type { Entry } from '../../pipeline/validate.ts';
import type { Fact } from '../../schemas/fact.ts';

const TODAY = '2026-11-20';
const { site } = readContent({
  data: join(import.meta.dirname, '../../data'),
  label: 'data',
  today: TODAY,
});

const RULES = [...AUDIT_RULES, ...DAY_RULES].filter(({ id }) => /^(fact|ruling|claim)\//.test(id));
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
  for (const rule of RULES) {
    rule.check({ site: changed, ledger, scan, today: TODAY }, (finding) => {
      if (finding.fact === entry.id && finding.severity !== 'note') found.push(rule.id);
    });
  }
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

test('every digit of every reading, snapshot and source record is watched', () => {
  const missed: string[] = [];
  let tried = 0;
  for (const entry of site!.facts.values()) {
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
  console.info(`${tried} mutations, ${tried - missed.length} noticed`);
  expect(missed).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
});
