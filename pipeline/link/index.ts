/** link: entries → Site. Resolves every reference by id; what leads nowhere is a finding with the nearest name. */
import { COLLECTIONS } from '../../schemas/collections.ts';
import { compareText, type Finding, type Place, type Stage } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import { hiddenEntities } from '../load/characters.ts';
import { type DataPath, rangeAt } from '../load/document.ts';
import { textsIn } from '../schema-shape.ts';
import type { Entries, Entry, Known } from '../validate.ts';
import { strayMarkup } from './html-wall.ts';
import {
  type MarkdownProblem,
  type RenderedMarkdown,
  renderInline,
  renderMarkdown,
} from './markdown.ts';
import { newestDate } from './newest-date.ts';
import { missing, placeOf, withFallback } from './place.ts';
import { referencesIn } from './references.ts';
import { relations } from './relations.ts';
import { brokenRoutes, type Route, routesOf, urlsOf } from './routes.ts';
import type { ContentLink, FactReference, Site } from './site.ts';

/** @param known what exists besides the sound entries: it is broken, so it is not "missing" */
export function link(entries: Entries, known: Known): Stage<Site | undefined> {
  const settings = entries.site[0]?.data;
  if (settings === undefined) return { value: undefined, findings: [] };
  const findings: Finding[] = [];
  const ordered = inOrder(entries);
  const site = {
    settings,
    entries: ordered,
    facts: byId(ordered.facts, findings),
    sources: new Map(ordered.sources.map((entry) => [entry.id, entry.data])),
    surfaces: new Map(ordered.surfaces.map((entry) => [entry.id, entry.data])),
    signs: new Map(
      ordered.signs.flatMap((family) => family.data.items.map((sign) => [sign.id, sign])),
    ),
    questions: new Map(
      ordered.tests.flatMap((test) =>
        test.data.questions.map((question, index) => [question.id, { question, test, index }]),
      ),
    ),
    routes: new Map<string, Route>(),
    redirects: [] as { from: string; to: string }[],
    bodies: new Map<Entry, RenderedMarkdown>(),
    references: [] as FactReference[],
    links: [] as ContentLink[],
    newest: newestDate(ordered),
    isWhole: known.isWhole,
  };
  byId(ordered.tests, findings, ['id']);
  addRoutes(site, findings);
  for (const [name, list] of Object.entries(ordered)) {
    if (name === 'facts' || name === 'sources' || name === 'surfaces') continue;
    for (const entry of list as Entry[]) readTexts(entry, site, findings);
  }
  findings.push(
    ...checkLinks(site, brokenRoutes(ordered, known)),
    ...checkReferences(site, known),
    ...unsoundTexts(site, known),
    ...relations(site, known),
    ...uniqueIds(site),
  );
  return { value: site, findings };
}

/** File order must not matter: every list has an order of its own. */
function inOrder(entries: Entries): Entries {
  const sorted = Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [
      name,
      [...list].sort((a, b) => compareText(a.id, b.id)),
    ]),
  ) as unknown as Entries;
  sorted.tests.sort((a, b) => Number(a.id) - Number(b.id));
  sorted.chapters.sort((a, b) => a.data.order - b.data.order || compareText(a.id, b.id));
  sorted.articles.sort(
    (a, b) => compareText(a.data.publishDate, b.data.publishDate) || compareText(a.id, b.id),
  );
  sorted.signs.sort((a, b) => a.data.order - b.data.order || compareText(a.id, b.id));
  return sorted;
}

/** @param idPath where the id is written; absent: it is the record's key */
function byId<T>(
  entries: readonly Entry<T>[],
  findings: Finding[],
  idPath: DataPath = [],
): Map<string, Entry<T>> {
  const map = new Map<string, Entry<T>>();
  const placeOfId = (entry: Entry) => placeOf(entry, idPath, idPath.length === 0 ? 'key' : 'value');
  for (const entry of entries) {
    const first = map.get(entry.id);
    if (first === undefined) map.set(entry.id, entry);
    else
      findings.push(
        duplicate(
          `"${entry.id}" stands twice among ${entry.collection}`,
          placeOfId(entry),
          placeOfId(first),
        ),
      );
  }
  return map;
}

