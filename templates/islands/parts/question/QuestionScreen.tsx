/**
 * One question as a form with native radios. Selecting an option reveals nothing, unless `tap` is set. A text that
 * changes must be the only child of its element, because translators replace text nodes, and React must not look for
 * the old ones.
 */
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import { type Choice, optionOrder } from '../../model/shuffle.ts';
import { useEffect } from '../practice/effects.ts';
import type { ExamClock } from '../practice/use-clock.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AnswerMark } from './AnswerMark.tsx';
import { Feedback } from './Feedback.tsx';
import { FramePicture, QuestionFrame } from './QuestionFrame.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';
import { QuizRichText } from './QuizRichText.tsx';
import type { QuestionProps } from './question-props.ts';
import { useOptionShift } from './use-option-shift.ts';

type Props = QuestionProps & {
  /** Level of the heading. Default: h1, because the question is the whole page. */
  level?: 'h2' | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  feedback: RefObject<HTMLHeadingElement | null>;
};

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The answer's sheet shows the short or the whole reason, or is shut so that the question below it is visible. */
type Sheet = 'reason' | 'whole' | 'shut';

export function QuestionScreen(props: Props) {
  const { question, seed, choice: chosen, isRevealed, at, done, total, mark, exam } = props;
  const Heading = props.level ?? 'h1';
  const [sheet, show] = useState<Sheet>('reason');
  const why = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const locked = props.onTakeOver !== undefined;
  const options = optionOrder(seed, question);
  const isAnswered = isRevealed && chosen !== undefined;
  useOptionShift(form, isAnswered && sheet === 'reason');
  useEffect(() => {
    // The whole reason precedes its button, so screen-reader users must continue at its first line.
    if (sheet === 'whole') props.feedback.current?.focus({ preventScroll: true });
  }, [sheet, props.feedback]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onNext();
  };
  const close = () => {
    show(sheet === 'whole' ? 'reason' : 'shut');
    // The button that had the focus may be gone.
    why.current?.focus();
  };

  return (
    <QuestionFrame sign={question.sign} looks={looksOf(props, sheet)}>
      <QuestionHeader
        out={props.out}
        at={at}
        done={done}
        total={total}
        clock={exam && <TimeLeft clock={exam.clock} />}
      >
        {mark && (
          <button
            className="flag-button"
            type="button"
            aria-pressed={mark.isOn}
            aria-disabled={locked || undefined}
            onClick={mark.onPress}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 21V4h12l-3 4.5 3 4.5H6" />
            </svg>
            <span>
              Marcar<span className="visually-hidden"> para revisar</span>
            </span>
          </button>
        )}
      </QuestionHeader>
      <form
        ref={form}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isAnswered && sheet !== 'shut') close();
          else onKey(event, props, options);
        }}
      >
        {/* Screen readers read the stem once, because the radio group is not named after the focused heading. */}
        <div className="stem">
          <Heading ref={props.heading} tabIndex={-1}>
            <QuizRichText text={question.stem} />
          </Heading>
          <FramePicture sign={question.sign} />
        </div>
        <div role="radiogroup" aria-label="Opciones">
          {options.map((choice, place) => (
            <Option key={choice} {...props} option={choice} letter={LETTERS[place]!} />
          ))}
        </div>
        <AnswerBar
          onTakeOver={props.onTakeOver}
          notices={props.notices}
          sheet={
            isAnswered && sheet !== 'shut' ? (
              <Feedback
                {...props}
                choice={chosen}
                letter={LETTERS[options.indexOf(question.answer)]!}
                isWhole={sheet === 'whole'}
                heading={props.feedback}
              />
            ) : null
          }
        >
          <AnswerButtons
            {...props}
            why={why}
            isWhole={sheet === 'whole'}
            onWhy={() => show(sheet === 'whole' ? 'reason' : 'whole')}
          />
        </AnswerBar>
      </form>
    </QuestionFrame>
  );
}

function looksOf({ exam, choice, isRevealed, question }: Props, sheet: Sheet): string {
  if (exam) return ' is-exam';
  if (!isRevealed || choice === undefined) return '';
  const verdict = choice === question.answer ? ' is-answered is-right' : ' is-answered is-wrong';
  return sheet === 'whole' ? `${verdict} is-expanded` : verdict;
}

/** An option. Pressing it reveals nothing, unless `tap` is set. */
function Option({ option, letter, ...props }: Props & { option: Choice; letter: string }) {
  const { question, choice: chosen, isRevealed } = props;
  const isChosen = chosen === option;
  const verdict = isRevealed ? verdictOf(option, question, chosen) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with keys the choice may still change.
    <label
      className={`option${verdict ? ` ${verdict.look}` : ''}`}
      onClick={(event) => {
        // Arrow keys fire a click too, with detail 0.
        if (!props.tap || event.detail === 0) return;
        // The browser would move the focus from the answer to the radio.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        props.onChoose(option);
        props.onReveal(option);
      }}
    >
      <input
        type="radio"
        name={question.id}
        value={option}
        checked={isChosen}
        onChange={() => props.onChoose(option)}
        aria-disabled={isRevealed || props.onTakeOver !== undefined || undefined}
      />
      <b className="option-letter" aria-hidden="true">
        {verdict ? <AnswerMark ok={verdict.look === 'is-right'} /> : letter}
      </b>
      <i className="spoken-text">{`${letter}. `}</i>
      <span>{question.options[option]}</span>
      {verdict && <small>{verdict.text}</small>}
    </label>
  );
}

function TimeLeft({ clock: { minutesLeft, announcement } }: { clock: ExamClock }) {
  return (
    <p>
      {!announcement && minutesLeft !== undefined && (
        <>
          <i className="spoken-text">Quedan </i>
          <span>{`${minutesLeft} min`}</span>
        </>
      )}
      {/* In the line of the clock, so that it does not move the buttons. Always present, as in AnswerBar. */}
      <strong role="status">{announcement}</strong>
    </p>
  );
}

function verdictOf(
  choice: Choice,
  question: QuizQuestion,
  chosen: Choice | undefined,
): { look: 'is-right' | 'is-wrong'; text: string } | undefined {
  if (choice === question.answer) return { look: 'is-right', text: 'Correcta' };
  return choice === chosen ? { look: 'is-wrong', text: 'Tu respuesta' } : undefined;
}

/**
 * Handles keyboard shortcuts, only inside the form and without Ctrl, Alt or Meta. The arrow keys still move between the
 * radios.
 */
function onKey(event: KeyboardEvent<HTMLFormElement>, props: Props, options: readonly Choice[]) {
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
