/** Each drawing that a scene places must exist, have the needed slots and the expected size, and be centred on 0 0. */
import type { Scene, SceneFigure } from '../../../../schemas/scene.ts';
import {
  FIGURE_OBJECTS,
  PERSON_KINDS,
  SCENE_THINGS,
  VEHICLE_KINDS,
} from '../../../../schemas/scene-objects.ts';
import { HILL_DRAWINGS } from '../../../../templates/diagrams/Hill.tsx';
import { PERSON_SLOTS, postureSlot } from '../../../../templates/diagrams/Person.tsx';
import { requiredFrame } from '../../../../templates/diagrams/placed-frame.ts';
import { LIGHT_SLOTS, lightSlots } from '../../../../templates/diagrams/TrafficControls.tsx';
import { neededSlots, VEHICLE_SLOTS } from '../../../../templates/diagrams/Vehicle.tsx';
import type { DrawingTree, SvgElement } from '../../../../templates/drawings/tree.ts';
import { placeInDrawing, placeOf } from '../../../link/place.ts';
import type { Site } from '../../../link/site.ts';
import type { DataPath } from '../../../load/document.ts';
import type { DrawingFile } from '../../../load/drawings.ts';
import type { Entry } from '../../../validate/index.ts';
import type { Rule, RuleFinding } from '../../rule.ts';

/** The drawings that a scene can place, and the slots that the code knows, by folder of data/dibujos. */
const KINDS: Readonly<Record<string, { names: readonly string[]; slots: readonly string[] }>> = {
  objetos: {
    names: [...FIGURE_OBJECTS, ...SCENE_THINGS, 'semaforo'],
    slots: ['body', ...LIGHT_SLOTS],
  },
  personas: { names: PERSON_KINDS, slots: PERSON_SLOTS },
  vehiculos: { names: [...VEHICLE_KINDS, ...Object.values(HILL_DRAWINGS)], slots: VEHICLE_SLOTS },
};

export const unplaceableDrawing: Rule = {
  id: 'item/drawing',
  part: 'drawing-that-scenes-place',
  about:
    'A drawing that scenes place is missing, lacks a slot, is not in the middle, or has another size.',
  severity: 'error',
  check({ site }, report) {
    for (const finding of unplaced(site)) report(finding);
    for (const file of site.drawings.values()) for (const finding of misfits(file)) report(finding);
  },
};

/** A drawing that a scene places. `needs`: the slots that it must have, by the field of the scene that uses them. */
type Placed = {
  name: string;
  path: DataPath;
  needs: Readonly<Record<string, readonly string[]>>;
};

const placedIn = ({
  vehicles = [],
  people = [],
  things = [],
  figures = [],
  crossing,
}: Scene): Placed[] => [
  ...vehicles.flatMap((vehicle, index) =>
    vehicle.outline
      ? []
      : {
          name: `vehiculos/${vehicle.kind ?? 'carro'}`,
          path: ['vehicles', index],
          needs: neededSlots(vehicle),
        },
  ),
  ...people.map(({ kind, heading }, index) => ({
    name: `personas/${kind}`,
    path: ['people', index],
    needs: { [heading === undefined ? 'kind' : 'heading']: [postureSlot(heading !== undefined)] },
  })),
  ...things.map(({ kind }, index) => thing(kind, ['things', index])),
  ...Object.entries(crossing?.corners ?? {}).map(([corner, kind]) =>
    thing(kind, ['crossing', 'corners', corner]),
  ),
  ...Object.entries(crossing?.arms ?? {}).flatMap(([arm, { control }]) =>
    control === undefined || control === 'pare' || control === 'ceda'
      ? []
      : thing('semaforo', ['crossing', 'arms', arm], { control: lightSlots(control) }),
  ),
  ...figures.flatMap((figure, index) => placedFor(figure, ['figures', index])),
];

const thing = (kind: string, path: DataPath, needs: Placed['needs'] = {}): Placed => ({
  name: `objetos/${kind}`,
  path,
  needs,
});

function placedFor({ is, light, wheels }: SceneFigure, path: DataPath): Placed[] {
  if (is === 'letrero') return [];
  if (is === 'semaforo') return [thing(is, path, light && { light: lightSlots(light) })];
  if (is !== 'cuesta') return [thing(is, path)];
  return [
    { name: `vehiculos/${HILL_DRAWINGS.side}`, path, needs: {} },
    { name: `vehiculos/${HILL_DRAWINGS.front}`, path, needs: wheels ? { wheels: ['wheel'] } : {} },
  ];
}

