/** Checks the links and the fact references in texts: each must have a target. */
import type { Fact } from '../../schemas/fact.ts';
import { errorAt, type Finding, type Place } from '../findings/finding.ts';
import { suggestionLines } from '../findings/suggest.ts';
import { referenceToFact } from '../text/references.ts';
import type { KnownRecords } from '../validate/index.ts';
import { guessOrFallback, missingReferenceFinding } from './place.ts';
import { recordsWithPageAt } from './routes.ts';
import type { Site } from './site.ts';
import type { ContentLink, FactReference, SourceReference } from './texts.ts';

/** @param isBroken tells whether an address may belong to a broken record, which has its own finding */
export function checkLinks(site: Site, isBroken: (path: string) => boolean): Finding[] {
  return site.links.flatMap((link) => {
    const [path = '', anchor = ''] = link.target.split('#');
    // An #anchor of the same page is checked in the finished page.
    if (path === '') return [];
    if (!site.routes.has(path)) return isBroken(path) ? [] : [missingPage(site, path, link.place)];
    return checkAnchor(site, path, anchor, link);
  });
}

function missingPage(site: Site, path: string, place: () => Place): Finding {
  const help = site.routes.has(`${path}/`)
    ? [`Write "${path}/": addresses of the site end in a slash.`]
    : suggestionLines(path, site.routes.keys());
  return {
    ...brokenRoute(`the site has no page ${path}`, place, guessOrFallback(help, MISSING_PAGE_HELP)),
    breaks: [`page ${path}`],
    restsOn: [`route ${path}`, ...recordsWithPageAt(path)],
  };
}

function checkAnchor(
  site: Site,
  path: string,
  anchor: string,
  { entry, place }: ContentLink,
): Finding[] {
  const target = site.routes.get(path)?.entry;
  const body = target === undefined ? undefined : site.bodies.get(target);
  if (anchor === '' || body === undefined || entry === target || body.anchors.includes(anchor))
    return [];
  const help = guessOrFallback(
    suggestionLines(anchor, body.anchors),
    `Write one of ${body.anchors.map((each) => `#${each}`).join(', ')}, or omit the anchor.`,
  );
  const found = brokenRoute(`the page ${path} has no heading #${anchor}`, place, help);
  return [{ ...found, restsOn: [`section ${target?.id}#${anchor}`] }];
}

export const MISSING_PAGE_HELP =
  'Name a page that exists, or delete the link. If the page was renamed, add its old name to "aliases" of its front matter: licencia explain how rename-address';

const brokenRoute = (title: string, place: () => Place, help: string[]): Finding =>
  errorAt('link/broken-route', title, place(), ...help);

export function checkReferences(site: Site, known: KnownRecords): Finding[] {
  return [
    ...site.references.flatMap((reference) => checkReference(reference, site, known) ?? []),
    ...site.citations.flatMap((citation) => checkCitation(citation, site, known) ?? []),
  ];
}

function checkCitation(
  { source, place }: SourceReference,
  site: Site,
  known: KnownRecords,
): Finding | undefined {
  const ids = known.ids.get('sources')!;
  if (site.sources.has(source) || ids.has(source) || known.hidden.has('sources')) return undefined;
  return missingReferenceFinding(
    `source ${source}`,
    `there is no source "${source}"`,
    place(),
    suggestSources(source, site, ids),
    'Add it to data/sources.json, or cite one that exists.',
  );
}

const BESIDE = 2;

/**
 * Suggestions for a missing source. If the same work has other records, lists the neighbouring articles with their
 * titles, but suggests none of them, because another article states different rules.
 */
export function suggestSources(id: string, { sources }: Site, ids: ReadonlySet<string>): string[] {
  const work = id.slice(0, id.indexOf('/') + 1);
  const articles = [...sources].filter(([other]) => work !== '' && other.startsWith(work));
  if (articles.length === 0) return suggestionLines(id, ids);
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = articles.sort(([a], [b]) => compare(a, b));
  const behind = sorted.findIndex(([other]) => compare(other, id) > 0);
  const at = behind === -1 ? sorted.length : behind;
  const beside = sorted.slice(Math.max(0, at - BESIDE), at + BESIDE);
  const named = beside.map(([other, { title }]) => `${other} (${title})`);
  return [
    `Records of neighbouring articles: ${named.join(', ')}.`,
    `They are other articles. If ${id} is meant, give it a record: licencia new source ${id}`,
  ];
}

function checkReference(
  { fact, reading, place }: FactReference,
  site: Site,
  known: KnownRecords,
): Finding | undefined {
  const entry = site.facts.get(fact);
  if (entry === undefined) {
    const ids = known.ids.get('facts')!;
    return ids.has(fact) || known.hidden.has('facts')
      ? undefined
      : missingFactFinding(fact, place(), ids);
  }
  return missingReadingFinding({ fact, reading }, site, place, `Write ${referenceToFact(fact)}`);
}

/**
 * Reports a reading that its fact does not have; a missing fact has a finding of its own.
 * @param without advice on printing the fact without the reading
 */
export function missingReadingFinding(
  { fact, reading }: { fact: string; reading: string | undefined },
  { facts }: Site,
  place: () => Place,
  without: string,
): Finding | undefined {
  const data = facts.get(fact)?.data;
  const readings = data?.readings.map(({ id, surface }) => id ?? surface) ?? [];
  if (data === undefined || reading === undefined || readings.includes(reading)) return undefined;
  const printable = printableReadings(data);
  return missingReferenceFinding(
    `reading ${fact}@${reading}`,
    `the fact ${fact} has no reading "${reading}"`,
    place(),
    suggestionLines(reading, printable),
    `${without}, or name a reading that pages may print: ${printable.join(', ')}.`,
  );
}

/**
 * Reports a missing fact. If no fact of its topic exists, the topic's file is probably missing, and the other findings
 * of the topic follow from the first.
 */
export function missingFactFinding(id: string, at: Place, known: ReadonlySet<string>): Finding {
  const topic = id.replace(/\..*/, '');
  const guess = [...suggestionLines(id, known), ...sameName(id, known)].slice(0, 1);
  const found = missingReferenceFinding(
    `fact ${id}`,
    `there is no fact "${id}"`,
    at,
    guess,
    `Search for it: licencia find ${id.split('.').at(-1)!.replaceAll('-', ' ')}. If it does not exist, add it to data/facts, or quote the value: {{"…"}}.`,
  );
  if ([...known].some((other) => other.startsWith(`${topic}.`))) return found;
  return {
    ...found,
    breaks: [`fact ${id}`, `topic ${topic}`],
    restsOn: [`topic ${topic}`],
    help: [
      ...guess,
      `No fact of "${topic}" exists: is its file in data/facts empty or missing?`,
      ...(guess.length > 0 ? [] : found.help),
    ],
  };
}

/** The fact of another topic that has the same name: "multas.celular" for "transito.celular". */
function sameName(id: string, known: ReadonlySet<string>): string[] {
  const name = id.slice(id.indexOf('.'));
  const found = [...known].find((other) => other.endsWith(name));
  return found === undefined ? [] : [`Did you mean "${found}"?`];
}

/** Names of the readings that advice may offer: the preferred and the conditional ones; without a preference, all. */
function printableReadings({ readings, ruling }: Fact): string[] {
  return readings
    .filter(
      ({ id, surface, when }) =>
        ruling?.verdict !== 'prefer' ||
        when !== undefined ||
        ruling.reading === id ||
        ruling.reading === surface,
    )
    .map(({ id, surface }) => id ?? surface);
}
