/** Buttons, and links that look like buttons. */
import type { ComponentProps, ReactNode } from 'react';

type Look = { look?: 'primary' | 'secondary'; label: ReactNode };

export const Button = ({
  look = 'secondary',
  type = 'button',
  label,
  ...attributes
}: Look & ComponentProps<'button'>) => (
  <button className={`btn ${look}`} type={type} {...attributes}>
    {label}
  </button>
);

export const ButtonLink = ({
  look = 'secondary',
  label,
  ...attributes
}: Look & ComponentProps<'a'>) => (
  <a className={`btn ${look}`} {...attributes}>
    {label}
  </a>
);
