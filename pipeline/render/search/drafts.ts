/** The records that the search can find, with their texts before analysis. */

import type { PageHeadName } from '../../../schemas/site.ts';
import type { TextAnalysis } from '../../../templates/islands/search/analysis.ts';
import type { View } from '../../../templates/view.ts';
import { factRecordOf } from '../../ledger/fact-record.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import { rightOptionText } from '../../link/question-sets.ts';
import { factRoute, questionRoute, type Route } from '../../link/routes.ts';
import { onlyRecordOf, type Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { boldAndFirstCellsIn, headingsIn } from '../../text/headings.ts';
import { blocksOf, EMPTY_BODY } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import { inlinesByLine } from '../questions/speech.ts';
import { explanationLinks } from './explanation-links.ts';
import { SEARCH_KIND_BY_PAGE, type SearchKind } from './search-kinds.ts';

export type SearchSources = { site: Site; ledger: Ledger; view: View; text: TextRenderer };
type Reading = SearchSources & { analysis: TextAnalysis };

export type SearchDraft = {
  kind: SearchKind;
  title: string;
  /** Route of the page, with its anchor. */
  href: string;
  names?: readonly string[];
  /** Texts all of whose words are kept. */
  marked?: readonly string[];
  /** Texts of which only the distinctive words are kept. */
  text?: readonly string[];
  answer?: string;
  note?: string;
  image?: [src: string, width: number, height: number];
};

/** All drafts, with the words that people type to find them. */
export function draftSearchRecords(sources: Reading): SearchDraft[] {
  const { places } = onlyRecordOf(sources.site.entries.synonyms);
  const drafts = [
    ...essentials(sources),
    ...procedures(sources),
    ...pages(sources),
    ...sections(sources),
    ...centres(sources),
    ...figures(sources),
    ...signs(sources),
    ...questions(sources),
  ];
  for (const { href, words } of places) {
    // The items of a list share its address; the list comes first, so it gets the words.
    const draft = drafts.find((each) => each.href === href);
    if (draft !== undefined) draft.names = [...(draft.names ?? []), ...words];
  }
  return drafts;
}

const dataOf = <T>(entries: readonly Entry<T>[]): T | undefined => entries[0]?.data;

function essentials({ site, text }: SearchSources): SearchDraft[] {
  const items = dataOf(site.entries.essentials)?.items ?? [];
  return items.map(({ id, question, answer, short }) => ({
    kind: 'essential',
    title: question,
    href: `/tramites/#esencial-${id}`,
    names: [...(short === undefined ? [] : [short.label])],
    answer: text.plain(answer),
  }));
}

function procedures({ site, text }: SearchSources): SearchDraft[] {
  const { entries } = site;
  const kind = 'procedure' as const;
  const process = dataOf(entries.procedureProcess);
  const papers = dataOf(entries.procedureDocuments)?.items ?? [];
  const lists = (process?.applicants ?? []).map(
    ({ id, tab, intro }): SearchDraft => ({
      kind,
      title: `Tu lista: ${tab}`,
      href: `/tramites/#${id}`,
      answer: text.plain(intro),
      text: [
        ...process!.items
          .filter((step) => step.for.includes(id))
          .flatMap(({ title, description }) => [title, text.plain(description)]),
        ...papers.filter((paper) => paper.for.includes(id)).map(({ item }) => text.plain(item)),
      ],
    }),
  );
  const exams = (dataOf(entries.procedureExams)?.items ?? []).map(
    ({ title, description, rows }): SearchDraft => ({
      kind,
      title,
      href: '/tramites/#examenes',
      answer: text.plain(description),
      text: rows.flatMap(({ label, value }) => [label, text.plain(value)]),
    }),
  );
  const fees = entries.procedureFees.map(
    ({ data }): SearchDraft => ({
      kind,
      title: 'Costos',
      href: '/tramites/#costos',
      answer: text.plain(data.intro),
      text: data.items.map(({ service }) => service),
    }),
  );
  const faq = (dataOf(entries.procedureFaq)?.items ?? []).map(
    ({ question, answer }, index): SearchDraft => ({
      kind: 'essential',
      title: question,
      href: `/tramites/#pregunta-${index + 1}`,
      answer: text.plain(answer),
    }),
  );
  return [
    ...lists,
    ...papers.map(
      (paper): SearchDraft => ({
        kind,
        title: text.plain(paper.item),
        href: `/tramites/#${paper.for[0]}`,
        answer: text.plain(paper.detail),
        text: [paper.from ?? '', paper.trouble ?? ''].map(text.plain),
      }),
    ),
    ...exams,
    ...fees,
    ...faq,
  ];
}

function pages({ site, text }: SearchSources): SearchDraft[] {
  return [...site.routes.values()].flatMap((route): SearchDraft[] => {
    const kind = SEARCH_KIND_BY_PAGE[route.kind] ?? 'page';
    return kind === 'none' ? [] : [{ kind, href: route.path, ...pageTexts(site, text, route) }];
  });
}

/** Search texts of a page: its head in the settings, or else its record. */
function pageTexts(
  site: Site,
  text: TextRenderer,
  { kind, entry }: Route,
): Omit<SearchDraft, 'kind' | 'href'> {
  const head = site.settings.heads[kind as PageHeadName] as
    | { title: string; description: string; keywords: string[] }
    | undefined;
  // The pages of harder questions share one head, so their texts come from their records.
  if (head !== undefined && kind !== 'retos') {
    const { title, description, keywords } = head;
    const plain = { title: title.replace(/ \| .*/s, ''), names: keywords };
    // The offline page's description is about a missing page, but people search for it to save the site.
    return kind === 'offline' ? plain : { ...plain, answer: description };
  }
  type Described = {
    title: string;
    description?: string;
    excerpt?: string;
    keywords?: string[];
  };
  const { title, description, excerpt, keywords = [] } = entry!.data as Described;
  const answer = text.plain(description ?? excerpt ?? '');
  const plainTitle = text.plain(title);
  // The texts of a chapter are indexed with its sections.
  if (kind === 'chapter') return { title: plainTitle, answer };
  const blocks = blocksOf(site.bodies.get(entry!) ?? EMPTY_BODY);
  return {
    title: kind === 'test' ? `Test: ${plainTitle}` : plainTitle,
    answer,
    marked: keywords,
    // An article is indexed by its headings, bold words and first cells of rows, a page by its full text.
    text: [
      ...headingsIn(blocks),
      ...(kind === 'article' ? boldAndFirstCellsIn : inlinesByLine)(blocks),
    ].map(text.words),
  };
}

function sections({ site, text }: SearchSources): SearchDraft[] {
  const asked = [...site.questions.values()].map(({ question }) => question);
  return site.entries.chapters.flatMap((chapter) =>
    chapter.data.sections.map(({ id, title }): SearchDraft => {
      const body = site.bodies.get(chapter)?.sections.find((section) => section.id === id);
      const blocks = body?.blocks ?? [];
      return {
        kind: 'section',
        title,
        href: `/manual/${chapter.id}/#${id}`,
        names: [chapter.data.title, ...headingsIn(blocks).map(text.words)],
        note: chapter.data.title,
        marked: boldAndFirstCellsIn(blocks).map(text.words),
        text: [
          ...inlinesByLine(blocks).map(text.words),
          // People search for a section with the words of its questions.
          ...asked
            .filter(({ section }) => section === `${chapter.id}#${id}`)
            .flatMap((question) => [
              text.plain(question.question),
              text.option(rightOptionText(question)),
            ]),
        ],
      };
    }),
  );
}

function centres({ site, text }: SearchSources): SearchDraft[] {
  const { centres: all, municipalities } = site.entries;
  const ofCentres = all.map(
    ({ id, data }): SearchDraft => ({
      kind: 'centre',
      title: data.name,
      href: `/centro/${id}/`,
      names: [data.municipality],
      answer: text.plain(data.description),
    }),
  );
  const ofTowns = municipalities.flatMap(({ id, data }): SearchDraft[] => {
    const nearest = site.nearest.get(id);
    if (nearest === undefined || nearest.centre.data.municipality === data.name) return [];
    const { centre, km } = nearest;
    return [
      {
        kind: 'centre',
        title: `${data.name}: ${centre.data.name}`,
        href: `/centro/${centre.id}/`,
        answer: `El más cercano, a ${Math.round(km)} km en línea recta`,
      },
    ];
  });
  return [...ofCentres, ...ofTowns];
}

/** Leaves out the site's claims about itself, its own counts, unprinted facts, and repetitions in a second unit. */
function figures({ site, ledger, view, text, analysis }: Reading): SearchDraft[] {
  const explained = explanationLinks(site, ledger, analysis, ({ children }) =>
    text.words(children),
  );
  const labels = new Set([...ledger.values()].map(({ fact }) => fact.label));
  // Some facts repeat another in a second unit and name it last, as in "Distancia mínima a un hidrante, en metros".
  const isSecondUnit = (label: string) => {
    const first = label.replace(/, en \p{L}+$/u, '');
    return first !== label && labels.has(first);
  };
  return [...ledger.values()]
    .filter(
      ({ fact, all }) =>
        fact.claim !== true &&
        fact.unprinted === undefined &&
        all.every(({ computed }) => computed === undefined) &&
        !isSecondUnit(fact.label),
    )
    .map((entry) => ({
      kind: 'figure',
      title: entry.fact.label,
      href: explained.get(entry.entry.id) ?? factRoute(entry.entry.id),
      names: entry.fact.mentions ?? [],
      answer: view.fact(entry.entry.id).text,
      note: factRecordOf(site, entry).ground,
    }));
}

function signs({ site, text, view }: SearchSources): SearchDraft[] {
  return site.entries.signs.flatMap(({ id, data }): SearchDraft[] => [
    {
      kind: 'signFamily',
      title: data.title,
      href: `/senales/#${id}`,
      answer: text.plain(data.description),
    },
    ...data.items.map((sign): SearchDraft => {
      const drawn = view.signImage(sign);
      return omitUndefined({
        kind: 'sign' as const,
        title: sign.name,
        href: `/senales/#${sign.id}`,
        names: [...(sign.alsoCalled ?? []), ...(sign.legend ?? [])],
        answer: text.plain(sign.meaning),
        text: [sign.symbol ?? '', sign.pattern ?? ''],
        image: drawn && ([drawn.src, drawn.width, drawn.height] as SearchDraft['image']),
      });
    }),
  ]);
}

function questions({ site, text }: SearchSources): SearchDraft[] {
  return [...site.questions.values(), ...site.formas.values()].map(({ question }) => ({
    kind: 'question',
    title: text.plain(question.question),
    href: questionRoute(question),
    text: [text.option(rightOptionText(question)), site.signs.get(question.sign ?? '')?.name ?? ''],
  }));
}
