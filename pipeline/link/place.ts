/** A value of an entry → its place in the file, and the finding about a reference that leads nowhere. */
import type { Finding, Place } from '../findings/finding.ts';
import { type DataPath, rangeOf } from '../load/document.ts';
import type { Entry } from '../validate.ts';
import { urlsOf } from './routes.ts';

/** Where a value of an entry stands. */
export function placeOf(entry: Entry, path: DataPath, want: 'value' | 'key' = 'value'): Place {
  return {
    file: entry.document.file,
    range: rangeOf(entry.document, [...entry.path, ...path], want),
    entry: entry.id,
    urls: urlsOf(entry),
  };
}

export function missing(title: string, at: Place, guess: string[], otherwise: string): Finding {
  return {
    rule: 'link/missing-target',
    severity: 'error',
    title,
    at,
    related: [],
    help: withFallback(guess, otherwise),
  };
}

/** A guess, or what to do without one. */
export const withFallback = (guess: string[], otherwise: string): string[] =>
  guess.length > 0 ? guess : [otherwise];
