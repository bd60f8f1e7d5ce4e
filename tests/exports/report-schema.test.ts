/** The published schema of the report is self-contained and allows new fields, as docs/report.md promises. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { readContent } from '../../pipeline/content.ts';
import { jsonSchemaOf } from '../../pipeline/exports/api/schemas.ts';
import { formatJson } from '../../pipeline/findings/format-json.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { changedBase, project, TODAY } from '../fixtures/project.ts';

const ajv = new Ajv2020.default({ strict: true, allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(jsonSchemaOf('report'));
const problems = (report: unknown) => (validate(report) ? [] : validate.errors);

type Report = { version: number; findings: { severity: string; at: object }[] };

function reportOf(label: string): Report {
  const data = project({
    'suelto.txt': 'no es contenido',
    'facts/base.json': changedBase('facts/base.json', (facts) => {
      facts['Sin Tema'] = { label: 'Un hecho', kind: 'text', readings: [] };
    }),
  });
  const { findings, conflicts, coverage } = readContent({ data, label, today: TODAY });
  return JSON.parse(formatJson(findings, summarise(findings, conflicts, coverage))) as Report;
}

test.each(['data', '/srv/otra carpeta/contenido', '../datos'])(
  'the schema accepts reports of --data %s, including findings about whole files and invalid ids',
  (label) => {
    const report = reportOf(label);
    expect(report.findings.length).toBeGreaterThan(0);
    expect(problems(report)).toEqual([]);
  },
);

test('the schema allows new fields everywhere', () => {
  const report = reportOf('data');
  const [finding, ...others] = report.findings;
  const at = { ...finding!.at, more: 1 };
  expect(
    problems({ ...report, more: 1, findings: [{ ...finding, at, more: 1 }, ...others] }),
  ).toEqual([]);
});

test('the schema refuses another version or an unknown severity', () => {
  const report = reportOf('data');
  expect(problems({ ...report, version: 2 })).not.toEqual([]);
  expect(
    problems({ ...report, findings: [{ ...report.findings[0], severity: 'fatal' }] }),
  ).not.toEqual([]);
});
