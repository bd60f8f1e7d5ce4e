/** Checks that the description of a scene names its people and vehicles, and agrees with the drawing. */
import type { Scene } from '../../schemas/scene.ts';
import { geometryProblems } from './geometry-problems.ts';
import type { SceneProblem } from './layout.ts';

type Kind = NonNullable<NonNullable<Scene['vehicles']>[number]['kind']>;

/** Words in a description that name people, or vehicles other than ordinary cars. */
const VEHICLES: Partial<Record<Kind, RegExp>> = {
  camion: /camión/i,
  'guagua-escolar': /guagua escolar/i,
  ambulancia: /ambulancia/i,
  patrulla: /patrulla/i,
  motora: /motora/i,
  bicicleta: /bicicleta/i,
  tren: /tren/i,
  carroza: /carroza/i,
};
const PEOPLE: Record<NonNullable<Scene['people']>[number]['kind'], RegExp> = {
  peaton: /peat[oó]n|persona/i,
  baston: /bastón/i,
  nino: /niñ[oa]/i,
  agente: /agente|policía/i,
  'agente-brazos': /agente|policía/i,
  obrero: /obrer[oa]|trabajador/i,
};

export function descriptionProblems(scene: Scene, text: (rich: string) => string): SceneProblem[] {
  const { description, vehicles = [], people = [] } = scene;
  const words = text(description);
  const names = vehicles.map(({ name }) => name);
  return [
    ...vehicles.flatMap(({ name, kind }, index): SceneProblem[] => {
      const path = ['vehicles', index];
      if (name !== undefined && names.indexOf(name) !== index)
        return [
          { path, title: `two vehicles are named "${name}"`, help: 'Rename one of the two.' },
        ];
      const noun = VEHICLES[kind ?? 'carro'];
      if (name !== undefined && !hasWord(words, name)) return [unnamed(path, name)];
      return noun === undefined || noun.test(words) ? [] : [unnamed(path, kind!)];
    }),
    ...people.flatMap(({ kind }, index) =>
      PEOPLE[kind].test(words) ? [] : [unnamed(['people', index], kind)],
    ),
    ...geometryProblems(scene, text),
  ];
}

/** True if the name occurs as a whole word: "A" is not in "Avenida". */
const hasWord = (words: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name === 'tú' ? '[tT]ú' : name}(?!\\p{L})`, 'u').test(words);

const unnamed = (path: SceneProblem['path'], name: string): SceneProblem => ({
  path,
  title: `the description does not name "${name}"`,
  help: 'Say in "description" where it is and what it does: screen-reader users have only these words.',
});
