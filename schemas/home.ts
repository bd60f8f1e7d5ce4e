/** The home page: hero, badges, steps, manual section, testimonials, community and coverage. */
import * as z from 'zod';
import { FactId, IsoDate, PlainText, RichText, SchemaHint, SiteRoute } from './primitives.ts';

export const Statistic = z
  .strictObject({
    fact: FactId.meta({ description: 'Id of the fact that is printed.' }),
    reading: PlainText.optional().meta({
      description: 'Id of the reading to print, if it is not the preferred one.',
    }),
    label: PlainText,
  })
  .meta({ id: 'Statistic', description: 'A figure with its label.' });
export type Statistic = z.infer<typeof Statistic>;

export const Testimonial = z
  .strictObject({
    id: PlainText,
    name: PlainText,
    location: PlainText,
    avatar: PlainText.meta({ description: 'Initials of the person.' }),
    rating: z.int().min(1).max(5),
    comment: PlainText,
    date: PlainText.meta({
      description: 'Date as visitors read it, such as "hace 2 meses". It is not computed.',
    }),
    center: PlainText,
    verified: z.boolean(),
    consent: IsoDate.optional().meta({ description: 'The day the person agreed to be quoted.' }),
    source: PlainText.optional().meta({ description: 'Where the original is kept.' }),
  })
  .meta({ id: 'Testimonial', description: 'A testimonial of a user.' });
export type Testimonial = z.infer<typeof Testimonial>;

const Link = z.strictObject({ label: PlainText, href: SiteRoute });

export const Home = z
  .strictObject({
    $schema: SchemaHint,
    headline: PlainText,
    lead: RichText,
    primary: Link,
    secondary: Link,
    papers: Link.meta({ description: 'Link to the list of documents to bring.' }),
    badges: z.array(Statistic).min(1),
    manual: z.strictObject({
      title: PlainText,
      statistics: z.array(Statistic),
      topics: z.array(Link).min(1),
    }),
    steps: z
      .array(z.strictObject({ title: PlainText, text: RichText, href: SiteRoute }))
      .min(1)
      .meta({ description: 'Links to the main activities, in order.' }),
    testimonials: z.array(Testimonial),
    community: z.strictObject({
      title: PlainText,
      text: RichText,
      hashtags: z
        .array(PlainText)
        .meta({ description: 'Hashtags that the home page suggests to visitors.' })
        .optional(),
      statistics: z.array(Statistic),
    }),
    coverage: z.strictObject({ title: PlainText, text: RichText }),
    updated: IsoDate,
  })
  .meta({ id: 'Home', description: 'The home page.' });
export type Home = z.infer<typeof Home>;
