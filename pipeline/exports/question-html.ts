/** A question's plain text → pieces of markup that are sound both as HTML and as XML. */
import { type CanonicalQuestion, feedbackLines } from './canonical.ts';
import { xml } from './xml.ts';

/** Escaped, with its line breaks. */
export function inline(text: string): string {
  return xml(text).replaceAll('\n', '<br/>');
}

export function paragraph(text: string): string {
  return `<p>${inline(text)}</p>`;
}

/** What is told after the answer: a paragraph each for the explanation, the disputed figures and the sources. */
export function feedbackHtml(question: CanonicalQuestion): string {
  return (
    feedbackLines(question).map(paragraph).join('') +
    `<p><a href="${xml(question.url)}">Ver esta pregunta en la web</a></p>`
  );
}

/** By which readers find the questions with a disputed figure, whatever the format. */
export const DISPUTED_TAG = 'cifra-disputada';

/** Words without spaces: the test, the topic, and for a disputed figure the mark and its facts. */
export function tagsOf({ test, topic, disputed, disputes }: CanonicalQuestion): string[] {
  return [
    `prueba::${test}`,
    `tema::${topic}`,
    ...(disputed ? [DISPUTED_TAG] : []),
    ...disputes.map(({ fact }) => `hecho::${fact}`),
  ];
}
