/** Builders of facts and readings for tests of the audit. */
import { QUESTION } from '../fixtures/base-data.ts';
import { type Files, factOf, project, TODAY } from '../fixtures/project.ts';

type Reading = Record<string, unknown>;

export const makeReading = (surface: string, value: unknown, more: Reading = {}): Reading => ({
  surface,
  value,
  ...more,
});
export const lawReading = (value: unknown, more: Reading = {}): Reading => ({
  surface: 'ley',
  value,
  source: 'ley',
  asOf: '2019-02-20',
  confidence: 'high',
  ...more,
});
export const computedReading = (computed: string, more: Reading = {}): Reading => ({
  surface: 'contenido',
  computed,
  ...more,
});

export const quantity = (unit: string, ...readings: Reading[]) => ({
  label: 'Una cifra',
  kind: 'quantity',
  unit,
  readings,
});
export const fact = (kind: string, ...readings: Reading[]) => ({
  label: 'Un dato',
  kind,
  readings,
});

export const RULING_REASON = 'Lo decidimos porque sí, con veinte letras.';

/** Adds a ruling with a default reason, author and day to a fact. */
export function withRuling(entry: object, ruling: Record<string, unknown>): object {
  return {
    ...entry,
    ruling: { because: RULING_REASON, by: 'pruebas', on: '2025-11-20', ...ruling },
  };
}

/** A project with this fact as `prueba.dato`. */
export const withFact = (entry: object, files: Files = {}) =>
  project({ 'facts/prueba.json': { 'prueba.dato': entry }, ...files });

/** The fact `prueba.dato` from the ledger of the project that `withFact` creates. */
export const ledgerFact = (entry: object, today = TODAY, files: Files = {}) =>
  factOf(withFact(entry, files), 'prueba.dato', today);

/** `n` different questions. */
export const numberedQuestions = (n: number) =>
  Array.from({ length: n }, (_, index) => ({
    ...QUESTION,
    id: `prueba-${index + 1}`,
    question: `¿Pregunta número ${index + 1}?`,
  }));
