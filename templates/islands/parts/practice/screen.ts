/** A reducer for the screen of a practice: start card, question or map, its notice, and the target of the focus. */
import {
  type Attempt,
  currentAnswer,
  isExam,
  isLastQuestion,
  mayMoveOn,
} from '../../model/attempt.ts';

export type Screen = 'card' | 'question' | 'map';

type ScreenState = {
  readonly screen: Screen;
  readonly notice: string;
  readonly focus: 'heading' | 'feedback' | undefined;
};

export type ScreenEvent =
  | { type: 'show'; screen: Screen }
  /** The first answer or mark has begun the attempt, at the question on the screen. */
  | { type: 'begin' }
  /** The page has loaded. `isTouched`: the reader has pressed something on it. */
  | { type: 'load'; isTouched: boolean }
  | { type: 'choose' }
  /** The reader wants to go on without an answer. */
  | { type: 'refuse' }
  | { type: 'reveal' }
  /** The target has the focus. */
  | { type: 'focused' };

export const FIRST_SCREEN: ScreenState = { screen: 'card', notice: '', focus: undefined };

const CHOOSE_FIRST = 'Escoge una respuesta para continuar';

export function reduceScreen(state: ScreenState, event: ScreenEvent): ScreenState {
  switch (event.type) {
    case 'show':
      return { screen: event.screen, notice: '', focus: 'heading' };
    case 'load':
      // The focus of a reader who arrives at a question is not moved. A reader who pressed the card's link before this
      // script loaded is taken to the question. The card never scrolls, because a finger may be on it.
      return state.screen === 'card' || !event.isTouched ? { ...state, focus: undefined } : state;
    case 'begin':
      return { screen: 'question', notice: '', focus: undefined };
    case 'choose':
      return { ...state, notice: '' };
    case 'refuse':
      return { ...state, notice: CHOOSE_FIRST };
    case 'reveal':
      return { ...state, focus: 'feedback' };
    case 'focused':
      return { ...state, focus: undefined };
  }
}

/**
 * The screen that an address of a practice leads to.
 * @param reached the attempt at that place, if there is one
 */
export function screenAt(place: 'question' | 'map', reached: Attempt | undefined): Screen {
  if (!reached || reached.endedAt !== undefined) return 'card';
  // Only an exam has a map.
  return place === 'question' || isExam(reached) ? place : 'card';
}

/**
 * The action of *Siguiente* or *Finalizar*.
 * @param explain true if the answer is explained before the next question
 */
export function forwardAction(
  attempt: Attempt,
  explain: boolean,
): 'refuse' | 'next' | 'map' | 'finish' {
  if (!mayMoveOn(attempt)) return 'refuse';
  if (!isLastQuestion(attempt)) return 'next';
  if (isExam(attempt)) return 'map';
  return explain && !currentAnswer(attempt)?.revealed ? 'next' : 'finish';
}

/** Words for the page's title; undefined for the start card. */
export function screenTitle(screen: Screen, attempt: Attempt | undefined, isTimeUp: boolean) {
  return isTimeUp ? 'Se acabó el tiempo' : TITLES[screen](attempt);
}

const TITLES: Record<Screen, (attempt: Attempt | undefined) => string | undefined> = {
  card: () => undefined,
  question: (attempt) => attempt && `Pregunta ${attempt.position + 1} de ${attempt.order.length}`,
  map: () => 'Antes de terminar',
};
