/** Describes the questions of a session, in rows for the home page and in a sentence about the next day. Pure. */
import { type Agenda, agendaOn, type CourseContent, daysToExam } from './agenda.ts';
import { missesOf } from './forms.ts';
import { repeatedRulesNoun } from './plan-words.ts';
import type { Day, Learning } from './types.ts';

/** A count, its noun, and its place or reason. The counts of a day add up to its number of questions. */
export type DayRow = { count: number; what: string; where: string };
/** The place name of a stop, by its index in the road. */
export type StopNameLookup = (stop: number) => string;
/** A list with more stops than this names only the first and the last one. */
export const MAX_NAMED_STOPS = 3;

/** Lists the names of stops: «El Morro, Rincón y Yauco», or only the first and the last of more than three. */
export function stopNamesText(stops: readonly number[], nameOf: StopNameLookup): string {
  const names = stops.map(nameOf);
  const last = names.at(-1);
  if (last === undefined) return '';
  if (names.length > MAX_NAMED_STOPS) return `De ${names[0]} a ${last}`;
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}

/**
 * The rows of a session.
 * @param misses number of all misses, of which the session may ask only some
 */
export function sessionRows(agenda: Agenda, nameOf: StopNameLookup, misses: number): DayRow[] {
  const { missed, fresh, again, firming, stops, isHard } = agenda;
  const isAllFirming = firming === again;
  const rows = [
    {
      count: missed,
      what: misses > missed ? `de tus ${misses} fallos` : missed === 1 ? 'fallo' : 'fallos',
      where: 'Lo que no acertaste en otros días',
    },
    {
      count: fresh,
      what: fresh === 1 ? 'regla nueva' : 'reglas nuevas',
      where: stopNamesText(stops, nameOf) || 'Señales y cifras fuera de las paradas',
    },
    {
      count: again,
      what: repeatedRulesNoun(again, isAllFirming),
      where: isHard ? 'Primero lo que marcaste' : 'Las que llevas más días sin ver',
    },
  ];
  const asked = rows.filter(({ count }) => count > 0);
  return isHard ? asked.reverse() : asked;
}

/** A phrase for the questions of a day, and the rest of the sentence. The exam day has no questions. */
export function daySentence(
  learning: Learning,
  road: CourseContent,
  day: Day,
  nameOf: StopNameLookup,
): { what: string; rest: string } {
  if (daysToExam(learning, day) === 0)
    return { what: 'papeles, agua', rest: ' y llegar temprano.' };
  const agenda = agendaOn(learning, road, day);
  const [first, ...others] = sessionRows(agenda, nameOf, missesOf(learning, road.forms).length);
  if (!first) return { what: 'nada que repasar', rest: '.' };
  const rest = others
    .map(({ count, what }, at) => `${at + 1 < others.length ? ',' : ' y'} ${count}\u00A0${what}`)
    .join('');
  return { what: `${first.count}\u00A0${first.what}`, rest: `${rest}.` };
}
