/** Prints the published units that a person reviews. A unit's text names its drawing by hash. */

import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import type { Stop } from '../../schemas/road.ts';
import type { Scene } from '../../schemas/scene.ts';
import type { Sign } from '../../schemas/sign.ts';
import type { Source } from '../../schemas/source.ts';
import type { Question } from '../../schemas/test.ts';
import { drawPicture } from '../draw/picture.ts';
import { drawScene, sceneProblems } from '../draw/scene-drawing.ts';
import { drawSign, hasDrawing } from '../draw/sign-drawing.ts';
import { compareText, type Place } from '../findings/finding.ts';
import { sourceIdsOf } from '../ledger/filled-text.ts';
import { placeOf } from '../link/place.ts';
import { isQuestionSet } from '../link/question-sets.ts';
import { questionRoute, urlsOf } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { sourceLabelOf } from '../link/source-label.ts';
import type { DataPath } from '../load/document.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { blocksOf, EMPTY_BODY } from '../text/tree.ts';
import { type Entry, entriesOf, idField } from '../validate/entry.ts';
import { hashOf, meaningLine } from './meaning-hash.ts';
import {
  blockLines,
  factValueText,
  fieldLines,
  labelledLines,
  type PrintableContent,
  withoutTrailingBlankLines,
} from './printed-value.ts';

export type ReviewUnit = {
  /** `collection/entry` or `collection/entry/item`: path of the unit's file in `data/reviewed/`, without extension. */
  id: string;
  /** The words as a visitor reads them, one sentence per line; the first line is the hash of the picture, if any. */
  text: string;
  /** The unit's pictures as SVG: none, or one for today and one for each later text. */
  drawings: readonly string[];
  url?: string;
  place: () => Place;
};

/** Collections that visitors do not read. */
const NO_UNITS: ReadonlySet<CollectionName> = new Set<CollectionName>(['vocabulary']);

/** All units as visitors read them on the day of the ledger. */
export function unitsOf(content: PrintableContent): ReadonlyMap<string, ReviewUnit> {
  const units = entriesOf(content.site.entries)
    .filter(({ collection }) => !NO_UNITS.has(collection))
    .flatMap((entry) => unitsOfEntry(content, entry));
  return new Map(
    [...units, addressesUnit(content)]
      .sort((a, b) => compareText(a.id, b.id))
      .map((unit) => [unit.id, unit]),
  );
}

type Item = { id: string };

/** An item without its order and its main question, which the unit of the whole record prints. */
const withoutPlace = ({
  order: _,
  of: __,
  ...item
}: Item & { order?: unknown; of?: unknown }): Item => item;

/** True for a list whose items are units: each has a different id. */
function isUnits(value: unknown): value is Item[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const ids = value.map(idField);
  return !ids.includes(undefined) && new Set(ids).size === ids.length;
}

/** The entry, and each item and section of it that has an id. */
function unitsOfEntry(content: PrintableContent, entry: Entry): ReviewUnit[] {
  const { collection, id } = entry;
  const data = entry.data as object;
  const body = content.site.bodies.get(entry);
  const own = id === collection ? collection : `${collection}/${id}`;
  // A record of a map is small, so it is one unit: a fact and its readings are read together.
  const isSplit = COLLECTIONS[collection].shape !== 'map';
  const lists = Object.entries(data).filter(([, value]) => isSplit && isUnits(value)) as [
    string,
    Item[],
  ][];
  const isAsked = isQuestionSet(entry);
  // Two lists of one record may use the same ids, so the key of the list precedes an id.
  const prefix = (key: string) => (lists.length > 1 ? `${key}.` : '');
  const items = lists.flatMap(([key, list]) =>
    list.map((item, index): ReviewUnit => {
      const section = body?.sections.find((each) => each.id === item.id);
      return unit(entry, `${own}/${prefix(key)}${item.id}`, [key, index], {
        lines: withReferences(content, (reviewed) => [
          ...fieldLines(reviewed, withoutPlace(item), isUnits),
          ...(isAsked ? [meaningLine(content, item as Question)] : []),
          ...(section === undefined ? [] : ['', ...blockLines(reviewed, section.blocks)]),
        ]),
        drawing:
          collection === 'signs'
            ? signDrawing(content.site, item as Sign)
            : collection === 'road'
              ? placeDrawing(content.site, item as Stop)
              : undefined,
        url: isAsked ? questionRoute(item as Question) : undefined,
      });
    }),
  );
  const declared = new Set(items.map(({ id: item }) => item));
  const rest = blocksOf({
    ...(body ?? EMPTY_BODY),
    sections: (body?.sections ?? []).filter((section) => !declared.has(`${own}/${section.id}`)),
  });
  return [
    unit(entry, own, [], {
      lines: withReferences(content, (reviewed) => [
        ...derivedLines(content, entry),
        ...fieldLines(reviewed, data, (value) => isSplit && isUnits(value)),
        ...(rest.length === 0 ? [] : ['', ...blockLines(reviewed, rest)]),
      ]),
      drawing: collection === 'scenes' ? sceneDrawing(content, entry as Entry<Scene>) : undefined,
    }),
    ...items,
  ];
}

/**
 * The lines that a person reviews, then the references in them, in their order: two facts may print the same figure
 * today, and different ones tomorrow.
 */
