/** A sign's drawing as SVG text, and its neutral description. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sign } from '../../schemas/sign.ts';
import { altText, SignDrawing } from '../../templates/signs/SignDrawing.tsx';
import { onceEach } from '../program/once.ts';

export type Drawing = { svg: string; alt: string };

/** The pages, the exports and the sheets ask for the same signs: each is drawn once. */
export const drawSign = onceEach(
  (sign: Sign): Drawing => ({
    svg: renderToStaticMarkup(createElement(SignDrawing, { sign })),
    alt: altText(sign),
  }),
);

/** React closes every shape with a tag of its own, as HTML needs it. */
export const withShortTags = (svg: string): string =>
  svg.replace(/><\/(?:path|rect|circle|ellipse)>/g, '/>');
