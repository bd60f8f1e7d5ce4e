/** schema.org nodes of tests, questions, centres and articles. Disputed values are left out or marked. */
import { defined } from '../../../schemas/defined.ts';
import {
  type Canonical,
  type CanonicalArticle,
  type CanonicalCentre,
  type CanonicalQuestion,
  type CanonicalTest,
  LETTERS,
} from '../canonical.ts';
import { date, decimal, integer, node, spanish, truth, uri } from './context.ts';
import { hoursNodes, sourceId } from './ledger.ts';

export type GraphInput =
  | 'meta'
  | 'tests'
  | 'questions'
  | 'centres'
  | 'facts'
  | 'sources'
  | 'articles';
export type GraphContent = Pick<Canonical, GraphInput>;

export function contentNodes(canonical: GraphContent): object[] {
  const { meta, tests, questions, centres, articles } = canonical;
  const factIds = new Map(canonical.facts.map(({ id, url }) => [id, url]));
  return [
    {
      '@id': `${meta.address}#datos`,
      '@type': 'schema:Dataset',
      'schema:name': spanish(`Datos de ${meta.name}`),
      'schema:description': spanish(meta.notice),
      'schema:version': meta.version,
      'schema:schemaVersion': meta.schemaVersion,
      'schema:license': node(meta.licence.url),
      'schema:url': uri(meta.address),
      'schema:dateModified': date(meta.date),
      'schema:inLanguage': meta.language,
    },
    ...tests.map((test) => testNode(test, questions)),
    ...questions.map((question) => questionNode(question, meta.address, factIds)),
    ...centres.map((centre) => centreNode(centre, factIds)),
    ...articles.map((article) => articleNode(article, meta.address)),
  ];
}

function testNode(
  { id, title, description, url, updated }: CanonicalTest,
  questions: readonly CanonicalQuestion[],
): object {
  return {
    '@id': url,
    '@type': 'schema:Quiz',
    'schema:name': spanish(title),
    'schema:description': spanish(description),
    'schema:dateModified': date(updated),
    'schema:hasPart': questions
      .filter(({ test }) => test === id)
      .map((question) => node(question.url)),
  };
}

function questionNode(
  question: CanonicalQuestion,
  address: string,
  facts: ReadonlyMap<string, string>,
): object {
  const { url } = question;
  const about = question.facts.flatMap((id) => facts.get(id) ?? []).map(node);
  const answers = question.options.map((option, index) => ({
    '@id': `${url}--${LETTERS[index]!.toLowerCase()}`,
    '@type': 'schema:Answer',
    'schema:position': integer(index + 1),
    'schema:text': spanish(option),
  }));
  return defined({
    '@id': url,
    '@type': 'schema:Question',
    'schema:identifier': question.id,
    'schema:eduQuestionType': 'Multiple choice',
    'schema:position': integer(question.position),
    'schema:text': spanish(question.text),
    'schema:acceptedAnswer': {
      ...answers[question.answer],
      'schema:answerExplanation': {
        '@id': `${url}--explicacion`,
        '@type': 'schema:Comment',
        'schema:text': spanish(question.explanation),
      },
    },
    'schema:suggestedAnswer': answers.filter((_, index) => index !== question.answer),
    'schema:dateModified': date(question.updated),
    'schema:version': integer(question.revision),
    'schema:citation': question.sources.map(({ id }) => node(sourceId(address, id))),
    'schema:about': question.facts.length === 0 ? undefined : about,
    'lpr:sign': question.sign?.id,
    'lpr:disputed': truth(question.disputed),
  });
}

/** Telephone, address and point only if they are the building's own; hours only if they are agreed. */
function centreNode(centre: CanonicalCentre, facts: ReadonlyMap<string, string>): object {
  const { coordinates, hours, url } = centre;
  const [address, phone] = [centre.address, centre.phone].map((statement) =>
    statement?.confidence === 'low' ? undefined : statement,
  );
  const point = coordinates?.precision === 'edificio' ? coordinates : undefined;
  const agreed = hours.agreed ? hours.readings[0] : undefined;
  const hoursFact = facts.get(hours.fact);
  return defined({
    '@id': url,
    '@type': 'schema:GovernmentOffice',
    'schema:identifier': centre.id,
    'schema:name': spanish(centre.name),
    'schema:description': spanish(centre.description),
    'schema:areaServed': spanish(centre.municipality),
    'schema:address': address && {
      '@id': `${url}#direccion`,
      '@type': 'schema:PostalAddress',
      'schema:streetAddress': spanish(address.text),
      'schema:addressLocality': spanish(centre.municipality),
      'schema:addressRegion': 'PR',
    },
    'schema:telephone': phone?.text,
    'schema:geo': point && {
      '@id': `${url}#punto`,
      '@type': 'schema:GeoCoordinates',
      'schema:latitude': decimal(point.latitude),
      'schema:longitude': decimal(point.longitude),
    },
    'schema:openingHoursSpecification': agreed && hoursNodes(agreed.hours, `${url}#horario`),
    'lpr:hoursFact': hoursFact && node(hoursFact),
    'schema:dateModified': date(centre.updated),
  });
}

function articleNode(article: CanonicalArticle, address: string): object {
  const citations = article.sources.map(({ id }) => node(sourceId(address, id)));
  return defined({
    '@id': article.url,
    '@type': 'schema:BlogPosting',
    'schema:headline': spanish(article.title),
    'schema:description': spanish(article.excerpt),
    'schema:articleSection': spanish(article.category),
    'schema:author': spanish(article.author),
    'schema:datePublished': date(article.published),
    'schema:dateModified': date(article.updated),
    'schema:citation': citations.length === 0 ? undefined : citations,
    'lpr:disputed': truth(article.disputed),
  });
}
