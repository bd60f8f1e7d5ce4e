/** A law that begins on a future day: until then pages print the old figure with its source, then the new one. */
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printedReadings } from '../../pipeline/ledger/ledger.ts';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { buildSiteFiles } from '../build/site.ts';
import { runInProcess } from '../cli/in-process.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import { commitAll } from '../fixtures/git.ts';
import { project, writeFiles } from '../fixtures/project.ts';
import { makeReading, quantity, withRuling } from '../ledger/facts.ts';
import {
  DAY_BEFORE_LAW,
  FINE,
  FINE_CONTENT,
  factOn,
  findingsOn,
  LAW_DAY,
  NEW_READING,
  OLD_FINE,
  readContentOn,
  renderPagesOn,
  withFine,
} from './raised-fine.ts';

test('the preferred reading is the one in force, before and after the change', () => {
  expect(factOn(DAY_BEFORE_LAW).preferred).toMatchObject([{ value: 100, source: 'lista' }]);
  expect(factOn(LAW_DAY).preferred).toMatchObject([{ value: 150, source: 'ley-1-2027' }]);
  expect(
    findingsOn(DAY_BEFORE_LAW, FINE_CONTENT).filter((line) => line.startsWith('error')),
  ).toEqual([]);
  expect(findingsOn(LAW_DAY, FINE_CONTENT)).toEqual([]);
});

test('texts print the figure of the build day; fact page and API list both figures', async () => {
  const [before, after] = [
    await buildSiteFiles(FINE_CONTENT, {
      pageDay: DAY_BEFORE_LAW,
      today: DAY_BEFORE_LAW,
      withoutShareImages: true,
    }),
    await buildSiteFiles(FINE_CONTENT, {
      pageDay: LAW_DAY,
      today: LAW_DAY,
      withoutShareImages: true,
    }),
  ];
  for (const path of [
    'blog/un-articulo/index.html',
    'preguntas/prueba-01/index.html',
    'tramites/index.html',
    'preguntas.csv',
    'hechos.csv',
  ]) {
    const [old, now] = [textOf(before, path), textOf(after, path)];
    expect(old, path).toContain('$100');
    expect(old, path).not.toContain('$150');
    expect(now, path).toContain('$150');
    expect(now, path).not.toContain('$100');
  }
  const ledger = textOf(before, 'consistencia/multas-celular/index.html');
  expect(ledger).toContain('desde el 15 de enero de 2027');
  expect(ledger).toContain('$150');
  for (const [site, inForce] of [
    [before, [true, false]],
    [after, [false, true]],
  ] as const) {
    const { facts } = JSON.parse(textOf(site, 'api/v1/hechos.json'));
    const { readings } = facts.find(({ id }: { id: string }) => id === 'multas.celular');
    expect(readings).toMatchObject([
      { id: 'dtop', value: 100, until: DAY_BEFORE_LAW, inForce: inForce[0] },
      { id: 'ley', value: 150, from: LAW_DAY, inForce: inForce[1] },
    ]);
    const [head, ...rows] = textOf(site, 'csv/lecturas.csv')
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    const cells = (row: string[]) => Object.fromEntries(row.map((cell, at) => [head![at], cell]));
    expect(rows.filter(([id]) => id === 'multas.celular').map(cells)).toMatchObject([
      { vigente: `${inForce[0]}`, fuente: 'lista', desde: '', hasta: DAY_BEFORE_LAW },
      { vigente: `${inForce[1]}`, fuente: 'ley-1-2027', desde: LAW_DAY, hasta: '' },
    ]);
  }
});

const textOf = (site: ReadonlyMap<string, string>, name: string) => {
  const path = [...site.keys()].find((file) => file === name || file.endsWith(`/${name}`));
  if (path === undefined) throw new Error(`the site has no ${name}: ${[...site.keys()].join(' ')}`);
  return site.get(path)!;
};

test('a diff between two days names the figure, its source, each sentence and its page', () => {
  const unitsOn = (day: string) => {
    const { site, ledger } = readContentOn(day);
    return unitsOf({ site: site!, ledger: ledger! });
  };
  const changes = changesBetween(unitsOn(DAY_BEFORE_LAW), unitsOn(LAW_DAY));
  const { lines } = changes.find(({ unit }) => unit === 'facts/multas.celular')!;
  expect(lines.map(({ before, after }) => [before[0], after[0]])).toEqual([
    [expect.stringMatching(/^prints: \$100 /), expect.stringMatching(/^prints: \$150 /)],
    ['from: Lista de 2017', 'from: Ley 1-2027'],
  ]);
  expect(changes.find(({ unit }) => unit === 'articles/un-articulo')).toMatchObject({
    url: '/blog/un-articulo/',
    lines: [{ before: ['La multa es de $100.'], after: ['La multa es de $150.'] }],
    follows: ['multas.celular'],
  });
});

