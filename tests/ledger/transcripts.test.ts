/** Compares the report of one finding with a stored file, for one fault at a time in the ledger of the sample site. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleReasonFinder } from '../../pipeline/commands/rule-page.ts';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { formatTerminal } from '../../pipeline/findings/format-terminal.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { ledgerTotalsOf } from '../../pipeline/ledger/counts.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Changes one file of the sample site. @returns the report of the first finding of `rule` */
function reportAfter(file: string, change: (data: any) => any, rule: string): string {
  const content = readProject(
    project({ ...SAMPLE_FILES, [file]: change(structuredClone(SAMPLE_FILES[file])) }),
  );
  const findings = sortFindings(content.findings).filter((finding) => finding.rule === rule);
  expect(findings.length).toBeGreaterThan(0);
  return formatTerminal(
    findings.slice(0, 1),
    summarise(findings.slice(0, 1), content.conflicts, undefined, ledgerTotalsOf(content.ledger!)),
    { reasonOf: ruleReasonFinder(ROOT), colour: false, notes: false, textOf: content.textOf },
  );
}

const edited = (id: string, change: (fact: any) => void) => (facts: Record<string, unknown>) => {
  change(facts[id]);
  return facts;
};
const withoutRuling = (id: string) => edited(id, (fact) => delete fact.ruling);
const ARTICLE = 'blog/examen-en-linea.md';

test.each<[what: string, file: string, change: (data: any) => any, rule: string, golden: string]>([
  [
    'an open conflict against the law names every reading and every place that prints it',
    'facts/velocidad.json',
    withoutRuling('velocidad.urbana'),
    'fact/contradiction',
    'open-conflict',
  ],
  [
    'a changed reading makes its ruling stale and shows the change',
    'facts/estacionamiento.json',
    edited('estacionamiento.hidrante', ({ readings }) => (readings[0].value = 11)),
    'ruling/stale',
    'stale-ruling',
  ],
  [
    'a conflict of two lists names the entries that only one list has',
    'facts/base.json',
    withoutRuling('centros.lista'),
    'fact/contradiction',
    'set-conflict',
  ],
  [
    'two timetables are compared day by day',
    'facts/base.json',
    withoutRuling('centros.horario'),
    'fact/contradiction',
    'hours-conflict',
  ],
  [
    'a misspelt key in front matter is reported with the nearest valid key',
    ARTICLE,
    (text: string) => text.replace('category:', 'catagory:'),
    'schema/invalid',
    'unknown-key',
  ],
  [
    'a typed figure that differs from its fact is an error',
    ARTICLE,
    (text: string) => `${text}\nEn zona rural el límite es de 50 mph.\n`,
    'fact/unbound',
    'found-in-prose',
  ],
])('%s', async (_, file, change, rule, golden) => {
  await expect(reportAfter(file, change, rule)).toMatchFileSnapshot(`golden/${golden}.txt`);
});
