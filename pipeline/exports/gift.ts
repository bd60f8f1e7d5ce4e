/** The questions in GIFT, the plain text that Moodle reads and teachers edit: one file for each test and one with all. */
import {
  type Canonical,
  type CanonicalQuestion,
  type CanonicalTest,
  LETTERS,
} from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { categoryName } from './moodle.ts';
import {
  feedbackHtml,
  filesByTest,
  imprint,
  questionsOf,
  type TestInput,
  tagsOf,
} from './questions.ts';
import { pictureRoute, signPictures, withPictures } from './sign-pictures.ts';
import { element, paragraph } from './xml.ts';

export const gift: ExportFormat<TestInput | 'signs'> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  // The API names the picture of every sign.
  const others = await signPictures(
    all.signs.filter(({ id }) => !canonical.pictures.has(id)).map((sign) => ({ sign })),
    tools,
  );
  const withSign = canonical.questions.filter(({ sign }) => sign !== undefined);
  return {
    files: [
      ...filesByTest(
        canonical,
        (name) => `/descargas/gift/${name}.gift.txt`,
        (tests) => document(canonical, tests),
      ),
      ...[...canonical.pictures, ...others].map(([sign, { bytes }]) => ({
        path: pictureRoute(sign),
        content: bytes,
      })),
    ],
    leftOut:
      withSign.length === 0
        ? canonical.leftOut
        : [
            ...canonical.leftOut,
            {
              what: `El dibujo de ${withSign.length} preguntas: ${withSign.map(({ id }) => id).join(', ')}`,
              why: 'GIFT no guarda imágenes: se muestran desde este sitio y, sin conexión, se lee su descripción. El XML de Moodle sí las lleva.',
            },
          ],
  };
};

function document(canonical: Pick<Canonical, TestInput>, tests: readonly CanonicalTest[]): string {
  const { meta } = canonical;
  const about = imprint(meta).map((line) => `// ${oneLine(line)}`);
  const categories = tests.flatMap((test) => [
    // In the path of a category GIFT has no escapes but that of the slash.
    `$CATEGORY: $course$/top/${categoryName(oneLine(meta.name))}/${categoryName(oneLine(test.title))}`,
    ...questionsOf(canonical, test).map((question) => giftQuestion(question, meta.address)),
  ]);
  return `${[about.join('\n'), ...categories].join('\n\n')}\n`;
}

function giftQuestion(question: CanonicalQuestion, address: string): string {
  const { id, text, options, answer, reasons, sign } = question;
  const image = sign
    ? `<p>${element('img', { src: `${address}${pictureRoute(sign.id).slice(1)}`, alt: sign.alt })}</p>`
    : '';
  const tags = tagsOf(question).map((tag) => `[tag:${bare(tag)}]`);
  return [
    `// [id:${bare(id)}] ${tags.join(' ')}`,
    `::${escaped(id)}::[html]${escaped(paragraph(text) + image)}{`,
    // With the format before the text, a leading % is not a weight.
    ...LETTERS.map(
      (_, index) =>
        `${index === answer ? '=' : '~'}[html]${escaped(paragraph(options[index]!))}${reasons[index] ? `#[html]${escaped(paragraph(reasons[index]))}` : ''}`,
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
