/**
 * `schemas`: writes or checks the JSON Schemas for editors and the generated docs. With --ids, it writes schemas that
 * let editors complete ids.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemasWithIds } from '../edit/id-schemas.ts';
import { jsonSchemas } from '../edit/json-schemas.ts';
import { linkSite } from '../link/index.ts';
import { targetNames } from '../link/relations.ts';
import { loadContentFiles } from '../load/index.ts';
import { joinRecordFolders } from '../load/record-folders.ts';
import { asEnvironmentError, EnvironmentError, UsageError } from '../program/failures.ts';
import { writeFileAtomically } from '../program/write-file.ts';
import { collectKnownRecords, validate } from '../validate/index.ts';
import { refuseLinkedPath } from '../write/output/output-place.ts';
import { COMMANDS_PAGE_PATH, commandsPage } from './commands-page.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { print } from './output.ts';
import { printOutcome } from './report.ts';
import { RULES_PAGE_PATH, rulesPage } from './rules-page.ts';

export function schemasCommand(context: CommandContext): number {
  const { root, options } = context;
  if (options.ids === true) return idsCommand(context);
  const folder = join(root, 'schemas', 'generated');
  refuseLinkedPath(folder, root);
  const wanted = jsonSchemas();
  const left = namesIn(folder).filter((name) => !wanted.has(name));
  const drifted = [...wanted]
    .filter(([name, text]) => readIfThere(join(folder, name)) !== text)
    .map(([name]) => name);
  const pages = [
    { name: RULES_PAGE_PATH, from: 'pipeline/rules/', text: rulesPage(root) },
    {
      name: COMMANDS_PAGE_PATH,
      from: 'pipeline/commands/command-line.ts',
      text: commandsPage(root),
    },
  ];
  const old = pages.filter(({ name, text }) => readIfThere(join(root, name)) !== text);
  if (options.check === true) {
    for (const name of drifted) print(`schemas/generated/${name} differs from schemas/\n`);
    for (const name of left) print(`schemas/generated/${name} belongs to no collection\n`);
    for (const { name, from } of old) print(`${name} differs from ${from}\n`);
    if (drifted.length + left.length + old.length === 0) return 0;
    print('Run "licencia schemas" and commit the result.\n');
    return 1;
  }
  if (left.length > 0)
    throw new EnvironmentError(
      `schemas/generated has files that no collection needs: ${left.join(', ')}. Delete the schemas of collections that are gone, move other files to another place, and run the command again`,
    );
  for (const name of drifted) writeFileAtomically(join(folder, name), wanted.get(name)!);
  for (const { name, text } of old) writeFileAtomically(join(root, name), text);
  printOutcome(context, `schemas/generated: ${wanted.size} schemas, ${drifted.length} written\n`);
  for (const { name } of old) printOutcome(context, `${name} written\n`);
  return 0;
}

/** Writes into a folder that git ignores: in committed files, the new ids of several people would conflict. */
function idsCommand(context: CommandContext): number {
  const folder = join(context.root, 'schemas', 'ids');
  refuseLinkedPath(folder, context.root);
  const { data, label } = contentOptions(context);
  const sources = joinRecordFolders(loadContentFiles(data, label).value).value;
  const entries = validate(sources.documents).value;
  const all = collectKnownRecords(sources, entries);
  const { value: site } = linkSite(entries, all);
  if (site === undefined)
    throw new UsageError(`"${label}" has no valid site.json; run "licencia validate" first`);
  const concept = new Set(
    site.entries.chapters.flatMap(({ data: { sections } }) =>
      sections.flatMap(({ concepts = [] }) => concepts),
    ),
  );
  const wanted = schemasWithIds({ ...targetNames(site, all), concept });
  namesIn(folder);
  for (const [name, text] of wanted)
    if (readIfThere(join(folder, name)) !== text) writeFileAtomically(join(folder, name), text);
  printOutcome(context, `schemas/ids: ${wanted.size} schemas with the ids of ${label}\n`);
  return 0;
}

function namesIn(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch (error) {
    throw asEnvironmentError(error, 'the schemas cannot be written');
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
