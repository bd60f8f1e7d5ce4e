/** Texts about a question, a test and the export itself that several formats share. */
import type { ExportFile } from '../render/downloads.ts';
import type { Canonical, CanonicalQuestion, CanonicalTest, Meta } from './canonical.ts';
import { link, paragraph } from './xml.ts';

/** What the formats for learning platforms are made from. */
export type TestInput = 'meta' | 'tests' | 'questions';

/** The questions of a test, in its order. */
export function questionsOf(
  { questions }: Pick<Canonical, 'questions'>,
  test: CanonicalTest,
): CanonicalQuestion[] {
  return questions.filter((question) => question.test === test.id);
}

export const testLabel = ({ id, title }: CanonicalTest) => `Test ${id}: ${title}`;

/** One file with all questions, and one for each test. @param path of a file, by its name */
export function filesByTest(
  { tests }: Pick<Canonical, 'tests'>,
  path: (name: string) => string,
  content: (tests: readonly CanonicalTest[]) => string,
): ExportFile[] {
  return [
    { path: path('todas'), label: 'Todas las preguntas', content: content(tests) },
    ...tests.map((test) => ({
      path: path(`test-${test.id}`),
      label: testLabel(test),
      content: content([test]),
    })),
  ];
}

/** The feedback after the last try: the explanation, a sentence for each disputed figure, and the sources. */
export function feedbackHtml({ explanation, disputes, sources, url }: CanonicalQuestion): string {
  const cited = sources.map(({ title }) => title).join('; ');
  return [
    ...[explanation, ...disputes.map(({ note }) => note)].map(paragraph),
    cited === '' ? '' : paragraph(`Fuente: ${cited}.`),
    `<p>${link(url, 'Ver esta pregunta en la web')}</p>`,
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

/** Notice, version, licence and address, which every export prints; one sentence each. */
export function imprint({ notice, version, schemaVersion, licence, address }: Meta): string[] {
  return [
    notice,
    `Versión del contenido: ${version}. Versión del esquema: ${schemaVersion}.`,
    `Licencia del contenido: ${licence.name} (${licence.url}).`,
    `Dirección: ${address}`,
  ];
}
