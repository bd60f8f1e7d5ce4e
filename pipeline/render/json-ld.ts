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
import { defined } from '../../schemas/defined.ts';
import type { Hours } from '../../schemas/fact.ts';
import type { FaqItem, ProcessStep } from '../../schemas/procedure.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { QuizData, QuizQuestion } from '../../templates/islands/quiz/quiz-data.ts';
import type { Crumb } from '../../templates/view.ts';
import { hoursByDay } from '../ledger/format-value.ts';
import type { LedgerFact } from '../ledger/types.ts';

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
/** Days of the week as schema.org names them. */
export const WEEKDAYS = {
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
const PUERTO_RICO = { '@type': 'AdministrativeArea', name: 'Puerto Rico' } as const;

/** How most objects begin. */
const described = <T extends string>(type: T, name: string, description: string, url: string) => ({
  '@context': CONTEXT,
  '@type': type,
  name,
  description,
  url,
});

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
    ...described('EducationalOrganization', name, description, address('/')),
    areaServed: PUERTO_RICO,
  };
}

export function quiz(
  data: QuizData,
  description: string,
  route: string,
  address: Address,
): WithContext<Quiz> {
  return {
    ...described('Quiz', data.test.title, description, address(route)),
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
    ...described('EducationalOccupationalProgram', name, description, address(route)),
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
  const [postal, phone] = [centre.address, centre.phone].map((statement) =>
    statement?.confidence === 'low' ? undefined : statement,
  );
  const point = centre.coordinates?.precision === 'edificio' ? centre.coordinates : undefined;
  return defined({
    ...described('GovernmentOffice', centre.name, plain(centre.description), address(route)),
    areaServed: { '@type': 'AdministrativeArea' as const, name: centre.municipality },
    address: postal && {
      '@type': 'PostalAddress' as const,
      streetAddress: plain(postal.text),
      addressLocality: centre.municipality,
      addressRegion: 'PR',
      addressCountry: 'US',
    },
    telephone: phone && plain(phone.text),
    geo: point && {
      '@type': 'GeoCoordinates' as const,
      latitude: point.latitude,
      longitude: point.longitude,
    },
    openingHoursSpecification: times && openings(times.value as Hours),
  });
}

const openings = (hours: Hours) =>
  [...hoursByDay(hours)].flatMap(([day, range]) => {
    if (range === 'cerrado') return [];
    const [opens = '', closes = ''] = range.split('-');
    return {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: WEEKDAYS[day],
      opens: `${opens}:00`,
      closes: `${closes}:00`,
    };
  });

export function service(
  name: string,
  description: string,
  route: string,
  address: Address,
): WithContext<Service> {
  return {
    ...described('Service', name, description, address(route)),
    areaServed: PUERTO_RICO,
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
  return defined({
    '@context': CONTEXT,
    '@type': 'BlogPosting' as const,
    headline: plain(article.title),
    description: plain(article.excerpt),
    url: address(route),
    datePublished: article.publishDate,
    dateModified: article.updated,
    articleSection: article.category,
    inLanguage: LANGUAGE,
    author: { '@type': 'Organization' as const, name: article.author },
    publisher: { '@id': organisationId(address) },
    citation: citations.length === 0 ? undefined : [...citations],
  });
}

export function breadcrumbList(
  crumbs: readonly Crumb[],
  address: Address,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Inicio', href: '/' }, ...crumbs].map(({ label, href }, index) =>
      defined({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: href === undefined ? undefined : address(href),
      }),
    ),
  };
}
