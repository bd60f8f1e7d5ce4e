/** `new`: writes a record with TODO texts. The audit lists them until somebody completes them. */
import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { readContent, requireDataFolder } from '../content.ts';
import { appendKey, type NewRecord, newRecord } from '../edit/new.ts';
import type { NewQuestionOptions } from '../edit/new-question.ts';
import { loadContentFiles } from '../load/index.ts';
import { joinRecordFolders } from '../load/record-folders.ts';
import { asEnvironmentError, UsageError } from '../program/failures.ts';
import { writeFileAtomically } from '../program/write-file.ts';
import { collectKnownRecords, validate } from '../validate/index.ts';
import { resolveRealPath } from '../write/output/output-place.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { printOutcome } from './report.ts';
import { printEditedUnits } from './review.ts';

export function newCommand(context: CommandContext): number {
  const { data, label, today } = contentOptions(context);
  const [kind = '', id = ''] = context.operands;
  requireDataFolder(data, label);
  const sources = joinRecordFolders(loadContentFiles(data, label).value).value;
  const entries = validate(sources.documents).value;
  if (entries.site.length === 0)
    throw new UsageError(
      `"${label}" is not a content folder: it has no valid site.json. Nothing was written.`,
      { path: data },
    );
  const record = newRecord(kind, id, {
    entries,
    known: collectKnownRecords(sources, entries),
    today,
    options: questionOptions(context),
  });
  const files = filesOf(record).map((each) => {
    const [file, name] = [join(data, each.path), `${label}/${each.path}`];
    requireInside(data, dirname(file), name);
    return { file, name, text: textOf(each, file, name) };
  });
  const before = context.options.quiet === true ? undefined : readContent({ data, label, today });
  for (const { file, text } of files) {
    try {
      mkdirSync(dirname(file), { recursive: true });
    } catch (error) {
      throw asEnvironmentError(error, 'the folder cannot be created');
    }
    writeFileAtomically(file, text);
  }
  const check = label === 'data' ? 'licencia check' : `licencia check --data ${label}`;
  const names = files.map(({ name }) => name).join('\n      ');
  printOutcome(context, `wrote ${names}\nnext  replace each TODO in it, then run: ${check}\n\n`);
  if (before !== undefined) printEditedUnits(context, before, { data, label, today });
  return 0;
}

const filesOf = (record: NewRecord): NewRecord[] => [
  record,
  ...('also' in record && record.also !== undefined ? [record.also] : []),
];

function questionOptions({ options }: CommandContext): NewQuestionOptions {
  const text = (name: keyof NewQuestionOptions) =>
    options[name] === undefined ? undefined : String(options[name]);
  return {
    form: text('form'),
    asks: text('asks'),
    topic: text('topic'),
    concepts: text('concepts'),
    of: text('of'),
    after: text('after'),
  };
}

function requireInside(data: string, folder: string, name: string): void {
  if (!isInside(resolveRealPath(folder), resolveRealPath(data)))
    throw new UsageError(
      `${name} is outside the data folder, because a folder on its path is a link`,
      {
        path: folder,
      },
    );
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

/**
 * @returns the text to write. If the record is a whole file, that file must not exist yet. If the record is one key of
 * a JSON file, the key is added to the file, or the file is created.
 * @throws UsageError if the record exists already, or its file cannot be read
 */
function textOf(record: NewRecord, file: string, name: string): string {
  const existing = lstatSync(file, { throwIfNoEntry: false });
  if ('text' in record) {
    if (existing !== undefined) throw new UsageError(`${name} exists already`, { path: file });
    return record.text;
  }
  if (existing === undefined)
    return `${JSON.stringify({ $schema: record.schema, [record.key]: record.value }, null, 2)}\n`;
  const before = existing.isFile() ? readFileSync(file, 'utf8') : '';
  const after = appendKey(before, record.key, record.value);
  if (keysOf(after).length !== keysOf(before).length + 1)
    throw new UsageError(`${name} cannot be read; run "licencia validate" first`, { path: file });
  return after;
}

function keysOf(text: string): string[] {
  try {
    return Object.keys(JSON.parse(text.replace(/^\ufeff/, '')) as object);
  } catch {
    return [];
  }
}
