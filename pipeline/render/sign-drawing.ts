/** A sign's drawing as SVG text, and its neutral description. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sign } from '../../schemas/sign.ts';
import { altText, SignDrawing } from '../../templates/signs/SignDrawing.tsx';

export type Drawing = { svg: string; alt: string };

export function drawSign(sign: Sign): Drawing {
  return {
    svg: renderToStaticMarkup(createElement(SignDrawing, { sign })),
    alt: altText(sign),
  };
}
