/** A sign's record → its drawing: complete, neutral and small, for each face, marking and signal that the templates can draw. */
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIGN_SHAPES, Sign } from '../../../schemas/sign.ts';
import { BLANK } from '../../../templates/signs/faces/blank.ts';
import { GUIDE } from '../../../templates/signs/faces/guide.tsx';
import { REGULATORY } from '../../../templates/signs/faces/regulatory.tsx';
import { WARNING } from '../../../templates/signs/faces/warning.tsx';
import { MARKINGS } from '../../../templates/signs/markings.tsx';
import { hasDrawing, SignDrawing } from '../../../templates/signs/SignDrawing.tsx';
import { SIGNALS } from '../../../templates/signs/signals.tsx';
import { UNSOUND } from './markup.ts';

const record = (more: Partial<Sign>): Sign =>
  Sign.parse({
    id: 'prueba',
    kind: 'senal',
    name: 'Una señal',
    family: 'regulatoria',
    legend: ['SOLO', '55'],
    symbol: 'Cuadrado blanco con borde negro.',
    shape: 'cuadrado',
    colours: { background: 'blanco', legend: 'negro', border: 'negro' },
    meaning: 'Nadie puede pasar.',
    action: 'Detente.',
    confidence: 'high',
    ...more,
  });

/** The road's own words are in the name of a marking. */
const DRAWABLE: Sign[] = [
  ...Object.keys({ ...REGULATORY, ...WARNING, ...GUIDE, ...BLANK }).map((id) => record({ id })),
  ...Object.keys(MARKINGS).map((id) => record({ id, kind: 'marca', name: 'Palabra SOLO' })),
  ...Object.keys(SIGNALS).map((id) => record({ id, kind: 'semaforo' })),
];

const draw = (sign: Sign, title?: string) =>
  renderToStaticMarkup(<SignDrawing sign={sign} {...(title === undefined ? {} : { title })} />);
const label = (svg: string) => /^<svg[^>]* aria-label="([^"]*)"/.exec(svg)?.[1];

describe('the drawing of a sign', () => {
  it.each(DRAWABLE.map((sign) => [sign.kind, sign.id, sign] as const))(
    'is a complete picture of at most 2 KB as sent: %s %s',
    (_kind, _id, sign) => {
      const svg = draw(sign);
      expect(hasDrawing(sign)).toBe(true);
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" role="img" aria-label="[^"]+">.+<\/svg>$/s,
      );
      expect(svg).toMatch(/<(path|rect|circle)/);
      expect(svg).not.toMatch(UNSOUND);
      // The letters are outlines: no font of the reader can change them.
      expect(svg).not.toContain('<text');
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(2048);
    },
  );

  it.each(SIGN_SHAPES)('has a panel of its own for the shape %s', (shape) => {
    const others = SIGN_SHAPES.filter((other) => other !== shape).map((other) =>
      draw(record({ shape: other }), ''),
    );
    expect(others).not.toContain(draw(record({ shape }), ''));
  });

  it('differs where the words or the colours of the record differ', () => {
    const drawings = [
      record({}),
      record({ legend: ['SOLO', '40'] }),
      record({ colours: { background: 'amarillo', legend: 'negro', border: 'negro' } }),
      record({ colours: { background: 'blanco', legend: 'rojo', border: 'negro' } }),
      record({ colours: { background: 'blanco', legend: 'negro', border: 'rojo' } }),
    ].map((sign) => draw(sign, ''));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('is described by its symbol and its words, never by what the sign means', () => {
    expect(label(draw(record({})))).toBe('Cuadrado blanco con borde negro. Dice: SOLO 55.');
    expect(label(draw(record({ symbol: undefined })))).toBe('Dice: SOLO 55.');
    expect(label(draw(record({}), 'Velocidad máxima'))).toBe('Velocidad máxima');
  });

  it.each(DRAWABLE.map((sign) => [sign.kind, sign.id, sign] as const))(
    'is complete also without words: %s %s',
    (_kind, _id, sign) => {
      expect(draw({ ...sign, legend: [] }, 'Una señal')).not.toMatch(UNSOUND);
    },
  );

  it('is empty where the record asks for a figure or a letter that cannot be drawn', () => {
    const cannot = [
      record({ symbol: 'Rectángulo blanco: silueta de un caballo y letras negras.' }),
      record({ legend: ['日本'] }),
      record({ legend: [] }),
      record({ shape: undefined }),
      record({ id: 'no-existe', kind: 'marca' }),
      record({ id: 'no-existe', kind: 'peatonal' }),
    ];
    expect(cannot.map(hasDrawing)).toEqual(cannot.map(() => false));
    for (const sign of cannot) expect(draw(sign)).not.toMatch(/<(path|rect|circle)/);
    expect(hasDrawing(record({ legend: ['ALTO'] }))).toBe(true);
  });
});
