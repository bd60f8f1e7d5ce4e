/** The questions in GIFT, the plain text that Moodle reads and teachers edit: one file for each test and one with all. */
import {
  type Canonical,
  type CanonicalQuestion,
  type CanonicalTest,
  LETTERS,
} from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { categoryName } from './moodle.ts';
import { feedbackHtml, filesByTest, imprint, questionsOf, tagsOf } from './questions.ts';
import { inline, paragraph } from './xml.ts';

export const gift: ExportFormat = (canonical) => {
  const withSign = canonical.questions.filter(({ sign }) => sign !== undefined);
  return {
    files: filesByTest(
      canonical,
      (name) => `/descargas/gift/${name}.gift.txt`,
      (tests) => document(canonical, tests),
    ),
    leftOut:
      withSign.length === 0
        ? []
        : [
            {
              what: `El dibujo de ${withSign.length} preguntas: ${withSign.map(({ id }) => id).join(', ')}`,
              why: 'GIFT no guarda imágenes. En su lugar va la descripción del dibujo y el enlace a la pregunta. El XML de Moodle sí las lleva.',
            },
          ],
  };
};

function document(canonical: Canonical, tests: readonly CanonicalTest[]): string {
  const { meta } = canonical;
  const about = imprint(meta).map((line) => `// ${oneLine(line)}`);
  const categories = tests.flatMap((test) => [
    // In the path of a category GIFT has no escapes but that of the slash.
    `$CATEGORY: $course$/top/${categoryName(oneLine(meta.name))}/${categoryName(oneLine(test.title))}`,
    ...questionsOf(canonical, test).map(giftQuestion),
  ]);
  return `${[about.join('\n'), ...categories].join('\n\n')}\n`;
}

function giftQuestion(question: CanonicalQuestion): string {
  const { id, text, options, answer, sign, url } = question;
  const image = sign
    ? `<p>Imagen: ${inline(sign.alt)} (<a href="${inline(url)}">ver el dibujo</a>)</p>`
    : '';
  const tags = tagsOf(question).map((tag) => `[tag:${bare(tag)}]`);
  return [
    `// [id:${bare(id)}] ${tags.join(' ')}`,
    `::${escaped(id)}::[html]${escaped(paragraph(text) + image)}{`,
    // With the format before the text, a leading % is not a weight.
    ...LETTERS.map(
      (_, index) => `${index === answer ? '=' : '~'}[html]${escaped(paragraph(options[index]!))}`,
    ),
    `####[html]${escaped(feedbackHtml(question))}`,
    '}',
  ].join('\n');
}

/** Escapes the characters of GIFT's syntax. */
const escaped = (html: string) => html.replace(/[\\~=#{}:]/g, (char) => `\\${char}`);
/** A comment ends with its line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const bare = (text: string) => oneLine(text).replace(/[[\]]/g, '');
