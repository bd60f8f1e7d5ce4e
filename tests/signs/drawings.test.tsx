/** Every record of data/senales → its drawing, whole, neutral and small. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sign, type SignFamily } from '../../schemas/sign.ts';
import { hasDrawing, SignDrawing, signWords } from '../../templates/signs/SignDrawing.tsx';

const folder = new URL('../../data/senales/', import.meta.url);
const signs = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SignFamily).items);
const drawings = new Map(
  signs.map((sign) => [sign.id, renderToStaticMarkup(<SignDrawing sign={sign} />)]),
);

/** Words of four letters or more, without accents; shorter ones tell nothing. */
function contentWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{4,}|\d+/gu) ?? []
  );
}

function label(svg: string): string {
  return (
    svg
      .match(/^<svg[^>]* aria-label="([^"]*)"/)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'") ?? ''
  );
}

describe('drawings of signs', () => {
  it.each(signs.map((sign) => [sign.id, sign] as const))('%s', (id, sign) => {
    const svg = drawings.get(id) ?? '';
    expect(hasDrawing(sign)).toBe(true);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" role="img" aria-label="[^"]+">.+<\/svg>$/s,
    );
    expect(svg).toMatch(/<(path|rect|circle)/);
    expect(svg).not.toMatch(/ style=|undefined|NaN|Infinity|<text|<image|href|\[object| id=/);
    expect(svg.match(/-?\d*\.\d{4,}/)).toBeNull();
  });

  it.each(signs.map((sign) => [sign.id, sign] as const))(
    '%s does not tell what it means',
    (id, sign) => {
      const shown = new Set(
        contentWords([sign.symbol ?? '', ...signWords(sign), 'dice'].join(' ')),
      );
      const meant = new Set(contentWords(sign.meaning));
      const told = contentWords(label(drawings.get(id) ?? '')).filter(
        (word) => meant.has(word) && !shown.has(word),
      );
      expect(told).toEqual([]);
    },
  );

  it('tells signs apart', () => {
    const drawn = [...drawings.values()].map((svg) => svg.replace(/ aria-label="[^"]*"/, ''));
    const twice = [...drawings.keys()].filter(
      (_, index) => drawn.indexOf(drawn[index] ?? '') !== index,
    );
    expect(twice).toEqual([]);
  });

  it('follows the legend and the colours of the record', () => {
    const limit = signs.find(({ id }) => id === 'velocidad-maxima');
    const other = renderToStaticMarkup(
      <SignDrawing sign={Sign.parse({ ...limit, legend: ['VELOCIDAD', 'MÁXIMA', '40'] })} />,
    );
    expect(label(other)).toContain('40');
    expect(other).not.toBe(drawings.get('velocidad-maxima'));
    expect(
      renderToStaticMarkup(<SignDrawing sign={Sign.parse(limit)} title="Velocidad máxima" />),
    ).toContain('aria-label="Velocidad máxima"');
  });

  it('draws nothing rather than a part of a sign', () => {
    const pare = Sign.parse(signs.find(({ id }) => id === 'pare'));
    expect(
      hasDrawing({
        ...pare,
        id: 'nueva',
        symbol: 'Rectángulo blanco: silueta de un caballo y letras negras.',
      }),
    ).toBe(false);
    expect(hasDrawing({ ...pare, id: 'nueva', legend: ['日本'] })).toBe(false);
    expect(hasDrawing({ ...pare, id: 'nueva', legend: ['ALTO'] })).toBe(true);
  });

  it('stays small', () => {
    const sizes = [...drawings]
      .map(([id, svg]) => ({ id, bytes: gzipSync(svg, { level: 9 }).length }))
      .sort((a, b) => a.bytes - b.bytes);
    const median = sizes[Math.floor(sizes.length / 2)]?.bytes ?? 0;
    const largest = sizes.at(-1) ?? { id: '', bytes: 0 };
    const together = gzipSync([...drawings.values()].join(''), { level: 9 }).length;
    console.info(
      `${sizes.length} drawings, gzip: median ${median} bytes, largest ${largest.bytes} (${largest.id}), together ${together}`,
    );
    expect(median).toBeLessThanOrEqual(1024);
    expect(largest.bytes).toBeLessThanOrEqual(2048);
  });
});
