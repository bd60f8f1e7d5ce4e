/** Draws a hazard as a still picture of one moment, or as a clip, whose parts the page's script moves. */
import type { Hazard } from '../../schemas/hazard.ts';
import {
  CLIP_HEIGHT,
  CLIP_WIDTH,
  type Clip,
  type ClipPart,
  EYE_HEIGHT,
  eyeAt,
  interpolateTrack,
  isLampOn,
  MIRROR,
  type PartPlacement,
  projectPart,
  SEAT_X,
  walkingPose,
} from './camera.ts';
import { GRASS, INK, ROAD_COLOUR, SKY_COLOURS, WHITE } from './palette.ts';
import { ROAD_LAYOUTS } from './roads.ts';
import type { DrawnPart } from './solids.ts';
import { buildHazardWorld } from './world.ts';

type Mood = keyof typeof SKY_COLOURS;

/** @param at the second to draw; flashing lamps are lit, since a still picture cannot flash */
export function drawHazardStill(hazard: Hazard, at: number): string {
  return picture(hazard, at, false);
}

/** The clip as a file: a picture of second 0 that contains an element for each part, and the parts as data. */
export function drawHazardClip(hazard: Hazard): string {
  return picture(hazard, 0, true);
}

function picture(hazard: Hazard, at: number, moves: boolean): string {
  const { clip, ground, drawn } = buildHazardWorld(hazard);
  const mood = hazard.mood ?? 'dia';
  const print = (list: readonly DrawnPart[], beyond: boolean): string =>
    list.map((each) => element(each, clip, at, moves, beyond)).join('');
  const world = drawn.filter(({ part }) => part.mirror === undefined);
  const mirrored = drawn.filter(({ part }) => part.mirror !== undefined);
  const parts = [
    ...world.filter((each) => isBeyond(each, clip, at)),
    ...ground,
    ...world.filter((each) => !isBeyond(each, clip, at)),
    ...mirrored,
  ].map(({ part }) => part);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CLIP_WIDTH} ${CLIP_HEIGHT}"${moves ? ` data-clip='${JSON.stringify({ ...clip, parts: parts.map(short) })}'` : ''}>`,
    backdrop(mood, hazard.order, hazard.crest !== undefined),
    `<g data-beyond="">${print(world, true)}</g>`,
    print(ground, false),
    `<g data-near="">${print(world, false)}</g>`,
    atmosphere(mood, hazard.order),
    cabin(hazard, at, moves, print(mirrored, false)),
    '</svg>',
  ].join('');
}

const isBeyond = ({ part }: DrawnPart, { crest = 1e9 }: Clip, at: number): boolean =>
  interpolateTrack(part.z, at) > crest;

function short({ on, ...part }: ClipPart): ClipPart {
  const lamps = on?.some((spans) => spans.length > 0) === true;
  return lamps ? { ...part, on } : part;
}

function element(
  { part, fill, group }: DrawnPart,
  clip: Clip,
  at: number,
  moves: boolean,
  beyond: boolean,
): string {
  if (isBeyond({ part }, clip, at) !== beyond) return '';
  const placed = projectPart(part, eyeAt(clip, at), at);
  if (!moves && placed === undefined) return '';
  const place = attributes(placed);
  if (fill !== undefined) return `<path${moves ? ' data-part=""' : ''} ${fill}${place}/>`;
  const pose = part.walks ? walkingPose(part, at) : 0;
  const inside = group!
    .replace(/<g data-pose="(\d)">(.*?)<\/g>/g, (all, n: string, drawing: string) =>
      moves
        ? all.replace('>', Number(n) === pose ? '>' : ' display="none">')
        : Number(n) === pose
          ? drawing
          : '',
    )
    .replace(/<g data-on="(\d)">(.*?)<\/g>/g, (all, n: string, drawing: string) => {
      const spans = part.on?.[Number(n)] ?? [];
      const on = isLampOn(spans, at, moves && part.flash === 1 && Number(n) > 1);
      if (!moves) return on ? drawing : '';
      return spans.length === 0 ? '' : all.replace('>', on ? '>' : ' display="none">');
    });
  return `<g${moves ? ' data-part=""' : ''}${place}>${inside}</g>`;
}

const attributes = (placed: PartPlacement | undefined): string =>
  placed === undefined ? ' display="none"' : ` ${placed.attribute}="${placed.value}"`;

