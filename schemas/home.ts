/** The home page: hero, badges, steps, manual section, testimonials, community and coverage. */
import * as z from 'zod';
import { FactId, IsoDate, PlainText, RichText, SchemaHint, SiteRoute } from './primitives.ts';

export const Statistic = z
  .strictObject({
    fact: FactId.meta({ description: 'The claim behind the figure.' }),
    reading: PlainText.optional().meta({ description: 'The reading to print.' }),
    label: PlainText,
  })
  .meta({ id: 'Statistic', description: 'A figure with its label.' });
export type Statistic = z.infer<typeof Statistic>;

export const Testimonial = z
  .strictObject({
    id: PlainText,
    name: PlainText,
    location: PlainText,
    avatar: PlainText.meta({ description: 'Initials.' }),
    rating: z.int().min(1).max(5),
    comment: PlainText,
    date: PlainText.meta({ description: 'Relative date as text of the record; never computed.' }),
    center: PlainText,
    verified: z.boolean(),
    consent: IsoDate.optional().meta({ description: 'The day the person agreed to be quoted.' }),
    source: PlainText.optional().meta({ description: 'Where the original is kept.' }),
  })
  .meta({ id: 'Testimonial', description: 'What a user is said to have said.' });
export type Testimonial = z.infer<typeof Testimonial>;

const Link = z.strictObject({ label: PlainText, href: SiteRoute });

export const Home = z
  .strictObject({
    $schema: SchemaHint,
    headline: PlainText,
    lead: RichText,
    primary: Link,
    secondary: Link,
    papers: Link.meta({ description: 'What a new visitor needs besides practice.' }),
    badges: z.array(Statistic).min(1),
    manual: z.strictObject({
      title: PlainText,
      statistics: z.array(Statistic),
      topics: z.array(Link).min(1),
    }),
    steps: z
      .array(z.strictObject({ title: PlainText, text: RichText, href: SiteRoute }))
      .min(1)
      .meta({ description: 'What a visitor can do here, in order; each leads there.' }),
    testimonials: z.array(Testimonial),
    community: z.strictObject({
      title: PlainText,
      text: RichText,
      hashtags: z
        .array(PlainText)
        .meta({ description: 'Words to share the site with.' })
        .optional(),
      statistics: z.array(Statistic),
    }),
    coverage: z.strictObject({ title: PlainText, text: RichText }),
    updated: IsoDate,
  })
  .meta({ id: 'Home', description: 'The home page.' });
export type Home = z.infer<typeof Home>;