function duplicate(title: string, at: Place, first: Place): Finding {
  return {
    rule: 'link/duplicate-id',
    severity: 'error',
    title,
    at,
    related: [{ at: first, says: 'the first one' }],
    help: ['Give one of them another id.'],
  };
}

/** Ids inside records (questions, signs, testimonials) are unique across the whole content. */
function uniqueIds(site: Site): Finding[] {
  const findings: Finding[] = [];
  const check = (what: string, list: { id: string; place: () => Place }[]) => {
    const seen = new Map<string, () => Place>();
    for (const { id, place } of list) {
      const first = seen.get(id);
      if (first === undefined) seen.set(id, place);
      else findings.push(duplicate(`the ${what} "${id}" stands twice`, place(), first()));
    }
  };
  check(
    'question',
    site.entries.tests.flatMap((entry) =>
      entry.data.questions.map(({ id }, index) => ({
        id,
        place: () => placeOf(entry, ['questions', index, 'id']),
      })),
    ),
  );
  check(
    'sign',
    site.entries.signs.flatMap((entry) =>
      entry.data.items.map(({ id }, index) => ({
        id,
        place: () => placeOf(entry, ['items', index, 'id']),
      })),
    ),
  );
  check(
    'testimonial',
    site.entries.home.flatMap((entry) =>
      entry.data.testimonials.map(({ id }, index) => ({
        id,
        place: () => placeOf(entry, ['testimonials', index, 'id']),
      })),
    ),
  );
  return findings;
}

function addRoutes(site: Site & { routes: Map<string, Route> }, findings: Finding[]): void {
  for (const route of routesOf(site.entries)) {
    const first = site.routes.get(route.path);
    if (first === undefined) site.routes.set(route.path, route);
    else if (route.entry !== undefined && route.entry.collection !== 'tests') {
      findings.push({
        rule: 'output/duplicate-route',
        severity: 'error',
        title: `two pages want the address ${route.path}`,
        at: placeOf(route.entry, []),
        related:
          first.entry === undefined
            ? []
            : [{ at: placeOf(first.entry, []), says: 'the first one' }],
        help: ['Rename one of the two files.'],
      });
    }
  }
  for (const entry of [...site.entries.articles, ...site.entries.chapters]) {
    for (const [index, alias] of (entry.data.aliases ?? []).entries()) {
      const route = (COLLECTIONS[entry.collection] as { route: (id: string) => string }).route;
      const from = route(alias);
      if (site.routes.has(from) || site.redirects.some((redirect) => redirect.from === from)) {
        findings.push({
          rule: 'output/duplicate-route',
          severity: 'error',
          title: `the alias ${from} is already an address of the site`,
          at: placeOf(entry, ['aliases', index]),
          related: [],
          help: ['Delete the alias.'],
        });
      } else site.redirects.push({ from, to: route(entry.id) });
    }
  }
}

/** What is wrong in the texts of records that do not fit their schema; nothing of them joins the site. */
function unsoundTexts(site: Site, known: Known): Finding[] {
  const findings: Finding[] = [];
  const aside = { ...site, bodies: new Map(site.bodies), references: [], links: [] };
  for (const entry of known.unsound) {
    if (entry.collection === 'facts' || entry.collection === 'sources') continue;
    readTexts({ ...entry, data: withoutOddSections(entry.data) }, aside, findings);
  }
  findings.push(
    ...checkLinks(aside, brokenRoutes(site.entries, known)),
    ...checkReferences(aside, known),
  );
  return findings;
}

