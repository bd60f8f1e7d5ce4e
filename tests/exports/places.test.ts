/** GeoJSON and vCards of the centres, read by libraries that know the standards. */
import { join } from 'node:path';
import { check } from '@placemarkio/check-geojson';
import { parse } from 'vcard4';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { fold } from '../../pipeline/exports/vcard.ts';
import { sampleCanonical, TORTURE, tortureCanonical } from './canonical.ts';
import { make } from './files.ts';
import { hasCommand, hasPython, python, run } from './system.ts';

/** The names end in a word: vcard4 loses a value whose last character is an escaped semicolon. */
const withNotices = (canonical: Canonical): Canonical => {
  const [model] = canonical.centres;
  return {
    ...canonical,
    centres: TORTURE.map((notice, index) => ({
      ...model!,
      id: `centro-${index}`,
      url: `${model!.url}${index}/`,
      name: `CESCO ${notice} fin`,
      notice,
      address: { text: notice, confidence: 'high' as const },
      phone: { text: '787-555-0100', confidence: 'high' as const },
    })),
  };
};

type Card = { parsedVcard: { property: string; value: unknown }[] };

describe('GeoJSON', () => {
  it('is valid, has longitude first, is on the island, and has a point only where the centre has one', async () => {
    const canonical = sampleCanonical();
    const made = await make('geojson', canonical);
    const { features } = check(made.text('/descargas/centros.geojson')) as unknown as {
      features: {
        id: string;
        geometry: { coordinates: [number, number] } | null;
        properties: { id: string };
      }[];
    };
    expect(features.map(({ properties }) => properties.id)).toEqual(
      canonical.centres.map(({ id }) => id),
    );
    for (const [index, { geometry }] of features.entries()) {
      const { coordinates } = canonical.centres[index]!;
      expect(geometry?.coordinates).toEqual(
        coordinates && [coordinates.longitude, coordinates.latitude],
      );
      if (geometry)
        expect(
          geometry.coordinates[0] > -67.4 &&
            geometry.coordinates[0] < -65.2 &&
            geometry.coordinates[1] > 17.8 &&
            geometry.coordinates[1] < 18.6,
        ).toBe(true);
    }
  });

  it('keeps a centre without a point, and reports that the point is left out', async () => {
    const canonical = sampleCanonical();
    const [{ coordinates: _, ...first }, ...rest] = canonical.centres as [
      Canonical['centres'][number],
      ...Canonical['centres'],
    ];
    const made = await make('geojson', { ...canonical, centres: [first, ...rest] });
    expect(JSON.parse(made.text('/descargas/centros.geojson')).features[0].geometry).toBeNull();
    expect(made.leftOut.join()).toContain(first.name);
  });

  it.skipIf(!hasCommand('ogrinfo'))('has every centre as GDAL reads it', async () => {
    const file = join(
      (await make('geojson', sampleCanonical())).folder(),
      'descargas/centros.geojson',
    );
    expect(run('ogrinfo', '-ro', '-al', '-so', file)).toContain(
      `Feature Count: ${sampleCanonical().centres.length}`,
    );
  });
});

describe('vCard', () => {
  it.each([
    ['a small site with something of everything', sampleCanonical()],
    ['strings that break writers', withNotices(tortureCanonical())],
  ])('4.0 is read by vcard4: %s', async (_, canonical) => {
    const text = (await make('vcard', canonical)).text('/descargas/centros.vcf');
    const parsed = parse(text) as Card | Card[];
    const cards = Array.isArray(parsed) ? parsed : [parsed];
    const value = (card: Card, name: string) =>
      card.parsedVcard.find(({ property }) => property === name)?.value;
    // The library leaves values as they are written.
    const said = (written: unknown) =>
      String(written)
        .replace(/\\n/g, '\n')
        .replace(/\\([\\;,])/g, '$1');
    expect(cards.map((card) => [value(card, 'UID'), said(value(card, 'FN')).trim()])).toEqual(
      canonical.centres.map(({ url, name }) => [url, name.trim()]),
    );
    for (const card of cards) expect(said(value(card, 'NOTE'))).toContain(canonical.meta.notice);
  });

  it.skipIf(!hasPython('vobject'))(
    '3.0 is read by vobject, and gives back names, notices and addresses',
    async () => {
      const canonical = withNotices(tortureCanonical());
      const file = join(
        (await make('vcard', canonical)).folder(),
        'descargas/centros-telefonos.vcf',
      );
      const cards = python<
        { fn: string; note: string; street: string; tel: string; uid: string }[]
      >(
        `import json, sys, vobject
print(json.dumps([{'fn': c.fn.value, 'note': c.note.value, 'street': c.adr.value.street if isinstance(c.adr.value.street, str) else ','.join(c.adr.value.street), 'tel': c.tel.value, 'uid': c.uid.value} for c in vobject.readComponents(open(sys.argv[1], encoding='utf-8', newline='').read())]))`,
        file,
      );
      expect(cards.map(({ fn, uid, tel }) => [fn.trim(), uid, tel])).toEqual(
        canonical.centres.map(({ name, url }) => [name.trim(), url, '+1-787-555-0100']),
      );
      for (const [index, { note }] of cards.entries())
        expect(note).toContain(canonical.centres[index]!.notice!.trim());
    },
  );

  it('folds at 75 octets and never inside a character', () => {
    for (const text of [...TORTURE, 'á'.repeat(200), '🚦'.repeat(60)]) {
      const folded = fold(text.replace(/\n/g, ''));
      for (const line of folded.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(text.replace(/\n/g, ''));
      expect(folded).not.toContain('\ufffd');
    }
  });

  it('never presents a point of the town as the building, nor a doubtful number as the number', async () => {
    const canonical = sampleCanonical();
    const text = (await make('vcard', canonical)).text('/descargas/centros.vcf');
    expect((text.match(/^GEO:/gm) ?? []).length).toBe(
      canonical.centres.filter(({ coordinates }) => coordinates?.precision === 'edificio').length,
    );
    expect((text.match(/^TEL/gm) ?? []).length).toBeLessThanOrEqual(
      canonical.centres.filter(({ phone }) => phone !== undefined && phone.confidence !== 'low')
        .length,
    );
  });
});
