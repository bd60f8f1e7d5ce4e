/** The report of a broken ledger, word for word, for one fault at a time in the sample site. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleReason } from '../../pipeline/commands/rule-page.ts';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { formatTerminal } from '../../pipeline/findings/format-terminal.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { countReadings } from '../../pipeline/ledger/counts.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE } from '../fixtures/sample-data.ts';

const ROOT = join(import.meta.dirname, '../..');

type Json = Record<string, never>;

/** The report of one rule on the sample site in which `file` was changed. */
function reportAfter<T extends string | object>(
  file: string,
  change: (data: T) => T,
  rule: string,
): string {
  const content = readProject(
    project({ ...SAMPLE, [file]: change(structuredClone(SAMPLE[file]) as T) }),
  );
  const findings = sortFindings(content.findings).filter((finding) => finding.rule === rule);
  expect(findings.length).toBeGreaterThan(0);
  return formatTerminal(
    findings.slice(0, 1),
    summarise(findings.slice(0, 1), content.conflicts, undefined, countReadings(content.ledger!)),
    { reasonOf: ruleReason(ROOT), colour: false, notes: false, textOf: content.textOf },
  );
}

const json = (change: (data: Json) => void) => (data: Json) => {
  change(data);
  return data;
};

const fact = (data: Json, id: string) => data[id] as any;

test('an open conflict against the law names every reading and every place that prints it', async () => {
  const report = reportAfter(
    'facts/velocidad.json',
    json((data) => {
      fact(data, 'velocidad.urbana').ruling = undefined;
    }),
    'fact/contradiction',
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

test('the report of two lists names the entries that only one of them has', async () => {
  const report = reportAfter(
    'facts/base.json',
    json((data) => {
      fact(data, 'centros.lista').ruling = undefined;
    }),
    'fact/contradiction',
  );
  await expect(report).toMatchFileSnapshot('golden/set-conflict.txt');
});

test('the report of two timetables compares them day by day', async () => {
  const report = reportAfter(
    'facts/base.json',
    json((data) => {
      fact(data, 'centros.horario').ruling = undefined;
    }),
    'fact/contradiction',
  );
  await expect(report).toMatchFileSnapshot('golden/hours-conflict.txt');
});

test('a misspelt key in front matter is reported with the nearest one', async () => {
  const report = reportAfter(
    'blog/examen-en-linea.md',
    (text: string) => text.replace('category:', 'catagory:'),
    'schema/invalid',
  );
  await expect(report).toMatchFileSnapshot('golden/unknown-key.txt');
});

test('a figure typed into an article is an error, and the ruling stays unchanged', async () => {
  const report = reportAfter(
    'blog/examen-en-linea.md',
    (text: string) => `${text}\nEn zona rural el límite es de 50 mph.\n`,
    'fact/unbound',
  );
  await expect(report).toMatchFileSnapshot('golden/found-in-prose.txt');
});
