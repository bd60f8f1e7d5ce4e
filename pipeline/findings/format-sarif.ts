/**
 * Formats findings as SARIF 2.1.0 for code scanning. A decided conflict is a suppressed note with its reason; a new one
 * is an alert.
 */
import { createHash } from 'node:crypto';
import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { followersLine } from './consequences.ts';
import type { Finding, Place, RuleId } from './finding.ts';
import type { Summary } from './summary.ts';

type Tool = { version: string; aboutRule: (id: RuleId) => string; informationUri?: string };

/** Maximum number of results that code scanning accepts from one run. */
const MAX_RESULTS = 25_000;

/**
 * @param tool version of the program, the sentence that describes a rule, and a page about the findings
 */
export function formatSarif(
  findings: readonly Finding[],
  summary: Summary,
  { version, aboutRule, informationUri }: Tool,
): string {
  const ids = [...new Set(findings.map(({ rule }) => rule))].sort();
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [
      {
        tool: {
          driver: {
            name: 'licencia',
            semanticVersion: version,
            informationUri,
            rules: ids.map((id) => descriptor(id, aboutRule(id), findings)),
          },
        },
        originalUriBaseIds: {
          SRCROOT: { description: { text: 'The root folder of the project.' } },
        },
        columnKind: 'utf16CodeUnits',
        results: fingerprinted(
          findings.slice(0, MAX_RESULTS).map((finding) => result(finding, ids, aboutRule)),
        ),
        properties: { summary },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function descriptor(id: RuleId, text: string, findings: readonly Finding[]): ReportingDescriptor {
  const worst = findings
    .filter(({ rule }) => rule === id)
    .some(({ severity }) => severity === 'error')
    ? 'error'
    : 'warning';
  return {
    id,
    name: id.replace(/(^|[/-])([a-z])/g, (_, __, letter: string) => letter.toUpperCase()),
    shortDescription: { text },
    fullDescription: { text },
    help: {
      text: `${text} Run "licencia explain ${id}" for how to fix it.`,
      markdown: `${text}\n\nRun \`licencia explain ${id}\` for how to fix it.`,
    },
    defaultConfiguration: { level: worst },
    properties: { tags: [id.slice(0, id.indexOf('/'))] },
  };
}

function result(finding: Finding, ids: readonly RuleId[], aboutRule: Tool['aboutRule']): Result {
  const { rule, severity, title, at, related, help, fact, why, state } = finding;
  const decided = severity === 'note' && fact !== undefined;
  const text = [
    sentence(title),
    ...(fact === undefined ? [] : [`Fact: '${fact}'.`]),
    ...followersLine(finding).map(sentence),
    ...help.map((line) => sentence(line.trim())),
  ].join(' ');
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: severity,
    message: { text },
    locations: [location(at)],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map(({ at: place, says }, index) => ({
            id: index + 1,
            ...location(place),
            message: { text: sentence(says.replace(/\s+/g, ' ')) },
          })),
        }),
    partialFingerprints: {
      'licencia/v1':
        fact === undefined
          ? digest(`${rule}\0${at.file}\0${at.entry ?? ''}\0${title}`)
          : `${rule}:${fact}`,
    },
    ...(state === undefined ? {} : { properties: { state } }),
    ...(decided
      ? {
          suppressions: [
            {
              kind: 'external' as const,
              status: 'accepted' as const,
              justification: why ?? aboutRule(rule),
            },
          ],
        }
      : {}),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const sentence = (text: string) => (/[.!?:…]$/.test(text) ? text : `${text}.`);

function location({ file, range, urls }: Place): Location {
  const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  return {
    physicalLocation: {
      artifactLocation: {
        uri: file.split('/').map(encodeURIComponent).join('/'),
        uriBaseId: 'SRCROOT',
      },
      region: {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: Math.max(end.column, end.line === start.line ? start.column : 1),
      },
    },
    ...(urls.length === 0
      ? {}
      : { logicalLocations: urls.map((url) => ({ fullyQualifiedName: url, kind: 'resource' })) }),
  };
}

/** Numbers findings with the same fingerprint, as the SARIF SDK does. */
function fingerprinted(results: Result[]): Result[] {
  const seen = new Map<string, number>();
  return results.map((one) => {
    const key = one.partialFingerprints!['licencia/v1']!;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...one, partialFingerprints: { 'licencia/v1': `${key}:${count}` } };
  });
}
