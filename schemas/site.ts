/** Settings of the whole site: names, origin, navigation, regions, notices and budgets. */
import * as z from 'zod';
import {
  FactId,
  IsoDate,
  PlainText,
  RichText,
  SchemaHint,
  SiteRoute,
  Slug,
  WebAddress,
} from './primitives.ts';

export const NavigationItem = z
  .strictObject({ name: PlainText, href: SiteRoute })
  .meta({ id: 'NavigationItem', description: 'A link of the navigation.' });
export type NavigationItem = z.infer<typeof NavigationItem>;

export const Region = z
  .strictObject({
    id: Slug,
    name: PlainText,
    letter: z.string().regex(/^[A-Z]{1,2}$/),
    colour: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  })
  .meta({ id: 'Region', description: 'A region of the island, by letter and colour.' });
export type Region = z.infer<typeof Region>;

const Head = z.strictObject({
  title: PlainText,
  description: PlainText,
  keywords: z.array(PlainText).min(1),
});
export type Head = z.infer<typeof Head>;

/** The pages that no other record describes. Each needs a title of its own: none is borrowed from another page. */
const HEAD_NAMES = [
  'home',
  'tests',
  'questions',
  'retos',
  'procedures',
  'guide',
  'centres',
  'blog',
  'notFound',
  'consistency',
  'signs',
  'downloads',
  'review',
  'exam',
  'plan',
  'offline',
  'sheet',
  'search',
  'teachers',
  'cards',
  'english',
  'hazards',
  'companion',
  'manoeuvres',
  'road',
] as const;
export type HeadName = (typeof HEAD_NAMES)[number];
const HEADS = Object.fromEntries(HEAD_NAMES.map((name) => [name, Head])) as Record<
  HeadName,
  typeof Head
>;

export const SiteSettings = z
  .strictObject({
    $schema: SchemaHint,
    name: PlainText,
    origin: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d+)?$/,
        'must be an https origin without a path, like "https://licenciapr.example"',
      )
      .refine(
        (origin) => URL.canParse(origin),
        'must be an address, like "https://licenciapr.example"',
      ),
    basePath: z
      .string()
      .regex(/^(\/[a-z0-9-]+)*$/, 'must be empty or like "/licencia-pr"')
      .meta({ description: 'Folder the site is served from; empty for the root.' }),
    operator: PlainText.optional().meta({
      description: 'Who runs the site; the legal pages say so plainly when there is none.',
    }),
    offline: z.enum(['pack', 'off']).optional().meta({
      description: 'off: publishes the worker that removes itself and what visitors had saved.',
    }),
    reportUrl: WebAddress.optional().meta({
      description: 'Where visitors report an error: «¿Algo está mal?» on every page leads there.',
    }),
    notice: RichText.meta({ description: 'The educational notice of every page and export.' }),
    shortNotice: RichText.meta({ description: 'The same in one line, for the top of every page.' }),
    jurisdiction: RichText,
    licence: z.strictObject({ code: PlainText, content: PlainText, contentUrl: WebAddress }),
    navigation: z.array(NavigationItem).min(1),
    footer: z.strictObject({
      services: z.array(NavigationItem).min(1),
      legal: z.array(NavigationItem).min(1),
    }),
    regions: z.array(Region).min(1),
    ledgerTopics: z.record(Slug, PlainText).meta({
      description: 'Title of each topic of the ledger: the part of a fact id before its first dot.',
    }),
    typedCitations: z
      .array(z.strictObject({ citation: PlainText, because: PlainText }))
      .optional()
      .meta({
        description:
          'Laws, articles and forms that texts name although no source record has them, each with the reason.',
      }),
    unsupportedClaims: z.enum(['quiet', 'show', 'hide']).meta({
      description:
        'Claims without evidence and testimonials. quiet: once, in a closed list at the end of the home page; show: in their places, with a mark; hide: nowhere.',
    }),
    amountsSince: IsoDate.optional().meta({
      description:
        'The day from which today’s amounts of fines are in force. Older copies of the law have others.',
    }),
    bankGates: z.enum(['note', 'warning', 'error']).optional().meta({
      description:
        'Severity of the gates that the bank of questions is to meet (pipeline/rules/item); absent: note.',
    }),
    review: z.enum(['warning', 'error']).optional().meta({
      description:
        'Severity, where a site is published, of what differs from data/reviewed; check and dev only warn. absent: no warning before something was reviewed.',
    }),
    blog: z.strictObject({
      title: PlainText,
      statistics: z.array(
        z.strictObject({ fact: FactId, reading: PlainText.optional(), label: PlainText }),
      ),
    }),
    appointments: z.strictObject({
      web: WebAddress,
      app: PlainText,
      phone: PlainText,
      phoneNote: RichText,
    }),
    heads: z.strictObject(HEADS).meta({
      description:
        'Title, description and keywords of the pages that no other record describes, by route name.',
    }),
    plainness: z
      .record(
        SiteRoute,
        z.strictObject({
          hedging: z.number().min(0).max(100).meta({ description: 'Percent of sentences.' }),
          openNotes: z.int().min(0),
          sourceWords: z.int().min(0).meta({ description: 'Outside of closed places.' }),
        }),
      )
      .optional()
      .meta({ description: 'Most that a page may hedge, by its route.' }),
    budgets: z
      .strictObject({
        contentHtml: z.int(),
        chapterHtml: z.int(),
        quizHtml: z.int(),
        galleryHtml: z.int(),
        css: z.int(),
        contentScript: z.int(),
        quizScript: z.int(),
        planScript: z.int().meta({ description: 'Of the plan, besides a page of practice.' }),
        drillScript: z.int().meta({ description: 'Of the drills, which a session loads besides.' }),
        searchScript: z.int().meta({ description: 'Of the search, which no page loads at first.' }),
        searchData: z.int().meta({ description: 'Of everything that can be found.' }),
        quizData: z.int(),
        hazardClip: z.int().meta({ description: 'Of one hazard, as it moves.' }),
        hazardScript: z
          .int()
          .meta({ description: 'Of the page of the hazards, besides that of every page.' }),
        offline: z.int(),
      })
      .meta({ description: 'Largest compressed sizes, in bytes.' }),
  })
  .meta({ id: 'SiteSettings', description: 'Settings of the whole site.' });
export type SiteSettings = z.infer<typeof SiteSettings>;
