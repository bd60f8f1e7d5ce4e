/** A sign's record → its drawing: panel, legend and symbol, or the piece of road or the signal it describes. */
import type { ReactNode } from 'react';
import type { Sign } from '../../schemas/sign.ts';
import { lamp, sheeting } from './colours.ts';
import { BLANK } from './faces/blank.ts';
import { GUIDE, SIZES, WITHOUT_BORDER, WITHOUT_PANEL } from './faces/guide.tsx';
import { REGULATORY } from './faces/regulatory.tsx';
import { type Faces, type Scene, WordsOnly } from './faces/scene.tsx';
import { WARNING } from './faces/warning.tsx';
import { isDrawable } from './legend.tsx';
import { MARKINGS } from './markings.tsx';
import { Panel, panelSize } from './shapes.tsx';
import { SIGNALS, signalSize } from './signals.tsx';

const FACES: Faces = { ...REGULATORY, ...WARNING, ...GUIDE, ...BLANK };

/** Figures that words alone do not draw: a sign with one of these needs a face of its own. */
const FIGURES =
  /flecha|silueta|figura|triángulo|círculo|rombo|mano|escudo|placa pequeña|línea|franja/i;

/** Words that the drawing shows: the legend, or the word painted on the road. */
export function signWords(sign: Sign): string[] {
  const painted = sign.kind === 'marca' ? sign.name.match(/^Palabra (\p{Lu}+)$/u)?.[1] : undefined;
  return painted === undefined ? (sign.legend ?? []).filter((line) => line !== '→') : [painted];
}

/** Describes the drawing and its words, never the meaning. */
export function altText(sign: Sign): string {
  const words = signWords(sign).join(' ');
  return [sign.symbol, words && `Dice: ${words}.`].filter(Boolean).join(' ');
}

/** False for a record without a complete drawing: none is better than a partial one. */
export function hasDrawing(sign: Sign): boolean {
  if (sign.kind === 'marca') return sign.id in MARKINGS;
  if (sign.kind !== 'senal') return sign.id in SIGNALS;
  if (sign.shape === undefined || sign.colours === undefined) return false;
  if (!signWords(sign).every(isDrawable)) return false;
  if (sign.id in FACES) return true;
  return signWords(sign).length > 0 && !FIGURES.test(sign.symbol?.split(':')[1] ?? '');
}

/** `title` replaces the neutral text where the name of the sign may be told. */
export function SignDrawing({ sign, title }: { sign: Sign; title?: string }) {
  const { w, h, content } = hasDrawing(sign) ? draw(sign) : { w: 100, h: 100, content: null };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${w} ${h}`}
      role="img"
      aria-label={title ?? altText(sign)}
    >
      {content}
    </svg>
  );
}

/** The drawing without its frame, to put it into another one. */
export function draw(sign: Sign): { w: number; h: number; content: ReactNode } {
  const marking = MARKINGS[sign.id];
  if (sign.kind === 'marca' && marking) {
    const paint = sheeting(sign.colours?.background, 'blanco');
    return {
      w: 100,
      h: 100,
      content: marking({
        paint,
        glow: lamp(sign.colours?.background),
        word: signWords(sign)[0] ?? '',
        driverSide: sign.driverSide,
      }),
    };
  }
  const signal = SIGNALS[sign.id];
  if (sign.kind !== 'senal' && signal) {
    return { ...signalSize(sign.kind), content: signal({ light: sign.colours?.legend }) };
  }
  return drawPanel(sign);
}

function drawPanel(sign: Sign): { w: number; h: number; content: ReactNode } {
  const shape = sign.shape ?? 'cuadrado';
  const size = panelSize(shape, SIZES[sign.id] ?? sign.size);
  const ground = sheeting(sign.colours?.background, 'blanco');
  const ink = sheeting(sign.colours?.legend, 'negro');
  const border = WITHOUT_BORDER.has(sign.id)
    ? ground
    : sign.colours?.border === undefined
      ? ink
      : sheeting(sign.colours.border, 'negro');
  const scene: Scene = { ...size, shape, lines: sign.legend ?? [], ink, ground };
  const face = FACES[sign.id] ?? (scene.lines.length > 0 ? WordsOnly : undefined);
  const content = (
    <>
      {!WITHOUT_PANEL.has(sign.id) && (
        <Panel {...size} shape={shape} background={ground} border={border} />
      )}
      {face && (
        <g fill={ink} stroke={ink} strokeWidth="0">
          {face(scene)}
        </g>
      )}
    </>
  );
  return { ...size, content };
}
