/** A typed article, law, form or bill must have a source record. A note counts the ones that could be references. */
import { articleSlug, type WrittenCitation } from '../../ledger/citations.ts';
import type { FoundCitation } from '../../ledger/scan.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import { referenceToSource } from '../../text/references.ts';
import type { FindingReporter, Rule } from '../rule.ts';

type Exceptions = Map<string, boolean>;
export const textCitation: Rule = {
  id: 'text/citation',
  about: 'A text types an article, law, form or bill that no source record has.',
  severity: 'error',
  needsWhole: true,
  check({ site, scan, citations: index }, report) {
    /** Each exception, and true if a citation used it. */
    const exceptions: Exceptions = new Map(
      (site.settings.typedCitations ?? []).map(({ citation }) => [citation, false]),
    );
    const bindable: { found: FoundCitation; source: string }[] = [];
    for (const found of scan.cited) {
      const [source, ...others] = index.named(found.citation);
      if (source !== undefined && others.length === 0 && found.text.rich)
        bindable.push({ found, source });
      if (!index.isKnown(found.citation) && !isExcepted(found.citation, exceptions))
        reportUnknown(found, missingSources(site), report);
    }
    reportBindable(bindable, report);
    reportUnneeded(site, exceptions, report);
  },
};

/** The names by which the list of exceptions can contain a citation, the most exact first. */
const namesOf = ({ kind, value, text }: WrittenCitation): string[] =>
  kind === 'article'
    ? [...(/^art/i.test(text) ? [text] : []), `Art. ${value}`]
    : [kind === 'law' ? `Ley ${value}` : value];

function isExcepted(citation: WrittenCitation, exceptions: Exceptions): boolean {
  const name = namesOf(citation).find((candidate) => exceptions.has(candidate));
  if (name !== undefined) exceptions.set(name, true);
  return name !== undefined;
}

const missingSources = ({ citations, fields, sources }: Site): string[] =>
  [
    ...citations.map(({ source }) => source),
    ...[...fields.values()].flat().flatMap(({ kind, target }) => (kind === 'source' ? target : [])),
  ].filter((id) => !sources.has(id));

const reportUnknown = (
  { citation, place }: FoundCitation,
  missing: readonly string[],
  report: FindingReporter,
) =>
  report({
    restsOn: missing
      .filter((id) => id.endsWith(`/${articleSlug(citation.value)}`))
      .map((id) => `source ${id}` as const),
    title: `no source record has "${namesOf(citation)[0]}"`,
    at: place(),
    help: [
      'Correct it, add the source to data/sources.json, or list it with a reason in "typedCitations" of data/site.json.',
    ],
  });

/** Reports one note for all places, because many notes would hide the other findings. */
function reportBindable(
  places: { found: FoundCitation; source: string }[],
  report: FindingReporter,
): void {
  const [first] = places;
  if (first === undefined) return;
  const { found, source } = first;
  const files = new Set(places.map(({ found }) => found.place().file));
  const { text } = found.citation;
  report({
    severity: 'note',
    title:
      places.length === 1
        ? `"${text}" is typed and could be a reference`
        : `${places.length} citations in ${files.size} ${files.size === 1 ? 'file' : 'files'} are typed and could be references, such as "${text}"`,
    at: found.place(),
    help: [`Write ${referenceToSource(source)}, which changes with its source record.`],
  });
}

function reportUnneeded(site: Site, exceptions: Exceptions, report: FindingReporter): void {
  const entry = site.entries.site[0];
  for (const [index, name] of [...exceptions.keys()].entries())
    if (exceptions.get(name) === false)
      report({
        title: `the exception "${name}" is not needed`,
        at: placeOf(entry, ['typedCitations', index]),
        help: ['Delete the exception: no text has the citation, or a source record has it.'],
      });
}