describe('licencia diff --on', () => {
  const diff = (folder: string, ...argv: string[]) =>
    runInProcess('diff', ...argv, '--data', folder);

  test('needs no commit, and lists the changes of the given day', async () => {
    const folder = project(FINE_CONTENT);
    const { code, out } = await diff(folder, '--on', LAW_DAY);
    expect(code).toBe(0);
    expect(out).toContain('prints: [-$100-]{+$150+}');
    expect(out).toMatch(
      /multas\.celular {2}its new value is printed in \d+ more units?\n.*articles\/un-articulo/,
    );
    expect((await diff(folder, '--on', '2027-01-16')).out).toContain('Nothing differs');
    expect((await diff(folder, '--on', '2027-01-16', '--today', DAY_BEFORE_LAW)).out).toContain(
      '{+$150+}',
    );
  });

  test('compares a commit on its own day with the content on the given day', {
    tags: ['git'],
  }, async () => {
    const folder = project({
      ...FINE_CONTENT,
      'facts/multas.json': { 'multas.celular': OLD_FINE },
    });
    commitAll(dirname(folder));
    writeFiles(folder, { 'facts/multas.json': { 'multas.celular': FINE } });
    expect((await diff(folder, 'HEAD')).out).not.toContain('prints:');
    expect((await diff(folder, 'HEAD', '--on', LAW_DAY)).out).toContain('prints: [-$100-]{+$150+}');
  });

  test('gives a usage error without a commit or a day', async () => {
    expect(await diff(project(FINE_CONTENT))).toMatchObject({
      code: 2,
      err: expect.stringContaining('--on YYYY-MM-DD'),
    });
  });
});

describe('a ruling', () => {
  const MANUAL = makeReading('manual', 80);
  const ruling = {
    verdict: 'prefer',
    reading: 'ley',
    over: ['ley (desde 2027-01-15): $150', 'ley (hasta 2027-01-14): $100', 'manual: $80'],
  };
  const LAWS = [
    makeReading('ley', 100, { source: 'lista', until: DAY_BEFORE_LAW }),
    makeReading('ley', 150, { source: 'ley-1-2027' }),
  ];
  const disputed = quantity('$', MANUAL, ...LAWS);

  test('selects the preferred surface’s reading of each day and is never stale', () => {
    for (const [day, value] of [
      [DAY_BEFORE_LAW, 100],
      [LAW_DAY, 150],
    ] as const) {
      const fact = factOn(day, withFine(withRuling(disputed, ruling)));
      expect(fact.state.kind).toBe('ruled');
      expect(fact.preferred).toMatchObject([{ id: 'ley', value }]);
    }
  });

  test('a ruling is stale today if a reading is added that begins later', () => {
    const old = { ...ruling, over: ['ley: $100', 'manual: $80'] };
    expect(factOn(DAY_BEFORE_LAW, withFine(withRuling(disputed, old))).state).toMatchObject({
      kind: 'stale',
      added: ['ley (desde 2027-01-15): $150', 'ley (hasta 2027-01-14): $100'],
      removed: ['ley: $100'],
    });
  });

  test('a stale ruling still decides the reading that a diff shows as printed', () => {
    const old = { ...ruling, over: ['ley: $100', 'manual: $80'] };
    const entry = factOn(LAW_DAY, withFine(withRuling(disputed, old)));
    expect(entry.preferred).toBeUndefined();
    expect(printedReadings(entry)).toMatchObject([{ id: 'ley', value: 150 }]);
  });

  test('a fact stays ruled when its readings agree after the law begins', () => {
    const agreeing = withRuling(quantity('$', makeReading('manual', 150), ...LAWS), {
      ...ruling,
      over: [...ruling.over.slice(0, 2), 'manual: $150'],
    });
    for (const day of [DAY_BEFORE_LAW, LAW_DAY])
      expect(factOn(day, withFine(agreeing)).state.kind).toBe('ruled');
    expect(findingsOn(LAW_DAY, withFine(agreeing))).toEqual([]);
    const crossedOut = '<s>$150</s></b> el manual · ya no se usa';
    expect(renderPagesOn(LAW_DAY, withFine(agreeing))).not.toContain(crossedOut);
    expect(renderPagesOn(DAY_BEFORE_LAW, withFine(agreeing))).toContain(crossedOut);
  });
});

test('a contradiction that begins later is an error today', () => {
  const fine = quantity('$', makeReading('dtop', 100, { source: 'lista' }), NEW_READING);
  expect(
    findingsOn(DAY_BEFORE_LAW, withFine(fine)).filter((line) => line.startsWith('error')),
  ).toEqual([
    'error fact/contradiction data/facts/multas.json:9:18 readings contradict each other: Una cifra',
  ]);
});

test.each([
  ['$100', DAY_BEFORE_LAW, 1],
  ['$100', LAW_DAY, 1],
  ['$150', DAY_BEFORE_LAW, 1],
  ['$150', LAW_DAY, 0],
])('typing %s into a text on %s gives this number of errors: %i', (figure, day, count) => {
  const text = ARTICLE.replace('Un párrafo.', `La multa por usar el celular es de ${figure}.`);
  const errors = findingsOn(day, { ...FINE_CONTENT, 'blog/un-articulo.md': text }).filter((line) =>
    /^error fact\/unbound .* is typed here/.test(line),
  );
  expect(errors).toHaveLength(count);
});

describe('the current date', () => {
  test('an audit reports a reading in force that pages of an earlier date do not print', () => {
    const { findings } = readContentOn('2026-01-15', FINE_CONTENT, '2027-02-01');
    const [begun] = findings.filter(({ rule }) => rule === 'fact/period');
    expect(begun).toMatchObject({
      severity: 'error',
      title: 'Una cifra: ley says $150 from 2027-01-15, but the date of the pages is 2026-01-15',
    });
    expect(begun!.help[0]).toContain('licencia build --today 2027-02-01');
  });

  test.each([
    ['2026-11-15', 0],
    ['2026-11-16', 1],
    ['2027-01-14', 1],
    ['2027-01-15', 0],
  ])('an audit on %s gives this number of notes about upcoming readings: %i', (today, count) => {
    const notes = findingsOn(today, FINE_CONTENT).filter((line) =>
      line.startsWith('note fact/period'),
    );
    expect(notes).toHaveLength(count);
  });
});
