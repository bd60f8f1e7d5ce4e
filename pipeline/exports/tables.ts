/**
 * The published data as tables, whose columns the record types declare. Each reading of a fact is a row of `lecturas`.
 */
import type { CanonicalData } from './canonical.ts';
import { CENTRE } from './extract/centres.ts';
import { type CanonicalFact, type CanonicalReading, FACT, READING } from './extract/facts.ts';
import { QUESTION } from './extract/questions.ts';
import { SOURCE } from './extract/sources.ts';
import type { Column, TableValue } from './record-type.ts';

export type ExportTable = {
  name: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly TableValue[])[];
};
export type TableInputKey = 'meta' | 'questions' | 'centres' | 'facts' | 'sources';

export function tablesOf(canonical: Pick<CanonicalData, TableInputKey>): ExportTable[] {
  const { questions, centres, facts, sources, meta } = canonical;
  const pairs = questions.flatMap((question) =>
    question.facts.map((fact) => ({
      question: question.id,
      fact,
      disputed: question.disputes.some((dispute) => dispute.fact === fact),
    })),
  );
  const readings = facts.flatMap((fact) =>
    fact.readings.map((reading, index) => ({ fact, reading, number: index + 1 })),
  );
  const edition: Column<unknown>[] = [
    ['version', () => meta.version],
    ['licencia', () => meta.licence.name],
    ['aviso', () => meta.shortNotice],
  ];
  return [
    tableOf('fuentes', 'Fuentes', sources, SOURCE.columns),
    tableOf('hechos', 'Las cifras', facts, FACT.columns),
    tableOf('lecturas', 'Lo que dice cada fuente de cada cifra', readings, READINGS),
    tableOf('preguntas', 'Preguntas de práctica', questions, [...QUESTION.columns, ...edition]),
    tableOf('pregunta_hecho', 'Qué cifras usa cada pregunta', pairs, PAIRS),
    tableOf('centros', 'Centros CESCO', centres, [...CENTRE.columns, ...edition]),
  ];
}

function tableOf<T>(
  name: string,
  title: string,
  records: readonly T[],
  columns: readonly Column<T>[],
): ExportTable {
  return {
    name,
    title,
    columns: columns.map(([column]) => column),
    rows: records.map((record) => columns.map(([, of]) => of(record) ?? null)),
  };
}

const PAIRS: Column<{ question: string; fact: string; disputed: boolean }>[] = [
  ['pregunta', ({ question }) => question],
  ['hecho', ({ fact }) => fact],
  ['en_disputa', ({ disputed }) => disputed],
];

const READINGS: Column<{ fact: CanonicalFact; reading: CanonicalReading; number: number }>[] = [
  ['hecho', ({ fact }) => fact.id],
  ['n', ({ number }) => number],
  ...READING.columns.map(
    ([name, of]) => [name, ({ reading }: { reading: CanonicalReading }) => of(reading)] as const,
  ),
  ['unidad', ({ fact }) => fact.unit],
  // The reading before a change and the one after it may share an id; only the one in force is marked.
  [
    'preferida',
    ({ fact, reading }) => reading.inForce === true && fact.preferred.includes(reading.id),
  ],
];
