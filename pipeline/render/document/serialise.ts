/** Embeds the data of a page as JSON, and renders islands from data. */
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Html } from '../../../templates/view.ts';

/** JSON for a <script> element: nothing in it can end the element or start a comment. */
export function serialiseForScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Data for the script of a page. */
export const dataScript = (id: string, data: unknown): Html =>
  `<script type="application/json" id="${id}">${serialiseForScript(data)}</script>` as Html;

/**
 * @param component renders the island as it is before stored progress is read
 * @param written the object that the page embeds: the data, or the addresses to fetch it from
 */
export const renderIsland = <Data extends object>(
  data: Data,
  component: (props: { data: Data }) => ReactNode,
  written: object = data,
): { island: Html; islandData: Html } => ({
  island: renderToString(createElement(component, { data })) as Html,
  islandData: dataScript('quiz-data', written),
});
