/** schema.org objects of pages. They state only what the page shows, and nothing disputed or unsupported. */
import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  DatasetLeaf,
  EducationalOccupationalProgramLeaf,
  EducationalOrganizationLeaf,
  FAQPageLeaf,
  GovernmentOfficeLeaf,
  HowToLeaf,
  HowToStepLeaf,
  LearningResourceLeaf,
  OrganizationLeaf,
  QuestionLeaf,
  QuizLeaf,
  SearchAction,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts';
import type { Article } from '../../../schemas/article.ts';
import type { FaqItem, ProcessStep } from '../../../schemas/procedure.ts';
import type { SiteSettings } from '../../../schemas/site.ts';
import type { Source } from '../../../schemas/source.ts';
import type { QuizQuestion } from '../../../templates/islands/model/quiz-data.ts';
import type { Crumb } from '../../../templates/view.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { searchAddress } from '../search/open-search.ts';

export type Graph = WithContext<
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | DatasetLeaf
  | EducationalOccupationalProgramLeaf
  | EducationalOrganizationLeaf
  | FAQPageLeaf
  | GovernmentOfficeLeaf
  | HowToLeaf
  | LearningResourceLeaf
  | OrganizationLeaf
  | QuizLeaf
  | ServiceLeaf
  | WebPageLeaf
  | WebSiteLeaf
>;

const CONTEXT = 'https://schema.org' as const;
export const LANGUAGE = 'es-PR';
export type AddressOf = (route: string) => string;
const organisationId = (address: AddressOf) => `${address('/')}#organizacion`;
/** Refers to the organisation by its id. The explicit type saves the compiler a second of narrowing a large union. */
export const organizationRef = (address: AddressOf): { '@id': string } => ({
  '@id': organisationId(address),
});
const PUERTO_RICO = { '@type': 'AdministrativeArea', name: 'Puerto Rico' } as const;

/** The subject of an object. @property url address of its page */
export type Subject = { name: string; description: string; url: string };

/** The keys with which most objects begin. */
export const baseObject = <T extends string>(type: T, { name, description, url }: Subject) => ({
  '@context': CONTEXT,
  '@type': type,
  name,
  description,
  url,
});

export function websiteGraph(
  settings: SiteSettings,
  description: string,
  address: AddressOf,
): WithContext<WebSiteLeaf> {
  const { name } = settings;
  // `query-input` is not a schema.org property: Google defined it, and other consumers follow.
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
    publisher: organizationRef(address),
    potentialAction: search,
  };
}

export function organizationGraph(
  settings: SiteSettings,
  address: AddressOf,
): WithContext<OrganizationLeaf> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': organisationId(address),
    name: settings.operator ?? settings.name,
    url: address('/'),
  };
}

export const educationalOrganization = (
  subject: Subject,
): WithContext<EducationalOrganizationLeaf> => ({
  ...baseObject('EducationalOrganization', subject),
  areaServed: PUERTO_RICO,
});

const work = ({ title, url }: Pick<Source, 'title' | 'url'>): CreativeWorkLeaf => ({
  '@type': 'CreativeWork',
  name: title,
  ...(url !== undefined && { url }),
});

/** A page about a figure and the works that support it. It asserts no value: the figure may be disputed. */
export const citingPageGraph = (
  subject: Subject,
  sources: readonly Pick<Source, 'title' | 'url'>[],
): WithContext<WebPageLeaf> => ({
  ...baseObject('WebPage', subject),
  inLanguage: LANGUAGE,
  ...(sources.length > 0 && { citation: sources.map(work) }),
});

/** A set of questions. @param questions addresses of the questions' own pages */
export const quizGraph = (
  subject: Subject,
  questions: readonly string[],
): WithContext<QuizLeaf> => ({
  ...baseObject('Quiz', subject),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  educationalUse: 'practice',
  learningResourceType: `${questions.length} preguntas con su explicación`,
  hasPart: questions.map((url) => ({ '@type': 'Question', url })),
});

/** One question as a practice problem. @param image address of the picture that it shows */
export function questionGraph(
  { options, answer }: QuizQuestion,
  stem: string,
  explanation: string,
  topic: string,
  route: string,
  address: AddressOf,
  image?: string,
): WithContext<QuizLeaf> {
  const option = (text: string, position: number) => ({
    '@type': 'Answer' as const,
    position,
    text,
  });
  const part: QuestionLeaf = {
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
  };
  return {
    '@context': CONTEXT,
    '@type': 'Quiz',
    name: topic,
    url: address(route),
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    hasPart: part,
  };
}

export function faqGraph(
  items: readonly FaqItem[],
  plain: (rich: string) => string,
): WithContext<FAQPageLeaf> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(
      (item): QuestionLeaf => ({
        '@type': 'Question',
        name: item.question,
        acceptedAnswer: { '@type': 'Answer', text: plain(item.answer) },
      }),
    ),
  };
}

export function howToGraph(
  name: string,
  description: string,
  steps: readonly ProcessStep[],
  plain: (rich: string) => string,
): WithContext<HowToLeaf> {
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name,
    description,
    inLanguage: LANGUAGE,
    step: steps.map(
      (step, index): HowToStepLeaf => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: step.title,
        text: plain(step.description),
      }),
    ),
  };
}

export const serviceGraph = (subject: Subject): WithContext<ServiceLeaf> => ({
  ...baseObject('Service', subject),
  areaServed: PUERTO_RICO,
});

export function blogPosting(
  article: Article,
  route: string,
  address: AddressOf,
  plain: (rich: string) => string,
  citations: readonly string[],
): WithContext<BlogPostingLeaf> {
  return omitUndefined({
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
    publisher: organizationRef(address),
    citation: citations.length === 0 ? undefined : [...citations],
  });
}

export function breadcrumbList(
  crumbs: readonly Crumb[],
  address: AddressOf,
): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Inicio', href: '/' }, ...crumbs].map(({ label, href }, index) =>
      omitUndefined({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: href === undefined ? undefined : address(href),
      }),
    ),
  };
}
