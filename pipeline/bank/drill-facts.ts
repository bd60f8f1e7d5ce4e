/**
 * Facts for drills on pairs of figures: wrong figures in the same unit, and the reasons why no drill can ask about a
 * fact.
 */

import type { FactDrill } from '../../schemas/confusion.ts';
import { UNITS } from '../../schemas/units.ts';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';
import { labelOfReading } from '../ledger/evidence.ts';
import { formatValue, isInterval } from '../ledger/format-value.ts';
import { printedReadings } from '../ledger/ledger.ts';
import type { Ledger, LedgerFact, LedgerReading } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { withPlainSpaces } from '../text/plain-text.ts';

/** A wrong figure lies between these multiples of the right one; others would be obviously wrong. */
const RATIO = { min: 0.25, max: 4 } as const;
const WRONG = 3;

const CONFIRMED: ReadonlySet<string> = new Set(['Ley', 'Agencia']);

export type DrillProblem = { kind: 'fact' | 'option'; says: string };

/** The reading that the drill asks about; undefined if pages print several readings of the fact, or none. */
function readingOf(entry: LedgerFact, { reading }: FactDrill): LedgerReading | undefined {
  const printed = printedReadings(entry, reading);
  return printed.length === 1 ? printed[0] : undefined;
}

function unfitness(site: Site, entry: LedgerFact, drill: FactDrill): string | undefined {
  const { fact, state } = entry;
  if (fact.kind !== 'quantity') return `has the kind "${fact.kind}", not "quantity"`;
  if (fact.claim === true) return 'is a claim of the site about itself';
  if (state.kind === 'open' || state.kind === 'stale') return 'has no decision about its readings';
  if (fact.ruling?.verdict === 'keep-both') return 'keeps both of its readings';
  const reading = readingOf(entry, drill);
  if (reading === undefined) return 'prints several readings: name one with "reading"';
  if (isInterval(reading.value) || typeof reading.value !== 'number') return 'is a range';
  if (!entry.readings.includes(reading))
    return `has a reading "${reading.id}" that is not in force`;
  const label = labelOfReading(site, reading);
  if (!CONFIRMED.has(label)) return `has no confirmed source ("${label}")`;
  return undefined;
}

/** True if some reading, in force or on record, states the figure, or a range that contains it, under any condition. */
export function hasReadingWithFigure(entry: LedgerFact, figure: number): boolean {
  return entry.all.some(({ value }) => {
    if (typeof value === 'number') return value === figure;
    return (
      isInterval(value) && (value[0] ?? -Infinity) <= figure && figure <= (value[1] ?? Infinity)
    );
  });
}

export const isPlausibleFigure = (right: number, wrong: number): boolean =>
  right !== 0 && wrong / right >= RATIO.min && wrong / right <= RATIO.max;

export const ledgerTopicOf = (id: string): string => id.replace(/\..*/, '');

/** Figures in the same unit that are wrong for the fact: those of its topic before others, the nearest first. */
export function wrongFiguresFor(ledger: Ledger, entry: LedgerFact, right: number): number[] {
  const found = new Map<number, number>();
  for (const other of ledger.values()) {
    if (other.fact.unit !== entry.fact.unit || other.fact.claim === true) continue;
    const isFar = ledgerTopicOf(other.id) === ledgerTopicOf(entry.id) ? 0 : 10;
    for (const value of figuresOf(other)) {
      if (hasReadingWithFigure(entry, value) || !isPlausibleFigure(right, value)) continue;
      const distance = isFar + Math.abs(Math.log(value / right));
      found.set(value, Math.min(found.get(value) ?? Infinity, distance));
    }
  }
  return [...found].sort(([a, near], [b, far]) => near - far || a - b).map(([value]) => value);
}

const figuresOf = ({ readings }: LedgerFact): number[] =>
  readings.flatMap(({ value, superseded }) =>
    typeof value === 'number' && !superseded ? [value] : [],
  );

/** The problem of a drill's fact or, if the fact has no problem, the problems of the drill's wrong options. */
export function drillProblems(site: Site, ledger: Ledger, drill: FactDrill): DrillProblem[] {
  const entry = ledger.get(drill.fact);
  if (entry === undefined) return [];
  const says = unfitness(site, entry, drill);
  if (says !== undefined) return [{ kind: 'fact', says }];
  const right = readingOf(entry, drill)!.value as number;
  const wrong = wrongFigures(ledger, entry, drill, right);
  const problems = wrong.flatMap((figure) => {
    if (hasReadingWithFigure(entry, figure))
      return [`the wrong option ${figure} is also a reading of the fact`];
    if (isPlausibleFigure(right, figure)) return [];
    return [
      `the wrong option ${figure} is not between ${RATIO.min} and ${RATIO.max} times ${right}`,
    ];
  });
  if (new Set(wrong).size < wrong.length) problems.push('a wrong option is listed twice');
  if (wrong.length < WRONG)
    problems.push(`only ${wrong.length} similar figures have the unit "${entry.fact.unit}"`);
  return problems.map((option) => ({ kind: 'option', says: option }));
}

export type AskedFigure = {
  id: string;
  entry: LedgerFact;
  reading: LedgerReading;
  figure: number;
  /** Wrong figures that a person wrote; if absent, the nearest figures are used. */
  wrong?: readonly number[] | undefined;
};

/** @returns undefined if the ledger has no single confirmed figure for the drill */
export function askedFigure(site: Site, ledger: Ledger, drill: FactDrill): AskedFigure | undefined {
  const entry = ledger.get(drill.fact);
  if (entry === undefined || unfitness(site, entry, drill) !== undefined) return undefined;
  const reading = readingOf(entry, drill)!;
  return { id: drill.fact, entry, reading, figure: reading.value as number, wrong: drill.wrong };
}

/** The figure as pages print it, but with plain spaces. */
export const formatFigure = ({ fact }: LedgerFact, figure: number): string =>
  withPlainSpaces(formatValue(figure, 'quantity', fact.unit));

/** The label of the figure's fact, with the condition of its reading. */
export const figureName = ({ entry, reading }: AskedFigure): string =>
  entry.fact.label + (reading.when === undefined ? '' : ` (${reading.when})`);

function wrongFigures(
  ledger: Ledger,
  entry: LedgerFact,
  drill: FactDrill,
  right: number,
): number[] {
  return drill.wrong ?? wrongFiguresFor(ledger, entry, right).slice(0, WRONG);
}

export const isMoney = ({ fact: { unit } }: LedgerFact): boolean =>
  unit !== undefined && 'before' in UNITS[unit];

/** The question topic of each ledger topic; ledger topics that are not listed belong to `reglas`. */
const TOPICS: Readonly<Record<string, QuizQuestion['topic']>> = {
  vehiculo: 'vehiculo',
  seguro: 'vehiculo',
  pesados: 'vehiculo',
  alcohol: 'conduccion-segura',
  clima: 'conduccion-segura',
  seguimiento: 'conduccion-segura',
  emergencias: 'conduccion-segura',
};
export const quizTopicOfFact = (id: string): QuizQuestion['topic'] =>
  TOPICS[ledgerTopicOf(id)] ?? 'reglas';
