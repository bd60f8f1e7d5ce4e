import { describe, expect, it } from 'vitest';
import { legendPaths } from '../../../templates/signs/legend.ts';

const ROOM = { x: 100, y: 100, w: 160, h: 160 };
type Options = { breaks?: boolean; h?: number };

/** @returns the drawing, the position of its top line and the height of its letters */
function drawn(lines: readonly string[], options: Options = {}) {
  const svg = legendPaths(lines, { ...ROOM, ...options });
  const [, top, scale] = /translate\(-?\d+ (-?\d+)\)scale\((?:[\d.]+ )?([\d.]+)\)/.exec(svg) ?? [];
  return { svg, top: Number(top), height: Number(scale) * 350 };
}

describe('the legend', () => {
  it('is broken between words if that lets the letters grow', () => {
    const record = ['CARRIL IZQUIERDO', 'DEBE VIRAR'];
    expect(drawn(record).height).toBeGreaterThan(1.2 * drawn(record, { breaks: false }).height);
    expect(drawn(record).svg).toBe(drawn(['CARRIL', 'IZQUIERDO', 'DEBE VIRAR']).svg);
  });

  it('moves a particle to the line above, but never makes a line of particles', () => {
    expect(drawn(['VÍA', 'SE ESTRECHA']).svg).toBe(
      drawn(['VÍA SE', 'ESTRECHA'], { breaks: false }).svg,
    );
    expect(drawn(['A LA DERECHA']).svg).toBe(drawn(['A LA DERECHA'], { breaks: false }).svg);
  });

  it('keeps the line breaks of the record unless others would enlarge the letters', () => {
    const record = ['NO', 'ENTRE'];
    expect(drawn(record).svg).toBe(drawn(record, { breaks: false }).svg);
  });

  it('keeps the accent of the first line inside the space for the legend', () => {
    const { top, height } = drawn(['VÍA'], { h: 40 });
    expect(top - 0.26 * height).toBeGreaterThanOrEqual(ROOM.y - 20);
    expect(drawn(['VIA'], { h: 40 }).height).toBeGreaterThan(height);
  });
});
