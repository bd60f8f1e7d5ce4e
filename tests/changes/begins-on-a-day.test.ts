/** A law that begins on a day: before it pages print the old figure with its source, from it the new one. */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { main } from '../../cli.ts';
import { readContent } from '../../pipeline/content.ts';
import { differenceOf } from '../../pipeline/diff/index.ts';
import { onDay, printedReadings } from '../../pipeline/ledger/ledger.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { ARTICLE, BASE, CHAPTER, QUESTION } from '../base-data.ts';
import { siteOf } from '../build/site.ts';
import { quantity, ruled, says } from '../ledger/facts.ts';
import { base, type Files, lay, project, shortly } from '../project.ts';

const BEFORE = '2027-01-14';
const DAY = '2027-01-15';

const LIST = {
  title: 'Lista de 2017',
  kind: 'agencia',
  readOn: '2026-01-15',
  confidence: 'medium',
};
const LAW = { title: 'Ley 1-2027', kind: 'ley', readOn: '2026-01-15', confidence: 'high' };
const SOURCES = {
  'sources.json': {
    ...(BASE['sources.json'] as object),
    lista: { ...LIST, says: { 'multas.celular': ['$100'] } },
    'ley-1-2027': { ...LAW, from: DAY, says: { 'multas.celular': ['$150'] } },
  },
};
const OLD = says('dtop', 100, { source: 'lista', until: BEFORE });
const NEW = says('ley', 150, { source: 'ley-1-2027' });
const FINE = { ...quantity('$', OLD, NEW), mentions: ['celular'] };
const OLD_FINE = {
  ...quantity('$', says('dtop', 100, { source: 'lista' })),
  mentions: ['celular'],
};
const CONTENT: Files = {
  ...SOURCES,
  'facts/multas.json': { 'multas.celular': FINE },
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', 'La multa es de {{multas.celular}}.'),
  'manual/reglas-transito.md': CHAPTER.replace(
    'Un texto',
    'Por usar el celular, {{multas.celular}}',
  ),
  'tests/1-prueba.json': base('tests/1-prueba.json', (bank) => {
    bank.questions[0] = {
      ...QUESTION,
      explanation: `${QUESTION.explanation} El celular cuesta {{multas.celular}}.`,
    };
  }),
  'tramites/costos.json': base('tramites/costos.json', (fees) => {
    fees.items[0] = { service: 'Multa por celular', price: '{{multas.celular}}' };
  }),
};

const contentOn = (day: string, files: Files = CONTENT, today = day) =>
  readContent({ data: project(files), label: 'data', today, pageDay: day });
const factOn = (day: string, files: Files = CONTENT) =>
  contentOn(day, files).ledger!.get('multas.celular')!;
const withFine = (fine: object, more: Files = {}): Files => ({
  ...CONTENT,
  'facts/multas.json': { 'multas.celular': fine },
  ...more,
});

/** What the audit says about the days, without the orphans and qualities of made-up records. */
const found = (day: string, files: Files, today = day) =>
  contentOn(day, files, today)
    .findings.filter(
      ({ rule, title }) =>
        /^(fact|ruling|link\/m|schema)/.test(rule) && !title.includes('but no reading of it cites'),
    )
    .map(
      ({ severity, title, ...finding }) =>
        `${severity} ${shortly({ severity, title, ...finding })} ${title}`,
    );

test('the last day of the old reading prints it, and the next day the new one, each with its source', () => {
  expect(factOn(BEFORE).preferred).toMatchObject([{ value: 100, source: 'lista' }]);
  expect(factOn(DAY).preferred).toMatchObject([{ value: 150, source: 'ley-1-2027' }]);
  expect(found(BEFORE, CONTENT).filter((line) => line.startsWith('error'))).toEqual([]);
  expect(found(DAY, CONTENT)).toEqual([]);
});

