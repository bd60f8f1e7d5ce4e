/**
 * The sources that a record or a question cites must neither contradict the figures that it prints nor replace their
 * sources.
 */

import { readingText } from '../../ledger/describe.ts';
import {
  findContradiction,
  isSupportedBySource,
  type PrintedFact,
  printedSourceIds,
  resolvePrintedFact,
} from '../../ledger/printed-readings.ts';
import { isDistractor } from '../../ledger/scanned-texts.ts';
import type { Ledger } from '../../ledger/types.ts';
import { linksOf } from '../../link/field-links.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import { factDependenciesIn, type SiteText } from '../../link/texts.ts';
import { type DataPath, isWithin } from '../../load/document.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { factUsesIn } from '../../text/tree.ts';
import { checkEachEntry, type Rule, type RuleFinding } from '../rule.ts';

export const factCiteDiffers: Rule = {
  id: 'fact/cite-differs',
  about: 'A record prints a figure, but does not cite the source of that figure.',
  severity: 'error',
  readsFacts: true,
  needsWhole: true,
  check: checkEachEntry(({ site, ledger }) => ({ entry, texts: all }, report) => {
    const cites = linksOf(site, entry).filter(({ path }) => path.at(-2) === 'cite');
    if (cites.length === 0) return;
    const texts = all.filter(mayPrint);
    for (const own of groupByNames(cites, ({ path }) => [path.slice(0, -2).join('/')]).values()) {
      const record = own[0].path.slice(0, -2);
      const facts = factsIn(texts, record, ledger);
      if (facts.length === 0) continue;
      const within = cites.filter((cite) => isWithin(cite.path.slice(0, -2), record));
      const cited = within.map(({ target }) => target);
      for (const { path, target } of own) {
        const problem = problemOf({ source: target, cited }, facts, site);
        if (problem !== undefined)
          report({
            ...problem,
            at: placeOf(entry, path),
            restsOn: factDependenciesIn(textsOf(texts, record)),
          });
      }
    }
  }),
};

/** True if a text may print facts. Wrong options state nothing. */
const mayPrint = ({ entry, path, source }: SiteText): boolean =>
  path !== undefined && source.includes('{{') && !isDistractor(entry, path);

const textsOf = (texts: readonly SiteText[], record: DataPath): SiteText[] =>
  texts.filter(({ path = [] }) => isWithin(path, record));

const factsIn = (texts: readonly SiteText[], record: DataPath, ledger: Ledger): PrintedFact[] =>
  textsOf(texts, record)
    .flatMap(({ inlines }) => inlines.flatMap(factUsesIn))
    .flatMap(({ id, reading, as }) => {
      const entry = as === 'ground' ? undefined : ledger.get(id);
      return (entry && resolvePrintedFact(entry, reading)) ?? [];
    });

type Cite = { source: string; cited: readonly string[] };

/**
 * A source is wrong if it contradicts a printed figure, or if it replaces the figure's own source: it is of the same
 * kind, and no source of the figure is cited. Otherwise it may support the words around the figure.
 */
function problemOf(
  { source, cited }: Cite,
  facts: readonly PrintedFact[],
  { sources }: Site,
): Omit<RuleFinding, 'at'> | undefined {
  if (facts.some((printed) => isSupportedBySource(source, printed))) return undefined;
  const title = (id: string) => sources.get(id)?.title ?? id;
  const values = ({ entry, readings }: PrintedFact) =>
    readings.map((reading) => readingText(entry, reading)).join(', ');
  for (const printed of facts) {
    const { entry } = printed;
    const reading = findContradiction([source], printed);
    if (reading !== undefined)
      return {
        title: `the record prints ${values(printed)}, but its source ${source} says ${readingText(entry, reading)}`,
        fact: entry.id,
        ...citeHelp(printedSourceIds(printed)),
      };
  }
  const kind = sources.get(source)?.kind;
  const uncited = facts.find(
    (printed) =>
      printedSourceIds(printed).some((id) => sources.get(id)?.kind === kind) &&
      !cited.some((id) => isSupportedBySource(id, printed)),
  );
  return uncited === undefined
    ? undefined
    : {
        title: `the record cites ${source}, but its ${values(uncited)} comes from ${printedSourceIds(uncited).map(title).join('; ')}`,
        fact: uncited.entry.id,
        ...citeHelp(printedSourceIds(uncited)),
      };
}

function citeHelp(ids: readonly string[]): Pick<RuleFinding, 'helpBefore'> & { help: string[] } {
  if (ids.length === 0)
    return { help: ['Remove the source from "cite": the reading that is printed has none.'] };
  const named = `"${[...new Set(ids)].join('", "')}"`;
  return {
    help: [`Cite the source of the figure: ${named}.`],
    helpBefore: [`Cite both sources, the current and the coming one: add ${named} to "cite".`],
  };
}
