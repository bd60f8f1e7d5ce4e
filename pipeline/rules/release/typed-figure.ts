/** A typed figure is compared with the last release: no fact and no source knows it. */
import { diffArrays } from 'diff';
import { placeOf } from '../../link/place.ts';
import {
  type FigureRecord,
  figureList,
  type TypedFigure,
  typedFiguresOf,
} from '../../link/typed-figures.ts';
import type { EntryRule } from '../rule.ts';

const BIND = 'If a fact or a source has the figure, refer to it: {{topic.name}}, {{@source}}.';
const ACCEPT =
  'If it is right as it is, the next release accepts it: licencia export --record-release';
/** Advice for records that cannot refer to others. */
const HELP: Readonly<Record<string, string>> = {
  sources:
    'If the source was read again, set readOn. A law or list that replaces it is a record of its own: licencia new source <id>',
  facts: 'Compare it with the source of the fact.',
  centres: 'Compare it with the source of the centre.',
  municipalities: 'Compare it with a map.',
  signs: 'Compare it with the source of the sign.',
};

export const releaseTypedFigure: EntryRule = {
  id: 'release/typed-figure',
  about:
    'A figure that is typed, and not bound to a fact or source, is not that of the last release.',
  severity: 'warning',
  needsWhole: true,
  scope: 'entry',
  checkEach({ site }) {
    const last = site.entries.releases.at(-1);
    const published = last?.data.figures;
    if (last === undefined || published === undefined) return () => {};
    return ({ entry }, report) => {
      for (const record of typedFiguresOf(site, entry)) {
        const { collection, id } = record;
        const before = published[collection]?.[id];
        if (before === undefined || before === figureList(record)) continue;
        const { removed, added } = differences(before.split(' '), record);
        const [first] = added;
        // Figures that are only new, or only gone, belong to sentences that are new or gone.
        if (first === undefined || removed.length === 0) continue;
        const fields = [...new Set(added.map(({ field }) => field))];
        report({
          title: `${id}: ${listed(removed)} is now ${listed(added.map(({ text }) => text))} in ${listed(fields)}`,
          at: first.place(),
          related: [
            {
              at: placeOf(last, ['figures', collection, id]),
              says: `the release ${last.id}`,
              frameless: true,
            },
          ],
          help: [HELP[collection] ?? BIND, ACCEPT],
        });
      }
    };
  },
};

/** The figures that are only in the release, and those that are only in the record of today. */
function differences(
  before: string[],
  { figures }: FigureRecord,
): { removed: string[]; added: TypedFigure[] } {
  const removed: string[] = [];
  const added: TypedFigure[] = [];
  let at = 0;
  for (const part of diffArrays(
    before,
    figures.map(({ text }) => text),
  )) {
    if (part.removed) removed.push(...part.value);
    else {
      if (part.added) added.push(...figures.slice(at, at + part.value.length));
      at += part.value.length;
    }
  }
  return { removed, added };
}

/** The first three, and how many more there are. */
const listed = (words: readonly string[]): string =>
  words.length > 3
    ? `${words.slice(0, 3).join(', ')} and ${words.length - 3} more`
    : words.join(', ');
