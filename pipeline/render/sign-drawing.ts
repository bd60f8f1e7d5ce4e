/** A sign's record → its drawing as SVG text, and the neutral words for it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sign } from '../../schemas/sign.ts';
import { altText, SignDrawing } from '../../templates/signs/SignDrawing.tsx';

type Drawing = { svg: string; alt: string };

/** Questions, exports and the sheets ask for the same drawings. */
const drawn = new WeakMap<Sign, Drawing>();

export function drawSign(sign: Sign): Drawing {
  const known = drawn.get(sign);
  if (known !== undefined) return known;
  const drawing = {
    svg: renderToStaticMarkup(createElement(SignDrawing, { sign })),
    alt: altText(sign),
  };
  drawn.set(sign, drawing);
  return drawing;
}
