/** A scene's drawing as SVG text, with its description in words. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnStyle } from '../../templates/diagrams/colours.ts';
import { Scene } from '../../templates/diagrams/Scene.tsx';
import { plainText, wordsOf } from '../ledger/filled.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { onceEach } from '../program/once.ts';
import type { Drawing } from './sign-drawing.ts';

/** What was drawn of a site, by id and words. */
const drawings = onceEach((_: Site) => new Map<string, Drawing>());

/**
 * The pages, the exports and the review show the same scenes, and most of them read the same on each day: a scene is drawn
 * once for the words that it shows. @param id that of a linked site, so the scene exists
 */
export function drawScene(content: { site: Site; ledger: Ledger }, id: string): Drawing {
  const { site } = content;
  const entry = site.entries.scenes.find((each) => each.id === id)!;
  const words = site.textsOf.get(entry)!.map(({ inlines }) => wordsOf(content, inlines));
  const key = [id, ...words].join('\0');
  const known = drawings(site).get(key);
  if (known !== undefined) return known;
  const text = (rich: string) => plainText(content, rich);
  const element = createElement(Scene, { scene: entry.data, signs: site.signs, text });
  const svg = withOwnStyle(renderToStaticMarkup(element));
  const drawing = { svg, alt: text(entry.data.description) };
  drawings(site).set(key, drawing);
  return drawing;
}
