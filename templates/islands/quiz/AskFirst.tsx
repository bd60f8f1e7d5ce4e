/** A button that discards an attempt under way, and asks first, in the page. */
import { type ReactNode, useState } from 'react';

type Props = {
  label: string;
  look: string;
  /** The buttons that discard the attempt, one for each way to begin the new one. */
  ways?: readonly string[];
  /** @param way index of the button that was pressed */
  onSure: (way: number) => void;
  /** Choices for the new attempt. */
  children?: ReactNode;
};

export function AskFirst({
  label,
  look,
  ways = [`Sí, ${label.toLowerCase()}`],
  onSure,
  children,
}: Props) {
  const [asking, ask] = useState<boolean>();
  if (!asking)
    return (
      <button
        ref={asking === false ? focus : undefined}
        className={`btn ${look}`}
        type="button"
        onClick={() => {
          ask(true);
        }}
      >
        {label}
      </button>
    );
  return (
    <div
      className="delete-confirmation"
      role="group"
      aria-labelledby="seguro"
      onKeyDown={({ key }) => {
        if (key === 'Escape') ask(false);
      }}
    >
      {children}
      <p id="seguro">¿{label}? Lo que tienes a medias se borra.</p>
      <div className="action-bar">
        {ways.map((text, way) => (
          <button
            key={text}
            className="btn danger"
            type="button"
            onClick={() => {
              onSure(way);
            }}
          >
            {text}
          </button>
        ))}
        {/* The safe answer has the focus: pressing Enter twice loses nothing. */}
        <button
          ref={focus}
          className="btn secondary"
          type="button"
          onClick={() => {
            ask(false);
          }}
        >
          No, conservarlo
        </button>
      </div>
    </div>
  );
}

/** React takes a function that a ref returns as its clean-up. */
const focus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
