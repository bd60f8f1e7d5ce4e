/** `schemas`: writes the JSON Schemas for editors, or checks them against the zod schemas; with --ids those that complete ids. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idSchemas } from '../edit/id-schemas.ts';
import { jsonSchemas } from '../edit/json-schemas.ts';
import { link } from '../link/index.ts';
import { targetNames } from '../link/relations.ts';
import { gather } from '../load/gather.ts';
import { loadSources } from '../load/index.ts';
import { environmentFailure, UsageError } from '../program/failures.ts';
import { known, validate } from '../validate/index.ts';
import { writeFileWhole } from '../write/output/atomic.ts';
import { refuseDetour } from '../write/output/output-place.ts';
import { refusalOfFiles } from '../write/output/refusal.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { print } from './output.ts';
import { confirm } from './report.ts';

export function schemasCommand(context: CommandContext): number {
  const { root, options } = context;
  if (options.ids === true) return idsCommand(context);
  const folder = join(root, 'schemas', 'generated');
  refuseDetour(folder, root);
  const wanted = jsonSchemas();
  const left = namesIn(folder).filter((name) => !wanted.has(name));
  const drifted = [...wanted]
    .filter(([name, text]) => readIfThere(join(folder, name)) !== text)
    .map(([name]) => name);
  if (options.check === true) {
    for (const name of drifted) print(`schemas/generated/${name} differs from schemas/\n`);
    for (const name of left) print(`schemas/generated/${name} belongs to no collection\n`);
    if (drifted.length + left.length === 0) return 0;
    print('Run "licencia schemas" and commit the result.\n');
    return 1;
  }
  if (left.length > 0)
    throw refusalOfFiles(
      folder,
      { unknown: left.map((name) => `schemas/generated/${name}`), altered: [] },
      'Delete the schemas of collections that are gone, move other files to another place, and run the command again.',
    );
  for (const name of drifted) writeFileWhole(join(folder, name), wanted.get(name)!);
  confirm(context, `schemas/generated: ${wanted.size} schemas, ${drifted.length} written\n`);
  return 0;
}

/** Writes into a folder that git ignores: ids of several people in one committed file would be conflicts. */
function idsCommand(context: CommandContext): number {
  const folder = join(context.root, 'schemas', 'ids');
  refuseDetour(folder, context.root);
  const { data, label } = contentOptions(context);
  const sources = gather(loadSources(data, label).value).value;
  const entries = validate(sources.documents).value;
  const all = known(sources, entries);
  const { value: site } = link(entries, all);
  if (site === undefined)
    throw new UsageError(`"${label}" has no valid site.json; run "licencia validate" first`);
  const concept = new Set(
    site.entries.chapters.flatMap(({ data: { sections } }) =>
      sections.flatMap(({ concepts = [] }) => concepts),
    ),
  );
  const wanted = idSchemas({ ...targetNames(site, all), concept });
  namesIn(folder);
  for (const [name, text] of wanted)
    if (readIfThere(join(folder, name)) !== text) writeFileWhole(join(folder, name), text);
  confirm(context, `schemas/ids: ${wanted.size} schemas with the ids of ${label}\n`);
  return 0;
}

/** @throws EnvironmentError if the folder cannot be made or listed */
function namesIn(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch (error) {
    throw environmentFailure(error, 'the schemas cannot be written');
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
