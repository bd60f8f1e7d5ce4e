/** A surface: a part of the site, such as the manual, or an authority outside it, such as the law. */
import * as z from 'zod';
import { PlainText } from './primitives.ts';

export const Surface = z
  .strictObject({
    name: PlainText.meta({ description: 'Spanish name with its article, as in "el manual".' }),
    plural: z
      .literal(true)
      .optional()
      .meta({ description: 'True when the name is plural: "las preguntas dicen".' }),
    authority: z
      .literal(true)
      .optional()
      .meta({ description: 'An authority outside the site (the law, the agency).' }),
  })
  .meta({
    id: 'Surface',
    description: 'A surface: a part of the site or an authority that gives readings.',
  });
export type Surface = z.infer<typeof Surface>;
