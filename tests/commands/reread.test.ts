import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommandContext } from '../../pipeline/commands/context.ts';
import * as output from '../../pipeline/commands/output.ts';
import {
  type RereadAnswer,
  rereadCommand,
  rereadEachSource,
} from '../../pipeline/commands/reread.ts';
import { readContent } from '../../pipeline/content.ts';
import { dueSources } from '../../pipeline/ledger/due-sources.ts';
import { changedBase, project } from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';

const DAY = '2029-01-01';
const source = (readOn: string, more: object = {}) => ({
  title: 'Un periódico',
  kind: 'prensa',
  readOn,
  confidence: 'medium',
  ...more,
});

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(output, 'print').mockImplementation((text) => {
    printed += String(text);
  });
});
afterEach(() => vi.restoreAllMocks());

/** A project with three old sources: one for a printed figure, one that nothing rests on, one that nobody ever read. */
const folder = () =>
  project({
    'sources.json': changedBase('sources.json', (sources) =>
      Object.assign(sources, {
        suelta: source('2026-01-01'),
        usada: source('2026-02-01', { url: 'https://diario.example/nota' }),
        nunca: { ...source('2026-01-01'), unread: true, confidence: 'low' },
      }),
    ),
    'facts/prueba.json': {
      'prueba.dato': {
        ...quantity('$', makeReading('fuentes', 15, { source: 'usada' })),
        label: 'Multa de prueba',
      },
    },
    'paginas/prueba.md':
      '---\ntitle: Prueba\ndescription: Una prueba.\nupdated: 2026-01-01\n---\nSon {{prueba.dato}}.\n',
  });

const contextFor = (data: string, operands: string[] = [], more: object = {}): CommandContext => ({
  root: '',
  program: undefined,
  host: undefined,
  options: { data, today: DAY, ...more },
  operands,
  defaults: new Set(),
  version: '0',
});
const dueIn = (data: string) => {
  const { site, ledger } = readContent({ data, label: 'data', today: DAY });
  return dueSources(site!, ledger!, DAY);
};
const filesOf = (data: string) =>
  Object.fromEntries(
    readdirSync(data, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path, readFileSync(path, 'utf8')];
      }),
  );
const dayOf = (data: string, id: string) =>
  (
    JSON.parse(readFileSync(join(data, 'sources.json'), 'utf8')) as Record<
      string,
      { readOn: string }
    >
  )[id]!.readOn;
const answering = (...answers: RereadAnswer[]) => {
  const left = [...answers];
  return () => Promise.resolve(left.shift());
};
const own = (data: string) =>
  dueIn(data).filter(({ entry }) => /^(?:usada|suelta)$/.test(entry.id));

test('without a terminal, lists due sources, most used first, and writes nothing', async () => {
  const data = folder();
  const before = filesOf(data);
  expect(await rereadCommand(contextFor(data))).toBe(0);
  expect(printed.indexOf('usada  Un periódico')).toBeGreaterThan(-1);
  expect(printed.indexOf('suelta  Un periódico')).toBeGreaterThan(printed.indexOf('usada  '));
  expect(printed).toContain('https://diario.example/nota');
  expect(printed).toContain('Multa de prueba: $15  (prueba.dato, fuentes)');
  expect(printed).toContain('again by 2026-08-01; 0 questions, 1 page rest on it');
  expect(printed).not.toContain('nunca');
  expect(filesOf(data)).toEqual(before);
});

test('--format json prints the due sources', async () => {
  await rereadCommand(contextFor(folder(), ['usada'], { format: 'json' }));
  expect(JSON.parse(printed)).toEqual({
    version: 1,
    sources: [
      {
        id: 'usada',
        by: '2026-08-01',
        questions: 0,
        pages: 1,
        facts: ['prueba.dato'],
        url: 'https://diario.example/nota',
      },
    ],
  });
});

test('rejects an unknown source and suggests the nearest name', async () => {
  await expect(rereadCommand(contextFor(folder(), ['usda']))).rejects.toThrow('usada');
});

describe('the answer', () => {
  test('"yes" changes only the day in the record', async () => {
    const data = folder();
    const before = filesOf(data);
    await rereadEachSource(contextFor(data), own(data), answering('yes'));
    const file = join(data, 'sources.json');
    const text = before[file]!;
    const at = text.indexOf('"2026-02-01"');
    expect(filesOf(data)).toEqual({
      ...before,
      [file]: `${text.slice(0, at)}"${DAY}"${text.slice(at + '"2026-02-01"'.length)}`,
    });
    expect(own(data).map(({ entry }) => entry.id)).toEqual(['suelta']);
  });

  test('"no" writes nothing, and prints the places of the readings', async () => {
    const data = folder();
    const before = filesOf(data);
    await rereadEachSource(contextFor(data), own(data), answering('no', 'skip'));
    expect(filesOf(data)).toEqual(before);
    expect(printed).toMatch(/facts\/prueba\.json:\d+:\d+ {2}prueba\.dato, reading fuentes/);
  });

  test('quitting halfway keeps the earlier answers', async () => {
    const data = folder();
    await rereadEachSource(contextFor(data), own(data), answering('yes', undefined));
    expect([dayOf(data, 'usada'), dayOf(data, 'suelta')]).toEqual([DAY, '2026-01-01']);
  });

  test('"yes" keeps edits made after the question was asked', async () => {
    const data = folder();
    const due = own(data);
    const file = join(data, 'sources.json');
    const edited = readFileSync(file, 'utf8').replaceAll(
      'Un periódico',
      'Un periódico de otro nombre',
    );
    writeFileSync(file, edited);
    await rereadEachSource(contextFor(data), due, answering('yes'));
    expect(readFileSync(file, 'utf8')).toBe(edited.replace('"2026-02-01"', `"${DAY}"`));
  });
});
