/** A page before it becomes a document: its address, its head and its main element. */
import type { ReactElement } from 'react';
import type { Crumb } from '../../../templates/view.ts';
import type { Graph } from '../json-ld/graphs.ts';
import type { ScriptName, StylesheetName } from './assets.ts';

type PageKind = 'content' | 'chapter' | 'quiz' | 'gallery';

/** The content of a picture for sharing: its words and, as SVG, a drawing beside them or a scene above them. */
export type ShareCard = { section: string; title: string; drawing?: string; scene?: string };

/** A rendered card: its path below the site's root, and its own words as alternative text. Pages may share a card. */
export type SharePicture = { path: string; alt: string };

export type Page = {
  /** Route with trailing slash, or "/404.html". */
  path: string;
  /** The kind of page, which selects its budget. */
  kind: PageKind;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Language of the main element and the head; the shell is in Spanish. Default: the site's language. */
  language?: 'en';
  /** Defaults to "index, follow". */
  robots?: string;
  /** Canonical route, if it is not the page's own. */
  canonical?: string;
  /** Breadcrumbs below Inicio; none on the home page. */
  crumbs?: readonly Crumb[];
  main: ReactElement;
  jsonLd: readonly Graph[];
  /** Address of the file that the script fetches; the page preloads it. */
  data?: string;
  /** Bundle that the page loads besides the common script. */
  script?: Exclude<ScriptName, 'page'>;
  /** True if the questions or sections of the page can be listened to. */
  listen?: true;
  /** Stylesheets besides the common one. */
  sheets?: readonly Exclude<StylesheetName, 'site'>[];
  /** Stylesheets that the page's script loads with the tool that needs them. */
  lateSheets?: readonly Exclude<StylesheetName, 'site' | 'print'>[];
  /** The facts and sources of the page's questions. They support the page, but its HTML does not mark them. */
  rests?: PageBasis;
  /** Day on which the page's own text last changed, for the sitemap. */
  updated?: string;
  /**
   * The content of the page's picture for sharing. Default: the page's title and the name of its section. Pages with
   * the same card share a picture.
   */
  share?: Partial<ShareCard>;
  /** Day on which an article was published, for share previews. */
  published?: string;
};

/** Ids of facts and of sources. */
export type PageBasis = { facts: readonly string[]; cites: readonly string[] };

/** A page as its maker returns it: the route gives the path, and `kind` and `jsonLd` have defaults. */
export type UnroutedPage = Omit<Page, 'path' | 'kind' | 'jsonLd'> &
  Partial<Pick<Page, 'kind' | 'jsonLd'>>;

export type PageHead = Omit<Page, 'main' | 'jsonLd'>;

/** Number of characters of a title that search engines show. */
const TITLE_LENGTH = 60;

/** @returns the text, cut between two words if it is too long for a title beside the site's name */
export function shortenTitle(text: string): string {
  if (text.length <= TITLE_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', TITLE_LENGTH - 1))}…`;
}

/** Number of characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 160;

/** @param wordings descriptions, the fullest first @returns the first that is shown whole, or else the last */
export const firstFittingDescription = (wordings: readonly [string, ...string[]]): string =>
  wordings.find(({ length }) => length <= DESCRIPTION_LENGTH) ?? wordings.at(-1)!;
