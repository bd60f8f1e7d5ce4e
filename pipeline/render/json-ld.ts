/** Pages → schema.org objects, typed by schema-dts. Only what the page shows, and nothing disputed or unsupported. */
import type {
  BlogPosting,
  BreadcrumbList,
  EducationalOccupationalProgram,
  EducationalOrganization,
  FAQPage,
  GovernmentOffice,
  HowTo,
  Organization,
  Quiz,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Article } from '../../schemas/article.ts';
import type { Centre } from '../../schemas/centre.ts';
import type { Hours } from '../../schemas/fact.ts';
import type { FaqItem, ProcessStep } from '../../schemas/procedure.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { QuizData, QuizQuestion } from '../../templates/islands/quiz/quiz-data.ts';
import type { Crumb } from '../../templates/view.ts';
import { hoursByDay } from '../audit/format-value.ts';
import type { LedgerFact } from '../audit/ledger.ts';

export type Graph = WithContext<
  | BlogPosting
  | BreadcrumbList
  | EducationalOccupationalProgram
  | EducationalOrganization
  | FAQPage
  | GovernmentOffice
  | HowTo
  | Organization
  | Quiz
  | Service
  | WebSite
>;

const CONTEXT = 'https://schema.org' as const;
const LANGUAGE = 'es-PR';
const WEEK = {
  lu: 'Monday',
  ma: 'Tuesday',
  mi: 'Wednesday',
  ju: 'Thursday',
  vi: 'Friday',
  sa: 'Saturday',
  do: 'Sunday',
} as const;

type Address = (route: string) => string;
const organisationId = (address: Address) => `${address('/')}#organizacion`;

/** No SearchAction: the site has no search screen. */
export function website(
  { name }: SiteSettings,
  description: string,
  address: Address,
): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${address('/')}#sitio`,
    name,
    description,
    url: address('/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': organisationId(address) },
  };
}

export function organization(settings: SiteSettings, address: Address): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organisationId(address),
    name: settings.operator ?? settings.name,
    url: address('/'),
  };
}

export function educationalOrganization(
  { name }: SiteSettings,
  description: string,
  address: Address,
): WithContext<EducationalOrganization> {
  return {
    '@context': CONTEXT,
    '@type': 'EducationalOrganization',
    name,
    description,
    url: address('/'),
    areaServed: { '@type': 'AdministrativeArea', name: 'Puerto Rico' },
  };
}

export function quiz(
  data: QuizData,
  description: string,
  route: string,
  address: Address,
): WithContext<Quiz> {
  return {
    '@context': CONTEXT,
    '@type': 'Quiz',
    name: data.test.title,
    description,
    url: address(route),
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    educationalUse: 'practice',
    numberOfItems: data.questions.length,
  } as WithContext<Quiz>;
}

/** One question as a practice problem: what the page shows, and not more. */
export function question(
  { options, answer }: QuizQuestion,
  stem: string,
  explanation: string,
  topic: string,
  route: string,
  address: Address,
): WithContext<Quiz> {
  const option = (text: string, position: number) => ({
    '@type': 'Answer' as const,
    position,
    text,
  });
  return {
    '@context': CONTEXT,
    '@type': 'Quiz',
    name: topic,
    url: address(route),
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    hasPart: {
      '@type': 'Question',
      eduQuestionType: 'Multiple choice',
      learningResourceType: 'Practice problem',
      text: stem,
      suggestedAnswer: options.flatMap((text, index) =>
        index === answer ? [] : [option(text, index)],
      ),
      acceptedAnswer: {
        ...option(options[answer], answer),
        answerExplanation: { '@type': 'Comment', text: explanation },
      },
    },
  } as WithContext<Quiz>;
}

export function faqPage(
  items: readonly FaqItem[],
  plain: (rich: string) => string,
): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question' as const,
      name: item.question,
      acceptedAnswer: { '@type': 'Answer' as const, text: plain(item.answer) },
    })),
  };
}

