/** A button that discards an attempt under way, after asking for confirmation in the page. */

import { type ReactNode, useState } from 'react';
import { Button } from '../parts/Buttons.tsx';

type Props = {
  label: string;
  look: 'primary' | 'secondary';
  /** Labels of the buttons that discard the attempt, one for each way to begin the new one. */
  ways?: readonly string[];
  onSure: (way: number) => void;
  children?: ReactNode;
};

export function DiscardButton({
  label,
  look,
  ways = [`Sí, ${label.toLowerCase()}`],
  onSure,
  children,
}: Props) {
  const [asking, ask] = useState<boolean>();
  if (!asking)
    return (
      <Button
        ref={asking === false ? focus : undefined}
        look={look}
        onClick={() => ask(true)}
        label={label}
      />
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
          <button key={text} className="btn danger" type="button" onClick={() => onSure(way)}>
            {text}
          </button>
        ))}
        {/* The safe answer has the focus, so that pressing Enter twice loses nothing. */}
        <Button ref={focus} onClick={() => ask(false)} label="No, conservarlo" />
      </div>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();
