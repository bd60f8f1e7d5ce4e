/** A reading's value must be of the fact's kind, a quantity needs a unit, and authorities need a source. */
import { COLLECTIONS, type Collection } from '../../../schemas/collections.ts';
import type { DayCode, Fact, FactValue, Hours, Reading } from '../../../schemas/fact.ts';
import { suggestionLines } from '../../findings/suggest.ts';
import { computedValueNames, findValueComputation } from '../../ledger/computed-values.ts';
import { fitsKind } from '../../ledger/fits-kind.ts';
import { daysInRange } from '../../ledger/format-value.ts';
import { readingPeriod } from '../../ledger/ledger.ts';
import { isDated, periodsOverlap } from '../../ledger/period.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import type { DataPath } from '../../load/document.ts';
import { factsOfSum, parseSum } from '../../text/sums.ts';
import type { Entry } from '../../validate/index.ts';
import type { Rule } from '../rule.ts';

const EXPECTED: Record<Fact['kind'], string> = {
  quantity: 'a number or an interval [min, max]',
  hours: 'hours by day, like { "lu-vi": "07:30-16:00" }',
  set: 'a list of ids',
  date: 'a day that exists, written YYYY-MM-DD',
  text: 'a text',
};

export const factBadValue: Rule = {
  id: 'fact/bad-value',
  about: 'A reading’s value does not fit the fact’s kind or unit.',
  severity: 'error',
  check({ site }, report) {
    for (const surface of site.surfaces.keys()) {
      if (!isOwnAuthority(site, surface)) continue;
      const entry = site.entries.surfaces.find(({ id }) => id === surface)!;
      report({
        title: `the surface "${surface}" is part of this site, so it cannot be an authority`,
        at: placeOf(entry, ['authority']),
        breaks: [...site.facts.values()].flatMap(({ id, data }) =>
          data.readings.some((reading) => reading.surface === surface)
            ? [`fact ${id}` as const]
            : [],
        ),
        help: ['Delete "authority": true.'],
      });
    }
    for (const entry of site.facts.values())
      for (const { path, title, help } of problemsOf(entry, site))
        report({
          title,
          at: placeOf(entry, path),
          fact: entry.id,
          breaks: [`fact ${entry.id}`],
          help,
        });
  },
};

const OWN: ReadonlySet<string | undefined> = new Set(
  Object.values<Collection>(COLLECTIONS).map(({ surface }) => surface),
);
const isOwnAuthority = (site: Site, surface: string): boolean =>
  OWN.has(surface) && site.surfaces.get(surface)?.authority === true;

type Problem = { path: DataPath; title: string; help: string[] };

function problemsOf({ id, data }: Entry<Fact>, site: Site): Problem[] {
  return [
    ...unitProblems(id, data),
    ...data.readings.flatMap((reading, index) => {
      const path = ['readings', index];
      const { value } = reading;
      const valueKey = value === undefined ? 'computed' : 'value';
      const isRepeated = data.readings
        .slice(0, index)
        .some((earlier) => isConfusable(site, earlier, reading));
      return [
        ...(isRepeated ? [repeatedName(id, nameOf(reading), [...path, 'id'])] : []),
        ...(value === undefined
          ? countProblems(data.kind, reading.computed!, site, [...path, 'computed'])
          : valueProblems(id, data.kind, value, [...path, 'value'])),
        ...sourceProblems(reading, site, [...path, valueKey]),
      ];
    }),
  ];
}

const nameOf = ({ id, surface }: Reading): string => id ?? surface;

/**
 * True if a reference by name could mean both readings. An older and a newer reading may share a name, so that
 * references stay valid; fact/period reports a name that two readings have on one day.
 */
function isConfusable(site: Site, a: Reading, b: Reading): boolean {
  if (nameOf(a) !== nameOf(b)) return false;
  const [first, second] = [readingPeriod(site, a), readingPeriod(site, b)];
  const isSuccession = a.surface === b.surface && a.when === b.when;
  return isSuccession ? !isDated(first) && !isDated(second) : periodsOverlap(first, second);
}

