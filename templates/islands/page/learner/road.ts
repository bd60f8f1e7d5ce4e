/** Shows the learner's progress on the road: the state of each stop, the car, the driven part, and the current stop. */
import {
  type CourseStop,
  carStopIndex,
  courseOf,
  isStopReached,
  reachedRulesText,
  STOP_STATE_WORDS,
} from '../../model/learning/course.ts';
import { numberWithNoun } from '../../model/learning/plan-words.ts';
import { RULE_STATE_WORDS, type RuleMemory, ruleStateOf } from '../../model/learning/rule.ts';
import { dayView } from '../../model/learning/today.ts';
import type { LearnerDay, NextStep } from '../../model/next-step.ts';
import { showToday } from './today.ts';

const LAMP_CLASSES = Object.keys(STOP_STATE_WORDS).map((lamp) => `lamp-${lamp}`);
const HERE = 'Estás aquí';

const put = (root: ParentNode, selector: string, text: string): void => {
  const found = root.querySelector(selector);
  if (found) found.textContent = text;
};

/** @param open the practice that was left half-way */
export function showCourse(place: LearnerDay, open: NextStep | undefined): void {
  const { learning, road } = place;
  const stops = courseOf(learning.memory, road.forms, road.stops);
  const items = [...document.querySelectorAll<HTMLElement>('.road-list .stop')];
  const nameOf = (at: number) => items[at]?.querySelector('.place-name')?.textContent ?? '';
  const view = dayView(place, nameOf);
  const car = carStopIndex(learning, stops);
  showRoad(items, stops, car, view.sign);
  showStretches(stops, car);
  const home = document.querySelector<HTMLElement>('[data-day]');
  if (home && document.documentElement.classList.contains('is-returning'))
    showToday(home, view, open);
  const own = document.querySelector<HTMLElement>('[data-de-parada]');
  if (own) showStop(own, stops, learning.memory);
}

/**
 * @param here index of the car's stop
 * @param when words on the sign if an exam is near or past; the car then stands at the CESCO
 */
function showRoad(
  items: readonly HTMLElement[],
  stops: readonly CourseStop[],
  here: number,
  when: string | undefined,
): void {
  const car = when ? items.length - 1 : here;
  const reached = stops.filter(isStopReached).length;
  // A learner who reached all stops has driven the whole road, also in the second lap.
  const driven = reached < stops.length ? here : when ? car : stops.length - 1;
  document.querySelector('.retos-stop')?.classList.toggle('lamp-off', here === 0);
  document.querySelector('.course-road')?.setAttribute('data-listo', '');
  const map = document.querySelector('.overview-map');
  const lamps = [...(map?.querySelectorAll('use:not(.car)') ?? [])];
  const legs = [...(map?.querySelectorAll('.road-leg') ?? [])];
  for (const [index, item] of items.entries()) {
    // The toll plaza and the CESCO at the end are not stops, so they have no state.
    showState(item, stops[index], index - car, index < driven);
    lamps[index]?.setAttribute('href', `#k-${stops[index]?.lamp ?? 'off'}`);
    legs[index]?.classList.toggle('is-driven', index < driven);
  }
  const words = reached < stops.length ? `${reached} de ${stops.length}` : `las ${reached}`;
  if (reached > 0) put(document, '.course-road h2 small', `Llegaste a ${words} paradas`);
  const at = lamps[car];
  const mapCar = map?.querySelector('.car');
  if (at && mapCar)
    for (const [name, before] of [
      ['x', 13],
      ['y', 4],
    ] as const)
      mapCar.setAttribute(name, String(Number(at.getAttribute(name)) - before));
  showHere(items[car], when, stops[car], car);
}

function showStretches(stops: readonly CourseStop[], car: number): void {
  for (const stretch of document.querySelectorAll('.test-stretch')) {
    for (const lamp of stretch.querySelectorAll<SVGElement>('[data-en]'))
      lamp.setAttribute('href', `#k-${stops[Number(lamp.dataset.en)]?.lamp ?? 'off'}`);
    for (const leg of stretch.querySelectorAll<SVGElement>('.test-route'))
      leg.classList.toggle('is-driven', Number(leg.dataset.de) < car);
  }
}