/** Sections that are no list of ids and titles cannot name the headings of a body. */
function withoutOddSections(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('sections' in data)) return data;
  const { sections } = data;
  const isGood =
    Array.isArray(sections) &&
    sections.every((each) => typeof each?.id === 'string' && typeof each?.title === 'string');
  return isGood ? data : { ...data, sections: undefined };
}

/** Rich texts and bodies of an entry: their references, their links, and what may not stand in them. */
function readTexts(
  entry: Entry,
  site: Site & { bodies: Map<Entry, RenderedMarkdown> },
  findings: Finding[],
): void {
  const surface = (COLLECTIONS[entry.collection] as { surface?: string }).surface;
  const href = (target: string) => site.settings.basePath + target;
  for (const { path, text, rich } of textsIn(COLLECTIONS[entry.collection].schema, entry.data)) {
    const place = (raw: string) => () => placeInText(entry, path, raw);
    for (const reference of referencesIn(text)) {
      if (reference.kind === 'bad')
        findings.push(badReference(reference.raw, place(reference.raw)()));
      else if (!rich)
        findings.push({
          ...badReference(reference.raw, place(reference.raw)()),
          title: `${reference.raw} stands in a plain text, where it would be printed as it is`,
          help: [
            'Write the text without the reference, or use a field that visitors read as rich text.',
          ],
        });
      else if (reference.kind === 'fact')
        site.references.push({
          fact: reference.fact,
          ...(reference.reading === undefined ? {} : { reading: reference.reading }),
          entry,
          ...(surface === undefined ? {} : { surface }),
          place: place(reference.raw),
        });
    }
    if (!rich) continue;
    for (const { code, start, end } of hiddenEntities(text))
      findings.push(hiddenEntity(code, placeInText(entry, path, text.slice(start, end))));
    const inline = renderInline(text, { href });
    for (const problem of inline.problems)
      findings.push(markdownFinding(problem, placeOf(entry, path)));
    for (const { target } of inline.links) site.links.push({ target, entry, place: place(target) });
  }
  const { body } = entry.document;
  if (body === undefined) return;
  const bodyPlace = (start: number, end: number) => () => ({
    file: entry.document.file,
    range: rangeAt(entry.document.text, body.offset + start, body.offset + end),
    entry: entry.id,
    urls: urlsOf(entry),
  });
  for (const { code, start, end } of hiddenEntities(body.text))
    findings.push(hiddenEntity(code, bodyPlace(start, end)()));
  const declared = (entry.data as { sections?: { id: string; title: string }[] }).sections;
  const rendered = renderMarkdown(body.text, {
    href,
    ...(declared === undefined
      ? {}
      : { sectionIds: new Map(declared.map(({ id, title }) => [title, id])) }),
  });
  site.bodies.set(entry, rendered);
  for (const problem of rendered.problems)
    findings.push(markdownFinding(problem, bodyPlace(problem.start, problem.end)()));
  // What the first wall has named needs no second name.
  const isNamed = rendered.problems.some(({ rule }) => rule === 'markdown/active-content');
  for (const piece of isNamed
    ? []
    : [rendered.intro, ...rendered.sections.map((section) => section.html)]) {
    const stray = strayMarkup(piece);
    if (stray.length > 0)
      findings.push({
        rule: 'markdown/active-content',
        severity: 'error',
        title: `the rendered text holds ${stray.join(', ')}`,
        at: bodyPlace(0, 1)(),
        related: [],
        help: ['Write it in plain Markdown.'],
      });
  }
  for (const { target, start } of rendered.links)
    site.links.push({ target, entry, place: bodyPlace(start, start + target.length) });
  for (const reference of referencesIn(body.text)) {
    if (reference.kind === 'bad')
      findings.push(badReference(reference.raw, bodyPlace(reference.start, reference.end)()));
    else if (reference.kind === 'fact')
      site.references.push({
        fact: reference.fact,
        ...(reference.reading === undefined ? {} : { reading: reference.reading }),
        entry,
        ...(surface === undefined ? {} : { surface }),
        place: bodyPlace(reference.start, reference.end),
      });
  }
}

