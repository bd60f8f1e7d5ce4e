/** The audit as SARIF, JUnit and Markdown: what code scanning, test reports and job summaries make of it. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'junit2json';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { formatJunit } from '../../pipeline/findings/format-junit.ts';
import { formatMarkdown } from '../../pipeline/findings/format-markdown.ts';
import { formatSarif } from '../../pipeline/findings/format-sarif.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { aboutRule } from '../../pipeline/rules/index.ts';
import { contentOf, project, temporaryFolder } from '../project.ts';
import { sampleCanonical } from './canonical.ts';
import { hasCommand, run } from './system.ts';

const disputed = (ruling?: object) => ({
  'facts/x.json': {
    'prueba.distancia': {
      label: 'Distancia <&> "de" prueba',
      kind: 'quantity',
      unit: 'ft',
      readings: [
        { surface: 'manual', value: 10 },
        { surface: 'preguntas', value: 15 },
      ],
      ...(ruling === undefined ? {} : { ruling }),
    },
  },
});
const RULING = {
  verdict: 'prefer',
  reading: 'manual',
  because: 'Porque el manual es más reciente.',
  by: 'mantenimiento',
  on: '2026-01-15',
  over: ['manual: 10 ft', 'preguntas: 15 ft'],
};

function reports(ruling?: object) {
  const content = contentOf(project(disputed(ruling)));
  const findings = sortFindings(content.findings);
  const summary = summarise(findings, content.conflicts, content.coverage);
  return {
    findings,
    sarif: JSON.parse(formatSarif(findings, summary, { version: '1.0.0', aboutRule })) as Log,
    junit: formatJunit(findings, '2026-01-15', aboutRule),
    markdown: formatMarkdown(findings, summary),
  };
}

describe('an open conflict', () => {
  it('is an alert with its readings in SARIF, and a failure in JUnit', async () => {
    const { sarif, junit, markdown } = reports();
    const result = sarif.runs[0]!.results!.find(({ ruleId }) => ruleId === 'fact/contradiction')!;
    expect(result).toMatchObject({
      level: 'error',
      partialFingerprints: { 'licencia/v1': 'fact/contradiction:prueba.distancia:1' },
    });
    expect(result.suppressions).toBeUndefined();
    expect(result.relatedLocations).toHaveLength(2);
    expect(junit).toMatch(
      /<testcase classname="fact\/contradiction" name="prueba.distancia"[^>]*><failure/,
    );
    expect(markdown).toContain('## To fix');
  });
});

describe('a decided conflict', () => {
  it('is a suppressed note with its reason in SARIF, and skipped in JUnit', () => {
    const { sarif, junit, markdown } = reports(RULING);
    const result = sarif.runs[0]!.results!.find(({ ruleId }) => ruleId === 'fact/contradiction')!;
    expect(result).toMatchObject({
      level: 'note',
      suppressions: [{ kind: 'external', status: 'accepted', justification: RULING.because }],
    });
    expect(junit).toMatch(
      /<testcase classname="fact\/contradiction" name="prueba.distancia"[^>]*><skipped/,
    );
    expect(markdown).toContain(RULING.because);
  });
});

it('SARIF points into its own rules, at lines that exist, with one fingerprint for each', async () => {
  const { findings, summary } = sampleCanonical().audit;
  const log = JSON.parse(formatSarif(findings, summary, { version: '1.0.0', aboutRule })) as Log;
  const [{ results, tool, originalUriBaseIds }] = log.runs as [Log['runs'][number]];
  expect(results!.length).toBeGreaterThan(0);
  for (const { ruleId, ruleIndex, locations, message } of results!) {
    expect(tool.driver.rules![ruleIndex!]!.id).toBe(ruleId);
    const { artifactLocation, region } = locations![0]!.physicalLocation!;
    expect(artifactLocation!.uri).toMatch(/^data\//);
    expect(Object.keys(originalUriBaseIds!)).toContain(artifactLocation!.uriBaseId);
    expect(region!.startLine).toBeGreaterThan(0);
    expect(message.text).toBeTruthy();
  }
  expect(
    new Set(results!.map(({ partialFingerprints }) => partialFingerprints!['licencia/v1'])).size,
  ).toBe(results!.length);
});

it('the counts of JUnit are those of its cases, and each case has a name of its own', async () => {
  const report = (await parse(
    formatJunit(sampleCanonical().audit.findings, '2026-01-15', aboutRule),
  )) as {
    tests: number;
    failures: number;
    skipped: number;
    testsuite: {
      tests: number;
      failures: number;
      skipped: number;
      testcase: { classname: string; name: string; skipped?: unknown; failure?: unknown }[];
    }[];
  };
  const cases = report.testsuite.flatMap(({ testcase }) => testcase);
  expect(cases).toHaveLength(report.tests);
  expect(report.testsuite.reduce((sum, { tests }) => sum + tests, 0)).toBe(report.tests);
  expect(cases.filter(({ skipped }) => skipped !== undefined)).toHaveLength(report.skipped);
  expect(cases.filter(({ failure }) => failure !== undefined)).toHaveLength(report.failures);
  expect(new Set(cases.map(({ classname, name }) => `${classname} ${name}`)).size).toBe(
    cases.length,
  );
});

it('JUnit of a clean run is one passed case', () => {
  expect(formatJunit([], '2026-01-15', aboutRule)).toContain('tests="1" failures="0"');
});

it.skipIf(!hasCommand('xmllint'))('JUnit is well formed', () => {
  const file = join(temporaryFolder(), 'junit.xml');
  writeFileSync(file, formatJunit(sampleCanonical().audit.findings, '2026-01-15', aboutRule));
  expect(run('xmllint', '--noout', file)).toBe('');
});
