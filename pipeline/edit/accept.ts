/** Accepting what was reviewed: writes the printed units into `data/reviewed`, and before that the revisions and days that follow. */
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../link/site.ts';
import { fileOf, type SourceDocument } from '../load/document.ts';
import { REVIEWED_FOLDER, REVIEWED_README, type Reviewed, reviewedFile } from '../load/reviewed.ts';
import { environmentFailure, UsageError } from '../program/failures.ts';
import type { Change } from '../review/changes.ts';
import { partsOf } from '../review/coming.ts';
import { README_OF_REVIEWED, type Review } from '../review/review.ts';
import { asksOf, withoutReferences } from '../review/units.ts';
import { type Entry, entriesOf } from '../validate/index.ts';
import type { Edit } from './fix.ts';

/** Fields that the program writes into the records itself, and the units that they are in. */
export type Follow = { edits: Edit[]; units: string[] };

/** A unit that was reviewed and is different now. */
type Changed = Change & { before: string; after: string };
/** A field of a record that the program sets. */
type Setting = {
  owner: Entry;
  path: readonly (string | number)[];
  value: number | string;
  why: string;
};

/**
 * A question that asks something else gets the next revision: stored answers go by it. A record whose own words changed
 * gets the day in `updated`, unless a person wrote another one there, or what was reviewed is of another form: then every
 * text differs, and not one word of the site.
 */
export function followingEdits(
  site: Site,
  { units, isOtherFormat }: Review,
  reviewed: Reviewed | undefined,
  accepted: readonly Change[],
  today: string,
): Follow {
  const entries = new Map(entriesOf(site.entries).map((entry) => [unitIdOf(entry), entry]));
  const texts = { before: textsNow(reviewed?.units ?? new Map()), after: textsNow(units) };
  const settings = accepted.flatMap((change): Setting[] => {
    const before = texts.before.get(change.unit);
    const after = texts.after.get(change.unit);
    if (before === undefined || after === undefined) return [];
    const changed = { ...change, before, after };
    return [
      ...nextRevision(changed, entries),
      ...(isOtherFormat && !asksAnother(changed)
        ? []
        : dayOfChange(changed, entries, texts, today)),
    ];
  });
  const edits = settings.flatMap((setting) => editOf(setting) ?? []);
  return {
    edits: [...new Map(edits.map((edit) => [`${edit.file} ${edit.start}`, edit])).values()],
    units: [...new Set(settings.map(({ owner }) => unitIdOf(owner)))],
  };
}

/** What a coming day changes follows when it has come. */
const textsNow = (units: ReadonlyMap<string, { text: string }>): ReadonlyMap<string, string> =>
  new Map([...units].map(([id, { text }]) => [id, partsOf(text)[0].text]));

/** Of a unit that was reviewed without its mark nobody knows. */
const asksAnother = ({ before, after }: Changed): boolean =>
  ![undefined, asksOf(after)].includes(asksOf(before));

function nextRevision(changed: Changed, entries: ReadonlyMap<string, Entry>): Setting[] {
  const { unit, before, after } = changed;
  const published = Number(fieldIn(before, 'revision') ?? 0);
  if (!asksAnother(changed) || Number(fieldIn(after, 'revision') ?? 0) > published) return [];
  const [owner, path] = recordOf(unit, entries);
  if (owner === undefined) return [];
  return [
    {
      owner,
      path: [...path, 'revision'],
      value: published + 1,
      why: `${unit} asks something else`,
    },
  ];
}

type Texts = Record<'before' | 'after', ReadonlyMap<string, string>>;

/** The day stands in the record itself, or in the one that holds it: a section has none of its own. */
function dayOfChange(
  changed: Changed,
  entries: ReadonlyMap<string, Entry>,
  texts: Texts,
  today: string,
): Setting[] {
  const { unit, follows } = changed;
  if (follows !== undefined && !asksAnother(changed)) return [];
  const [before, after] = [changed.before, changed.after].map(withoutReferences);
  if (before === after) return [];
  const [owner, path] = recordOf(unit, entries);
  if (owner === undefined) return [];
  const hasOwn = fieldIn(changed.after, 'updated') !== undefined;
  const holder = hasOwn ? unit : unitIdOf(owner);
  const [was, is] = [texts.before, texts.after].map((of) => fieldIn(of.get(holder), 'updated'));
  if (is === undefined || is !== was || is >= today) return [];
  return [
    {
      owner,
      path: [...(hasOwn ? path : []), 'updated'],
      value: today,
      why: `${unit} reads differently`,
    },
  ];
}

const unitIdOf = ({ collection, id }: Pick<Entry, 'collection' | 'id'>): string =>
  id === collection ? collection : `${collection}/${id}`;

/** The entry of a unit, and the path of the unit's record in it. */
function recordOf(
  unit: string,
  entries: ReadonlyMap<string, Entry>,
): [Entry | undefined, (string | number)[]] {
  const whole = entries.get(unit);
  if (whole !== undefined) return [whole, []];
  const slash = unit.lastIndexOf('/');
  const owner = entries.get(unit.slice(0, slash));
  const id = unit.slice(slash + 1);
  for (const [key, list] of Object.entries((owner?.data as object) ?? {})) {
    if (!Array.isArray(list)) continue;
    const index = list.findIndex(
      (item) => (item as { id?: unknown } | null)?.id === id.replace(`${key}.`, ''),
    );
    if (index !== -1) return [owner, [key, index]];
  }
  return [owner, []];
}

/** A field of a record as its unit prints it. */
const fieldIn = (text: string | undefined, key: string): string | undefined =>
  new RegExp(`^${key}: (.*)$`, 'm').exec(text ?? '')?.[1];

/** @returns undefined for a record that does not have the field as a plain number or day */
function editOf({ owner, path, value, why }: Setting): Edit | undefined {
  const [document, steps] = fileOf(owner.document, [...owner.path, ...path]);
  const { start, end } = document.locate(steps);
  const written = /^(["']?)[\d-]+\1$/.exec(document.text.slice(start, end));
  if (written === null) return undefined;
  const quote = written[1];
  return { file: document.file, start, end, text: `${quote}${value}${quote}`, why };
}

/** The edits by the document that they change. */
export function editsByDocument(
  documents: readonly SourceDocument[],
  edits: readonly Edit[],
): [SourceDocument, Edit[]][] {
  return documents.flatMap((document): [SourceDocument, Edit[]][] => {
    const own = edits.filter(({ file }) => file === document.file);
    return own.length === 0 ? [] : [[document, own]];
  });
}

/**
 * Writes the units as they are printed now, and removes what is left of those that are gone.
 * @throws UsageError if the folder is a link: what it leads to is not ours
 */
export function writeReviewed(data: string, { units }: Review, ids: readonly string[]): void {
  const folder = join(data, REVIEWED_FOLDER);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UsageError(`${folder} is a link; nothing was written`, { path: folder });
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, REVIEWED_README), README_OF_REVIEWED);
    for (const id of ids) {
      const file = join(data, reviewedFile(id));
      const unit = units.get(id);
      if (unit === undefined) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        // Not flushed: a file that is cut off differs from its unit, and is shown again.
        writeFileSync(file, unit.text);
      }
    }
  } catch (error) {
    throw environmentFailure(error, 'what was reviewed cannot be written');
  }
}
