/** Compares the directions, turns, lights and sides in a scene's description and caption with the drawing. */
import type { Scene } from '../../schemas/scene.ts';
import {
  type Arm,
  armClockwiseAfter,
  STEPS_AHEAD,
  STEPS_TO_LEFT,
  STEPS_TO_RIGHT,
} from './geometry.ts';
import type { SceneProblem } from './layout.ts';

type Vehicle = NonNullable<Scene['vehicles']>[number];
type Field = 'description' | 'caption';

const ARM = 'norte|este|sur|oeste';
/** A clause begins with the road user that it is about: "Tú …", "El carro A …", "y el carro A …". */
const SUBJECT = /(?<!\p{L})(?:[tT]ú|(?:\p{Ll}+ )?[A-E])(?!\p{L})/u;
const SENTENCE = /[.;:]\s+|(?:,| y|, y) (?=(?:el|la) \p{Ll}+ [A-E](?!\p{L}))/u;

/** A pattern for statements about a vehicle, and a function that returns the word that would match the drawing. */
type Claim = {
  pattern: RegExp;
  drawn: (vehicle: Vehicle, scene: Scene, clause: string) => string | undefined;
};

const CLAIMS: readonly Claim[] = [
  {
    pattern: new RegExp(
      `(?:viene|llega)s?(?: por la otra calle)?(?:,? \\p{Ll}+){0,5}?,? (?:del|desde el) (${ARM})`,
      'gu',
    ),
    drawn: ({ arm, way }) => (way === 'sale' ? undefined : arm),
  },
  {
    pattern: new RegExp(
      `línea del (${ARM})|(?:esperas?|para|parad[oa]|carro [A-E]) (?:\\p{Ll}+ ){0,3}en el (${ARM})`,
      'gu',
    ),
    drawn: ({ arm, way }) => (way === 'sale' ? undefined : arm),
  },
  {
    pattern: new RegExp(`hacia el (${ARM})|salir por el (${ARM})`, 'gu'),
    drawn: ({ arm, to, lane, turned }, scene, clause) => {
      if (turned !== undefined) return undefined;
      // "va por" states the present direction, which is straight ahead, wherever the vehicle turns later.
      if (arm !== undefined && /(?<!\p{L})vas? por /u.test(clause))
        return armClockwiseAfter(arm, STEPS_AHEAD);
      return to ?? (lane === undefined ? undefined : scene.road?.strips[lane]?.to);
    },
  },
  {
    pattern: /(?:quieres?|vas? a) virar a la (izquierda|derecha)/gu,
    drawn: ({ arm, to }) => (arm === undefined || to === undefined ? undefined : turnOf(arm, to)),
  },
  {
    pattern: /(?:con|tienes?) (?:su |una )?(?:luz|flecha) (verde|roja|amarilla)/gu,
    drawn: lightOf,
  },
  {
    pattern: /a tu (izquierda|derecha)|viene de (frente)/gu,
    drawn: ({ arm }, scene) => {
      const own = scene.vehicles?.find(({ name }) => name === 'tú');
      if (arm === undefined || own?.arm === undefined || own.arm === arm) return undefined;
      return sideOf(own.arm, arm);
    },
  },
  {
    pattern: /señal(?:a| de la) (?:a la )?(izquierda|derecha)/gu,
    drawn: ({ signal }) => (signal === 'emergencia' ? undefined : signal),
  },
];

const turnOf = (arm: Arm, to: Arm): string | undefined =>
  to === armClockwiseAfter(arm, STEPS_TO_LEFT)
    ? 'izquierda'
    : to === armClockwiseAfter(arm, STEPS_TO_RIGHT)
      ? 'derecha'
      : 'otra vía';
const sideOf = (own: Arm, other: Arm): string =>
  other === armClockwiseAfter(own, STEPS_AHEAD) ? 'frente' : (turnOf(own, other) ?? '');

function lightOf({ arm, way }: Vehicle, { crossing }: Scene): string | undefined {
  const control = arm === undefined || way === 'sale' ? undefined : crossing?.arms[arm]?.control;
  return /^(?:flecha-)?(verde|roja|amarilla)(?!-)/.exec(control ?? '')?.[1];
}

/** @param text converts rich text to plain text @returns a problem for each statement that the drawing contradicts */
export function geometryProblems(scene: Scene, text: (rich: string) => string): SceneProblem[] {
  return (['description', 'caption'] as const).flatMap((field) =>
    text(scene[field] ?? '')
      .split(SENTENCE)
      .flatMap((clause) => inClause(clause, field, scene)),
  );
}

/** Checks a clause against the vehicle that it names first, or against the road if it names none. */
function inClause(clause: string, field: Field, scene: Scene): SceneProblem[] {
  const name = SUBJECT.exec(clause)?.[0].split(' ').at(-1)?.toLowerCase();
  const vehicle = scene.vehicles?.find((each) => each.name?.toLowerCase() === name);
  if (vehicle === undefined) return inRoad(clause, field, scene);
  return CLAIMS.flatMap(({ pattern, drawn }) =>
    [...clause.matchAll(pattern)].flatMap(([words, ...groups]): SceneProblem[] => {
      const said = groups.find((group) => group !== undefined)!;
      const is = drawn(vehicle, scene, clause);
      if (is === undefined || is === said) return [];
      return [
        {
          path: [field],
          title: `the ${field} says "${words}" about "${vehicle.name}", but the picture shows: ${is}`,
          help: `Look at the picture, and correct "${field}" or the position of the vehicle.`,
        },
      ];
    }),
  );
}

/** Checks the direction of traffic in a clause such as "Una autopista con dos carriles hacia el este". */
function inRoad(clause: string, field: Field, { road }: Scene): SceneProblem[] {
  const said = /carriles? (?:\p{Ll}+ )?hacia el (este|oeste|norte|sur)/u.exec(clause);
  if (said === null || road === undefined) return [];
  const ways: readonly (string | undefined)[] = road.strips.map(({ to }) => to);
  if (ways.includes(said[1])) return [];
  return [
    {
      path: [field],
      title: `the ${field} says "${said[0]}", but no lane of the picture goes there`,
      help: `Look at the picture, and correct "${field}" or "to" of the lanes.`,
    },
  ];
}
