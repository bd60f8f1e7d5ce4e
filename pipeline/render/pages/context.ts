/** The context of every page maker, and helpers that several of them use. */
import type { PageHeadName } from '../../../schemas/site.ts';
import type { Question } from '../../../schemas/test.ts';
import type { CoverageView, Html } from '../../../templates/view.ts';
import { drawSign } from '../../draw/sign-drawing.ts';
import { factsOfQuestion } from '../../ledger/fact-uses.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { blocksOf, EMPTY_BODY } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import type { PageBasis, UnroutedPage } from '../document/page.ts';
import type { Subject } from '../json-ld/graphs.ts';
import { learningResource } from '../json-ld/resources.ts';
import type { createPageContext } from './make-context.ts';

export type PageContext = ReturnType<typeof createPageContext>;

/** Title, description and keywords that data/site.json gives a page. */
export function configuredHead(
  { site }: PageContext,
  name: PageHeadName,
): Pick<UnroutedPage, 'title' | 'description' | 'keywords'> {
  const { title, description, keywords } = site.settings.heads[name];
  return { title, description, keywords };
}

/** The subject of a page in its JSON-LD. */
export const subjectOf = (
  { address }: Pick<PageContext, 'address'>,
  { path }: Route,
  { title, description }: Pick<UnroutedPage, 'title' | 'description'>,
): Subject => ({ name: title, description, url: address(path) });

/** The head of a page that teaches, with its JSON-LD. @param kind kind of learning resource */
export function teachingHead(context: PageContext, route: Route, name: PageHeadName, kind: string) {
  const found = configuredHead(context, name);
  return { ...found, jsonLd: [learningResource(subjectOf(context, route, found), kind)] };
}

export function regionCoverageOf({ site }: PageContext): CoverageView {
  return site.settings.regions.map((region) => ({
    region,
    municipalities: site.entries.municipalities
      .filter(({ data }) => data.region === region.id)
      .map(({ id, data: { name, latitude, longitude } }) =>
        omitUndefined({ id, name, latitude, longitude, nearest: nearestOf(site, id) }),
      ),
  }));
}

function nearestOf(
  site: Site,
  town: string,
): CoverageView[number]['municipalities'][number]['nearest'] {
  const nearest = site.nearest.get(town);
  if (nearest === undefined) return undefined;
  const { centre, km } = nearest;
  return {
    centre: centre.data.name,
    href: `${site.settings.basePath}/centro/${centre.id}/`,
    notice: centre.data.notice !== undefined,
    km,
  };
}

/** The drawing of a sign or a scene, for the picture for sharing. */
export function shareDrawingOf(
  { site, scenes }: PageContext,
  { sign: id = '', scene }: { sign?: string | undefined; scene?: string | undefined },
): { drawing?: string } {
  if (scene !== undefined) return { drawing: scenes.drawing(scene).svg };
  const sign = site.signs.get(id);
  return sign === undefined ? {} : { drawing: drawSign(site, sign).svg };
}

/** The questions of the tests, and the second forms. */
export const testAndFormQuestions = ({ questions, formas }: Site): Question[] =>
  [...questions.values(), ...formas.values()].map(({ question }) => question);

/** The basis of questions: the facts that they print, and the sources that they cite. */
export const basisOf = (site: Site, questions: readonly Question[]): PageBasis => ({
  facts: questions.flatMap((question) => factsOfQuestion(site, question)),
  cites: questions.flatMap(({ cite }) => cite),
});

/** The body of a Markdown entry as HTML. */
export function bodyOf({ site, text }: PageContext, entry: Entry): Html {
  return text.body(blocksOf(site.bodies.get(entry) ?? EMPTY_BODY));
}
