import { describe, expect, it } from 'vitest';
import {
  type AttemptAction,
  type AttemptKind,
  reduceAttempt,
  startAttempt,
} from '../../../../templates/islands/model/attempt.ts';
import {
  FIRST_SCREEN,
  forwardAction,
  reduceScreen,
  type ScreenEvent,
  screenAt,
  screenTitle,
} from '../../../../templates/islands/parts/practice/screen.ts';
import { bank } from '../bank.ts';

const data = bank(2);
const attemptOf = (kind: AttemptKind, ...actions: AttemptAction[]) =>
  actions.reduce(reduceAttempt, startAttempt(data, { id: 'a', seed: 0, now: 1, kind }));
const after = (...events: ScreenEvent[]) => events.reduce(reduceScreen, FIRST_SCREEN);

const choose: AttemptAction = { type: 'choose', choice: 0 };
const reveal: AttemptAction = { type: 'reveal' };
const next: AttemptAction = { type: 'next', explain: false };
const finish: AttemptAction = { type: 'finish', at: 5 };

describe('the screen', () => {
  it('is the start card at first, and does not move the focus', () => {
    expect(after()).toEqual({ screen: 'card', notice: '', focus: undefined });
  });

  it('asks for an answer until one is chosen or another screen is shown', () => {
    const asked = after({ type: 'show', screen: 'question' }, { type: 'refuse' });
    expect(asked.notice).toBe('Escoge una respuesta para continuar');
    expect(reduceScreen(asked, { type: 'choose' }).notice).toBe('');
    expect(reduceScreen(asked, { type: 'show', screen: 'map' }).notice).toBe('');
  });

  it('focuses the heading of a new screen and the reason after a reveal, once', () => {
    const shown = after({ type: 'show', screen: 'question' });
    expect(shown.focus).toBe('heading');
    const focused = reduceScreen(shown, { type: 'focused' });
    expect(focused).toEqual({ ...shown, focus: undefined });
    expect(reduceScreen(focused, { type: 'reveal' }).focus).toBe('feedback');
  });

  it.each([
    ['question', true, 'heading'],
    ['question', false, undefined],
    ['card', true, undefined],
    ['card', false, undefined],
  ] as const)(
    'after the %s loads (earlier press: %s), the focus is %s',
    (screen, isTouched, focus) => {
      expect(after({ type: 'show', screen }, { type: 'load', isTouched }).focus).toBe(focus);
    },
  );
});

describe('an address', () => {
  it('the address of a question shows the question of an attempt in progress', () => {
    expect(screenAt('question', attemptOf('test'))).toBe('question');
  });

  it('an address shows the start card without an attempt, and after the end of one', () => {
    expect(screenAt('question', undefined)).toBe('card');
    expect(screenAt('map', attemptOf('simulacro', finish))).toBe('card');
  });

  it('the address of the map shows the map only in an exam', () => {
    expect(screenAt('map', attemptOf('simulacro'))).toBe('map');
    expect(screenAt('map', attemptOf('test'))).toBe('card');
  });
});

describe('a press on the forward button', () => {
  it.each([
    ['without an answer', attemptOf('test'), false, 'refuse'],
    ['with an answer', attemptOf('test', choose), false, 'next'],
    ['in an exam, without an answer', attemptOf('simulacro'), false, 'next'],
    ['at the last question', attemptOf('test', choose, next, choose), false, 'finish'],
    ['at the last question, unexplained', attemptOf('test', choose, next, choose), true, 'next'],
    [
      'at the last question, explained',
      attemptOf('test', choose, next, choose, reveal),
      true,
      'finish',
    ],
    ['at the last question of an exam', attemptOf('simulacro', next), false, 'map'],
  ] as const)('causes the right action: %s', (_, attempt, explain, step) => {
    expect(forwardAction(attempt, explain)).toBe(step);
  });
});

it('names the screen in the page’s title', () => {
  const attempt = attemptOf('simulacro', next);
  expect(screenTitle('card', attempt, false)).toBeUndefined();
  expect(screenTitle('question', undefined, false)).toBeUndefined();
  expect(screenTitle('question', attempt, false)).toBe('Pregunta 2 de 2');
  expect(screenTitle('map', attempt, false)).toBe('Antes de terminar');
  expect(screenTitle('question', attempt, true)).toBe('Se acabó el tiempo');
});
