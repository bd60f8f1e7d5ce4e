/** Makes the plain text that visitors read, with facts, sums, sources and citations filled in. */
import type { Source } from '../../schemas/source.ts';
import type { Site } from '../link/site.ts';
import type { SiteText } from '../link/texts.ts';
import { toPlainText } from '../text/plain-text.ts';
import { writeReference } from '../text/references.ts';
import {
  type FilledReference,
  factUsesIn,
  type Inline,
  type Literal,
  type SourceNode,
} from '../text/tree.ts';
import { factText } from './fact-text.ts';
import { formatList } from './format-value.ts';
import { printedReadings } from './ledger.ts';
import { sumText } from './sums.ts';
import type { Ledger } from './types.ts';

type Content = { site: Pick<Site, 'sources' | 'lines'>; ledger: Ledger };

/** The words of a rich text; any other text is returned as it is. */
export function plainText(content: Content, rich: string): string {
  const nodes = content.site.lines.get(rich);
  return nodes === undefined ? rich : plainTextOfNodes(content, nodes);
}

export const plainTextOfNodes = (content: Content, nodes: readonly Inline[]): string =>
  toPlainText(nodes, (node) => filledText(content, node));

/** The printed text of a node, or its source text if it cannot be filled in, which a rule reports. */
export function filledText(content: Content, node: FilledReference): string {
  switch (node.type) {
    case 'fact': {
      const entry = content.ledger.get(node.id);
      return entry === undefined ? writeReference(node) : factText(entry, node.reading);
    }
    case 'sum':
      return sumText(node, content.ledger);
    case 'source':
      return sourceText(content, node);
    case 'citation': {
      const source = content.site.sources.get(node.source);
      return source === undefined ? writeReference(node) : citationText(source);
    }
    default:
      return node satisfies never;
  }
}

/** The printed text for a placeholder `SLOT` of a passage. */
export const slotText = (content: Content, node: FilledReference | Literal | undefined): string =>
  node === undefined ? '' : node.type === 'literal' ? node.text : filledText(content, node);

/**
 * True if all facts that texts refer to exist. Otherwise the printed text is unknown; the link stage reports the facts.
 */
export const allFactsExist = (
  texts: readonly Pick<SiteText, 'inlines'>[],
  ledger: Ledger,
): boolean =>
  texts.every(({ inlines }) => inlines.flatMap(factUsesIn).every(({ id }) => ledger.has(id)));

/** The names of the sources of the readings that a reference prints; without a source, the reference as written. */
function sourceText(content: Content, node: SourceNode): string {
  const names = sourceIdsOf(content.ledger, node).flatMap((id) => {
    const source = content.site.sources.get(id);
    return source === undefined ? [] : [sourceName(source)];
  });
  return names.length === 0 ? writeReference(node) : formatList([...new Set(names)]);
}

/** Ids of the sources of the readings that `{{fact}}` or `{{fact@reading}}` prints. */
export function sourceIdsOf(
  ledger: Ledger,
  { id, reading }: { id: string; reading?: string },
): string[] {
  const entry = ledger.get(id);
  if (entry === undefined) return [];
  return printedReadings(entry, reading).flatMap(({ source }) => source ?? []);
}

const ARTICLE_OF_LAW = /^(Ley \d+-\d{4}), Art\. /;
const LAW = /^Ley \d+-\d{4}/;

/** A source in a sentence, with its article: "el Art. 6.12 de la Ley 22-2000". */
export function sourceName(source: Pick<Source, 'title' | 'article' | 'inText'>): string {
  const { title, article, inText } = source;
  if (inText !== undefined) return inText;
  const work = ARTICLE_OF_LAW.exec(title)?.[1];
  if (work !== undefined && article !== undefined) return `el Art. ${article} de la ${work}`;
  const law = LAW.exec(title)?.[0];
  return law === undefined ? title : `la ${law}`;
}

/** The name of a source without "el" or "la", for a text that writes "el {{@…}}". */
const citationText = (source: Parameters<typeof sourceName>[0]): string =>
  sourceName(source).replace(/^(?:el|la|los|las) /, '');
