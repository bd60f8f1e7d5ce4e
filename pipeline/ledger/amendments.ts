/** The laws of a list of amendments, and how much of each law was read. */
import type { Source } from '../../schemas/source.ts';
import type { Site } from '../link/site.ts';

/**
 * @property read the part that was read: the law, a part of it (confidence below high), a report about it, or nothing
 * @property index position in the list of its year
 */
type ListedLaw = {
  year: string;
  index: number;
  law: string;
  about: string;
  read: 'law' | 'part' | 'press' | 'nothing';
};

export const listedLaws = (
  { sources }: Pick<Site, 'sources'>,
  { amendments = {} }: Pick<Source, 'amendments'>,
): ListedLaw[] =>
  Object.entries(amendments).flatMap(([year, { laws }]) =>
    laws.map(({ law, about, source: id = '' }, index) => {
      const source = sources.get(id);
      return { year, index, law, about, read: readOf(source) };
    }),
  );

/** The years after the last listed year that have ended by `today` (YYYY-MM-DD). */
export function unlistedYears(
  { amendments = {} }: Pick<Source, 'amendments'>,
  today: string,
): string[] {
  const last = Math.max(...Object.keys(amendments).map(Number));
  const over = Number(today.slice(0, 4)) - 1;
  return Array.from({ length: Math.max(0, over - last) }, (_, at) => String(last + 1 + at));
}

function readOf(source: Source | undefined): ListedLaw['read'] {
  if (source === undefined || source.unread === true) return 'nothing';
  if (source.kind !== 'ley') return 'press';
  return source.confidence === 'high' ? 'law' : 'part';
}
