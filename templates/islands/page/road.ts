/** Shows where a learner is on the road: the state of each stop, the car, what is driven, her stop, the days to the exam. */
import { comingExam } from '../model/days.ts';
import {
  carAt,
  reachOf,
  STATE_WORDS,
  type StopStanding,
  stopWords,
} from '../model/learning/stops.ts';
import { dateWords } from '../model/learning/words.ts';
import type { Place } from '../model/next-step.ts';

const STATES = Object.keys(STATE_WORDS);
const HERE = 'Estás aquí';
/** On the eve and on the day she stands before the CESCO, whatever she knows, and its sign says when; until she says how it went, it asks. */
const LAST_DAYS = ['Hoy', 'Mañana'];

/** What was won is driven, also behind a stop that was not. */
const isDriven = (state: StopStanding['state'] | undefined): boolean =>
  state === 'ganada' || state === 'repasar';

const put = (root: ParentNode, selector: string, text: string): void => {
  const found = root.querySelector(selector);
  if (found) found.textContent = text;
};

/** @param stops of the page's road, in its order */
export function showCourse(place: Place, stops: readonly StopStanding[]): void {
  const { learning, today } = place;
  const exam = comingExam(learning.plan?.examDay, today);
  const isOver = exam === undefined && learning.plan?.examDay !== undefined;
  showRoad(stops, isOver ? '?' : LAST_DAYS[(exam ?? Number.NaN) - today]);
  showStretches(stops);
  showCount(place, exam);
  const own = document.querySelector<HTMLElement>('[data-de-parada]');
  if (own) showStop(own, stops);
}

/** @param end absent: the exam is not so near */
function showRoad(stops: readonly StopStanding[], end: string | undefined): void {
  const items = [...document.querySelectorAll<HTMLElement>('.carretera .parada')];
  const car = end ? items.length - 1 : carAt(stops);
  // A side road, once there is something won to leave from.
  document
    .querySelector('.desvio')
    ?.classList.toggle('sin', !stops.some(({ state }) => isDriven(state)));
  document.querySelector('.viaje')?.setAttribute('data-listo', '');
  const map = document.querySelector('.plano');
  const lamps = [...(map?.querySelectorAll('use:not(.carro)') ?? [])];
  const legs = [...(map?.querySelectorAll('.tramo') ?? [])];
  for (const [index, item] of items.entries()) {
    // The toll and the CESCO are no stops: they have no state.
    const state = stops[index]?.state;
    showState(item, state, index - car);
    lamps[index]?.setAttribute('href', `#k-${state ?? 'sin'}`);
    legs[index]?.classList.toggle('hecho', isDriven(state));
  }
  const won = stops.filter(({ state }) => isDriven(state)).length;
  if (won > 0) put(document, '.viaje h2 small', `${won} de ${stops.length} ganadas`);
  const at = lamps[car];
  const mapCar = map?.querySelector('.carro');
  if (at && mapCar)
    for (const [name, before] of [
      ['x', 13],
      ['y', 4],
    ] as const)
      mapCar.setAttribute(name, String(Number(at.getAttribute(name)) - before));
  const here = stops[car];
  showHere(items[car], end ?? (here ? String(car + 1) : '✓'), here ? reachOf(here) : 1);
}

/** The stops that each test asks about, on its card. */
function showStretches(stops: readonly StopStanding[]): void {
  for (const stretch of document.querySelectorAll('.tramo-de')) {
    const lamps = [...stretch.querySelectorAll<SVGElement>('[data-en]')];
    const states = lamps.map(({ dataset }) => stops[Number(dataset.en)]?.state ?? 'sin');
    for (const [at, lamp] of lamps.entries()) lamp.setAttribute('href', `#k-${states[at]}`);
    for (const leg of stretch.querySelectorAll<SVGElement>('.suya'))
      leg.classList.toggle('hecho', isDriven(stops[Number(leg.dataset.de)]?.state));
    const won = states.filter(isDriven).length;
    if (won > 0) put(stretch, 'p', `${won} de ${lamps.length} ganadas`);
  }
}

/** @param ahead stops from the car to this one */
function showState(
  item: HTMLElement,
  state: StopStanding['state'] | undefined,
  ahead: number,
): void {
  item.classList.remove(...STATES);
  item.classList.add(state ?? 'sin');
  item.classList.toggle('aqui', ahead === 0);
  item.classList.toggle('pasada', isDriven(state));
  const link = item.querySelector('a')!;
  if (ahead === 0) link.setAttribute('aria-current', 'step');
  else link.removeAttribute('aria-current');
  if (ahead === 0) put(item, '.estado', HERE);
  else if (state) put(item, '.estado', STATE_WORDS[state]);
  const drawn = ahead === 0 ? 'carro' : (state ?? 'sin');
  item.querySelector('.lampara use')!.setAttribute('href', `#k-${drawn}`);
}

/** Her stop, on the picture under its sign, with the car as far as she is on the way through it. */
function showHere(item: HTMLElement | undefined, number: string, reach: number): void {
  const now = document.getElementById('aqui')?.closest<HTMLElement>('.panorama');
  if (!now || !item) return;
  put(now, '.km', number);
  now.style.setProperty('--avance', String(reach));
  put(now, '.guia b', item.querySelector('b')!.textContent!);
  put(now, '.guia b + span', item.querySelector('.lugar')!.textContent!);
  const landmark = item.querySelector('.monumento use')!.getAttribute('href')!;
  now.querySelector('.monumento-de')?.setAttribute('href', landmark);
}

/** The state of the stop whose page this is. */
function showStop(place: HTMLElement, stops: readonly StopStanding[]): void {
  const own = stops.find(({ id }) => id === place.dataset.deParada);
  if (!own) return;
  place.querySelector('use')!.setAttribute('href', `#k-${own.state}`);
  put(place, 'b', `${STATE_WORDS[own.state]}.`);
  put(place, 'span', stopWords(own));
  // Its own picture: at the end of a session there is another one, of where the car stands.
  const picture = place.closest('.dos-lados')?.querySelector<HTMLElement>('.panorama');
  picture?.style.setProperty('--avance', String(reachOf(own)));
}

/** Days to the exam, in the place that was kept for them. */
function showCount({ learning, today }: Place, exam: number | undefined): void {
  const count = document.querySelector('.cuenta');
  if (!count) return;
  const before = learning.plan?.examDay;
  const asked = learning.plan?.passedAt === undefined ? '¿Cuándo es tu examen?' : 'Ya aprobaste';
  const [number, words, link] =
    exam === undefined
      ? ['', 'Tu carretera', before === undefined ? asked : '¿Cómo te fue?']
      : exam === today
        ? ['', 'Tu examen es hoy', 'Lleva tus papeles']
        : [
            String(exam - today),
            exam - today === 1 ? 'día para tu examen' : 'días para tu examen',
            dateWords(exam, today),
          ];
  put(count, '.num', number);
  put(count, 'span b', words);
  put(count, 'a', link);
  const door = document.querySelector<HTMLAnchorElement>('.accesos .vuelta');
  // On the day it leads to the papers, as the button does, and the door to what the plan has for the day.
  const to = count.querySelector('a')!;
  const short = 'Un repaso corto';
  // Once: it is shown anew after each change of what is stored.
  if (exam === today && door && door.textContent !== short) {
    [to.href, door.href] = [door.href, to.href];
    door.textContent = short;
  }
}