test('pages, structured data and exports of either day print the figure of that day, and no other', async () => {
  const [before, after] = [
    await siteOf(CONTENT, { pageDay: BEFORE, today: BEFORE, withoutShareImages: true }),
    await siteOf(CONTENT, { pageDay: DAY, today: DAY, withoutShareImages: true }),
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
  const ledger = textOf(before, 'consistencia/index.html');
  expect(ledger).toContain('desde el 15 de enero de 2027');
  expect(ledger).toContain('$150');
});

const textOf = (site: ReadonlyMap<string, string>, name: string) => {
  const path = [...site.keys()].find((file) => file === name || file.endsWith(`/${name}`));
  if (path === undefined) throw new Error(`the site has no ${name}: ${[...site.keys()].join(' ')}`);
  return site.get(path)!;
};

test('a difference of two days names the figure, its source, and each sentence with its page', () => {
  const [before, after] = [contentOn(BEFORE), contentOn(DAY)];
  const { facts, sentences, ledger } = differenceOf(
    { ...before, day: BEFORE },
    { ...after, site: after.site!, ledger: after.ledger!, day: DAY },
  );
  expect(facts).toEqual([
    {
      fact: 'multas.celular',
      label: 'Una cifra',
      before: { text: '$100', source: 'Lista de 2017' },
      after: { text: '$150', source: 'Ley 1-2027' },
      places: 4,
    },
  ]);
  expect(ledger.readings).toEqual([]);
  expect(sentences).toContainEqual({
    pages: ['/blog/un-articulo/'],
    before: ['La multa es de $100.'],
    after: ['La multa es de $150.'],
  });
});

describe('licencia diff --on', () => {
  async function diff(folder: string, ...argv: string[]): Promise<{ code: number; out: string }> {
    let out = '';
    const write = (text: unknown) => {
      out += String(text);
      return true;
    };
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation(write),
    );
    const code = await main(
      ['diff', ...argv, '--data', folder],
      join(import.meta.dirname, '../..'),
    );
    for (const spy of spies) spy.mockRestore();
    return { code, out };
  }

  test('needs no commit, and names what changes on that day', async () => {
    const folder = project(CONTENT);
    const { code, out } = await diff(folder, '--on', DAY);
    expect(code).toBe(0);
    expect(out).toContain('$100 → $150; source: Lista de 2017 → Ley 1-2027');
    expect(out).toContain('    - La multa es de $100.\n    + La multa es de $150.');
    expect((await diff(folder, '--on', '2027-01-16')).out).toContain('sentences  0 changes');
    expect((await diff(folder, '--on', '2027-01-16', '--today', BEFORE)).out).toContain('$150');
  });

  test('compares a commit as of its own day with the content of that day', async () => {
    const folder = project({ ...CONTENT, 'facts/multas.json': { 'multas.celular': OLD_FINE } });
    const git = (...argv: string[]) =>
      execFileSync('git', ['-c', 'user.name=p', '-c', 'user.email=p@p.example', ...argv], {
        cwd: dirname(folder),
      });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'antes');
    lay(folder, { 'facts/multas.json': { 'multas.celular': FINE } });
    expect((await diff(folder, 'HEAD')).out).toContain('facts      0 changed');
    expect((await diff(folder, 'HEAD', '--on', DAY)).out).toContain('$100 → $150');
  });

  test('without commit and day is wrong usage', async () => {
    expect(await diff(project(CONTENT))).toEqual({
      code: 2,
      out: expect.stringContaining('--on YYYY-MM-DD'),
    });
  });
});

