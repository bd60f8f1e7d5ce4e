/** The grounds of a section of the manual, grouped by the labels of the sources. */
import type { SectionGround } from '../../../schemas/chapter.ts';
import type { Source } from '../../../schemas/source.ts';
import type { GroundView, SourceLabel } from '../../../templates/view.ts';
import { LABEL_RANK } from '../../ledger/evidence.ts';
import { formatList } from '../../ledger/format-value.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { Site } from '../../link/site.ts';
import { sourceLabelOf } from '../../link/source-label.ts';

/** The labels in the order of the page, the strongest first. */
const ORDER = Object.keys(LABEL_RANK) as SourceLabel[];

/** Text for a label that a figure of the section has, but none of the listed grounds. */
const OTHER_FIGURES = 'otras cifras de esta parte';

/**
 * @param cited ids of the sources that the sentences and figures of the section rest on
 * @returns one group for each label that occurs; statements with two labels are in both groups
 */
export function groundsOf(
  { sources }: Site,
  text: TextRenderer,
  grounds: readonly SectionGround[],
  cited: readonly string[],
): GroundView[] {
  const named = new Set(grounds.flatMap(({ cite }) => cite));
  const others = [...new Set(cited)].filter((id) => !named.has(id));
  return ORDER.flatMap((label) => {
    const found = grounds.flatMap(({ what, cite }) => {
      const own = cite.filter((id) => sourceLabelOf(sources.get(id)!) === label);
      return own.length === 0 ? [] : [{ what, own }];
    });
    const more = others.filter((id) => sourceLabelOf(sources.get(id)!) === label);
    if (found.length === 0 && more.length > 0) found.push({ what: OTHER_FIGURES, own: more });
    if (found.length === 0) return [];
    return {
      label,
      items: found.map(({ what, own }) => ({
        html: text.html(what),
        source: articlesOf(own.map((id) => sources.get(id)!)),
      })),
      cites: [...new Set([...found.flatMap(({ own }) => own), ...more])],
    };
  });
}

/** The numbers of articles and laws: "Art. 10.10", "Arts. 5.01 y 10.10", "Ley 253-1995"; empty without laws. */
function articlesOf(sources: readonly Source[]): string {
  const articles = sources.flatMap(({ kind, article }) =>
    kind === 'ley' && article !== undefined ? article : [],
  );
  const laws = sources.flatMap(({ kind, article, title }) =>
    kind === 'ley' && article === undefined ? (/^Ley \d+-\d{4}/.exec(title)?.[0] ?? []) : [],
  );
  const numbered =
    articles.length === 0
      ? []
      : `${articles.length === 1 ? 'Art.' : 'Arts.'} ${formatList(articles)}`;
  return [numbered, laws].flat().join(', ');
}
