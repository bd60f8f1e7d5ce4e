/** The public ledger: the overview, and the page of each fact. */
import { createElement } from 'react';
import type { Fact } from '../../../schemas/fact.ts';
import { ConsistencyPage } from '../../../templates/pages/ConsistencyPage.tsx';
import { FactPage } from '../../../templates/pages/FactPage.tsx';
import { factRecordOf } from '../../ledger/fact-record.ts';
import type { LedgerFact } from '../../ledger/types.ts';
import type { Route } from '../../link/routes.ts';
import type { Entry } from '../../validate/index.ts';
import { firstFittingDescription, shortenTitle, type UnroutedPage } from '../document/page.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import { consistencyProps } from '../ledger/consistency.ts';
import { factPageProps } from '../ledger/fact-page.ts';
import { configuredHead, type PageContext, subjectOf } from './context.ts';

const SHARE = { section: 'Puerto Rico', title: 'Consistencia: qué dice cada fuente' };

export function consistencyPage(context: PageContext): UnroutedPage {
  const { site, ledger, view, today } = context;
  return {
    kind: 'chapter',
    sheets: ['ledger'],
    script: 'filter',
    ...configuredHead(context, 'consistency'),
    crumbs: [{ label: 'Consistencia' }],
    main: createElement(ConsistencyPage, { view, ...consistencyProps(site, ledger, view, today) }),
    share: SHARE,
  };
}

/** Search engines and tabs cut off longer titles. */
const LONGEST_TITLE = 80;

/** @param name the site's name, which follows the title */
function titleOf(label: string, name: string): string {
  const title = `${label}: qué dicen las fuentes`;
  return `${title} | ${name}`.length <= LONGEST_TITLE ? title : label;
}

/** A description with the value and its source; a general sentence if no value is decided or that would be too long. */
function descriptionOf({ site, view }: PageContext, entry: LedgerFact): string {
  const { label } = entry.fact;
  const general = `${label}: qué dice cada fuente, qué usa este sitio, por qué y desde cuándo.`;
  if (entry.preferred === undefined) return general;
  const [source] = factRecordOf(site, entry).sources;
  const title = source === undefined ? undefined : site.sources.get(source)?.title;
  const said = title === undefined ? 'sin fuente oficial' : `según ${title}`;
  const value = `${label}: ${view.fact(entry.id).text}`;
  return firstFittingDescription([
    `${value}, ${said}. Desde cuándo y qué dicen las demás fuentes.`,
    `${value}, ${said}.`,
    `${value}. Quién lo dice y desde cuándo.`,
    general,
  ]);
}

export function factPage(context: PageContext, route: Route): UnroutedPage {
  const { site, ledger, view } = context;
  const { id } = route.entry as Entry<Fact>;
  const entry = ledger.get(id)!;
  const title = titleOf(entry.fact.label, site.settings.name);
  const description = descriptionOf(context, entry);
  return {
    sheets: ['ledger'],
    title: `${shortenTitle(title)} | ${site.settings.name}`,
    description,
    keywords: [entry.fact.label, 'fuentes', site.settings.name],
    crumbs: [{ label: 'Consistencia', href: '/consistencia/' }, { label: entry.fact.label }],
    main: createElement(FactPage, {
      view,
      ...factPageProps(site, entry, context.factUses().get(id), context),
    }),
    jsonLd: [
      jsonLd.citingPageGraph(
        subjectOf(context, route, {
          title: entry.fact.label,
          // The description for programs gives no value, because the value may be disputed.
          description: `${entry.fact.label}: qué dice cada fuente, qué usa este sitio y por qué.`,
        }),
        factRecordOf(site, entry).sources.map((source) => site.sources.get(source)!),
      ),
    ],
    rests: { facts: [id], cites: entry.all.flatMap(({ source }) => source ?? []) },
    // All facts share one picture: a figure on a picture would lack its source.
    share: SHARE,
  };
}
