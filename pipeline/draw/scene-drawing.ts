/** A scene's drawing as SVG text, with its description in words. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnStyle } from '../../templates/diagrams/colours.ts';
import { Scene } from '../../templates/diagrams/Scene.tsx';
import type { TextRenderer } from '../ledger/rich-text.ts';
import type { Site } from '../link/site.ts';
import { once } from '../program/once.ts';
import type { Drawing } from './sign-drawing.ts';

/** @returns draws each scene once; the id is that of a linked site, so the scene exists */
export const sceneDrawer = (site: Site, { plain }: Pick<TextRenderer, 'plain'>) =>
  once((id: string): Drawing => {
    const scene = site.scenes.get(id)!;
    const element = createElement(Scene, { scene, signs: site.signs, text: plain });
    return {
      svg: withOwnStyle(renderToStaticMarkup(element)),
      alt: plain(scene.description),
    };
  });
