/** Finds citations in prose ("Art. 6.12 de la Ley 22-2000", "el artículo 6.12", "DTOP-DIS-255") and their sources. */

import type { Source } from '../../schemas/source.ts';
import { memoizeBy } from '../program/memoize.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { foldAccents } from '../text/fold-accents.ts';

/** A citation that is written out. `law`: the law of an article, if the text names it. */
export type WrittenCitation = {
  kind: 'article' | 'law' | 'document';
  /** The number of the article or law, or the name of the document: "6.12", "22-2000", "DTOP-DIS-255". */
  value: string;
  law?: string;
  text: string;
  start: number;
  end: number;
};

const ARTICLE_NUMBER = String.raw`\d+\.\d+(?:\([A-Za-z0-9]+\))*`;
/** An article or a list of articles, perhaps followed by its law. */
const ARTICLES = new RegExp(
  String.raw`\b[Aa]rt(?:s\.|ículos?|\.)\s*(${ARTICLE_NUMBER}(?:(?:,\s*|\s+[yoa]\s+)${ARTICLE_NUMBER})*)(?:\s+de\s+la\s+Ley\s+(?:Núm\.\s+)?(\d+-\d{4}))?`,
  'gu',
);
const LAW = /\bLey\s+(?:Núm\.\s+)?(\d+-\d{4})/gu;
/** Forms of the DTOP, and bills of both chambers. */
const DOCUMENT = /\bDTOP-[A-Z]+-\d+|\bP\.\s*(?:de la C|del S)\.\s*\d+/gu;

/** A cheap test: true if a text may contain a citation. */
export const mayHaveCitation = (text: string): boolean =>
  /[Aa]rt[s.í]|Ley\s|DTOP-|P\.\s*de/.test(text);

/** Every citation of a text, in order. An article with its law is one citation. */
export function findWrittenCitations(text: string): WrittenCitation[] {
  if (!mayHaveCitation(text)) return [];
  const articles = [...text.matchAll(ARTICLES)].flatMap(articlesOf);
  const laws = matches(text, LAW, 'law').filter(
    ({ start, end }) => !articles.some((article) => start >= article.start && end <= article.end),
  );
  return [...articles, ...laws, ...matches(text, DOCUMENT, 'document')].sort(
    (a, b) => a.start - b.start,
  );
}

/**
 * The articles of a match. The text of a single article is the whole match; in a list, it is only the article's number.
 */
function articlesOf({ 0: text, 1: list = '', 2: law, index }: RegExpMatchArray): WrittenCitation[] {
  const numbers = [...list.matchAll(new RegExp(ARTICLE_NUMBER, 'gu'))];
  const at = index! + text.indexOf(list);
  return numbers.map(({ 0: value, index: offset }) =>
    omitUndefined({
      kind: 'article' as const,
      value,
      law,
      ...(numbers.length === 1
        ? { text, start: index!, end: index! + text.length }
        : { text: value, start: at + offset, end: at + offset + value.length }),
    }),
  );
}

const matches = (text: string, pattern: RegExp, kind: 'law' | 'document'): WrittenCitation[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, 1: value = whole.replace(/\s+/g, ' '), index }) => ({
    kind,
    value,
    text: whole,
    start: index,
    end: index + whole.length,
  }));

type Names = { id: string; articles: WrittenCitation[]; laws: Set<string>; documents: Set<string> };

export type CitationIndex = ReturnType<typeof citationIndex>;

const nameOfCitation = ({ kind, value, law = '' }: WrittenCitation) => `${kind} ${value} ${law}`;

/** Makes the functions that look up citations. They are memoized, because texts repeat a few citations many times. */
export function citationIndex(sources: ReadonlyMap<string, Source>) {
  const names = [...sources].map(([id, source]) => namesOf(id, source));
  const holds = (name: Names, citation: WrittenCitation, isExact: boolean): boolean => {
    if (citation.kind === 'law') return name.laws.has(citation.value);
    if (citation.kind === 'document') return name.documents.has(citation.value);
    return name.articles.some((article) => isSameArticle(article, citation, isExact));
  };
  return {
    /** True if a source has the citation in its id, its title or another of its fields. */
    isKnown: memoizeBy(nameOfCitation, (citation) =>
      names.some((name) => holds(name, citation, false)),
    ),
    /**
     * Ids of the sources that the citation names: sources of the article, of the document, or of the law as a whole.
     */
    named: memoizeBy(nameOfCitation, (citation) =>
      names
        .filter((name) => holds(name, citation, true) && isWhole(sources.get(name.id)!, citation))
        .map(({ id }) => id),
    ),
  };
}

function namesOf(id: string, source: Source): Names {
  const { title, inText = '', edition = '', article } = source;
  const text = [title, inText, edition].join('. ');
  const found = findWrittenCitations(text);
  const laws = new Set(
    found.flatMap(({ kind, value, law }) => (kind === 'law' ? value : (law ?? []))),
  );
  const ofId = /^ley-(\d+-\d{4})/.exec(id)?.[1];
  if (ofId !== undefined) laws.add(ofId);
  const own = article === undefined ? [] : findWrittenCitations(`Art. ${article}`);
  return {
    id,
    laws,
    documents: new Set(found.flatMap(({ kind, value }) => (kind === 'document' ? value : []))),
    articles: [...own, ...found.filter(({ kind }) => kind === 'article')].map((cited) =>
      omitUndefined({ ...cited, law: cited.law ?? (own.length > 0 ? ofId : undefined) }),
    ),
  };
}

/**
 * True if both are the same article, of the same law if both name a law.
 * @param isExact if false, "6.19" also matches its part "6.19(a)"
 */
function isSameArticle(
  article: WrittenCitation,
  citation: WrittenCitation,
  isExact: boolean,
): boolean {
  if (citation.law !== undefined && article.law !== undefined && citation.law !== article.law)
    return false;
  return (
    article.value === citation.value || (!isExact && article.value.startsWith(`${citation.value}(`))
  );
}

/** False if the citation names a law and the source is not the whole law. */
const isWhole = ({ title, article }: Source, { kind, value }: WrittenCitation): boolean =>
  kind !== 'law' || (article === undefined && title.startsWith(`Ley ${value}`));

/** An article as the ids of sources write it: "5.02-a" for "5.02(a)". */
export const articleSlug = (article: string): string =>
  foldAccents(article)
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
