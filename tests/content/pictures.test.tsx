import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { validDrawings } from '../../pipeline/draw/picture.ts';
import { drawScene } from '../../pipeline/draw/scene-drawing.ts';
import { drawnSigns, drawSign } from '../../pipeline/draw/sign-drawing.ts';
import { plainText } from '../../pipeline/ledger/filled-text.ts';
import { shapesOf } from '../../templates/diagrams/drawings.ts';
import { croppedFrame } from '../../templates/diagrams/frame.ts';
import { axisAlignedBounds } from '../../templates/diagrams/geometry.ts';
import { layOutScene } from '../../templates/diagrams/layout.ts';
import { layoutProblems } from '../../templates/diagrams/layout-problems.ts';
import { ScenePicture } from '../../templates/diagrams/ScenePicture.tsx';
import type { DrawingTree } from '../../templates/drawings/tree.ts';
import { MUNICIPALITY_OUTLINES } from '../../templates/map/map-outlines.ts';
import { projectToMap } from '../../templates/map/projection.ts';
import { boundsOf } from '../templates/pictures/path-bounds.ts';
import { UNSOUND_MARKUP } from '../templates/signs/markup.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent() as Required<ReturnType<typeof shippedContent>>;
const content = { site: site!, ledger: ledger! };
const { entries } = site!;
const signs = [...site!.signs.values()];

test('every drawing of a sign is a complete picture', () => {
  for (const sign of signs) {
    const { svg } = drawSign(site, sign);
    expect(svg, sign.id).toMatch(/^<svg [^>]*aria-label="[^"]+">.*<(path|rect|circle).*<\/svg>$/s);
    expect(svg, sign.id).not.toMatch(UNSOUND_MARKUP);
  }
});

test('signs with different words, shapes or colours have different drawings', () => {
  const seen = new Map<string, { id: string; traits: string }>();
  const same: string[] = [];
  for (const sign of signs) {
    const traits = JSON.stringify([sign.legend, sign.shape, sign.colours]);
    const drawing = drawSign(site, sign).svg.replace(/aria-label="[^"]*"/, '');
    const other = seen.get(drawing);
    if (other !== undefined && other.traits !== traits) same.push(`${other.id} = ${sign.id}`);
    seen.set(drawing, { id: sign.id, traits });
  }
  expect(same).toEqual([]);
});

describe('scenes', () => {
  const text = (rich: string) => plainText(content, rich);

  test.each(entries.scenes.map(({ id, data }) => [id, data] as const))(
    '%s is drawn completely and has no layout problem',
    (_, scene) => {
      const svg = renderToStaticMarkup(
        <ScenePicture
          scene={scene}
          signs={drawnSigns(site)}
          drawings={validDrawings(site)}
          text={text}
        />,
      );
      expect(svg).not.toMatch(UNSOUND_MARKUP);
      expect(svg.match(/<svg/g)).toHaveLength(1);
      expect(layoutProblems(scene, text)).toEqual([]);
    },
  );

  test('road users except trains, and all signs, are inside the picture', () => {
    for (const { id, data } of entries.scenes) {
      const layout = layOutScene(data);
      const { left, top, width, height } = croppedFrame(data, layout, text);
      const isOutside = ([x1, y1, x2, y2]: readonly [number, number, number, number]) =>
        x1 < left || y1 < top || x2 > left + width || y2 > top + height;
      const outside = [
        // Leaves out trains, because a train is longer than any picture.
        ...layout.vehicles.filter(
          ({ kind, box }) => kind !== 'tren' && isOutside(axisAlignedBounds(box)),
        ),
        ...[...layout.people, ...layout.signs].filter(({ x, y }) => isOutside([x, y, x, y])),
      ];
      expect(outside, id).toEqual([]);
    }
  });

  test('no two scenes have the same picture', () => {
    const drawn = new Map<string, string>();
    for (const { id } of entries.scenes) {
      const svg = drawScene(content, id).svg.replace(/aria-label="[^"]*"/, '');
      expect([id, drawn.get(svg)]).toEqual([id, undefined]);
      drawn.set(svg, id);
    }
  });
});

describe('the drawings that scenes place', () => {
  const placed = [...validDrawings(site)].filter(([name]) =>
    /^(?:vehiculos|personas|objetos)\//.test(name),
  );

  type Nodes = readonly (DrawingTree['content'][number] | string)[];
  const ALWAYS_SHOWN = ['body', 'wheel', 'upright', 'outlined'];
  /** Each innermost slot that code shows or hides, with the slots around it. */
  const slotsIn = (nodes: Nodes, outer: readonly string[] = []): (readonly string[])[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return [];
      const slot = node.attributes['data-slot'];
      const own = slot === undefined || ALWAYS_SHOWN.includes(slot) ? outer : [...outer, slot];
      const inner = slotsIn(node.children, own);
      return inner.length === 0 && own.length > outer.length ? [own] : inner;
    });

  test('differ from each other, and each slot changes its drawing', () => {
    const drawn = placed.flatMap(([name, drawing]) =>
      [[], ...new Map(slotsIn(drawing.content).map((slots) => [slots.join(), slots])).values()].map(
        (shown) => [`${name} ${shown}`, shapesOf(drawing, { shown })] as const,
      ),
    );
    expect(drawn.length).toBeGreaterThan(placed.length);
    const last = new Map(drawn.map(([key, svg]) => [svg, key]));
    expect(drawn.filter(([key, svg]) => last.get(svg) !== key)).toEqual([]);
  });
});

describe('the map', () => {
  const towns = entries.municipalities;

  test('has an outline of every municipality', () => {
    expect(
      towns.map(({ id }) => id).filter((id) => MUNICIPALITY_OUTLINES[id] === undefined),
    ).toEqual([]);
  });

  test('places every town inside or near its own outline', () => {
    for (const { id, data } of towns) {
      const [x, y] = projectToMap(data);
      const [left, top, right, bottom] = boundsOf(MUNICIPALITY_OUTLINES[id]!);
      // The atlas draws some coasts coarsely, so coastal towns may lie a little outside.
      expect(
        x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12,
        `${id} ${x} ${y} in ${[left, top, right, bottom].join(' ')}`,
      ).toBe(true);
    }
  });
});