describe('a ruling', () => {
  const MANUAL = says('manual', 80);
  const ruling = {
    verdict: 'prefer',
    reading: 'ley',
    over: ['ley (desde 2027-01-15): $150', 'ley (hasta 2027-01-14): $100', 'manual: $80'],
  };
  const LAWS = [
    says('ley', 100, { source: 'lista', until: BEFORE }),
    says('ley', 150, { source: 'ley-1-2027' }),
  ];
  const disputed = quantity('$', MANUAL, ...LAWS);

  test('that prefers a surface prints its reading of the day, and is not stale on either', () => {
    for (const [day, value] of [
      [BEFORE, 100],
      [DAY, 150],
    ] as const) {
      const fact = factOn(day, withFine(ruled(disputed, ruling)));
      expect(fact.state.kind).toBe('ruled');
      expect(fact.preferred).toMatchObject([{ id: 'ley', value }]);
    }
  });

  test('is stale today when a reading is added that begins later', () => {
    const old = { ...ruling, over: ['ley: $100', 'manual: $80'] };
    expect(factOn(BEFORE, withFine(ruled(disputed, old))).state).toMatchObject({
      kind: 'stale',
      added: ['ley (desde 2027-01-15): $150', 'ley (hasta 2027-01-14): $100'],
      removed: ['ley: $100'],
    });
  });

  test('that went stale still decides what a difference shows as printed', () => {
    const old = { ...ruling, over: ['ley: $100', 'manual: $80'] };
    const entry = factOn(DAY, withFine(ruled(disputed, old)));
    expect(entry.preferred).toBeUndefined();
    expect(printedReadings(entry)).toMatchObject([{ id: 'ley', value: 150 }]);
  });

  test('stays when the readings agree from that day on', () => {
    const agreeing = ruled(quantity('$', says('manual', 150), ...LAWS), {
      ...ruling,
      over: [...ruling.over.slice(0, 2), 'manual: $150'],
    });
    for (const day of [BEFORE, DAY])
      expect(factOn(day, withFine(agreeing)).state.kind).toBe('ruled');
    expect(found(DAY, withFine(agreeing))).toEqual([]);
    expect(pagesOn(DAY, withFine(agreeing))).not.toContain('El manual dice');
    expect(pagesOn(BEFORE, withFine(agreeing))).toContain('El manual dice');
  });
});

function pagesOn(day: string, files: Files): string {
  const { site, ledger } = contentOn(day, files);
  const pages = [...renderPages(site!, onDay(ledger!, day), day, undefined).pages()];
  return JSON.stringify(pages.map(({ main }) => main));
}

test('a contradiction that begins later is an error today', () => {
  const fine = quantity('$', says('dtop', 100, { source: 'lista' }), NEW);
  expect(found(BEFORE, withFine(fine)).filter((line) => line.startsWith('error'))).toEqual([
    'error fact/contradiction data/facts/multas.json:7:7 readings contradict: Una cifra',
  ]);
});

test.each([
  ['$100', BEFORE, 1],
  ['$100', DAY, 1],
  ['$150', BEFORE, 1],
  ['$150', DAY, 0],
])('%s typed into a text, on %s: %i errors, also while it is still true', (figure, day, count) => {
  const text = ARTICLE.replace('Un párrafo.', `La multa por usar el celular es de ${figure}.`);
  const errors = found(day, { ...CONTENT, 'blog/un-articulo.md': text }).filter((line) =>
    /^error fact\/(against-authority|contradiction) /.test(line),
  );
  expect(errors).toHaveLength(count);
});

describe('the clock', () => {
  test('a reading that has begun while the pages are of an older day is an error that says what to do', () => {
    const { findings } = contentOn('2026-01-15', CONTENT, '2027-02-01');
    const [begun] = findings.filter(({ rule }) => rule === 'fact/begins');
    expect(begun).toMatchObject({
      severity: 'error',
      title: 'Una cifra: ley says $150 from 2027-01-15, and the pages are of 2026-01-15',
    });
    expect(begun!.help[0]).toContain('licencia build --today 2027-02-01');
  });

  test('and the build writes nothing', async () => {
    await expect(siteOf(CONTENT, { today: '2027-02-01' })).rejects.toThrow(
      'fact/begins Una cifra: ley says $150 from 2027-01-15, and the pages are of 2026-01-15',
    );
  });

  test.each([
    ['2026-11-15', 0],
    ['2026-11-16', 1],
    ['2027-01-14', 1],
    ['2027-01-15', 0],
  ])('audited on %s: %i notes about what begins', (today, count) => {
    const notes = found(today, CONTENT).filter((line) => line.startsWith('note fact/begins'));
    expect(notes).toHaveLength(count);
  });
});

