/** The texts about a day for the home page, the list of tests, *Cómo vas* and the end of a session. Pure. */
import { upcomingExamDay } from '../days.ts';
import {
  type Agenda,
  agendaOn,
  type CourseContent,
  daysToExam,
  minutesForQuestions,
  remainingAgenda,
} from './agenda.ts';
import { countRuleStates } from './course.ts';
import {
  type DayRow,
  daySentence,
  MAX_NAMED_STOPS,
  type StopNameLookup,
  sessionRows,
} from './day-rows.ts';
import { missesOf } from './forms.ts';
import { usualMinutes } from './plan-settings.ts';
import {
  capitalize,
  dateWords,
  isReturning,
  numberWithNoun,
  relativeDayWords,
  weekdayOf,
} from './plan-words.ts';
import { isMissedRule } from './rule.ts';
import { isDayDone, isSessionOver } from './session.ts';
import type { Day, Learning, SessionMinutes } from './types.ts';

/** `route` has no base path. A link with `isButton` looks like a button. */
export type DayLink = { label: string; route: string; isButton?: boolean };
export type DayView = {
  /** Words on the sign in the picture. Default: the name of the learner's current stop. */
  sign?: string;
  weekday: string;
  /** Text beside the weekday, or a link to set the exam day. */
  beside: string | DayLink;
  title: string;
  lead?: string;
  rows: readonly DayRow[];
  texts: readonly string[];
  /** Optional practice, as a sentence that ends with its link. */
  aside?: { words: string; link: DayLink };
  button: DayLink;
  /** The button does not stand out, for example when nothing is left to do. */
  isQuiet: boolean;
  others: readonly DayLink[];
};

/**
 * Addresses for the links of a day. use-session-run.ts and PlanCard.tsx handle the hashes, which start an action on the
 * plan's page or show a part of it.
 */
const SESSION = '/plan/#sesion';
const sessionRoute = (minutes: SessionMinutes): string => `${SESSION}-${minutes}`;
export const DAY_ROUTES = {
  date: '/plan/#fecha',
  misses: '/plan/#fallos',
  more: '/plan/#mas',
  passed: '/plan/#aprobe',
  notPassed: '/plan/#esta-vez-no',
  papers: '/tramites/',
  plan: '/plan/',
} as const;
const MINUTES: readonly SessionMinutes[] = [5, 10, 20];
/** From this many days before the exam, the texts mention its day and the papers to bring. */
const NEAR = 2;
/** With fewer days before the exam, links offer other session lengths. */
const LONG_DAYS = 10;

type Known = { learning: Learning; road: CourseContent; today: Day };

export function dayView(known: Known, nameOf: StopNameLookup): DayView {
  const { learning, today } = known;
  const { examDay, passedAt } = learning.plan ?? {};
  if (examDay !== undefined && examDay < today) return askedView(examDay, today);
  const left = daysToExam(learning, today);
  const view = {
    weekday: weekdayOf(today),
    beside: besideOf(known, left),
    rows: [],
    texts: [],
    isQuiet: false,
    others: [],
  };
  if (left === 0) return { ...view, ...examDayView };
  if (examDay === undefined && passedAt !== undefined) return { ...view, ...drivingView };
  if (isDayDone(learning.session, today)) return { ...view, ...doneView(known, nameOf) };
  return { ...view, ...studyView(known, nameOf, left) };
}

function besideOf({ learning, today }: Known, left: number | undefined): string | DayLink {
  if (left === undefined) return { label: '¿Cuándo es tu examen?', route: DAY_ROUTES.date };
  if (left > NEAR) return `Faltan\u00A0${left}\u00A0días`;
  return left === NEAR
    ? `Examen: ${relativeDayWords(upcomingExamDay(learning.plan?.examDay, today)!, today)}`
    : '';
}

