/** Checks the references between records by id: each must have a target. */
import type { Chapter } from '../../schemas/chapter.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import { type Dependency, errorAt, type Finding } from '../findings/finding.ts';
import { suggestionLines, suggestSimilarNames } from '../findings/suggest.ts';
import type { DataPath } from '../load/document.ts';
import { type Entry, entriesOf, type KnownRecords } from '../validate/index.ts';
import { type FieldLink, LINK_KINDS, type LinkKind, linksOf } from './field-links.ts';
import { dependencyAt, missingReferenceFinding, placeOf } from './place.ts';
import { QUESTION_SETS, questionSets } from './question-sets.ts';
import { brokenRouteCheck, recordsWithPageAt } from './routes.ts';
import type { Site } from './site.ts';
import {
  MISSING_PAGE_HELP,
  missingFactFinding,
  missingReadingFinding,
  suggestSources,
} from './targets.ts';

/** Reports references without a target, and chapters whose headings differ from their sections. */
export function relationFindings(site: Site, known: KnownRecords): Finding[] {
  const names = targetNames(site, known);
  const mayExist = possibleTargets(site, known);
  return [
    ...entriesOf(site.entries).flatMap((entry) =>
      linksOf(site, entry)
        .filter(({ kind, target }) => !names[kind].has(target) && !mayExist(kind, target))
        .map((link) => missingTarget(entry, link, names[link.kind], site)),
    ),
    ...entriesOf(site.entries).flatMap((entry) =>
      linksOf(site, entry).flatMap(({ target: fact, reading, path }) => {
        const place = () => placeOf(entry, [...path.slice(0, -1), 'reading']);
        return missingReadingFinding({ fact, reading }, site, place, 'Delete "reading"') ?? [];
      }),
    ),
    ...site.entries.chapters.flatMap((chapter) => [
      ...checkSections(chapter, site),
      ...signsOfOthers(chapter, site),
      ...missingPictures(chapter, site, names.scene, mayExist),
    ]),
  ];
}

function missingTarget(
  entry: Entry,
  { kind, target, path }: FieldLink,
  names: ReadonlySet<string>,
  site: Site,
): Finding {
  const at = placeOf(entry, path);
  if (kind === 'fact') return missingFactFinding(target, at, names);
  const title = `there is no ${LINK_KINDS[kind].word} "${target}"`;
  const guess =
    kind === 'source'
      ? suggestSources(target, site, names)
      : kind === 'route'
        ? suggestionLines(target, names)
        : suggestSimilarNames(target, names);
  return {
    ...missingReferenceFinding(
      `${kind} ${target}`,
      title,
      at,
      guess,
      kind === 'route' ? MISSING_PAGE_HELP : howToFind(target),
    ),
    // `licencia new` writes "todo" where a person still has to name a source: the finding rests on this record only.
    restsOn: target === 'todo' ? [dependencyAt(entry, path)] : recordsBehind(kind, target),
  };
}

const howToFind = (target: string): string =>
  `Search for it: licencia find ${target.replaceAll(/[-#]/g, ' ')}. If it does not exist, add it.`;

function recordsBehind(kind: LinkKind, target: string): Dependency[] {
  if (kind === 'section') return [`chapter ${target.replace(/#.*/, '')}`];
  return kind === 'route' ? recordsWithPageAt(target) : [];
}

/** The names of all targets, by their kind. */
export function targetNames(
  site: Site,
  known: Pick<KnownRecords, 'ids'>,
): Record<LinkKind, ReadonlySet<string>> {
  const idsOf = (name: CollectionName) => known.ids.get(name)!;
  const sections = site.entries.chapters.flatMap((chapter) =>
    [
      ...chapter.data.sections.map(({ id }) => id),
      ...(site.bodies.get(chapter)?.anchors ?? []),
    ].map((anchor) => `${chapter.id}#${anchor}`),
  );
  return {
    source: idsOf('sources'),
    surface: idsOf('surfaces'),
    fact: idsOf('facts'),
    region: new Set(site.settings.regions.map((region) => region.id)),
    chapter: idsOf('chapters'),
    section: new Set([...idsOf('chapters'), ...sections]),
    sign: new Set(site.signs.keys()),
    manoeuvre: new Set(site.manoeuvres.keys()),
    hazard: idsOf('hazards'),
    scene: idsOf('scenes'),
    signFamily: idsOf('signs'),
    test: idsOf('tests'),
    question: new Set(
      questionSets(site.entries).flatMap(({ data }) =>
        data.questions.flatMap(({ id, of }) => (of === undefined ? id : [])),
      ),
    ),
    route: new Set(site.routes.keys()),
  };
}

