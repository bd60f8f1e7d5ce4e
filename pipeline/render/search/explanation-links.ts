/** Finds the place that explains each figure: a search result links there. */
import type { TextAnalysis } from '../../../templates/islands/search/analysis.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import { sectionsIn } from '../../text/headings.ts';
import { type Block, factIdsIn, type Heading, inlinesInBlocks } from '../../text/tree.ts';

/** @property about the headings above the place, from the page's title down */
type Place = { href: string; about: string; facts: readonly string[] };

/**
 * Among the places that print a fact, chooses the one whose headings share the most words with the fact's label; on a
 * tie, the first. A summary of many figures says little about each.
 * @param headingText the plain words of a heading
 * @returns addresses by fact, for the facts that a section of the manual or an answer of /tramites/ prints
 */
export function explanationLinks(
  site: Site,
  ledger: Ledger,
  { wordsOf, conceptsOf }: TextAnalysis,
  headingText: (heading: Heading) => string,
): ReadonlyMap<string, string> {
  const namesOf = (text: string) => conceptsOf(wordsOf(text)).map(({ name }) => name);
  const best = new Map<string, { href: string; matches: number }>();
  for (const { href, about, facts } of [...inManual(site, headingText), ...inAnswers(site)]) {
    const said = new Set(namesOf(about));
    for (const id of new Set(facts)) {
      const label = ledger.get(id)?.fact.label ?? '';
      const matches = new Set(namesOf(label).filter((name) => said.has(name))).size;
      if (matches > (best.get(id)?.matches ?? -1)) best.set(id, { href, matches });
    }
  }
  return new Map([...best].map(([id, { href }]) => [id, href]));
}

function inManual(site: Site, headingText: (heading: Heading) => string): Place[] {
  return site.entries.chapters.flatMap((chapter) =>
    (site.bodies.get(chapter)?.sections ?? []).flatMap(({ id, title, blocks }) => {
      const page = `/manual/${chapter.id}/`;
      const about = `${chapter.data.title} ${title}`;
      return [
        ...sectionsIn(blocks).map(({ heading, rest }) => ({
          href: `${page}#${heading.id}`,
          about: `${about} ${headingText(heading)}`,
          facts: factsIn(rest),
        })),
        { href: `${page}#${id}`, about, facts: factsIn(blocks) },
      ];
    }),
  );
}

function inAnswers({ entries, lines }: Site): Place[] {
  const facts = (answer: string) => factIdsIn(lines.get(answer) ?? []);
  return [
    ...entries.essentials.flatMap(({ data }) =>
      data.items.map(({ id, question, answer }) => ({
        href: `/tramites/#esencial-${id}`,
        about: question,
        facts: facts(answer),
      })),
    ),
    ...entries.procedureFaq.flatMap(({ data }) =>
      data.items.map(({ question, answer }, index) => ({
        href: `/tramites/#pregunta-${index + 1}`,
        about: question,
        facts: facts(answer),
      })),
    ),
  ];
}

const factsIn = (blocks: readonly Block[]): string[] => factIdsIn(inlinesInBlocks(blocks));
