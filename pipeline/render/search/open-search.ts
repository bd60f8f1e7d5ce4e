/** The description of the site's search for browsers, which offer it in their address bar (OpenSearch 1.1). */
import type { SiteSettings } from '../../../schemas/site.ts';
import { escapeXml } from '../../text/escape.ts';

export const OPEN_SEARCH_PATH = '/buscar.xml';

/** Address of the results. @param query the words, or a placeholder such as `{searchTerms}` */
export const searchAddress = ({ origin, basePath }: SiteSettings, query: string): string =>
  `${origin}${basePath}/buscar/?q=${query}`;

export function openSearchFile(settings: SiteSettings): string {
  const { name, heads } = settings;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The standard allows sixteen characters.
    `  <ShortName>${escapeXml(name.slice(0, 16).trim())}</ShortName>`,
    `  <Description>${escapeXml(heads.search.description)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    '  <Language>es-PR</Language>',
    `  <Url type="text/html" template="${escapeXml(searchAddress(settings, '{searchTerms}'))}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