function hiddenEntity(code: string, at: Place): Finding {
  return {
    rule: 'load/encoding',
    severity: 'error',
    title: `an entity stands for the invisible or broken character ${code}`,
    at,
    related: [],
    help: ['Delete the entity.'],
  };
}

function markdownFinding({ rule, title, help }: MarkdownProblem, at: Place): Finding {
  return { rule, severity: 'error', title, at, related: [], help };
}

function badReference(raw: string, at: Place): Finding {
  return {
    rule: 'link/bad-reference',
    severity: 'error',
    title: `${raw} is neither a fact nor a quoted literal`,
    at,
    related: [],
    help: ['Write {{topic.name}}, {{topic.name@reading}} or {{"a literal"}}.'],
  };
}

function checkLinks(site: Site, isBroken: (path: string) => boolean): Finding[] {
  const findings: Finding[] = [];
  const paths = [...site.routes.keys()];
  for (const { target, entry, place } of site.links) {
    const [path = '', anchor] = target.split('#');
    if (path === '') {
      // An #anchor of the same page: the finished page is what can tell.
      continue;
    }
    const route = site.routes.get(path);
    if (route === undefined) {
      if (isBroken(path)) continue;
      const slashed = `${path}/`;
      const help = site.routes.has(slashed)
        ? [`Write "${slashed}": addresses of the site end in a slash.`]
        : didYouMean(path, paths);
      findings.push({
        rule: 'link/broken-route',
        severity: 'error',
        title: `the site has no page ${path}`,
        at: place(),
        related: [],
        help: withFallback(help, 'Link to a page that exists, or add the page.'),
      });
      continue;
    }
    const body = route.entry === undefined ? undefined : site.bodies.get(route.entry);
    if (anchor === undefined || anchor === '' || body === undefined || entry === route.entry)
      continue;
    if (
      !body.anchors.includes(anchor) &&
      !body.problems.some(({ rule }) => rule === 'parse/markdown')
    ) {
      findings.push({
        rule: 'link/broken-route',
        severity: 'error',
        title: `the page ${path} has no place #${anchor}`,
        at: place(),
        related: [],
        help: withFallback(
          didYouMean(anchor, body.anchors),
          'Link to a heading that the page has, or leave the # off.',
        ),
      });
    }
  }
  return findings;
}

function checkReferences(site: Site, known: Known): Finding[] {
  const findings: Finding[] = [];
  const ids = known.ids.get('facts')!;
  for (const { fact, reading, place } of site.references) {
    const entry = site.facts.get(fact);
    if (entry === undefined) {
      if (!ids.has(fact) && !known.hidden.has('facts'))
        findings.push(
          missing(
            `there is no fact "${fact}"`,
            place(),
            didYouMean(fact, ids),
            'Add it to data/facts, or quote the value: {{"…"}}.',
          ),
        );
      continue;
    }
    if (reading === undefined) continue;
    const readings = entry.data.readings.map((each) => each.id ?? each.surface);
    if (!readings.includes(reading))
      findings.push(
        missing(
          `the fact ${fact} has no reading "${reading}"`,
          place(),
          didYouMean(reading, readings),
          `Its readings: ${readings.join(', ')}.`,
        ),
      );
  }
  return findings;
}

/** Where a piece of a text value stands: inside the value if it is written there as it reads, else the value. */
function placeInText(entry: Entry, path: DataPath, raw: string): Place {
  const { document } = entry;
  const { start, end } = document.locate([...entry.path, ...path]);
  const written = document.path.endsWith('.json') ? JSON.stringify(raw).slice(1, -1) : raw;
  const at = document.text.indexOf(written, start);
  const inside = at !== -1 && at < end;
  return {
    file: document.file,
    range: inside
      ? rangeAt(document.text, at, at + written.length)
      : rangeAt(document.text, start, end),
    entry: entry.id,
    urls: urlsOf(entry),
  };
}
