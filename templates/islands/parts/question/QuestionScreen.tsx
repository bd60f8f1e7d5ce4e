/**
 * One question as a form with native radios; selecting reveals nothing and does not move on. A text that changes is the only
 * child of its element: translators replace text nodes, and React must not look for the old ones.
 */
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import { type Choice, optionOrder } from '../../model/shuffle.ts';
import type { Clock } from '../practice/use-clock.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { Feedback } from './Feedback.tsx';
import { Mark } from './Mark.tsx';
import { Position } from './Position.tsx';
import { RichText } from './RichText.tsx';
import { SignImage } from './SignImage.tsx';

/** What the screen needs of a test, an exam or a session of the plan. */
export type Asked = {
  question: QuizQuestion;
  /** Of the order of the options; 0: as they are written. */
  seed: number;
  choice: Choice | undefined;
  isRevealed: boolean;
  /** Its place, from 0, how many are answered, and of how many. */
  at: number;
  done: number;
  total: number;
  keys: boolean;
  /** The first press of an option answers. */
  tap: boolean;
  notice: string;
  /** Where an error of the question is reported. */
  report: string | undefined;
  /** Path of its own page, to share it; a drill has none. */
  page: string | undefined;
  onChoose: (choice: Choice) => void;
  /** @param choice if it was made with the same press */
  onReveal: (choice?: Choice) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** Marking it to look at again. */
  mark?: { isOn: boolean; onPress: () => void };
  /** Only in an exam, which reveals nothing and lets questions blank. */
  exam?: { clock: Clock; onMap: () => void };
  /** Another tab has the attempt: this one only reads. */
  onTakeOver?: (() => void) | undefined;
};

type Props = Asked & {
  heading: RefObject<HTMLHeadingElement | null>;
  feedback: RefObject<HTMLHeadingElement | null>;
};

const LETTERS = ['A', 'B', 'C', 'D'] as const;

export function QuestionScreen(props: Props): ReactNode {
  const { question, seed, choice: chosen, isRevealed, at, done, total, mark, exam } = props;
  const locked = props.onTakeOver !== undefined;
  const options = optionOrder(seed, question);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onNext();
  };

  return (
    <>
      <Position
        at={at}
        done={done}
        total={total}
        words={<Status done={done} clock={exam?.clock} />}
      >
        {mark && (
          <button
            className="marcar"
            type="button"
            aria-pressed={mark.isOn}
            aria-disabled={locked || undefined}
            onClick={mark.onPress}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 21V4h12l-3 4.5 3 4.5H6" />
            </svg>
            <span>
              Marcar<span className="oculto"> para revisar</span>
            </span>
          </button>
        )}
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
            const isChosen = chosen === choice;
            const verdict = isRevealed ? verdictOf(choice, question, chosen) : undefined;
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
                  aria-disabled={isRevealed || locked || undefined}
                  aria-describedby={isRevealed ? reasons : undefined}
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
        {isRevealed && chosen !== undefined && (
          <Feedback
            question={question}
            choice={chosen}
            report={props.report}
            page={props.page}
            heading={props.feedback}
          />
        )}
        <AnswerBar notice={props.notice} onTakeOver={props.onTakeOver}>
          <button
            className="btn alt"
            type="button"
            aria-disabled={at === 0 || undefined}
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
                exam.onMap();
              }}
            >
              Mapa
            </a>
          )}
          {chosen !== undefined && !isRevealed && !locked && !exam && (
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
          <button
            className="btn go"
            type="submit"
            aria-disabled={(chosen === undefined && !exam) || undefined}
          >
            {at + 1 >= total ? 'Finalizar' : 'Siguiente'}
          </button>
        </AnswerBar>
      </form>
    </>
  );
}

/** How many are answered, and the minutes left of an exam. */
function Status({ done, clock }: { done: number; clock: Clock | undefined }): ReactNode {
  const answered = `${done} ${done === 1 ? 'contestada' : 'contestadas'}`;
  const minutes = clock?.minutesLeft;
  return (
    <>
      {' '}
      {!clock?.announcement && (
        <span>{minutes === undefined ? answered : `${answered} · ${minutes} min`}</span>
      )}
      {/* In the line of the clock: a notice that moves the buttons causes a wrong press. Always present, as in AnswerBar. */}
      <strong role="status">{clock?.announcement}</strong>
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
