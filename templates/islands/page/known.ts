/**
 * Shows in the menu how much is to be reviewed, on the home page and in the list of tests where a visitor was, and beside
 * questions and signs what is known of them. It moves nothing.
 */

import { answered } from '../model/attempt.ts';
import { dayNumber } from '../model/days.ts';
import { MARKS, STAND_WORDS, standOf } from '../model/learning/concept.ts';
import { type Forms, formsOf, standingOf, todayCount } from '../model/learning/forms.ts';
import { type StopKeys, stopsStanding } from '../model/learning/stops.ts';
import {
  type AnswerKeys,
  type KeysFile,
  type NextStep,
  nextStep,
  type Place,
  recordOf,
} from '../model/next-step.ts';
import { type Progress, runningOf } from '../model/progress.ts';
import { element } from '../parts/element.ts';
import { late, read } from '../parts/late.ts';
import { replayedLearning } from '../store/learning.ts';
import { PROGRESS } from '../store/progress.ts';
import { glance, PROGRESS_STORED } from '../store/stored.ts';

const BEFORE = 'data-antes';

/** Replaces the text of an element, or puts back what the build printed. */
function say(element: Element | null | undefined, text: string | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  const printed = element.getAttribute(BEFORE) ?? element.textContent;
  if (text === undefined && !element.hasAttribute(BEFORE)) return;
  // Shorter words take as much room as those before.
  element.style.minHeight ||= `${element.offsetHeight}px`;
  element.setAttribute(BEFORE, printed);
  element.textContent = text ?? printed;
}

/** An attribute as the build printed it. */
const printed = (element: Element, name: string): string =>
  element.getAttribute(`data-antes-${name}`) ?? element.getAttribute(name) ?? '';

function swap(element: Element, name: string, value: string | undefined | 0): void {
  const before = printed(element, name);
  element.setAttribute(`data-antes-${name}`, before);
  element.setAttribute(name, value || before);
}

/** @param place the link of the menu, which names the file of the keys */
export async function startKnown(place: HTMLElement): Promise<void> {
  const { tests, concepts, stops } = await read<KeysFile>(place.dataset.known ?? '');
  // What memory asks about a question does not depend on its topic, which this page does not know.
  const keys = tests.flatMap(({ keys: own }) =>
    own.map(([id, revision, answer]) => ({ id, revision, answer, topic: '' })),
  );
  const forms = formsOf(concepts, keys);
  const look = (now = Date.now()): { progress?: Progress; known?: Place } => {
    const progress = glance(PROGRESS, () => window.localStorage);
    if (!progress) return {};
    const today = dayNumber(now);
    const learning = replayedLearning(progress, forms, now);
    const standing = standingOf(learning, forms, today);
    return { progress, known: { learning, standing, today } };
  };
  const { progress, known } = look();
  // A page that comes back from the cache of the browser follows already.
  if (!place.hasAttribute(BEFORE)) {
    const follow = () => {
      const now = look().known;
      showPlace(place, now);
      if (!now) return;
      void showCourse(stops, now);
      showMarks(document, forms, now);
    };
    for (const event of [PROGRESS_STORED, 'storage'])
      window.addEventListener(event, () => {
        setTimeout(follow);
      });
  }
  showPlace(place, known);
  const step = progress && known && nextStep(progress, tests, known);
  const via = document.querySelector<HTMLElement>('.via');
  if (via) showStep(via, step);
  // Back from a first practice. Else it is there before the first paint.
  if (step) document.documentElement.classList.add('vuelve');
  document.querySelector('.cuenta')?.setAttribute('data-listo', '');
  if (known) await showCourse(stops, known);
  else {
    // What is stored cannot be read here: the page is that of a new visitor.
    document.documentElement.classList.remove('vuelve');
    document.querySelector('.viaje')?.setAttribute('data-listo', '');
  }
  showTests(tests, progress);
  if (known) startMarks(forms, known);
}

/** A folded list may be drawn later: it is marked when it is opened. */
function startMarks(forms: Forms, known: Place): void {
  showMarks(document, forms, known);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement) showMarks(target, forms, known);
    },
    true,
  );
}

/** Questions by the address that a list links to; signs of the gallery by their id. */
const LISTED = '[data-sabe], .preguntas li, .senales summary';
const nameOf = (marked: HTMLElement): string | undefined =>
  marked.dataset.sabe || marked.id || marked.querySelector('a')?.pathname.split('/').at(-2);

/** Marks what names a form with what the learner knows of it: its mark, and the word for screen readers. */
function showMarks(root: ParentNode, { concepts, byId }: Forms, place: Place): void {
  const { learning, today } = place;
  const forms = new Map(concepts.map((concept) => [concept.id, concept.forms]));
  for (const marked of root.querySelectorAll<HTMLElement>(LISTED)) {
    const concept = byId.get(nameOf(marked) ?? '')?.concept;
    if (concept === undefined) continue;
    const row = learning.memory.get(concept);
    const stand = standOf(row, forms.get(concept) ?? [], today);
    const word = STAND_WORDS[stand];
    marked.querySelector('.sabe')?.remove();
    marked.append(
      element(
        'span',
        { class: 'sabe', title: word },
        element('small', { 'aria-hidden': 'true' }, MARKS[stand]),
        element('span', { class: 'oculto' }, ` ${word}.`),
      ),
    );
  }
}

async function showCourse(stops: StopKeys, known: Place): Promise<void> {
  if (!document.querySelector('[data-viaje], [data-de-parada], .tramo-de')) return;
  const road = await late(() => import('./road.ts'));
  road.showCourse(known, stopsStanding(stops, known));
}

function showPlace(place: HTMLElement, known: Place | undefined): void {
  const count = known?.standing.review.length ?? 0;
  place.hidden = count === 0;
  say(place, todayCount(count));
}

function showStep(via: HTMLElement, step: NextStep | undefined): void {
  const link = via.querySelector('a')!;
  say(link, step?.title);
  swap(link, 'href', step && (via.dataset.root ?? '') + step.route);
  say(via.querySelector('.cifras'), step?.detail);
}

function showTests(tests: AnswerKeys, progress: Progress | undefined): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-test]')) {
    const test = tests.find(({ id }) => id === card.dataset.test);
    if (!test) continue;
    const running = progress && runningOf(progress, test.id)?.attempt;
    const record = progress && recordOf(progress, test);
    // Never more words than the build printed: another line would move the page.
    const words = running
      ? `${answered(running)} de ${running.order.length} contestadas`
      : record && `Último ${record.last}\u00a0% · mejor ${record.best}\u00a0%`;
    say(card.querySelector('.meta'), words);
    card.toggleAttribute('data-results', record !== undefined);
    const button = card.querySelector('.btn');
    if (!button) continue;
    const number = running && running.position + 1;
    say(button, running && 'Seguir');
    swap(button, 'aria-label', number && `Seguir en la pregunta ${number}: ${test.title}`);
    swap(button, 'href', number && `${printed(button, 'href')}#p${number}`);
  }
}