function withReferences(
  content: PrintableContent,
  print: (reviewed: PrintableContent) => string[],
): string[] {
  const references: string[] = [];
  const lines = withoutTrailingBlankLines(print({ ...content, references }));
  if (references.length === 0) return lines;
  const all = references.join(' · ');
  return [
    ...lines,
    ...(lines.includes('') ? [''] : []),
    ...labelledLines(REFERS_TO, all.length < 80 ? [all] : references.map((each) => `- ${each}`)),
  ];
}

const REFERS_TO = 'refers to';
/** @returns a unit's text as visitors read it, without the references after it */
export const withoutReferences = (text: string): string =>
  text.replace(new RegExp(`\\n+${REFERS_TO}:[^]*`), '\n');

/** Lines that visitors read although no field contains them, and the reasons for a missing picture. */
function derivedLines(content: PrintableContent, entry: Entry): string[] {
  const { collection, id, data } = entry;
  if (collection === 'scenes')
    return sceneProblems(content, entry as Entry<Scene>).map(
      ({ title }) => `cannot be drawn: ${title}`,
    );
  if (collection === 'facts')
    return [`${PRINTS}${factValueText(content, id)}`, ...sourceTitles(content, id)];
  if (collection === 'sources') return [`label: ${sourceLabelOf(data as Source)}`];
  const nearest = collection === 'municipalities' ? content.site.nearest.get(id) : undefined;
  return nearest === undefined ? [] : [`nearest: ${nearest.centre.id}, ${nearest.km} km`];
}

/** The sources of the value that a fact prints: with another source, even the same figure is another statement. */
function sourceTitles({ site, ledger }: PrintableContent, id: string): string[] {
  const titles = sourceIdsOf(ledger, { id }).map((source) => site.sources.get(source)?.title);
  return titles.length === 0 ? [] : [`from: ${[...new Set(titles)].join('; ')}`];
}

/** Prefix of the line with a picture's hash: a changed picture changes the text of its unit. */
const PICTURE = 'picture: #';
/** @returns the hash of the picture that a line names; undefined for another line */
export const pictureHashIn = (line: string): string | undefined =>
  line.startsWith(PICTURE) ? line.slice(PICTURE.length) : undefined;

/** The pictures of units by the hashes that the texts name. */
export const picturesOf = (units: ReadonlyMap<string, ReviewUnit>): Map<string, string> =>
  new Map([...units.values()].flatMap(({ drawings }) => drawings.map((svg) => [hashOf(svg), svg])));

/** Prefix of the value that a fact prints. */
const PRINTS = 'prints: ';
/** @returns the printed value in a fact's unit */
export const printedValueIn = (text: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(PRINTS))
    ?.slice(PRINTS.length);

function unit(
  entry: Entry,
  id: string,
  path: DataPath,
  {
    lines,
    drawing,
    url = urlsOf(entry)[0],
  }: { lines: readonly string[]; drawing: string | undefined; url?: string | undefined },
): ReviewUnit {
  const drawings = drawing === undefined ? [] : [drawing];
  const pictures = drawings.map((svg) => PICTURE + hashOf(svg));
  return {
    ...omitUndefined({ url }),
    drawings,
    id: fileName(id),
    text: `${withoutTrailingBlankLines([...pictures, ...lines]).join('\n')}\n`,
    place: () => placeOf(entry, path),
  };
}

/** A file name that every system allows. Ids of records are plain, but an item may have any id. */
const fileName = (id: string): string =>
  id
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length)))
    .join('/');

/** All addresses as one unit, so that a moved or removed address is reviewed. */
function addressesUnit({ site }: PrintableContent): ReviewUnit {
  const lines = [...site.routes.keys(), ...site.redirects.map(({ from, to }) => `${from} → ${to}`)];
  const [settings] = site.entries.site;
  return {
    id: 'addresses',
    drawings: [],
    text: `${lines.sort(compareText).join('\n')}\n`,
    place: () => placeOf(settings!, []),
  };
}

/** Undefined if the scene cannot be drawn: a separate finding says why. */
function sceneDrawing(content: PrintableContent, entry: Entry<Scene>): string | undefined {
  if (sceneProblems(content, entry).length > 0) return undefined;
  return stable(drawScene(content, entry.id).svg);
}

const signDrawing = (site: Site, sign: Sign): string | undefined =>
  hasDrawing(site, sign) ? stable(drawSign(site, sign).svg) : undefined;

const placeDrawing = (site: Site, { landmark }: Stop): string | undefined => {
  const svg = drawPicture(site, `lugares/${landmark}`);
  return svg === undefined ? undefined : stable(svg);
};

/** Parts of an SVG that are not compared: colours of the dark theme, and words that the unit's text already has. */
const BESIDE_PICTURE = /<style>.*?<\/style>| (?:class|role|aria-label)="[^"]*"/gs;

/** Rounds numbers below 1 to a thousandth, and others to a tenth, so that the review ignores tiny differences. */
const stable = (svg: string): string =>
  svg.replace(BESIDE_PICTURE, '').replace(/\d+\.\d{2,}/g, (number) => {
    const parts = Number(number) < 1 ? 1000 : 10;
    return String(Math.round(Number(number) * parts) / parts);
  });