/** The view after the exam, before the learner says how it went. */
function askedView(examDay: Day, today: Day): DayView {
  return {
    sign: examDay === today - 1 ? 'Ayer' : capitalize(dateWords(examDay, today)),
    weekday: '',
    beside: '',
    title: '¿Cómo te fue?',
    rows: [],
    texts: ['Tu respuesta se queda en este dispositivo.'],
    button: { label: 'Aprobé', route: DAY_ROUTES.passed },
    // Both answers look alike, so that neither is suggested.
    isQuiet: true,
    others: [
      { label: 'Esta vez no', route: DAY_ROUTES.notPassed, isButton: true },
      { label: 'No lo tomé: cambiar la fecha', route: DAY_ROUTES.date },
    ],
  };
}

const examDayView = {
  sign: 'Hoy',
  title: 'Hoy es tu examen',
  texts: ['Lleva tus papeles y llega temprano. ¡Éxito!'],
  button: { label: 'Ver qué papeles llevo', route: DAY_ROUTES.papers },
  others: [{ label: 'Un repaso corto', route: SESSION }],
} as const;

const drivingView = {
  sign: '¡Aprobaste!',
  weekday: 'Licencia de aprendizaje',
  beside: '',
  title: 'Ahora te toca guiar',
  texts: ['Diez salidas para practicar en orden, con tu acompañante al lado.'],
  button: { label: 'Ver las diez salidas', route: '/practica/' },
  others: [{ label: 'Un repaso corto', route: SESSION }],
} as const;

function doneView(known: Known, nameOf: StopNameLookup) {
  const { learning, road, today } = known;
  const { what, rest } = daySentence(learning, road, today + 1, nameOf);
  const misses = missesOf(learning, road.forms).length;
  const more = { label: '5 min más', route: DAY_ROUTES.more };
  const recover = {
    label: `Recuperar ${numberWithNoun(misses, 'fallo', 'fallos')} (${minutesForQuestions(learning, misses)} min)`,
    route: DAY_ROUTES.misses,
  };
  const texts = [...wonWords(known), knownWords(known), `Mañana: ${what}${rest}`];
  if (daysToExam(learning, today) === 1)
    return {
      sign: 'Mañana',
      title: EVE,
      texts,
      button: { label: 'Ver qué papeles llevo', route: DAY_ROUTES.papers },
      others: [misses > 0 ? recover : more],
    };
  return {
    title: 'Listo por hoy',
    texts,
    button: misses > 0 ? recover : more,
    isQuiet: true,
    others: misses > 0 ? [more] : [],
  };
}

/** The number of rules that were answered correctly at least once, of firm rules, and of all rules. */
function reachedIn({ learning, road }: Known) {
  const { right, firm } = countRuleStates(learning.memory, road.forms.rules);
  return { reached: right + firm, firm, all: road.forms.rules.length };
}

/** States how many rules were answered correctly or, once all were, how many are firm. */
function knownWords(known: Known): string {
  const { reached, firm, all } = reachedIn(known);
  return reached < all
    ? `Ya acertaste ${reached} de ${all} reglas.`
    : `Ya las acertaste todas: ${firm} de ${all} están firmes.`;
}

/** The number of rules whose last answer today was right, in any session. */
function wonWords(known: Known): string[] {
  const { learning, road, today } = known;
  const won = road.forms.rules.filter(({ id }) => {
    const row = learning.memory.get(id);
    return row?.lastDay === today && row.wasRight && !isMissedRule(row);
  }).length;
  // On the first day, this would repeat the number in `knownWords`.
  return won > 0 && won < reachedIn(known).reached
    ? [`Hoy acertaste ${numberWithNoun(won, 'regla', 'reglas')}.`]
    : [];
}