/** @param ends true if the ground ends at the top of a hill, with a valley beyond */
function backdrop(mood: Mood, order: number, ends: boolean): string {
  const [sky, low, hills] = SKY_COLOURS[mood];
  const grass = mood === 'dia' ? GRASS : mood === 'lluvia' ? '#6f9470' : '#6d8a63';
  return (
    `<defs><linearGradient id="cielo-${order}" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    `<path fill="url(#cielo-${order})" d="M0 0H320V80H0z"/>` +
    `<path fill="${hills}" d="M0 78V66Q30 58 58 67 84 52 118 68 150 60 176 70 214 54 246 66 282 56 320 68V78z"/>` +
    `<path fill="${ends ? hills : grass}" d="M0 76H320V180H0z"/>`
  );
}

function atmosphere(mood: Mood, order: number): string {
  if (mood === 'atardecer')
    return `<path fill="#241a44" opacity=".2" d="M0 0H320V180H0z"/><linearGradient id="faros-${order}" x2="0" y2="1"><stop stop-color="#ffe9b0" stop-opacity="0"/><stop offset=".5" stop-color="#ffe9b0" stop-opacity=".22"/></linearGradient><path fill="url(#faros-${order})" d="M40 180Q100 96 160 90 220 96 290 180z"/>`;
  if (mood !== 'lluvia') return '';
  const drops: string[] = [];
  for (let i = 0; i < 46; i++)
    drops.push(`M${(i * i * 37 + i * 61) % 331} ${((i * 89 + i * i * 13) % 218) - 40}l-2.5 9`);
  return `<path fill="#8d9aa0" opacity=".22" d="M0 0H320V180H0z"/><g data-rain=""><path fill="none" stroke="#e8f0f2" stroke-width=".6" opacity=".75" d="${drops.join('')}"/></g>`;
}

/** The road behind, as the mirror shows it. Lines run to the horizon, whatever the magnification of the mirror. */
function behind(road: Hazard['road']): string {
  const { edges, dashed } = ROAD_LAYOUTS[road];
  const below = 50;
  const at = (x: number) => Math.round(MIRROR.x + ((x - SEAT_X) * (below - MIRROR.y)) / EYE_HEIGHT);
  const from = `M${MIRROR.x} ${MIRROR.y}`;
  const lines = dashed.map((x) => `${from}L${at(x)} ${below}`).join('');
  return `<path fill="#bfd6e2" d="M90 0H230V50H90z"/><path fill="${GRASS}" d="M90 17H230V50H90z"/><path fill="${ROAD_COLOUR}" d="${from}L${at(edges[0])} ${below}H${at(edges[1])}z"/><path fill="none" stroke="${WHITE}" stroke-width=".9" stroke-dasharray="5 4" d="${lines}"/>`;
}

/**
 * The edge of the windshield, the bonnet, the dashboard with its signals, and the mirror, which is large if the hazard
 * needs it.
 */
function cabin(
  { you, mirror, mood, order, road }: Hazard,
  at: number,
  moves: boolean,
  reflected: string,
): string {
  const arrow = (side: 'izquierda' | 'derecha') => {
    const flip = side === 'izquierda' ? '' : ' transform="translate(320 0)scale(-1 1)"';
    const during = you.signal?.side === side ? ` data-during="${you.signal.during.join(' ')}"` : '';
    const on = you.signal?.side === side && isLampOn(you.signal.during, at, moves);
    return `<path data-signal="${side}"${during}${flip} fill="${on ? '#22d67a' : '#33403b'}" d="M118 172l8-6v3.5h7v5h-7v3.5z"/>`;
  };
  const glass = { dia: '#bfd6e2', lluvia: '#aab6ba', atardecer: '#8a6f86' }[mood ?? 'dia'];
  const inside = mirror
    ? `${behind(road)}${reflected}`
    : `<path fill="${glass}" d="M90 0H230V50H90z"/>`;
  const frame = mirror
    ? 'M110 5H210Q213 5 212 9L207 41Q206 45 202 45H118Q114 45 113 41L108 9Q107 5 110 5z'
    : 'M128 7H192Q195 7 194 10L190 25Q189 28 186 28H134Q131 28 130 25L126 10Q125 7 128 7z';
  return (
    '<path fill="#3f5f78" d="M40 168Q160 136 280 168V180H40z"/><path fill="none" stroke="#8fb0c6" opacity=".7" d="M62 162Q160 139 258 162"/>' +
    `<path fill="${INK}" d="M0 180V166Q70 160 96 164 160 156 224 164 250 160 320 166V180zM0 0H7L0 60zM320 0H313L320 60z"/>` +
    arrow('izquierda') +
    arrow('derecha') +
    `<path fill="${INK}" d="M158 0h4v8h-4z"/><clipPath id="espejo-${order}"><path d="${frame}"/></clipPath>` +
    `<g clip-path="url(#espejo-${order})">${inside}</g><path fill="none" stroke="${INK}" stroke-width="2.5" d="${frame}"/>`
  );
}