function unitProblems(id: string, { kind, unit }: Fact): Problem[] {
  if (kind === 'quantity' && unit === undefined)
    return [{ path: ['kind'], title: `${id} is a quantity without a unit`, help: ['Add "unit".'] }];
  if (kind === 'quantity' || unit === undefined) return [];
  return [
    {
      path: ['unit'],
      title: `${id} has a unit but is not a quantity`,
      help: ['Delete "unit", or make the kind "quantity".'],
    },
  ];
}

const repeatedName = (id: string, name: string, path: DataPath): Problem => ({
  path,
  title: `${id} has two readings called "${name}"`,
  help: ['Give each reading of one surface an "id" of its own.'],
});

function countProblems(kind: Fact['kind'], name: string, site: Site, path: DataPath): Problem[] {
  const compute = findValueComputation(name);
  if (compute === undefined) {
    const names = computedValueNames(site);
    const help = [...suggestionLines(name, names), `Known: ${names.join(', ')}.`];
    if (factsOfSum(parseSum(name) ?? []).some((fact) => site.facts.has(fact)))
      help.push(
        'If the value is computed from other facts, add "value" too, as its source states it.',
      );
    return [{ path, title: `the build has no count named "${name}"`, help }];
  }
  const value = compute(site);
  if (value === undefined || fitsKind(kind, value)) return [];
  return [
    {
      path,
      title: `"${name}" is not ${EXPECTED[kind]}, as a fact of the kind "${kind}" needs`,
      help: ['Correct the name or the kind.'],
    },
  ];
}

function valueProblems(
  id: string,
  kind: Fact['kind'],
  value: FactValue,
  path: DataPath,
): Problem[] {
  if (!fitsKind(kind, value))
    return [
      {
        path,
        title: `${id} is of the kind "${kind}", so its value must be ${EXPECTED[kind]}`,
        help: [numberIn(kind, value) ?? 'Correct the value or the kind.'],
      },
    ];
  if (kind !== 'hours') return [];
  return timetableProblems(value as Hours).map(({ range, problem }) => ({
    path: [...path, range],
    title: `${id}: ${problem}`,
    help: ['Correct the timetable.'],
  }));
}

/** Advice for "$300", "3,000" or "65 mph" in place of a number: a comma separates thousands in Puerto Rico. */
function numberIn(kind: Fact['kind'], value: FactValue): string | undefined {
  if (kind !== 'quantity' || typeof value !== 'string') return undefined;
  const [written, whole = '', part = ''] =
    /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s*[\p{L}%]+)?\s*$/u.exec(value) ?? [];
  if (written === undefined) return undefined;
  return `Write ${whole.replaceAll(',', '')}${part}: the number alone, without quotes. Its unit is in "unit".`;
}

function sourceProblems(
  { surface, source }: Fact['readings'][number],
  site: Site,
  path: DataPath,
): Problem[] {
  if (!site.surfaces.get(surface)?.authority || source !== undefined) return [];
  if (isOwnAuthority(site, surface)) return [];
  return [
    {
      path,
      title: `the reading of ${surface} names no source`,
      help: ['Add "source", "asOf" and "confidence", so that people can check the reading.'],
    },
  ];
}

/** Finds hours that end before they begin, and days that are in two ranges. */
function timetableProblems(hours: Hours): { range: string; problem: string }[] {
  const problems: { range: string; problem: string }[] = [];
  const seen = new Map<DayCode, string>();
  for (const [range, times] of Object.entries(hours)) {
    const [opens = '', closes = ''] = times.split('-');
    if (times !== 'cerrado' && opens >= closes)
      problems.push({ range, problem: `"${times}" ends before it begins` });
    const twice = daysInRange(range).find((day) => seen.has(day));
    if (twice !== undefined)
      problems.push({
        range,
        problem: `"${twice}" is in "${seen.get(twice)!}" and in "${range}"`,
      });
    for (const day of daysInRange(range)) seen.set(day, range);
  }
  return problems;
}
