/** The table of the fields that contain ids of other records, and the references of each entry. */
import type { CollectionName } from '../../schemas/collections.ts';
import type { DataPath } from '../load/document.ts';
import type { Entry } from '../validate/index.ts';

/**
 * The kinds of targets: the word for a target in messages and, if the targets are all ids of one collection, that
 * collection.
 */
export const LINK_KINDS = {
  source: { word: 'source', collection: 'sources' },
  surface: { word: 'surface', collection: 'surfaces' },
  fact: { word: 'fact', collection: 'facts' },
  chapter: { word: 'chapter', collection: 'chapters' },
  scene: { word: 'scene', collection: 'scenes' },
  signFamily: { word: 'family of signs', collection: 'signs' },
  test: { word: 'test', collection: 'tests' },
  question: { word: 'question with a page of its own' },
  region: { word: 'region' },
  section: { word: 'section of the manual' },
  sign: { word: 'sign' },
  manoeuvre: { word: 'manoeuvre' },
  hazard: { word: 'hazard clip', collection: 'hazards' },
  route: { word: 'page' },
} as const satisfies Record<string, { word: string; collection?: CollectionName }>;

export type LinkKind = keyof typeof LINK_KINDS;
/** A field of a record that names another record or a page. `reading`: the field `reading` beside a field `fact`. */
export type FieldLink = {
  path: DataPath;
  target: string;
  kind: LinkKind;
  reading?: string | undefined;
};
type Step = DataPath[number];
type Fields = Readonly<Record<string, LinkKind | undefined>>;

/** The fields that refer to records, in every collection that `FIELDS_OF` does not list. */
const FIELDS: Fields = {
  cite: 'source',
  cites: 'source',
  facts: 'fact',
  fact: 'fact',
  sign: 'sign',
  scene: 'scene',
  scenes: 'scene',
  manoeuvres: 'manoeuvre',
  signs: 'signFamily',
  signsShown: 'sign',
  chapter: 'chapter',
  section: 'section',
  href: 'route',
  tests: 'test',
  of: 'question',
};

const NO_FIELDS: Fields = {};

const FIELDS_OF: Partial<Record<CollectionName, Fields>> = {
  facts: { surface: 'surface', source: 'source' },
  road: {
    sections: 'section',
    signs: 'sign',
    fact: 'fact',
    hazards: 'hazard',
    manoeuvres: 'manoeuvre',
    first: 'question',
  },
  confusions: { signs: 'sign', everywhere: 'sign', fact: 'fact' },
  sources: { source: 'source' },
  synonyms: { href: 'route' },
  examTopics: { signs: 'sign', likelySigns: 'sign' },
  surfaces: NO_FIELDS,
  vocabulary: NO_FIELDS,
  centres: { ...FIELDS, hours: 'fact', region: 'region' },
  centresShared: { ...FIELDS, hours: 'fact' },
  municipalities: { ...FIELDS, region: 'region' },
};

/** The fields of a collection that name other records. */
export const fieldsOf = (collection: CollectionName): Fields => FIELDS_OF[collection] ?? FIELDS;

/** Fields that are skipped with their content, because a key in them may equal a name above by chance. */
const SKIPPED: ReadonlySet<unknown> = new Set(['testimonials', 'ledgerTopics']);

/** The references of a record to other records and to pages. */
export const linksOf = (
  { fields }: { fields: ReadonlyMap<Entry, readonly FieldLink[]> },
  entry: Entry,
): readonly FieldLink[] => fields.get(entry) ?? [];

/** Finds the references in a record. Later stages call `linksOf`. */
export function readLinks({ data, collection }: Entry): FieldLink[] {
  const links: FieldLink[] = [];
  const fields = fieldsOf(collection);
  if (fields !== NO_FIELDS && typeof data === 'object' && data !== null)
    addLinks(data, [], fields, links);
  return links;
}

/** The field `reading` of an object with the field `fact` names the printed reading. Default: the fact's own value. */
type Read = { reading?: string };

/** @param path path of the value; all values share this array, and each link gets a copy */
function addLinks(value: object, path: Step[], fields: Fields, links: FieldLink[]): void {
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    if (SKIPPED.has(key)) continue;
    const child = value[key as keyof typeof value] as unknown;
    const kind = fields[key];
    if (kind === undefined && (typeof child !== 'object' || child === null)) continue;
    path.push(isList ? Number(key) : key);
    if (kind === undefined) addLinks(child as object, path, fields, links);
    else if (key === 'fact' && typeof child === 'string')
      links.push({ path: [...path], target: child, kind, reading: (value as Read).reading });
    else addTargets(child, [...path], kind, links);
    path.pop();
  }
}

/** Adds the id in a field, or each id of the list in it. Web addresses are not ids. */
function addTargets(value: unknown, path: DataPath, kind: LinkKind, links: FieldLink[]): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) addTargets(item, [...path, index], kind, links);
  if (typeof value !== 'string' || /^https?:/.test(value)) return;
  links.push({ path, target: kind === 'route' ? value.replace(/#.*/, '') : value, kind });
}
