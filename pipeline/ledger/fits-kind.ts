/** Checks that a value is of a fact's kind. fact/bad-value reports other values, and the ledger leaves them out. */
import type { Fact, FactValue } from '../../schemas/fact.ts';
import { isInterval } from './format-value.ts';

export function fitsKind(kind: Fact['kind'], value: FactValue): boolean {
  switch (kind) {
    case 'quantity':
      return typeof value === 'number' || isInterval(value);
    case 'hours':
      return typeof value === 'object' && !Array.isArray(value);
    case 'set':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'date':
      return (
        typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}$/.test(value) &&
        !Number.isNaN(Date.parse(value)) &&
        new Date(value).toISOString().startsWith(value)
      );
    case 'text':
      return typeof value === 'string';
    default:
      return kind satisfies never;
  }
}
