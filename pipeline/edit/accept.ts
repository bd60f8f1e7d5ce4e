/** Writes accepted units into `data/reviewed`, after updating the revisions and days in their records. */
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentOptions } from '../content.ts';
import type { Site } from '../link/site.ts';
import { fileOfValue } from '../load/document.ts';
import { parseFileWithCache } from '../load/index.ts';
import {
  nextAcceptance,
  parseUnitFile,
  REVIEWED_FOLDER,
  REVIEWED_README_NAME,
  reviewedFilePath,
  unitFileText,
} from '../load/reviewed.ts';
import { asEnvironmentError, UsageError } from '../program/failures.ts';
import { writeEditedFile } from '../program/write-file.ts';
import type { Change } from '../review/changes.ts';
import { datedHeading, datedTexts } from '../review/future-texts.ts';
import { REVIEWED_README_TEXT, type Review } from '../review/review.ts';
import { withoutReferences } from '../review/units.ts';
import { type Entry, entriesOf } from '../validate/index.ts';
import { applyEdits } from './fix.ts';

export type Acceptance = ReturnType<typeof startAcceptance>;

/** The state during an acceptance; each accepted unit updates it. @param today the day that is written into records */
export function startAcceptance(
  { data, label }: Pick<ContentOptions, 'data' | 'label'>,
  site: Site,
  review: Review,
  today: string,
) {
  const textsOf = (units: ReadonlyMap<string, { text: string }>) =>
    new Map([...units].map(([id, { text }]) => [id, text]));
  return {
    data,
    label,
    site,
    today,
    units: textsOf(review.units),
    /** The reviewed units as stored in their files (`written`), and as printed on the day of the pages (`reviewed`). */
    written: new Map(review.written),
    reviewed: textsOf(review.reviewed),
    isOtherFormat: review.isOtherFormat,
    /** Accepted changes whose day has come since; they are written with the next unit. */
    passed: review.passed,
  };
}

export type AcceptanceResult = ReturnType<typeof acceptUnits>;

/**
 * Updates the revisions and days in the records, and writes the units as they were shown into `data/reviewed`. Records
 * and units agree after each call, so stopping between two calls loses nothing.
 * @param isSame returns true if a person says that a unit's question still asks the same thing
 * @throws UsageError if the folder is a symbolic link, which may lead out of the content
 */
export function acceptUnits(
  state: Acceptance,
  changes: readonly Change[],
  isSame: (unit: string) => boolean = () => false,
) {
  const folder = join(state.data, REVIEWED_FOLDER);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UsageError(`${folder} is a link; nothing was written`, { path: folder });
  const others = changes.filter((change) => isOfAnother(state, change)).map(({ unit }) => unit);
  const accepted = [...changes, ...state.passed].filter(({ unit }) => !others.includes(unit));
  state.passed = [];
  const ids = new Set(accepted.flatMap(({ unit, from = unit }) => [unit, from]));
  const settings = followingSettings(state, accepted, isSame);
  const edits: string[] = [];
  for (const setting of settings) {
    const edited = setField(state, setting);
    if (edited === undefined) continue;
    edits.push(edited);
    const { holder, value } = setting;
    // Also accepts the unit that prints the new value, unless that unit has other changes, which nobody has seen.
    if (!ids.has(holder) && state.units.get(holder) === state.reviewed.get(holder)) ids.add(holder);
    state.units.set(holder, withField(state.units.get(holder)!, setting.path.at(-1)!, value));
  }
  writeReviewed(state, [...ids]);
  return {
    /** The units that are accepted now, including those whose record only got a new date. */
    units: [...ids],
    /** Fields that were written into records, as `data/blog/x.md  articles/x reads differently: 2026-11-27`. */
    edits,
    /** Units that somebody else accepted meanwhile; they were not written. */
    others,
  };
}

/** True if the file of a unit contains neither the text compared here nor the text to write. */
function isOfAnother({ data, units, written }: Acceptance, { unit }: Change): boolean {
  const file = textOf(join(data, reviewedFilePath(unit)));
  const now = file === undefined ? undefined : parseUnitFile(file).text;
  return now !== written.get(unit)?.text && now !== units.get(unit);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw asEnvironmentError(error, 'the record of the review (data/reviewed) cannot be read');
  }
}

/** Sets a field in the text of a unit: in its current text and in the text of each later day. */
const withField = (text: string, key: string | number, value: number | string): string =>
  datedTexts(text)
    .map(
      ({ from, text: part }) =>
        datedHeading(from) + part.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
    )
    .join('');

type Changed = Change & { before: string; after: string };
type Setting = {
  owner: Entry;
  path: readonly (string | number)[];
  value: number | string;
  why: string;
  /** The unit that prints the field. */
  holder: string;
};

