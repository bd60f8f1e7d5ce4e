/**
 * One question of an attempt as a form with native radios; selecting reveals nothing and does not move on. A text that
 * changes is the only child of its element: translators replace text nodes, and React must not look for the old ones.
 */
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { AnswerBar } from './AnswerBar.tsx';
import {
  type Attempt,
  answered,
  type Choice,
  currentAnswer,
  isExam,
  isLast,
  isReady,
} from './attempt.ts';
import { Feedback } from './Feedback.tsx';
import { Mark } from './Mark.tsx';
import { Position } from './Position.tsx';
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { RichText } from './RichText.tsx';
import { SignImage } from './SignImage.tsx';
import { optionOrder } from './shuffle.ts';
import type { Clock } from './use-clock.ts';

type Props = {
  data: QuizData;
  question: QuizQuestion;
  attempt: Attempt;
  keys: boolean;
  /** The first press of an option answers. */
  tap: boolean;
  notice: string;
  onTakeOver: (() => void) | undefined;
  clock: Clock;
  heading: RefObject<HTMLHeadingElement | null>;
  feedback: RefObject<HTMLHeadingElement | null>;
  onChoose: (choice: Choice) => void;
  onReveal: (choice?: Choice) => void;
  onNext: () => void;
  onPrevious: () => void;
  onFlag: () => void;
  onMap: () => void;
};

const LETTERS = ['A', 'B', 'C', 'D'] as const;

export function QuestionScreen(props: Props): ReactNode {
  const { data, question, attempt, clock } = props;
  const locked = props.onTakeOver !== undefined;
  const exam = isExam(attempt);
  const flagged = attempt.flagged.includes(question.id);
  const answer = currentAnswer(attempt);
  const revealed = answer?.revealed ?? false;
  const options = optionOrder(attempt.seed, question);
  const total = attempt.order.length;
  const done = answered(attempt);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onNext();
  };

  return (
    <>
      <Position
        at={attempt.position}
        done={done}
        total={total}
        words={
          <>
            {' '}
            {!clock.announcement && (
              <span>{`${done} ${done === 1 ? 'contestada' : 'contestadas'}${clock.minutesLeft === undefined ? '' : ` · ${clock.minutesLeft} min`}`}</span>
            )}
            {/* In the line of the clock: a notice that moves the buttons causes a wrong press. Always present, as in AnswerBar. */}
            <strong role="status">{clock.announcement}</strong>
          </>
        }
      >
        <button
          className="marcar"
          type="button"
          aria-pressed={flagged}
          aria-disabled={locked || undefined}
          onClick={props.onFlag}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 21V4h12l-3 4.5 3 4.5H6" />
          </svg>
          <span>
            Marcar<span className="oculto"> para revisar</span>
          </span>
        </button>
      </Position>
      <form
        onSubmit={submit}
        onKeyDown={(event) => {
          onKey(event, props, options);
        }}
      >
        <fieldset aria-disabled={locked || undefined}>
          <legend className="stem">
            <SignImage sign={question.sign} />
            <h1 ref={props.heading} tabIndex={-1}>
              <RichText text={question.stem} />
            </h1>
          </legend>
          {options.map((choice, place) => {
            const isChosen = answer?.choice === choice;
            const verdict = revealed ? verdictOf(choice, question, answer?.choice) : undefined;
            // What is wrong with the chosen option is said of no other one.
            const reasons = isChosen && choice !== question.answer ? 'razon-tuya razon' : 'razon';
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: with keys the choice may still change.
              <label
                key={choice}
                className={`op${verdict ? ` ${verdict.look}` : ''}`}
                onClick={(event) => {
                  // Arrow keys click too, without a count.
                  if (!props.tap || event.detail === 0) return;
                  // The browser would move the focus from the answer to the radio.
                  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
                  props.onChoose(choice);
                  props.onReveal(choice);
                }}
              >
                <input
                  type="radio"
                  name={question.id}
                  value={choice}
                  checked={isChosen}
                  onChange={() => {
                    props.onChoose(choice);
                  }}
                  aria-disabled={revealed || locked || undefined}
                  aria-describedby={revealed ? reasons : undefined}
                />
                <b className="l" aria-hidden="true">
                  {verdict ? <Mark ok={verdict.look === 'ok'} /> : LETTERS[place]}
                </b>
                <span>{question.options[choice]}</span>
                <small>{verdict?.text}</small>
              </label>
            );
          })}
        </fieldset>
        {revealed && answer && (
          <Feedback
            data={data}
            question={question}
            choice={answer.choice}
            heading={props.feedback}
          />
        )}
        <AnswerBar notice={props.notice} onTakeOver={props.onTakeOver}>
          <button
            className="btn alt"
            type="button"
            aria-disabled={attempt.position === 0 || undefined}
            onClick={props.onPrevious}
          >
            Anterior
          </button>
          {exam && !locked && (
            <a
              className="btn alt"
              href="#mapa"
              onClick={(event) => {
                event.preventDefault();
                props.onMap();
              }}
            >
              Mapa
            </a>
          )}
          {answer && !revealed && !locked && !exam && (
            <button
              className="btn alt"
              type="button"
              onClick={() => {
                props.onReveal();
              }}
            >
              Ver Respuesta
            </button>
          )}
          <button className="btn go" type="submit" aria-disabled={!isReady(attempt) || undefined}>
            {isLast(attempt) ? 'Finalizar' : 'Siguiente'}
          </button>
        </AnswerBar>
      </form>
    </>
  );
}

function verdictOf(
  choice: Choice,
  question: QuizQuestion,
  chosen: Choice | undefined,
): { look: 'ok' | 'no'; text: string } | undefined {
  if (choice === question.answer) return { look: 'ok', text: 'Correcta' };
  return choice === chosen ? { look: 'no', text: 'Tu respuesta' } : undefined;
}

/** Keys work only inside the form and without a modifier. The radios keep the arrow keys. */
function onKey(
  event: KeyboardEvent<HTMLFormElement>,
  props: Props,
  options: readonly Choice[],
): void {
  if (!props.keys || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const key = event.key.toLowerCase();
  const place = '1234'.includes(key) ? Number(key) - 1 : 'abcd'.indexOf(key);
  const choice = key.length === 1 ? options[place] : undefined;
  if (choice !== undefined) {
    event.preventDefault();
    props.onChoose(choice);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${choice}"]`)?.focus();
  } else if (key === 'v') {
    event.preventDefault();
    props.onReveal();
  } else if (key === 'enter' && !(event.target as Element).closest('a, button, summary')) {
    event.preventDefault();
    props.onNext();
  }
}
