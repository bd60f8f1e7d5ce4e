/** schema.org objects of pages. They say only what the page shows, and nothing disputed or unsupported. */
import type {
  BlogPosting,
  BreadcrumbList,
  Dataset,
  EducationalOccupationalProgram,
  EducationalOrganization,
  FAQPage,
  GovernmentOffice,
  HowTo,
  LearningResource,
  Organization,
  Quiz,
  SearchAction,
  Service,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Article } from '../../schemas/article.ts';
import { defined } from '../../schemas/defined.ts';
import type { FaqItem, ProcessStep } from '../../schemas/procedure.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { Source } from '../../schemas/source.ts';
import type { QuizData, QuizQuestion } from '../../templates/islands/quiz/quiz-data.ts';
import type { Crumb } from '../../templates/view.ts';
import { searchAddress } from './open-search.ts';

export type Graph = WithContext<
  | BlogPosting
  | BreadcrumbList
  | Dataset
  | EducationalOccupationalProgram
  | EducationalOrganization
  | FAQPage
  | GovernmentOffice
  | HowTo
  | LearningResource
  | Organization
  | Quiz
  | Service
  | WebPage
  | WebSite
>;

const CONTEXT = 'https://schema.org' as const;
export const LANGUAGE = 'es-PR';
export type Address = (route: string) => string;
export const organisationId = (address: Address) => `${address('/')}#organizacion`;
const PUERTO_RICO = { '@type': 'AdministrativeArea', name: 'Puerto Rico' } as const;

/** The first keys of most objects. */
export const described = <T extends string>(
  type: T,
  name: string,
  description: string,
  url: string,
) => ({
  '@context': CONTEXT,
  '@type': type,
  name,
  description,
  url,
});

export function website(
  settings: SiteSettings,
  description: string,
  address: Address,
): WithContext<WebSite> {
  const { name } = settings;
  // The name of what is looked for is no property of schema.org, but a note of Google's that other readers follow.
  const search = {
    '@type': 'SearchAction',
    target: searchAddress(settings, '{search_term_string}'),
    'query-input': 'required name=search_term_string',
  } as SearchAction;
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${address('/')}#sitio`,
    name,
    description,
    url: address('/'),
    inLanguage: LANGUAGE,
    publisher: { '@id': organisationId(address) },
    potentialAction: search,
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

/** A page about a figure and the works that support it. It asserts no value: the figure may be disputed. */
export function citingPage(
  name: string,
  description: string,
  sources: readonly Pick<Source, 'title' | 'url'>[],
  route: string,
  address: Address,
): WithContext<WebPage> {
  return {
    ...described('WebPage', name, description, address(route)),
    inLanguage: LANGUAGE,
    ...(sources.length > 0 && {
      citation: sources.map(({ title, url }) => ({
        '@type': 'CreativeWork' as const,
        name: title,
        ...(url !== undefined && { url }),
      })),
    }),
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
    learningResourceType: `${data.questions.length} preguntas con su explicación`,
  };
}

/** One question as a practice problem. @param image address of the picture that it shows */
export function question(
  { options, answer }: QuizQuestion,
  stem: string,
  explanation: string,
  topic: string,
  route: string,
  address: Address,
  image?: string,
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
      ...(image !== undefined && { image }),
      suggestedAnswer: options.flatMap((text, index) =>
        index === answer ? [] : [option(text, index)],
      ),
      acceptedAnswer: {
        ...option(options[answer], answer),
        answerExplanation: { '@type': 'Comment', text: explanation },
      },
    },
  };
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
    step: steps.map((step, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
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
  };
}

export function service(
  name: string,
  description: string,
  route: string,
  address: Address,
): WithContext<Service> {
  return {
    ...described('Service', name, description, address(route)),
    areaServed: PUERTO_RICO,
  };
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
