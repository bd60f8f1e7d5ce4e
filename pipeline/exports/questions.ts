/** Texts about a question, a test and the export itself that several formats share. */
import type {
  CanonicalData,
  CanonicalQuestion,
  CanonicalTest,
  Citation,
  Meta,
} from './canonical.ts';
import { citationWithLabel } from './shapes.ts';
import { escapeWithBreaks, paragraph, xmlLink } from './xml.ts';

/** The data that the formats for learning platforms read. */
export type TestInputKey = 'meta' | 'tests' | 'questions';

export type ExportedTest = {
  meta: Meta;
  test: CanonicalTest;
  questions: readonly CanonicalQuestion[];
};

/** The questions of a test, in its order. */
export function questionsOf(
  { questions }: Pick<CanonicalData, 'questions'>,
  test: CanonicalTest,
): CanonicalQuestion[] {
  return questions.filter((question) => question.test === test.id);
}

export const testLabel = ({ id, title }: CanonicalTest) => `Test ${id}: ${title}`;

/** The sources of a question, each with its label, for the last line of its explanation. */
export const sourceLine = ({
  sources,
  otherSources,
}: Pick<CanonicalQuestion, 'sources' | 'otherSources'>): string =>
  `${sources.length === 1 ? 'Fuente' : 'Fuentes'}: ${named(sources)}.${otherSources === undefined ? '' : ` De lo demás que dice: ${named(otherSources)}.`}`;

const named = (sources: readonly Citation[]): string => sources.map(citationWithLabel).join('; ');

/**
 * The feedback after the last try: the explanation, a sentence for each disputed figure, and the sources in small
 * print.
 */
export function feedbackHtml(question: CanonicalQuestion): string {
  const { explanation, disputes, url } = question;
  return [
    ...[explanation, ...disputes.map(({ note }) => note)].map(paragraph),
    `<p>${xmlLink(url, 'Ver esta pregunta en la web')}</p>`,
    `<p><small>${escapeWithBreaks(sourceLine(question))}</small></p>`,
  ].join('');
}

/** Tags without spaces: the test, the topic, and for a disputed figure `cifra-disputada` and its facts. */
export function tagsOf({ test, topic, disputed, disputes }: CanonicalQuestion): string[] {
  return [
    `prueba::${test}`,
    `tema::${topic}`,
    ...(disputed ? ['cifra-disputada'] : []),
    ...disputes.map(({ fact }) => `hecho::${fact}`),
  ];
}

/** Notice, version, licence and address, one line each, for every file that has a place for them. */
export function imprint({ notice, version, schemaVersion, licence, address }: Meta): string[] {
  return [
    notice,
    `Versión del contenido: ${version}. Versión del esquema: ${schemaVersion}.`,
    `Licencia del contenido: ${licence.name} (${licence.url}).`,
    `Dirección: ${address}`,
  ];
}
