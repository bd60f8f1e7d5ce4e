/** Shows on the home page and in the list of tests where a visitor was. It replaces words and moves nothing. */
import { answered } from '../quiz/attempt.ts';
import { glance, type Progress, runningOf } from '../storage/progress.ts';
import { type AnswerKeys, nextStep, recordOf } from './next-step.ts';

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

/** @param link the link to the next step, which names the file of the keys */
export async function startKnown(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.dataset.known ?? '');
  if (!response.ok) return;
  const tests = (await response.json()) as AnswerKeys;
  const progress = glance(() => window.localStorage);
  const step = progress && nextStep(progress, tests, Date.now());
  say(link.querySelector('b'), step?.title);
  say(link.querySelector('small'), step?.detail);
  swap(link, 'href', step && (link.dataset.root ?? '') + step.route);
  for (const test of tests) {
    const card = document.querySelector(`[data-test="${CSS.escape(test.id)}"]`);
    if (card) showTest(card, progress, test);
  }
}

function showTest(card: Element, progress: Progress | undefined, test: AnswerKeys[number]): void {
  const running = progress && runningOf(progress, test.id)?.attempt;
  const record = progress && recordOf(progress, test);
  // Never more words than the build printed: another line would move the page.
  const words = running
    ? `${answered(running)} de ${running.order.length} contestadas`
    : record && `Último ${record.last}\u00a0% · mejor ${record.best}\u00a0%`;
  say(card.querySelector('.meta'), words);
  const button = card.querySelector('.btn.go');
  if (!button) return;
  const number = running && running.position + 1;
  say(button, running && 'Seguir');
  swap(button, 'aria-label', number && `Seguir en la pregunta ${number}: ${test.title}`);
  swap(button, 'href', number && `${printed(button, 'href')}#p${number}`);
}