function studyView(known: Known, nameOf: StopNameLookup, left: number | undefined) {
  const { learning, road, today } = known;
  const { session, days } = learning;
  const open =
    session?.day === today && !isSessionOver(session) && session.results.length > 0
      ? session
      : undefined;
  const agenda = open
    ? remainingAgenda(open, learning, road, today)
    : agendaOn(learning, road, today);
  const isEve = left === 1;
  const misses = missesOf(learning, road.forms).length;
  const usual = usualMinutes(learning, today);
  const verb = open || days.includes(today) ? 'Seguir' : 'Arrancar';
  const hasChoice = left === undefined || left < LONG_DAYS || days.length < 2;
  const others = !open && !isEve && hasChoice ? MINUTES.filter((each) => each !== usual) : [];
  return {
    ...(isEve ? eveSays(known) : {}),
    title: titleOf(agenda, left, nameOf),
    rows: sessionRows(agenda, nameOf, misses),
    texts: open || isEve ? [] : changeWords(known, usual, left),
    ...asideOf(learning, left, agenda, misses),
    button: studyButton(agenda, verb, isEve),
    others: others.map((minutes) => ({ label: `${minutes} min`, route: sessionRoute(minutes) })),
  };
}

function studyButton({ size, minutes }: Agenda, verb: 'Seguir' | 'Arrancar', isEve: boolean) {
  if (size > 0)
    return { label: `${isEve ? 'El último repaso' : verb} (${minutes} min)`, route: SESSION };
  return {
    label: verb === 'Seguir' ? '5 min más' : 'Practicar 5 min',
    route: DAY_ROUTES.more,
  };
}

/** On the eve of the exam, the number of rules that were answered correctly comes first. */
const eveSays = (known: Known) => ({
  sign: 'Mañana',
  ...(known.learning.memory.size > 0 ? { lead: knownWords(known) } : {}),
});

function changeWords(known: Known, usual: SessionMinutes, left = LONG_DAYS): string[] {
  const { session } = known.learning;
  const isLonger =
    left < LONG_DAYS && session && session.of === undefined && session.minutes < usual;
  const { reached, all } = reachedIn(known);
  return [
    ...(isReturning(known.learning, known.today)
      ? [`Todo está donde lo dejaste: ${reached} de ${all} reglas acertadas.`]
      : []),
    ...(isLonger ? [`Falta poco: desde hoy, ${usual} minutos al día.`] : []),
  ];
}

function asideOf(learning: Learning, left: number | undefined, agenda: Agenda, misses: number) {
  const { missed: asked, fresh } = agenda;
  if (left !== undefined && left <= NEAR)
    return {
      aside: { words: 'Después,', link: { label: 'tus papeles', route: DAY_ROUTES.papers } },
    };
  // A rule that was missed and then answered correctly on the same day is asked once more, but is no miss.
  if (misses <= asked) return fresh === 0 ? { aside: EXAM } : {};
  const words = asked > 0 ? 'Si quieres,' : `Tienes ${numberWithNoun(misses, 'fallo', 'fallos')}:`;
  const what = asked > 0 ? `recupera los ${misses}` : misses === 1 ? 'recupéralo' : 'recupéralos';
  const label = `${what} (${minutesForQuestions(learning, misses)} min)`;
  return { aside: { words, link: { label, route: DAY_ROUTES.misses } } };
}

function titleOf(agenda: Agenda, left: number | undefined, nameOf: StopNameLookup): string {
  const { stops, isHard, round, fresh } = agenda;
  if (left === 1) return EVE;
  if (left === NEAR) return 'Faltan 2 días';
  if (isHard) return 'Hoy: lo que marcaste';
  const [first, ...others] = stops;
  if (first === undefined)
    return fresh > 0
      ? 'Hoy: señales y cifras'
      : round === 'spacing'
        ? 'Hoy: un repaso'
        : 'Hoy: la segunda vuelta';
  const name = nameOf(first);
  if (stops.length <= MAX_NAMED_STOPS) return `Hoy: ${name}`;
  const count = (of: number) => COUNTS[of] ?? String(of);
  return name.length > SHORT_NAME
    ? `Hoy: ${count(stops.length)} paradas`
    : `Hoy: ${name} y ${count(others.length)} paradas más`;
}
const EXAM = { words: 'Para medirte,', link: { label: 'haz un simulacro', route: '/simulacro/' } };
const EVE = 'Mañana es tu examen';
/** A stop name with more letters leaves no space for a count in a two-line title. */
const SHORT_NAME = 12;
const COUNTS = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