describe('days that do not fit', () => {
  const errors = (fine: object, more: Files = {}, day = BEFORE) =>
    found(day, withFine(fine, more)).filter((line) => line.startsWith('error'));
  const at = (line: number, column: number) =>
    `error fact/bad-period data/facts/multas.json:${line}:${column}`;

  test('from after until', () => {
    const fine = quantity('$', says('manual', 1), says('guia', 1, { from: DAY, until: BEFORE }));
    expect(errors(fine)).toEqual([
      `${at(14, 17)} the reading of guia begins on 2027-01-15, after its last day 2027-01-14`,
    ]);
  });

  test('two readings of one surface in force on one day', () => {
    const fine = quantity('$', says('guia', 1), says('guia', 2, { from: DAY }));
    expect(errors(fine)).toContain(
      `${at(7, 7)} multas.celular: two readings of guia are in force on 2027-01-15`,
    );
  });

  test('readings of one surface under different conditions are no overlap', () => {
    const fine = quantity(
      '$',
      says('guia', 1, { id: 'una', when: 'una zona' }),
      says('guia', 2, { id: 'otra', when: 'otra zona', from: DAY }),
    );
    expect(errors(fine).filter((line) => line.includes('bad-period'))).toEqual([]);
  });

  test('a gap between two readings, a fact that begins later, and one that ends', () => {
    const gap = quantity(
      '$',
      says('guia', 1, { until: '2027-01-10' }),
      says('guia', 2, { from: DAY }),
    );
    expect(errors(gap)).toEqual([
      `${at(7, 7)} multas.celular: no reading of guia is in force between 2027-01-10 and 2027-01-15`,
    ]);
    expect(errors(quantity('$', says('guia', 1, { from: DAY })))).toEqual([
      `${at(6, 5)} no reading of multas.celular is in force on 2027-01-14`,
    ]);
    expect(errors(quantity('$', says('guia', 1, { until: DAY })))).toEqual([
      `${at(6, 5)} no reading of multas.celular is in force on 2027-01-16`,
    ]);
  });

  test('a reading before its source, and a source whose days are impossible', () => {
    const fine = quantity('$', OLD, { ...NEW, from: '2027-01-02' });
    expect(errors(fine)[0]).toContain(
      'the reading of ley is in force from 2027-01-02, but its source ley-1-2027 from 2027-01-15',
    );
    const broken = { lista: LIST, 'ley-1-2027': { ...LAW, from: DAY, until: BEFORE } };
    expect(
      errors(quantity('$', says('guia', 1), NEW), { 'sources.json': broken }).join('\n'),
    ).toContain('ley-1-2027 begins on 2027-01-15, after its last day 2027-01-14');
  });

  test('a text and a ruling that name a reading which ends', () => {
    const fine = quantity('$', says('guia', 1), says('manual', 1, { until: BEFORE }));
    const text = ARTICLE.replace('Un párrafo.', 'La multa es de {{multas.celular@manual}}.');
    expect(errors(fine, { 'blog/un-articulo.md': text })).toEqual([
      'error fact/bad-period data/blog/un-articulo.md:9:16 {{multas.celular@manual}} prints a reading that is not in force on 2027-01-15',
    ]);
    const decided = ruled(quantity('$', says('guia', 2), says('manual', 1, { until: BEFORE })), {
      verdict: 'prefer',
      reading: 'manual',
      over: ['guia: $2', 'manual (hasta 2027-01-14): $1'],
    });
    expect(errors(decided).join('\n')).toContain(
      'the ruling on multas.celular prefers manual, which has no reading in force on 2027-01-15',
    );
  });
});