export function howTo(
  name: string,
  description: string,
  steps: readonly ProcessStep[],
  plain: (rich: string) => string,
): WithContext<HowTo> {
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name,
    description,
    inLanguage: LANGUAGE,
    step: steps.map((step) => ({
      '@type': 'HowToStep' as const,
      position: step.number,
      name: step.title,
      text: plain(step.description),
    })),
  };
}

export function educationalProgram(
  name: string,
  description: string,
  route: string,
  address: Address,
): WithContext<EducationalOccupationalProgram> {
  return {
    '@context': CONTEXT,
    '@type': 'EducationalOccupationalProgram',
    name,
    description,
    url: address(route),
    provider: { '@id': organisationId(address) },
    inLanguage: LANGUAGE,
  } as WithContext<EducationalOccupationalProgram>;
}

/** Telephone and coordinates are left out unless they are the building's own; hours only once they are agreed. */
export function governmentOffice(
  centre: Centre,
  route: string,
  address: Address,
  plain: (rich: string) => string,
  hours: LedgerFact | undefined,
): WithContext<GovernmentOffice> {
  const agreed =
    hours !== undefined &&
    (hours.state.relation === 'same' ||
      (hours.fact.ruling?.verdict === 'prefer' && hours.preferred !== undefined));
  const times = agreed ? (hours.preferred ?? hours.readings)[0] : undefined;
  const exact = centre.coordinates?.precision === 'edificio' ? centre.coordinates : undefined;
  return {
    '@context': CONTEXT,
    '@type': 'GovernmentOffice',
    name: centre.name,
    description: plain(centre.description),
    url: address(route),
    areaServed: { '@type': 'AdministrativeArea', name: centre.municipality },
    ...(centre.address === undefined || centre.address.confidence === 'low'
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: plain(centre.address.text),
            addressLocality: centre.municipality,
            addressRegion: 'PR',
            addressCountry: 'US',
          },
        }),
    ...(centre.phone === undefined || centre.phone.confidence === 'low'
      ? {}
      : { telephone: plain(centre.phone.text) }),
    ...(exact === undefined
      ? {}
      : {
          geo: { '@type': 'GeoCoordinates', latitude: exact.latitude, longitude: exact.longitude },
        }),
    ...(times === undefined
      ? {}
      : {
          openingHoursSpecification: [...hoursByDay(times.value as Hours)]
            .filter(([, range]) => range !== 'cerrado')
            .map(([day, range]) => {
              const [opens = '', closes = ''] = range.split('-');
              return {
                '@type': 'OpeningHoursSpecification' as const,
                dayOfWeek: WEEK[day],
                opens: `${opens}:00`,
                closes: `${closes}:00`,
              };
            }),
        }),
  };
}

export function service(
  name: string,
  description: string,
  route: string,
  address: Address,
): WithContext<Service> {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    description,
    url: address(route),
    areaServed: { '@type': 'AdministrativeArea', name: 'Puerto Rico' },
    availableLanguage: 'es',
  } as WithContext<Service>;
}

export function blogPosting(
  article: Article,
  route: string,
  address: Address,
  plain: (rich: string) => string,
  citations: readonly string[],
): WithContext<BlogPosting> {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: plain(article.title),
    description: plain(article.excerpt),
    url: address(route),
    datePublished: article.publishDate,
    ...(article.updated === undefined ? {} : { dateModified: article.updated }),
    articleSection: article.category,
    inLanguage: LANGUAGE,
    author: { '@type': 'Organization', name: article.author },
    publisher: { '@id': organisationId(address) },
    ...(citations.length === 0 ? {} : { citation: [...citations] }),
  };
}

export function breadcrumbList(
  crumbs: readonly Crumb[],
  address: Address,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Inicio', href: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: crumb.label,
      ...(crumb.href === undefined ? {} : { item: address(crumb.href) }),
    })),
  };
}
