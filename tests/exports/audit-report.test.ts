import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { formatMarkdown } from '../../pipeline/findings/format-markdown.ts';
import { formatSarif } from '../../pipeline/findings/format-sarif.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { ruleSummary } from '../../pipeline/rules/index.ts';
import { project, readProject } from '../fixtures/project.ts';
import { sampleCanonical } from './canonical.ts';

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
  const content = readProject(project(disputed(ruling)));
  const findings = sortFindings(content.findings);
  const summary = summarise(findings, content.conflicts, content.coverage);
  return {
    findings,
    sarif: JSON.parse(
      formatSarif(findings, summary, { version: '1.0.0', aboutRule: ruleSummary }),
    ) as Log,
    markdown: formatMarkdown(findings, summary),
  };
}

describe('an open conflict', () => {
  it('is an alert with its readings in SARIF', async () => {
    const { sarif, markdown } = reports();
    const result = sarif.runs[0]!.results!.find(({ ruleId }) => ruleId === 'fact/contradiction')!;
    expect(result).toMatchObject({
      level: 'error',
      partialFingerprints: { 'licencia/v1': 'fact/contradiction:prueba.distancia:1' },
    });
    expect(result.suppressions).toBeUndefined();
    expect(result.relatedLocations).toHaveLength(2);
    expect(markdown).toContain('## To fix');
  });
});

describe('a decided conflict', () => {
  it('is a suppressed note with its reason in SARIF', () => {
    const { sarif, markdown } = reports(RULING);
    const result = sarif.runs[0]!.results!.find(({ ruleId }) => ruleId === 'fact/contradiction')!;
    expect(result).toMatchObject({
      level: 'note',
      suppressions: [{ kind: 'external', status: 'accepted', justification: RULING.because }],
    });
    expect(markdown).toContain(RULING.because);
  });
});

it('SARIF results have a known rule, a line number and a unique fingerprint', async () => {
  const { findings, summary } = sampleCanonical().audit;
  const log = JSON.parse(
    formatSarif(findings, summary, { version: '1.0.0', aboutRule: ruleSummary }),
  ) as Log;
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

it('a SARIF result about a whole file or folder points to its first character', () => {
  const { findings, summary } = sampleCanonical().audit;
  const { range: _, ...whole } = findings[0]!.at;
  const found = [{ ...findings[0]!, at: whole }];
  const log = JSON.parse(
    formatSarif(found, summary, { version: '1.0.0', aboutRule: ruleSummary }),
  ) as Log;
  expect(log.runs[0]!.results![0]!.locations![0]!.physicalLocation!.region).toEqual({
    startLine: 1,
    startColumn: 1,
    endLine: 1,
    endColumn: 1,
  });
});