/** @param ahead number of stops from the car to this one */
function showState(
  item: HTMLElement,
  stop: CourseStop | undefined,
  ahead: number,
  isDriven: boolean,
) {
  item.classList.remove(...LAMP_CLASSES);
  item.classList.add(`lamp-${stop?.lamp ?? 'off'}`);
  item.classList.toggle('is-current', ahead === 0);
  item.classList.toggle('is-passed', isDriven);
  const link = item.querySelector('a')!;
  if (ahead === 0) link.setAttribute('aria-current', 'step');
  else link.removeAttribute('aria-current');
  if (ahead === 0) put(item, '.stop-status', HERE);
  else if (stop)
    put(
      item,
      '.stop-status',
      stop.lamp === 'half' ? reachedRulesText(stop) : STOP_STATE_WORDS[stop.lamp],
    );
  const drawn = ahead === 0 ? 'carro' : (stop?.lamp ?? 'off');
  item.querySelector('.stop-lamp use')!.setAttribute('href', `#k-${drawn}`);
}

/**
 * Shows the car's stop, which is the learner's position, in the picture and on its sign.
 * @param when words on the sign if an exam is near or past
 */
function showHere(
  item: HTMLElement | undefined,
  when: string | undefined,
  stop: CourseStop | undefined,
  at: number,
): void {
  const now = document.getElementById('aqui')?.closest<HTMLElement>('.panorama');
  if (!now || !item) return;
  const [name, place] = ['b', '.place-name'].map((part) => item.querySelector(part)!.textContent);
  const isBegun = stop && stop.lamp !== 'off';
  put(now, '.stop-number', when ? 'PR' : String(at + 1));
  put(now, '.guide-sign b', when ?? name ?? '');
  put(
    now,
    '.guide-sign b + span',
    isBegun ? `${place} · ${reachedRulesText(stop)}` : (place ?? ''),
  );
  showPlace(now, item);
}

/**
 * Shows the picture of a stop, or of the CESCO. The file names of the pictures differ only in the name of the place.
 */
function showPlace(now: HTMLElement, item: HTMLElement): void {
  const landmark = item.querySelector('.landmark use')!.getAttribute('href')!.slice(3);
  for (const each of now.querySelectorAll('source, img'))
    for (const name of ['src', 'srcset']) {
      const address = each.getAttribute(name)?.replace(/lugar-[a-z]+-/, `lugar-${landmark}-`);
      if (address !== undefined) each.setAttribute(name, address);
    }
}

function showStop(place: HTMLElement, stops: readonly CourseStop[], memory: RuleMemory): void {
  const own = stops.find(({ id }) => id === place.dataset.deParada);
  if (!own) return;
  place.querySelector('use')!.setAttribute('href', `#k-${own.lamp}`);
  put(place, 'b', `${STOP_STATE_WORDS[own.lamp]}.`);
  put(place, 'span', `${reachedRulesText(own)}.${lackingWords(own)}`);
  place.querySelector<HTMLElement>('.reached')!.hidden = !isStopReached(own);
  for (const token of document.querySelectorAll<HTMLElement>('[data-tokens] > li')) {
    const id = token.querySelector('a')!.pathname.split('/').at(-2) ?? '';
    const rule = own.rules.find((each) => each.forms.some((form) => form.id === id));
    const state = ruleStateOf(memory.get(rule?.id ?? ''), rule?.forms ?? []);
    token.className = `rule-${state}`;
    put(token, '.visually-hidden span', RULE_STATE_WORDS[state]);
  }
}

function lackingWords({ counts: { unlearned, new: unseen } }: CourseStop): string {
  const parts = [
    unlearned > 0 ? `${unlearned} sin acertar` : '',
    unseen > 0 ? numberWithNoun(unseen, 'nueva', 'nuevas') : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? ` Faltan ${parts.join(' y ')}.` : '';
}
