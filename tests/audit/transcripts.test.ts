/** The transcripts of the ledger's design, on the shipped content with one thing broken: what a maintainer reads, word for word. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { countReadings } from '../../pipeline/audit/index.ts';
import { readContent } from '../../pipeline/content.ts';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { formatTerminal } from '../../pipeline/findings/format-terminal.ts';
import { summarise } from '../../pipeline/findings/summary.ts';

const DATA = join(import.meta.dirname, '../../data');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Json = Record<string, never>;

/** The report of one rule on a copy of the shipped data in which `file` was changed. */
function reportAfter(file: string, change: (text: string) => string, rule: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'licencia-transcript-'));
  folders.push(folder);
  cpSync(DATA, folder, { recursive: true });
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const content = readContent({ data: folder, label: 'data', today: '2026-11-20' });
  const texts = new Map(content.documents.map((document) => [document.file, document.text]));
  const findings = sortFindings(content.findings).filter((finding) => finding.rule === rule);
  expect(findings.length).toBeGreaterThan(0);
  return formatTerminal(
    findings.slice(0, 1),
    summarise(findings.slice(0, 1), content.conflicts, undefined, countReadings(content.ledger!)),
    { colour: false, quiet: true, textOf: (name) => texts.get(name) },
  );
}

const json = (change: (data: Json) => void) => (text: string) => {
  const data = JSON.parse(text) as Json;
  change(data);
  return `${JSON.stringify(data, null, 2)}\n`;
};

const fact = (data: Json, id: string) => data[id] as any;

test('an open conflict against the law names every reading and every place that prints it', async () => {
  const report = reportAfter(
    'facts/velocidad.json',
    json((data) => {
      const urban = fact(data, 'velocidad.urbana');
      urban.ruling = undefined;
      for (const reading of urban.readings) reading.superseded = undefined;
    }),
    'fact/against-authority',
  );
  await expect(report).toMatchFileSnapshot('golden/open-conflict.txt');
});

test('a changed reading makes its ruling stale and shows the change', async () => {
  const report = reportAfter(
    'facts/estacionamiento.json',
    json((data) => {
      fact(data, 'estacionamiento.hidrante').readings[0].value = 11;
    }),
    'ruling/stale',
  );
  await expect(report).toMatchFileSnapshot('golden/stale-ruling.txt');
});

test('two lists differ by name', async () => {
  const report = reportAfter(
    'facts/centros.json',
    json((data) => {
      fact(data, 'centros.lista').ruling = undefined;
    }),
    'fact/contradiction',
  );
  await expect(report).toMatchFileSnapshot('golden/set-conflict.txt');
});

test('two timetables differ by day', async () => {
  const report = reportAfter(
    'facts/centros.json',
    json((data) => {
      fact(data, 'centros.horario').ruling = undefined;
    }),
    'fact/contradiction',
  );
  await expect(report).toMatchFileSnapshot('golden/hours-conflict.txt');
});

test('a misspelt key in front matter gets its neighbour', async () => {
  const report = reportAfter(
    'blog/real-id-deadline-2025.md',
    (text) => text.replace('category:', 'catagory:'),
    'schema/unknown-key',
  );
  await expect(report).toMatchFileSnapshot('golden/unknown-key.txt');
});

test('a figure typed into an article joins the comparison', async () => {
  const report = reportAfter(
    'blog/limites-velocidad-ley-22.md',
    (text) => `${text}\nEn zona rural el límite es de 50 mph.\n`,
    'ruling/stale',
  );
  await expect(report).toMatchFileSnapshot('golden/found-in-prose.txt');
});
