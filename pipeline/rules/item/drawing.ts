/** Each SVG file of data/dibujos must be a valid drawing, and a sign's file must show the words of the sign. */
import { LANDMARKS_WITHOUT_STOP } from '../../../schemas/road.ts';
import type { Sign, SignFamily } from '../../../schemas/sign.ts';
import { findSlots } from '../../../templates/drawings/tree.ts';
import { LEGEND_SLOT, linesOfSlot } from '../../../templates/signs/content.ts';
import { hasGlyphsFor } from '../../../templates/signs/legend.ts';
import { signWords } from '../../../templates/signs/words.ts';
import { placeInDrawing, placeOf } from '../../link/place.ts';
import { roadLandmarks } from '../../link/road-places.ts';
import type { Site } from '../../link/site.ts';
import type { DrawingFile } from '../../load/drawings.ts';
import type { Entry } from '../../validate/index.ts';
import type { Rule } from '../rule.ts';

export const itemDrawing: Rule = {
  id: 'item/drawing',
  about: 'An SVG file of data/dibujos is broken or unsafe, or does not show the words of its sign.',
  severity: 'error',
  check({ site }, report) {
    for (const file of site.drawings.values()) {
      for (const { start, end, title, help } of file.problems)
        report({ title, at: placeInDrawing(file, start, end), help: [help] });
      const [kind, id] = file.id.split('/') as [string, string];
      if (kind === 'senales' && site.isWhole && !site.signs.has(id))
        report({
          title: 'no sign has the id of this drawing',
          at: placeInDrawing(file),
          help: ['Give the file the id of a sign in data/senales, or delete it.'],
        });
    }
    for (const finding of undrawn(site)) report(finding);
    for (const family of site.entries.signs)
      for (const [index, sign] of family.data.items.entries())
        for (const finding of misfits(sign, site.drawings.get(`senales/${sign.id}`)))
          report({ ...finding, ...placesOf(family, index, finding.file) });
  },
};

/** Finds the missing drawing files of places of the road, of landmarks, and of scenes that are a single drawing. */
const undrawn = ({ entries, drawings }: Site) =>
  [
    ...entries.road
      .flatMap(roadLandmarks)
      .map(({ landmark, ...place }) => ({ ...place, name: `lugares/${landmark}` })),
    ...entries.road.flatMap((entry) =>
      [...entry.data.stops.map(({ landmark }) => landmark), ...LANDMARKS_WITHOUT_STOP].map(
        (landmark, index) => ({
          what: `the landmark ${landmark}`,
          name: `hitos/${landmark}`,
          at: placeOf(
            entry,
            index < entry.data.stops.length ? ['stops', index, 'landmark'] : ['stops'],
          ),
        }),
      ),
    ),
    ...entries.scenes
      .filter(({ data }) => data.drawn)
      .map((entry) => ({
        what: `the scene ${entry.id}`,
        name: `escenas/${entry.id}`,
        at: placeOf(entry, ['drawn']),
      })),
  ]
    .filter(({ name }) => !drawings.has(name))
    .map(({ what, name, at }) => ({
      title: `${what} has no drawing`,
      at,
      help: [`Draw data/dibujos/${name}.svg.`],
    }));

type Misfit = { title: string; help: string[]; file?: DrawingFile };

function misfits(sign: Sign, file: DrawingFile | undefined): Misfit[] {
  if (file === undefined)
    return [
      {
        title: `the sign ${sign.id} has no drawing`,
        help: [`Draw data/dibujos/senales/${sign.id}.svg.`],
      },
    ];
  return unshown(sign, file).map((title) => ({
    title: `${sign.id}: ${title}`,
    help: ['Correct the data-slot of the drawing, or the legend of the sign.'],
    file,
  }));
}

/** The places of a problem: the drawing and the legend of the sign, or only the sign if it has no drawing. */
function placesOf(family: Entry<SignFamily>, index: number, file: DrawingFile | undefined) {
  if (file === undefined) return { at: placeOf(family, ['items', index, 'id']) };
  const legend = placeOf(family, ['items', index, 'legend']);
  return { at: placeInDrawing(file), related: [{ at: legend, says: 'legend' }] };
}

/** Mismatches between a drawing's slots and the sign's words, such as words that no slot shows. */
function unshown(sign: Sign, { drawing }: DrawingFile): string[] {
  if (drawing === undefined) return [];
  const { left, top } = drawing.viewBox;
  const words = signWords(sign);
  const slots = findSlots(drawing.content).filter(
    ({ attributes }) => attributes['data-slot'] === LEGEND_SLOT,
  );
  const own = slots.filter(({ attributes }) => attributes['data-text'] !== undefined);
  const typed = own.flatMap((slot) => linesOfSlot(slot, words)).join('');
  const others = slots.filter((slot) => !own.includes(slot));
  const shown = new Set(others.flatMap((slot) => linesOfSlot(slot, words)));
  return [
    ...(left === 0 && top === 0 ? [] : ['the viewBox does not begin at 0 0']),
    ...words
      .filter((line) => !shown.has(line) && !typed.includes(line.replaceAll(' ', '')))
      .map((line) => `no slot shows "${line}"`),
    ...others
      .filter((slot) => words.length > 0 && linesOfSlot(slot, words).length === 0)
      .map(
        ({ attributes }) =>
          `a slot needs line ${attributes['data-lines']}, which the legend does not have`,
      ),
    ...[...words, typed]
      .filter((line) => !hasGlyphsFor(line))
      .map((line) => `the lettering of signs lacks a character of "${line}"`),
  ];
}
