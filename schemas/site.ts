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

/**
 * Pages that no record describes, so their head is in the settings. Pages that every site has are listed with their
 * addresses.
 */
export const PAGES_WITH_OWN_HEAD = {
  home: '/',
  tests: '/tests/',
  questions: '/preguntas/',
  retos: undefined,
  procedures: '/tramites/',
  guide: '/guia-estudio/',
  centres: '/centros-cesco/',
  blog: '/blog/',
  notFound: undefined,
  consistency: '/consistencia/',
  signs: '/senales/',
  downloads: '/descargas/',
  review: '/repaso/',
  exam: undefined,
  plan: undefined,
  offline: '/sin-conexion/',
  sheet: '/hoja/',
  search: '/buscar/',
  teachers: '/maestros/',
  cards: '/maestros/tarjetas/',
  lessons: '/maestros/lecciones/',
  english: '/en/',
  hazards: undefined,
  companion: '/practica/',
  manoeuvres: '/maniobras/',
  road: undefined,
} as const;
export type PageHeadName = keyof typeof PAGES_WITH_OWN_HEAD;
const HEADS = Object.fromEntries(
  Object.keys(PAGES_WITH_OWN_HEAD).map((name) => [name, Head]),
) as Record<PageHeadName, typeof Head>;

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
      .meta({ description: 'Path under which the site is served. Empty for the root.' }),
    operator: PlainText.optional().meta({
      description: 'Operator of the site, named at the foot of every page.',
    }),
    offline: z.enum(['pack', 'off']).optional().meta({
      description:
        'With "off", the site publishes a service worker that removes itself and all saved pages.',
    }),
    reportUrl: WebAddress.optional().meta({
      description: 'Address for error reports, linked as «¿Algo está mal?» on every page.',
    }),
    notice: RichText.meta({ description: 'The educational notice of every page and export.' }),
    shortNotice: RichText.meta({
      description: 'The notice in one line, for the top of every page.',
    }),
    jurisdiction: RichText,
    licence: z.strictObject({ code: PlainText, content: PlainText, contentUrl: WebAddress }),
    navigation: z.array(NavigationItem).min(1),
    footer: z.strictObject({
      services: z.array(NavigationItem).min(1),
      legal: z.array(NavigationItem).min(1),
    }),
    regions: z.array(Region).min(1),
    ledgerTopics: z.record(Slug, PlainText).meta({
      description:
        'Title of each topic of facts. The topic is the part of a fact id before its first dot.',
    }),
    typedCitations: z
      .array(z.strictObject({ citation: PlainText, because: PlainText }))
      .optional()
      .meta({
        description:
          'Laws, articles and forms that texts may name without a source record, each with the reason.',
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
        'Severity of the rules that measure the question bank (licencia explain exam/uncovered). Default: note.',
    }),
    review: z.enum(['warning', 'error']).optional().meta({
      description:
        'Severity of unreviewed content in a published build; check and dev only warn. Default: no warning until something was reviewed.',
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
    plainLanguage: z
      .record(
        SiteRoute,
        z.strictObject({
          hedging: z
            .number()
            .min(0)
            .max(100)
            .meta({ description: 'Share of sentences that hedge, in percent.' }),
          openNotes: z.int().min(0),
          sourceWords: z
            .int()
            .min(0)
            .meta({ description: 'Words of sources outside collapsed parts.' }),
        }),
      )
      .optional()
      .meta({
        description:
          'Budget of hedges, open notes and words about sources for each page, by route.',
      }),
    budgets: z
      .strictObject({
        contentHtml: z.int(),
        chapterHtml: z.int(),
        quizHtml: z.int(),
        galleryHtml: z.int(),
        css: z.int(),
        contentScript: z.int(),
        quizScript: z.int(),
        planScript: z.int().meta({
          description: 'Scripts that the plan loads in addition to those of a practice page.',
        }),
        drillScript: z
          .int()
          .meta({ description: 'Code of the drills, which a session loads in addition.' }),
        searchScript: z
          .int()
          .meta({ description: 'Scripts of the search, which every page loads lazily.' }),
        searchData: z.int().meta({ description: 'The search index.' }),
        quizData: z.int(),
        hazardClip: z.int().meta({ description: 'Data of one hazard clip.' }),
        place: z.int().meta({ description: 'One drawing of a place.' }),
        hazardScript: z.int().meta({
          description: 'Scripts of the hazards page, in addition to those of every page.',
        }),
        offline: z.int(),
      })
      .meta({ description: 'Largest compressed sizes, in bytes.' }),
  })
  .meta({ id: 'SiteSettings', description: 'Settings of the whole site.' });
export type SiteSettings = z.infer<typeof SiteSettings>;
