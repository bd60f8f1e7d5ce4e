/** Buttons, and links that look like one. */
import type { ComponentProps, ReactNode } from 'react';

/** @property look `go` for the main action of its place */
type Look = { look?: 'go' | 'alt'; label: ReactNode };

export const Button = ({
  look = 'alt',
  type = 'button',
  label,
  ...attributes
}: Look & ComponentProps<'button'>) => (
  <button className={`btn ${look}`} type={type} {...attributes}>
    {label}
  </button>
);

export const ButtonLink = ({ look = 'alt', label, ...attributes }: Look & ComponentProps<'a'>) => (
  <a className={`btn ${look}`} {...attributes}>
    {label}
  </a>
);
