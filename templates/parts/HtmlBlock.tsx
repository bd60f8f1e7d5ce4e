/** Prints HTML that the pipeline made from checked text. Nothing else uses dangerouslySetInnerHTML. */
import type { ElementType } from 'react';
import type { Html as HtmlString } from '../view.ts';

type Props = {
  as?: ElementType;
  of: HtmlString;
  className?: string;
  id?: string;
  transform?: string;
  viewBox?: string;
  display?: 'none';
  'data-signal'?: '';
  'data-island'?: string;
  'data-estado'?: string;
  'data-espera'?: string;
};

export function HtmlBlock({ as: Tag = 'div', of, ...attributes }: Props) {
  return (
    <Tag
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the branded type admits only what the pipeline made.
      dangerouslySetInnerHTML={{ __html: of }}
    />
  );
}
