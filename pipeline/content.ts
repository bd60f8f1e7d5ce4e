/** The stages before rendering: load, validate, link and audit. */
import { accessSync, constants, statSync } from 'node:fs';
import {
  type Finding,
  mergeMissingTargets,
  mergeSchemaMistakes,
  type StageResult,
  withoutConsequences,
} from './findings/finding.ts';
import type { ConflictCounts } from './findings/summary.ts';
import { countConflicts } from './ledger/counts.ts';
import { ledgerWithSupersededReadings } from './ledger/superseded-readings.ts';
import type { Ledger } from './ledger/types.ts';
import { linkSite } from './link/index.ts';
import type { Site } from './link/site.ts';
import type { SourceDocument } from './load/document.ts';
import { type LoadedFiles, loadContentFiles } from './load/index.ts';
import { joinRecordFolders } from './load/record-folders.ts';
import type { ReviewedFolder } from './load/reviewed.ts';
import type { VerbatimFile } from './load/verbatim-files.ts';
import { asEnvironmentError, UsageError } from './program/failures.ts';
import { type AuditResult, auditInSteps, findUpcomingErrors, runAllSteps } from './rules/index.ts';
import { collectKnownRecords, type KnownRecords, validate } from './validate/index.ts';

export type ContentOptions = {
  data: string;
  /** Name of the data folder in messages. */
  label: string;
  /** Day that review dates are compared with. */
  today: string;
  /**
   * Day for which pages are built, with the readings in force on it. Default: the content's newest date, so that two
   * builds of the same content are identical.
   */
  pageDay?: string;
  withoutAudit?: boolean;
};

export type Content = {
  findings: Finding[];
  documents: SourceDocument[];
  /** Returns the text of a file, given the name that findings use. */
  textOf: (file: string) => string | undefined;
  site?: Site;
  /** The day that pages and exports depend on; present if there is a site. */
  day?: string;
  ledger?: Ledger;
  conflicts?: ConflictCounts;
  coverage?: AuditResult['coverage'];
  /** Files that are published unchanged. */
  asIs: readonly VerbatimFile[];
  /** The reviewed units (`data/reviewed`); absent if the command does not read them. */
  reviewed?: ReviewedFolder;
};

/** Content from which a site can be made. */
export type AuditedContent = Content & Required<Pick<Content, 'site' | 'day' | 'ledger'>>;

const isOnOneLine = ({ at: { range } }: Finding): boolean => range?.start.line === range?.end.line;

const NO_FOLDER = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/**
 * @param label name of the folder in messages
 * @throws UsageError if there is no such folder
 * @throws EnvironmentError if it cannot be read
 */
export function requireDataFolder(data: string, label: string): void {
  try {
    if (!statSync(data).isDirectory()) throw new UsageError(`there is no data folder "${label}"`);
    accessSync(data, constants.R_OK | constants.X_OK);
  } catch (error) {
    if (NO_FOLDER.has(String((error as NodeJS.ErrnoException).code)))
      throw new UsageError(`there is no data folder "${label}"`, { path: data, cause: error });
    throw asEnvironmentError(error, 'the data folder cannot be read');
  }
}

/** Reads the content for commands that need all of it. @throws UsageError if a part of it cannot be read */
export function readWholeContent(options: ContentOptions): AuditedContent {
  const content = readContent(options);
  const { site, day, ledger } = content;
  if (site?.isWhole !== true || day === undefined || ledger === undefined)
    throw new UsageError(
      `some of the content cannot be read; see licencia validate${options.label === 'data' ? '' : ` --data ${options.label}`}`,
    );
  return { ...content, site, day, ledger };
}

export function readContent({ data, label, withoutAudit, ...options }: ContentOptions): Content {
  requireDataFolder(data, label);
  const loaded = loadContentFiles(data, label);
  return withoutAudit
    ? linkedOf(loaded, options)
    : runAllSteps(prepareUnauditedContent(loaded, options).audit());
}

export type UnauditedContent = {
  content: Content;
  /** Audits the content in small steps. @returns the content with all findings */
  audit(): Generator<void, Content>;
};

export type UnauditedContentReader = typeof readUnauditedContent;

/** Reads the content. Results that depend only on unchanged files, documents or entries are reused. */
export function readUnauditedContent({
  data,
  label,
  ...options
}: ContentOptions): UnauditedContent {
  requireDataFolder(data, label);
  return prepareUnauditedContent(loadContentFiles(data, label), options);
}

/**
 * Leaves out the records of files with more mistakes than a report lists, because links in the texts of such files
 * would only add more findings.
 */
function readable(all: KnownRecords, findings: readonly Finding[]): KnownRecords {
  const full = new Set(
    findings.flatMap(({ untold, at }) => (untold === undefined ? [] : [at.file])),
  );
  return { ...all, unsound: all.unsound.filter(({ document }) => !full.has(document.file)) };
}

/** Runs the stages after load; the caller decides when the audit runs. */
export function prepareUnauditedContent(
  loaded: StageResult<LoadedFiles>,
  options: Pick<ContentOptions, 'today' | 'pageDay'>,
): UnauditedContent {
  const linked = linkedOf(loaded, options);
  const { site, day } = linked;
  if (site === undefined || day === undefined)
    return {
      content: linked,
      // biome-ignore lint/correctness/useYield: it has no steps.
      *audit() {
        return linked;
      },
    };
  const days = { today: options.today, pageDay: day };
  const ledger = ledgerWithSupersededReadings(site, days);
  const content = { ...linked, ledger, conflicts: countConflicts(ledger) };
  return {
    content,
    *audit() {
      const { value, findings } = yield* auditInSteps(site, days, ledger);
      return {
        ...content,
        findings: [...linked.findings, ...withoutConsequences(findings, loaded.findings)],
        coverage: value.coverage,
      };
    },
  };
}

function linkedOf(
  loaded: StageResult<LoadedFiles>,
  { pageDay }: Pick<ContentOptions, 'pageDay'>,
): Content {
  const { documents, unread, asIs = [], drawings = [] } = loaded.value;
  const textOf = (file: string) =>
    [...documents, ...unread, ...drawings].find((document) => document.file === file)?.text;
  const gathered = joinRecordFolders(loaded.value);
  const validated = validate(gathered.value.documents);
  const linked = linkSite(
    validated.value,
    readable(collectKnownRecords(gathered.value, validated.value), validated.findings),
    drawings,
  );
  const invalid = withoutConsequences(validated.findings, loaded.findings);
  const findings = [
    ...loaded.findings,
    ...gathered.findings,
    ...mergeSchemaMistakes(invalid),
    // If a value does not match its schema, other findings on its line are consequences and are left out.
    ...mergeMissingTargets(
      withoutConsequences(linked.findings, [...loaded.findings, ...invalid.filter(isOnOneLine)]),
    ),
  ];
  const site = linked.value;
  return {
    findings,
    documents,
    textOf,
    asIs,
    ...(site === undefined ? {} : { site, day: pageDay ?? site.newest }),
  };
}

/** Findings that will appear on later days, because a record changes then; none if the content cannot be audited. */
export function findUpcomingFindings(
  { site, ledger, day, findings }: Content,
  today: string,
): Finding[] {
  if (site === undefined || ledger === undefined || day === undefined) return [];
  return findUpcomingErrors({ site, ledger, day, findings }, today);
}
