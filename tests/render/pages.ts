/** Renders the pages of a small project without writing them to disk. */

import { renderToStaticMarkup } from 'react-dom/server';
import type { LedgerFact } from '../../pipeline/ledger/types.ts';

import type { Page } from '../../pipeline/render/document/page.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { createPageContext } from '../../pipeline/render/pages/make-context.ts';
import { type Files, findingLabel, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

/** The sample site overlaid with some files, linked and audited. */
export function auditSampleSite(files: Files = {}) {
  const { site, ledger, findings } = readProject(project({ ...SAMPLE_FILES, ...files }));
  if (site === undefined || ledger === undefined) {
    // The usual cause is that base-data.ts or sample-data.ts lacks a field that a schema requires.
    const errors = findings.filter(({ severity }) => severity === 'error');
    const told = errors.map((each) => `${findingLabel(each)}: ${each.title}`);
    throw new Error(`the fixture makes no site:\n${told.join('\n')}`);
  }
  const fact = (id: string): LedgerFact => {
    const found = ledger.get(id);
    if (found === undefined) throw new Error(`there is no fact ${id}`);
    return found;
  };
  return { site, ledger, fact };
}

/** The same site with its pages by address. */
export function renderSampleSite(files: Files = {}) {
  const { site, ledger } = auditSampleSite(files);
  const set = renderPages(site, ledger, site.newest);
  const pages = new Map<string, Page>([...set.makers()].map(({ path, make }) => [path, make()]));
  const page = (path: string): Page => {
    const found = pages.get(path);
    if (found === undefined) throw new Error(`there is no page ${path}`);
    return found;
  };
  return {
    site,
    ledger,
    set,
    view: createPageContext(site, ledger, site.newest, undefined).view,
    pages,
    page,
    /** The main element of a page, without its scripts and frame. */
    main: (path: string) => renderToStaticMarkup(page(path).main),
  };
}

/** A text with plain spaces instead of no-break ones. */
export const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
