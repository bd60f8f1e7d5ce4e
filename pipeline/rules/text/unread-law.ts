/** A text may not present as law what the site has not read: an article marked `unread`, or no law at all. */
import {
  type CitationIndex,
  findWrittenCitations,
  mayHaveCitation,
} from '../../ledger/citations.ts';
import { sourceIdsOf } from '../../ledger/filled-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import { linksOf } from '../../link/field-links.ts';
import type { Site } from '../../link/site.ts';
import { sourceLabelOf } from '../../link/source-label.ts';
import { factDependenciesIn, type SiteText } from '../../link/texts.ts';
import { type DataPath, isWithin } from '../../load/document.ts';
import { type Passage, sentencesWithSlots } from '../../text/passages.ts';
import { factUsesIn, type Inline, inlinesIn, inlinesInBlocks } from '../../text/tree.ts';
import { checkEachEntry, type FindingReporter, type Rule } from '../rule.ts';

/**
 * Words by which a sentence says that something is law, except "no es ley", "que es ley", "si es ley" and "si ya es
 * ley".
 */
const IS_LAW =
  /(?<!\p{L})(?:(?<!\bno |\bsi |\bsi ya |\bque )es ley|por ley|la ley (?:te |lo )?(?:dice|manda|exige|pide|prohíbe|obliga|castiga|hace|pone|fija))(?!\p{L})/iu;
/** Words by which a sentence admits that the text of an article was not read. */
const ADMITS =
  /(?<!\p{L})(?:no (?:lo |la |los |las |se )?(?:leímos|leyó|leyeron|pud\p{L}+ leer)|sin leer|no leíd[oa]s?)(?!\p{L})/iu;
/** The ledger and the titles of works are not sentences of the site. */
const SKIPPED = new Set(['facts', 'sources', 'surfaces']);

export const textUnreadLaw: Rule = {
  id: 'text/unread-law',
  about: 'A text says what the law is, but nobody read the article.',
  severity: 'error',
  needsWhole: true,
  check: checkEachEntry(({ site, ledger, citations }) => {
    const sources = lawIndex(site, citations);
    return ({ entry, texts }, report) => {
      if (SKIPPED.has(entry.collection)) return;
      for (const text of texts) {
        if (mayHaveCitation(text.source) || text.source.includes('{{@'))
          reportUnread(text, sources, report);
        if (IS_LAW.test(text.source)) reportGroundless(text, { site, ledger, sources }, report);
      }
    };
  }),
};

type LawIndex = ReturnType<typeof lawIndex>;

function lawIndex({ sources }: Site, index: CitationIndex) {
  const labels = new Map([...sources].map(([id, source]) => [id, sourceLabelOf(source)]));
  return {
    typed: (words: string) => findWrittenCitations(words).flatMap(index.named),
    isUnread: (id: string) => labels.get(id) === 'Ley, artículo no leído',
    isRead: (id: string) => labels.get(id) === 'Ley',
    title: (id: string) => sources.get(id)?.title ?? id,
  };
}

/** Reports sentences that cite an article marked `unread` and do not say that it was not read. */
function reportUnread(text: SiteText, sources: LawIndex, report: FindingReporter): void {
  for (const passage of text.passages) {
    // Cheap pre-check: few passages cite an unread article, and finding sentences is expensive.
    if (![...sources.typed(passage.text), ...citedIn(passage)].some(sources.isUnread)) continue;
    for (const { start, end, words, slots } of sentencesWithSlots(passage)) {
      const cited = [...sources.typed(words), ...citedIn({ slots })];
      const id = cited.find(sources.isUnread);
      if (id === undefined || ADMITS.test(words)) continue;
      report({
        title: `the sentence cites ${sources.title(id)}, which was not read`,
        at: text.place(passage.spanOf(start + leadingSpace(words), end)),
        help: ['Say "no leímos el artículo" in the same sentence, or cite what was read.'],
      });
    }
  }
}

const leadingSpace = (words: string): number => words.length - words.trimStart().length;

/** Ids of the sources that `{{@…}}` in a passage or a sentence cites. */
const citedIn = ({ slots }: Pick<Passage, 'slots'>): string[] =>
  slots.flatMap((node) => (node?.type === 'citation' ? node.source : []));

type Content = { site: Site; ledger: Ledger; sources: LawIndex };

/** Reports the first claim of law in each passage, such as "es ley", if it rests on no law that was read. */
function reportGroundless(text: SiteText, content: Content, report: FindingReporter): void {
  for (const passage of text.passages) {
    const found = IS_LAW.exec(passage.text);
    if (found === null) continue;
    const span = passage.spanOf(found.index, found.index + found[0].length);
    if (groundsOf(text, span.start, content).some(content.sources.isRead)) continue;
    report({
      title: `"${found[0]}" rests on no article that was read`,
      at: text.place(span),
      restsOn: factDependenciesIn([text]),
      help: ['Name the article, cite its source, or say that it was not read.'],
    });
  }
}

/** Ids of the sources that the section, list item or entry at an offset of a text cites. */
function groundsOf(text: SiteText, at: number, { site, ledger, sources }: Content): string[] {
  const record = recordOf(text, at);
  const links = [...linksOf(site, text.entry)]
    .filter(({ path, target }) => site.sources.has(target) && isWithin(path, record.path))
    .map(({ target }) => target);
  const nodes = inlinesIn(record.nodes);
  const words = nodes.map((node) => (node.type === 'words' ? node.text : ' ')).join('');
  return [
    ...links,
    ...sources.typed(words),
    ...nodes.flatMap((node) => (node.type === 'citation' ? node.source : [])),
    ...nodes.flatMap(factUsesIn).flatMap((use) => sourceIdsOf(ledger, use)),
  ];
}

/** The section, list item or entry that an offset of a text belongs to, with the nodes of its text. */
function recordOf({ entry, path, body, nodes }: SiteText, at: number): Record {
  if (body === undefined)
    return {
      path: path !== undefined && path.length > 1 ? path.slice(0, 2) : [],
      nodes: nodes ?? [],
    };
  const index = body.sections.findLastIndex(({ heading }) => heading.start <= at);
  const section = body.sections[index];
  if (section === undefined || entry.collection !== 'chapters')
    return {
      path: [],
      nodes: inlinesInBlocks([...body.intro, ...body.sections.flatMap((s) => s.blocks)]),
    };
  return { path: ['sections', index], nodes: inlinesInBlocks(section.blocks) };
}
type Record = { path: DataPath; nodes: readonly Inline[] };
