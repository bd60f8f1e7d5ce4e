/** A button that discards an attempt under way, and asks first, in the page. */
import { type ReactNode, useState } from 'react';

type Props = {
  label: string;
  look: string;
  onSure: () => void;
  /** Choices for the new attempt. */
  children?: ReactNode;
};

export function AskFirst({ label, look, onSure, children }: Props): ReactNode {
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
      className="borrar"
      role="group"
      aria-labelledby="seguro"
      onKeyDown={({ key }) => {
        if (key === 'Escape') ask(false);
      }}
    >
      {children}
      <p id="seguro">¿{label}? Lo que tienes a medias se borra.</p>
      <div className="bar">
        <button className="btn no" type="button" onClick={onSure}>
          Sí, {label.toLowerCase()}
        </button>
        {/* The safe answer has the focus: pressing Enter twice loses nothing. */}
        <button
          ref={focus}
          className="btn alt"
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
