/** A sign's record → a small SVG: shape, official colours, legend. */
import type { Sign } from '../../schemas/sign.ts';
import { escapeHtml } from '../link/markdown.ts';

/** Pantone equivalents of the federal standard, as in the sources of data/senales. */
const COLOURS: Record<string, string> = {
  rojo: '#AF1E2D', blanco: '#FFFFFF', negro: '#000000', amarillo: '#FCD116', verde: '#006B54', azul: '#003F87', naranja: '#DD7500',
  'marrón': '#603311', marron: '#603311', 'amarillo-verde fluorescente': '#C6E000', 'rosado fluorescente': '#F46D9B', 'púrpura': '#6D2077',
};
const SHAPES: Record<string, (w: number, h: number) => string> = {
  octagono: (w, h) => points([[0.2929, 0], [0.7071, 0], [1, 0.2929], [1, 0.7071], [0.7071, 1], [0.2929, 1], [0, 0.7071], [0, 0.2929]], w, h),
  'triangulo-invertido': (w, h) => points([[0, 0], [1, 0], [0.5, 1]], w, h),
  pentagono: (w, h) => points([[0.5, 0], [1, 0.5], [1, 1], [0, 1], [0, 0.5]], w, h),
  diamante: (w, h) => points([[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]], w, h),
  banderin: (w, h) => points([[0, 0], [1, 0.5], [0, 1]], w, h),
};

function points(normal: [number, number][], w: number, h: number): string {
  return `M${normal.map(([x, y]) => `${round(x * w)} ${round(y * h)}`).join('L')}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function drawSign(sign: Sign): { svg: string; alt: string } {
  const diamond = sign.shape === 'diamante';
  const [width, height] = sign.size ?? (sign.shape === 'rectangulo-vertical' ? [24, 30] : sign.shape === 'rectangulo-horizontal' ? [36, 24] : [30, 30]);
  const w = diamond ? width * 1.414 : width;
  const h = diamond ? height * 1.414 : sign.shape === 'triangulo-invertido' ? width * 0.866 : height;
  const fill = COLOURS[sign.colours?.background ?? 'blanco'] ?? '#FFFFFF';
  const ink = COLOURS[sign.colours?.legend ?? 'negro'] ?? '#000000';
  const path = SHAPES[sign.shape ?? '']?.(w, h);
  const outline = path !== undefined ? `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width=".6"/>` : sign.shape === 'circulo' ? `<circle cx="${w / 2}" cy="${h / 2}" r="${w / 2 - 0.3}" fill="${fill}" stroke="${ink}" stroke-width=".6"/>` : `<rect x=".3" y=".3" width="${round(w - 0.6)}" height="${round(h - 0.6)}" rx="1.5" fill="${fill}" stroke="${ink}" stroke-width=".6"/>`;
  const lines = sign.legend ?? [];
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const size = Math.min((w * 0.8) / (longest * 0.62), (h * 0.72) / Math.max(1, lines.length));
  const text = lines
    .map((line, index) => `<text x="${round(w / 2)}" y="${round(h / 2 + size * (index - (lines.length - 1) / 2) + size * 0.35)}" font-family="Overpass,Arial,sans-serif" font-weight="800" font-size="${round(size * 0.9)}" fill="${ink}" text-anchor="middle">${escapeHtml(line)}</text>`)
    .join('');
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(w)} ${round(h)}">${outline}${text}</svg>`, alt: sign.symbol ?? `Señal ${sign.shape ?? ''}` };
}