/** Makes a function that returns true if a broken record, which has its own finding, may contain a target. */
function possibleTargets(
  site: Site,
  known: KnownRecords,
): (kind: LinkKind, target: string) => boolean {
  const brokenIds = (name: CollectionName) => {
    const valid = new Set(site.entries[name].map((entry) => entry.id));
    return new Set([...known.ids.get(name)!].filter((id) => !valid.has(id)));
  };
  const brokenChapters = brokenIds('chapters');
  const hasBroken = (name: CollectionName) => known.hidden.has(name) || brokenIds(name).size > 0;
  const hasBrokenSigns = hasBroken('signs');
  const hasBrokenQuestions = QUESTION_SETS.some(hasBroken);
  const hasBrokenManoeuvres = hasBroken('manoeuvres');
  const isBroken = brokenRouteCheck(site.entries, known);
  return (kind, target) => {
    if (kind === 'section') return brokenChapters.has(target.replace(/#.*/, ''));
    if (kind === 'sign') return hasBrokenSigns;
    if (kind === 'question') return hasBrokenQuestions;
    if (kind === 'manoeuvre') return hasBrokenManoeuvres;
    if (kind === 'route') return isBroken(target);
    return kind !== 'region' && known.hidden.has(LINK_KINDS[kind].collection);
  };
}

/** Reports shown signs that are not in the section's family. A sign that does not exist has its own finding. */
function signsOfOthers(chapter: Entry<Chapter>, { entries, signs }: Site): Finding[] {
  return chapter.data.sections.flatMap((section, index) => {
    const items = entries.signs.find(({ id }) => id === section.signs)?.data.items ?? [];
    const own = new Set(items.map(({ id }) => id));
    return (section.signsShown ?? []).flatMap((id, place) =>
      own.has(id) || !signs.has(id)
        ? []
        : missingReferenceFinding(
            `sign ${id} of ${section.signs}`,
            `the sign "${id}" is not in the family "${section.signs}" of the section`,
            placeOf(chapter, ['sections', index, 'signsShown', place]),
            suggestionLines(id, own),
            'Name a sign of that family.',
          ),
    );
  });
}

/** Reports pictures beside a rule that are neither a scene nor a film that the section names. */
function missingPictures(
  chapter: Entry<Chapter>,
  site: Site,
  scenes: ReadonlySet<string>,
  mayExist: (kind: LinkKind, target: string) => boolean,
): Finding[] {
  const text = site.textsOf.get(chapter)?.find(({ body }) => body !== undefined);
  return (text?.body?.sections ?? []).flatMap(({ title, blocks }) => {
    const { manoeuvres = [] } = chapter.data.sections.find((each) => each.title === title) ?? {};
    return blocks.flatMap((block) => {
      if (block.type !== 'paragraph' || block.scene === undefined) return [];
      const { scene } = block;
      if (scenes.has(scene) || manoeuvres.includes(scene) || mayExist('scene', scene)) return [];
      return missingReferenceFinding(
        `scene ${scene}`,
        `there is no picture "${scene}"`,
        text!.place({ start: block.start, end: block.start + `![](${scene})`.length }),
        site.manoeuvres.has(scene)
          ? [`"${scene}" is a film: add it to "manoeuvres" of the section in the front matter.`]
          : suggestSimilarNames(scene, [...scenes, ...manoeuvres]),
        `Name a scene of data/escenas, or delete "![](${scene})".`,
      );
    });
  });
}

/** Checks that the level-2 headings of a chapter are its sections, in the declared order. */
function checkSections(chapter: Entry<Chapter>, site: Site): Finding[] {
  const declared = chapter.data.sections.map(({ title }) => title);
  const written = site.bodies.get(chapter)?.sections.map(({ title }) => title) ?? [];
  const finding = (title: string, path: DataPath, help: string[]): Finding =>
    errorAt('link/chapter-sections', title, placeOf(chapter, ['sections', ...path]), ...help);
  const [lacking = [], more = []] = [
    declared.filter((title) => !written.includes(title)),
    written.filter((title) => !declared.includes(title)),
  ];
  // One missing and one extra title are most likely one section with two titles. If the titles are similar, each gets a
  // suggestion instead.
  const [first = ''] = lacking;
  if (lacking.length === 1 && more.length === 1 && suggestionLines(first, more).length === 0)
    return [
      finding(
        `the section "${first}" has another heading, "## ${more[0]}"`,
        [declared.indexOf(first), 'title'],
        ['Write the same title in both places.'],
      ),
    ];
  const findings = [
    ...[...declared.entries()]
      .filter(([, title]) => !written.includes(title))
      .map(([index, title]) =>
        finding(
          `the body has no heading "## ${title}"`,
          [index],
          [
            ...suggestionLines(title, written),
            `Add the heading "## ${title}" to the body, or delete the section.`,
          ],
        ),
      ),
    ...written
      .filter((title) => !declared.includes(title))
      .map((title) =>
        finding(
          `the heading "## ${title}" is not among the declared sections`,
          [],
          [
            ...suggestionLines(title, declared),
            'Declare it in the front matter, or make it a "###" heading.',
          ],
        ),
      ),
  ];
  if (findings.length > 0 || written.join('\n') === declared.join('\n')) return findings;
  const title = 'the headings are not in the order of the declared sections';
  return [finding(title, [], ['Put both in the same order.'])];
}