/**
 * Raises the revision of a question that asks something else, because stored answers depend on it. Sets `updated` of a
 * record whose own words changed, unless a person wrote another day there. If the review format changed, every text
 * differs; then only questions that may ask something else get a day.
 */
function followingSettings(
  { site, units, written, isOtherFormat, today }: Acceptance,
  accepted: readonly Change[],
  isSame: (unit: string) => boolean,
): Setting[] {
  const entries = new Map(entriesOf(site.entries).map((entry) => [unitIdOf(entry), entry]));
  const before = new Map([...written].map(([id, { text }]) => [id, text]));
  const texts = { before: textsNow(before), after: textsNow(units) };
  const settings = accepted.flatMap((change): Setting[] => {
    const before = texts.before.get(change.from ?? change.unit);
    const after = texts.after.get(change.unit);
    if (before === undefined || after === undefined) return [];
    const changed = { ...change, before, after };
    return [
      ...(isSame(change.unit) && change.isAnew !== 'surely' ? [] : nextRevision(changed, entries)),
      ...(isOtherFormat && change.isAnew === undefined
        ? []
        : dayOfChange(changed, entries, texts, today)),
    ];
  });
  return [
    ...new Map(
      settings.map((each) => [`${unitIdOf(each.owner)} ${each.path.join()}`, each]),
    ).values(),
  ];
}

/** The texts as of today, without the changes of later days. */
const textsNow = (units: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...units].map(([id, text]) => [id, datedTexts(text)[0].text]));

function nextRevision(changed: Changed, entries: ReadonlyMap<string, Entry>): Setting[] {
  const { unit, before, after, isAnew } = changed;
  const published = Number(fieldIn(before, 'revision') ?? 0);
  if (isAnew === undefined || Number(fieldIn(after, 'revision') ?? 0) > published) return [];
  const [owner, path] = recordOf(unit, entries);
  if (owner === undefined) return [];
  return [
    {
      owner,
      path: [...path, 'revision'],
      value: published + 1,
      why: `${unit} asks something else`,
      holder: unit,
    },
  ];
}

type Texts = Record<'before' | 'after', ReadonlyMap<string, string>>;

/** Sets `updated` to today in the changed record, or in the record that contains it: a section has no date. */
function dayOfChange(
  changed: Changed,
  entries: ReadonlyMap<string, Entry>,
  texts: Texts,
  today: string,
): Setting[] {
  const { unit, follows, isAnew } = changed;
  if (follows !== undefined && isAnew === undefined) return [];
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
      holder,
    },
  ];
}

const unitIdOf = ({ collection, id }: Pick<Entry, 'collection' | 'id'>): string =>
  id === collection ? collection : `${collection}/${id}`;

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

const fieldIn = (text: string | undefined, key: string): string | undefined =>
  new RegExp(`^${key}: (.*)$`, 'm').exec(text ?? '')?.[1];

/**
 * Sets the field in the current text of the file, which may have been edited meanwhile.
 * @returns a line about the edit; undefined if the file is missing or broken, has the value already, or has no plain
 * number or day in the field
 */
function setField({ data }: Acceptance, { owner, path, value, why }: Setting): string | undefined {
  const [document, steps] = fileOfValue(owner.document, [...owner.path, ...path]);
  const file = join(data, document.path);
  const text = textOf(file);
  const now = text === undefined ? undefined : parseFileWithCache({ ...document, text }).document;
  if (now === undefined || now.isRepaired) return undefined;
  const { start, end } = now.locate(steps);
  const [found, quote] = /^(["']?)[\d-]+\1$/.exec(now.text.slice(start, end)) ?? [];
  if (found === undefined || found === `${quote}${value}${quote}`) return undefined;
  writeEditedFile(file, applyEdits(now.text, [{ start, end, text: `${quote}${value}${quote}` }]));
  return `${document.file}  ${why}: ${value}`;
}

/** Writes the units as they are printed now, and deletes the files of units that are gone. */
function writeReviewed(
  { data, units, written, reviewed, today }: Acceptance,
  ids: readonly string[],
): void {
  const folder = join(data, REVIEWED_FOLDER);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, REVIEWED_README_NAME), REVIEWED_README_TEXT);
    for (const id of ids) {
      const file = join(data, reviewedFilePath(id));
      const text = units.get(id);
      if (text === undefined) {
        rmSync(file, { force: true });
        for (const state of [written, reviewed]) state.delete(id);
      } else {
        mkdirSync(dirname(file), { recursive: true });
        const accepted = nextAcceptance(written.get(id), text, today);
        // Not flushed to disk: a truncated file differs from its unit, so `review` shows the unit again.
        writeFileSync(file, unitFileText(text, accepted));
        written.set(id, { text, accepted });
        reviewed.set(id, text);
      }
    }
  } catch (error) {
    throw asEnvironmentError(error, 'what was reviewed cannot be written');
  }
}
