/** `new`: writes a record that a person then completes; the audit names every text that is still to be written. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder } from '../content.ts';
import { type NewRecord, newRecord, withKey } from '../edit/new.ts';
import { loadSources } from '../load/index.ts';
import { environmentFailure, UsageError } from '../program/failures.ts';
import { known, validate } from '../validate.ts';
import { writeFileWhole } from '../write/atomic.ts';
import { type CommandContext, contentOptions } from './context.ts';

export function newCommand(context: CommandContext): number {
  const { data, label, today } = contentOptions(context);
  const [kind = '', id = ''] = context.operands;
  if (!isFolder(data)) throw new UsageError(`there is no data folder "${label}"`);
  const sources = loadSources(data, label).value;
  const entries = validate(sources.documents).value;
  const record = newRecord(kind, id, { entries, known: known(sources, entries), today });
  const file = join(data, record.path);
  const text = textOf(record, file, `${label}/${record.path}`);
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw environmentFailure(error, 'the folder cannot be made');
  }
  writeFileWhole(file, text);
  const audit = label === 'data' ? 'licencia audit' : `licencia audit --data ${label}`;
  process.stdout.write(
    `wrote ${label}/${record.path}\nnext  write what is marked TODO there, then: ${audit}\n`,
  );
  return 0;
}

/** A file of its own must be new; a key goes into the file that is there, or into a new one. */
function textOf(record: NewRecord, file: string, name: string): string {
  if ('text' in record) {
    if (existsSync(file)) throw new UsageError(`${name} is there already`);
    return record.text;
  }
  if (!existsSync(file))
    return `${JSON.stringify({ $schema: record.schema, [record.key]: record.value }, null, 2)}\n`;
  const before = readFileSync(file, 'utf8');
  const after = withKey(before, record.key, record.value);
  if (keysOf(after).length !== keysOf(before).length + 1)
    throw new UsageError(`${name} cannot be read; run "licencia validate" first`);
  return after;
}

/** Top-level keys of a JSON object; none of a text that is not one. */
function keysOf(text: string): string[] {
  try {
    return Object.keys(JSON.parse(text.replace(/^\ufeff/, '')) as object);
  } catch {
    return [];
  }
}
