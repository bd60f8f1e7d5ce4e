/** A scene's drawing as SVG text, with its description in words. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnStyle } from '../../templates/diagrams/colours.ts';
import { Scene } from '../../templates/diagrams/Scene.tsx';
import { plainText } from '../ledger/filled.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { once, onceEach } from '../program/once.ts';
import type { Drawing } from './sign-drawing.ts';

/**
 * The pages, the exports and the review show the same scenes: each is drawn once for a site and its ledger. The id is that
 * of a linked site, so the scene exists.
 */
export const sceneDrawer = onceEach((site: Site) =>
  onceEach((ledger: Ledger) =>
    once((id: string): Drawing => {
      const scene = site.scenes.get(id)!;
      const text = (rich: string) => plainText({ site, ledger }, rich);
      const element = createElement(Scene, { scene, signs: site.signs, text });
      return { svg: withOwnStyle(renderToStaticMarkup(element)), alt: text(scene.description) };
    }),
  ),
);
