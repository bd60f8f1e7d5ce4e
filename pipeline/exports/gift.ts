/** Canonical questions → GIFT, the plain text that Moodle reads and teachers edit: one file for each test and one with all. */
import { ALL_LABEL, questionsOf, testLabel } from './by-test.ts';
import {
  type Canonical,
  type CanonicalQuestion,
  type CanonicalTest,
  LETTERS,
} from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { imprint } from './imprint.ts';
import { categoryName } from './moodle.ts';
import { feedbackHtml, inline, paragraph, tagsOf } from './question-html.ts';

export const gift: ExportFormat = (canonical) => {
  const { tests, questions } = canonical;
  const withSign = questions.filter(({ sign }) => sign !== undefined);
  return {
    files: [
      {
        path: '/descargas/gift/todas.gift.txt',
        label: ALL_LABEL,
        content: document(canonical, tests),
      },
      ...tests.map((test) => ({
        path: `/descargas/gift/test-${test.id}.gift.txt`,
        label: testLabel(test),
        content: document(canonical, [test]),
      })),
    ],
    leftOut:
      withSign.length === 0
        ? []
        : [
            {
              what: `El dibujo de la señal de ${withSign.length} preguntas: ${withSign.map(({ id }) => id).join(', ')}`,
              why: 'GIFT no guarda imágenes. En su lugar va la descripción del dibujo y el enlace a la pregunta. El XML de Moodle sí las lleva.',
            },
          ],
  };
};

function document(canonical: Canonical, tests: readonly CanonicalTest[]): string {
  const { meta } = canonical;
  const about = imprint(meta).map((line) => `// ${oneLine(line)}`);
  const categories = tests.flatMap((test) => [
    // The path of a category is read as it stands: nothing in it is escaped but the slash.
    `$CATEGORY: $course$/top/${categoryName(oneLine(meta.name))}/${categoryName(oneLine(test.title))}`,
    ...questionsOf(canonical, test).map(giftQuestion),
  ]);
  return `${[about.join('\n'), ...categories].join('\n\n')}\n`;
}

function giftQuestion(question: CanonicalQuestion): string {
  const { id, text, options, answer, sign, url } = question;
  const image =
    sign === undefined
      ? ''
      : `<p>Imagen: ${inline(sign.alt)} (<a href="${inline(url)}">ver el dibujo</a>)</p>`;
  const tags = tagsOf(question)
    .map((tag) => `[tag:${bare(tag)}]`)
    .join(' ');
  return [
    `// [id:${bare(id)}] ${tags}`,
    `::${escaped(id)}::[html]${escaped(paragraph(text) + image)}{`,
    // The format stands before the text, so that a leading % is no weight.
    ...LETTERS.map(
      (_, index) => `${index === answer ? '=' : '~'}[html]${escaped(paragraph(options[index]!))}`,
    ),
    `####[html]${escaped(feedbackHtml(question))}`,
    '}',
  ].join('\n');
}

/** What GIFT itself reads is preceded by a backslash, and so is the backslash. */
const escaped = (html: string) => html.replace(/[\\~=#{}:]/g, (char) => `\\${char}`);
/** A comment ends with its line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const bare = (text: string) => oneLine(text).replace(/[[\]]/g, '');