/** Reports each missing drawing and each missing slot once, at the first scene that needs it. */
function unplaced({ entries, drawings }: Site): Iterable<RuleFinding> {
  const found = new Map<string, RuleFinding>();
  for (const entry of entries.scenes)
    for (const placed of placedIn(entry.data)) {
      const file = drawings.get(placed.name);
      const missing =
        file === undefined ? missingFile(placed, entry) : missingSlots(placed, entry, file);
      for (const [key, finding] of missing) if (!found.has(key)) found.set(key, finding);
    }
  return found.values();
}

const missingFile = ({ name, path }: Placed, entry: Entry): [string, RuleFinding][] => [
  [
    name,
    {
      title: `the scene ${entry.id} places ${name}, which has no drawing`,
      at: placeOf(entry, path),
      help: [`Draw data/dibujos/${name}.svg.`],
    },
  ],
];

function missingSlots(
  { name, path, needs }: Placed,
  entry: Entry,
  file: DrawingFile,
): [string, RuleFinding][] {
  if (file.drawing === undefined) return [];
  const has = slotNames(file.drawing.content);
  return Object.entries(needs).flatMap(([field, slots]) =>
    slots
      .filter((slot) => !has.has(slot))
      .map((slot): [string, RuleFinding] => [
        `${name} ${slot}`,
        {
          title: `the drawing ${name} has no slot "${slot}", which the scene ${entry.id} needs`,
          at: placeOf(entry, [...path, field]),
          help: [`Add a part with data-slot="${slot}" to data/dibujos/${name}.svg.`],
          related: [{ at: placeInDrawing(file), says: 'drawing' }],
        },
      ]),
  );
}

const slotNames = (nodes: SvgElement['children']): Set<string> =>
  new Set(
    nodes.flatMap((node) => {
      if (typeof node === 'string') return [];
      const { 'data-slot': slot } = node.attributes;
      return [...(slot === undefined ? [] : [slot]), ...slotNames(node.children)];
    }),
  );

/** Finds problems of a viewBox that would misplace the drawing in a scene or change its size. */
function misframed(id: string, { left, top, width, height }: DrawingTree['viewBox']) {
  const frame = requiredFrame(id);
  const [wide, high] = frame ? [frame.width, frame.height] : [width, height];
  const help = frame
    ? `Draw it ${frame.body[0]} wide and ${frame.body[1]} high around 0 0, and write`
    : 'Draw around 0 0, and write';
  const finding = (title: string) => [
    { title, help: [`${help} viewBox="${-wide / 2} ${-high / 2} ${wide} ${high}".`] },
  ];
  if (left !== -width / 2 || top !== -height / 2)
    return finding('the middle of the viewBox is not 0 0');
  return width === wide && height === high
    ? []
    : finding(`the viewBox is ${width} × ${height}; scenes expect ${wide} × ${high}`);
}

/** Finds problems of a drawing's file that do not depend on any scene. */
function misfits(file: DrawingFile): RuleFinding[] {
  const [folder, name] = file.id.split('/') as [string, string];
  const kind = KINDS[folder];
  if (kind === undefined || file.drawing === undefined) return [];
  const at = (words: string) => {
    const start = Math.max(0, file.text.indexOf(words));
    return placeInDrawing(file, start, start + words.length);
  };
  return [
    ...(kind.names.includes(name)
      ? []
      : [
          {
            title: 'no scene can place this drawing',
            at: placeInDrawing(file),
            help: [`Give the file one of these names, or delete it: ${kind.names.join(', ')}.`],
          },
        ]),
    ...misframed(file.id, file.drawing.viewBox).map((words) => ({ ...words, at: at('viewBox') })),
    ...[...slotNames(file.drawing.content)]
      .filter((slot) => !kind.slots.includes(slot))
      .map((slot) => ({
        title: `no scene uses the slot "${slot}"`,
        at: at(`data-slot="${slot}"`),
        help: [`Correct its name, or delete data-slot. The slots are: ${kind.slots.join(', ')}.`],
      })),
  ];
}
