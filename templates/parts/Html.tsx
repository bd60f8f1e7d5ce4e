/** Prints HTML that the pipeline made from checked text. The only place with dangerouslySetInnerHTML. */
import type { ElementType } from 'react';
import type { Html as HtmlString } from '../view.ts';

type Props = {
  as?: ElementType;
  of: HtmlString;
  className?: string;
  id?: string;
  'data-island'?: string;
};

export function Html({ as: Tag = 'div', of, className, id, 'data-island': island }: Props) {
  return (
    <Tag
      className={className}
      id={id}
      data-island={island}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the branded type admits only what the pipeline made.
      dangerouslySetInnerHTML={{ __html: of }}
    />
  );
}
