/**
 * Shows the number of misses, the visitor's progress on the home page and in the list of tests, and the state of rules,
 * without moving other content.
 */

import { answeredCount } from '../model/attempt.ts';
import { dayNumber } from '../model/days.ts';
import { missesOf, rulesAndFormsOf } from '../model/learning/forms.ts';
import { numberWithNoun } from '../model/learning/plan-words.ts';
import { RULE_STATE_SYMBOLS, RULE_STATE_WORDS, ruleStateOf } from '../model/learning/rule.ts';
import {
  type AnswerKeys,
  type KeysFile,
  type LearnerDay,
  type NextStep,
  nextStep,
  testRecord,
  unfinishedStep,
} from '../model/next-step.ts';
import { type Progress, runningAttemptOf } from '../model/progress.ts';
import { element } from '../parts/element.ts';
import { loadJson, loadLazily } from '../parts/lazy-load.ts';
import { replayedLearning } from '../store/learning.ts';
import { PROGRESS } from '../store/progress.ts';
import { PROGRESS_STORED_EVENT, peekStoredValue } from '../store/stored.ts';

const BEFORE = 'data-antes';

/** Replaces the text of an element, or restores the text that the build printed. */
function say(element: Element | null | undefined, text: string | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  const printed = element.getAttribute(BEFORE) ?? element.textContent;
  if (text === undefined && !element.hasAttribute(BEFORE)) return;
  // Keeps the height of the printed text, because the new text may be shorter. An element that is not drawn, such as
  // the header beside a question, has no height.
  const { offsetHeight } = element;
  if (offsetHeight > 0) element.style.minHeight ||= `${offsetHeight}px`;
  element.setAttribute(BEFORE, printed);
  element.textContent = text ?? printed;
}

const printed = (element: Element, name: string): string =>
  element.getAttribute(`data-antes-${name}`) ?? element.getAttribute(name) ?? '';

function swap(element: Element, name: string, value: string | undefined | 0): void {
  const before = printed(element, name);
  element.setAttribute(`data-antes-${name}`, before);
  element.setAttribute(name, value || before);
}

/** @param place the menu's link to the review, which has the address of the file with the right options */
export async function startMasteryMarks(place: HTMLElement): Promise<void> {
  const { tests, rules, stops, weights } = await loadJson<KeysFile>(place.dataset.known ?? '');
  const keys = tests.flatMap(({ keys: own }) =>
    own.map(([id, revision, answer, topic]) => ({ id, revision, answer, topic })),
  );
  const forms = rulesAndFormsOf(rules, keys);
  const road = { forms, stops, weights };
  const look = (now = Date.now()): { progress?: Progress; known?: LearnerDay } => {
    const progress = peekStoredValue(PROGRESS, () => window.localStorage);
    if (!progress) return {};
    const today = dayNumber(now);
    const learning = replayedLearning(progress, forms, now);
    return { progress, known: { learning, road, today } };
  };
  const { progress, known } = look();
  // A page from the browser's back/forward cache has these listeners already.
  if (!place.hasAttribute(BEFORE)) {
    const follow = () => {
      const now = look().known;
      showPlace(place, now);
      if (!now) return;
      void showCourse(now, undefined);
      showMarks(document, now);
    };
    for (const event of [PROGRESS_STORED_EVENT, 'storage'])
      window.addEventListener(event, () => setTimeout(follow));
    // A folded list is marked when it is opened, because its content may be drawn late.
    document.addEventListener(
      'toggle',
      ({ target }) => {
        const now = target instanceof HTMLElement ? look().known : undefined;
        if (now) showMarks(target as HTMLElement, now);
      },
      true,
    );
  }
  showPlace(place, known);
  const step = progress && known && nextStep(progress, tests, known);
  const via = document.querySelector<HTMLElement>('.next-step');
  if (via) showStep(via, step);
  // Needed after a first practice; in other cases before-paint.ts has set the class.
  if (step) document.documentElement.classList.add('is-returning');
  if (known) await showCourse(known, progress && unfinishedStep(progress, tests, road));
  else {
    // No progress is stored, or it cannot be read: show the page of a new visitor.
    document.documentElement.classList.remove('is-returning');
    document.querySelector('.course-road')?.setAttribute('data-listo', '');
  }
  showTests(tests, progress);
  if (known) showMarks(document, known);
}

/** The elements to mark. Each names its form by `data-sabe`, by its id, or by the address of the link in it. */
const LISTED = '[data-sabe], .questions li, .signs summary';
const nameOf = (marked: HTMLElement): string | undefined =>
  marked.dataset.sabe || marked.id || marked.querySelector('a')?.pathname.split('/').at(-2);

/** Adds the state of its rule to each element that names a form: a mark, and a word for screen readers. */
function showMarks(root: ParentNode, { learning, road: { forms } }: LearnerDay): void {
  const rules = new Map(forms.rules.map((rule) => [rule.id, rule.forms]));
  for (const marked of root.querySelectorAll<HTMLElement>(LISTED)) {
    const rule = forms.byId.get(nameOf(marked) ?? '')?.rule;
    if (rule === undefined) continue;
    const state = ruleStateOf(learning.memory.get(rule), rules.get(rule) ?? []);
    const word = RULE_STATE_WORDS[state];
    marked.querySelector('.mastery-mark')?.remove();
    marked.append(
      element(
        'span',
        { class: 'mastery-mark', title: word },
        element('small', { 'aria-hidden': 'true' }, RULE_STATE_SYMBOLS[state]),
        element('span', { class: 'visually-hidden' }, ` ${word}.`),
      ),
    );
  }
}

/** @param open the practice that was left half-way */
async function showCourse(known: LearnerDay, open: NextStep | undefined): Promise<void> {
  if (!document.querySelector('[data-viaje], [data-de-parada], .test-stretch')) return;
  const road = await loadLazily(() => import('./learner/road.ts'));
  road.showCourse(known, open);
}

/** True from the eve of the exam on, and after a pass: the page then shows no misses. */
function isNearExam({ learning: { plan }, today }: LearnerDay): boolean {
  const { examDay, passedAt } = plan ?? {};
  return examDay === undefined ? passedAt !== undefined : examDay <= today + 1;
}

function showPlace(place: HTMLElement, known: LearnerDay | undefined): void {
  const count = known && !isNearExam(known) ? missesOf(known.learning, known.road.forms).length : 0;
  place.hidden = count === 0;
  say(place, numberWithNoun(count, 'fallo', 'fallos'));
}

function showStep(via: HTMLElement, step: NextStep | undefined): void {
  const link = via.querySelector('a')!;
  say(link, step?.title);
  swap(link, 'href', step && (via.dataset.root ?? '') + step.route);
  say(via.querySelector('.next-step-detail'), step?.detail);
}

function showTests(tests: AnswerKeys, progress: Progress | undefined): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-test]')) {
    const test = tests.find(({ id }) => id === card.dataset.test);
    if (!test) continue;
    const running = progress && runningAttemptOf(progress, test.id)?.attempt;
    const record = progress && testRecord(progress, test);
    // The words must not be longer than the printed text, because another line would move the page.
    const words = running
      ? `${answeredCount(running)} de ${running.order.length} contestadas`
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
