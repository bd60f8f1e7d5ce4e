/** Checks the ids that come from names of files and folders and from keys: many of them become addresses. */
import type { EntryShape } from '../../schemas/collections.ts';
import { errorAt, type Finding, type Range } from '../findings/finding.ts';
import { locationOf, rangeOf, type SourceDocument } from '../load/document.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { type Entry, idField, nameWithoutExtension } from './entry.ts';

/** Reserved device names of Windows: a file with such a name cannot be checked out there. */
export const isDeviceName = (id: string) => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(id);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KEY = /^[a-z0-9]+([-./][a-z0-9]+)*$/;
const MAX_LENGTH = 80;

/** Reports an id in the wrong format, and an `id` field that does not match the name of the file or folder. */
export function idFindings(entry: Entry, shape: EntryShape): Finding[] {
  if (shape === 'folder') return folderFindings(entry);
  if (shape !== 'file' && shape !== 'map') return [];
  const { id, document, path } = entry;
  const isFile = shape === 'file';
  const like = slugOf(id);
  const report = (title: string, range: Range, help: string): Finding[] => [
    errorAt('schema/invalid', title, { file: document.file, range, entry: id, urls: [] }, help),
  ];
  if (!(isFile ? SLUG : KEY).test(id) || id.length > MAX_LENGTH || isDeviceName(id))
    return report(
      `the ${isFile ? 'file name' : 'key'} "${id}" cannot be an id`,
      rangeOf(document, path, 'key'),
      `${like === undefined ? '' : `Write "${like}". `}An id is at most ${MAX_LENGTH} lower-case ASCII letters and digits, with hyphens between words.`,
    );
  const field = isFile ? idField(entry.data) : undefined;
  return field === undefined || field === id
    ? []
    : report(
        `the file is named "${id}" but its id is "${field}"`,
        rangeOf(document, ['id']),
        nameOrId(id, field),
      );
}

/** @returns the name converted to an id; undefined if the result is not a valid id */
export function slugOf(name: string): string | undefined {
  const id = foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return SLUG.test(id) && id.length <= MAX_LENGTH && !isDeviceName(id) ? id : undefined;
}

/** Suggests the file name as the id, because people see the name first, or the id if the name cannot be an id. */
const nameOrId = (name: string, id: string | undefined): string =>
  SLUG.test(name)
    ? `Write "id": "${name}", or name the file as its id. An id that was published never changes.`
    : `Name the file as its id, "${id}". If it is a copy for something new, give both a name of their own.`;

function folderFindings({ id, document }: Entry): Finding[] {
  const folder = document.path.split('/').at(-2) ?? '';
  const finding = (file: SourceDocument, title: string, help: string): Finding =>
    errorAt('schema/invalid', title, { ...locationOf(file, ['id']), entry: id, urls: [] }, help);
  const items = document.items?.documents ?? [];
  return [
    ...(folder === id || folder.startsWith(`${id}-`)
      ? []
      : [
          finding(
            document,
            `the folder is named "${folder}" but the id in it is "${id}"`,
            `Name the folder "${id}", or "${id}-" with words after it, or correct the id.`,
          ),
        ]),
    ...items.flatMap((file) => {
      const [name, own] = [nameWithoutExtension(file.path), idField(file.data)];
      const title = `the file is named "${name}" but its id is "${own}"`;
      return name === own ? [] : [finding(file, title, nameOrId(name, own))];
    }),
  ];
}
