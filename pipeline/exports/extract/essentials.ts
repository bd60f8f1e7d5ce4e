/** Canonical records of the questions that every family has. */
import type { CanonicalEssential } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

export function extractEssentials({ site, text, citations }: Extraction): CanonicalEssential[] {
  return site.entries.essentials.flatMap(({ data }) =>
    data.items.map(({ id, question, answer, cite }) => ({
      id,
      question,
      answer: text.plain(answer),
      sources: citations(cite),
    })),
  );
}
