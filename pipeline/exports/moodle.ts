/** Canonical questions → Moodle XML: one file for each test and one with all. Pictures travel inside. */
import { ALL_LABEL, questionsOf, testLabel } from './by-test.ts';
import {
  type Canonical,
  type CanonicalQuestion,
  type CanonicalTest,
  LETTERS,
} from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { imprint } from './imprint.ts';
import { feedbackHtml, inline, paragraph, tagsOf } from './question-html.ts';
import { type Picture, signPictures } from './sign-pictures.ts';
import { xml } from './xml.ts';

export const moodle: ExportFormat = (canonical) => {
  const pictures = signPictures(canonical.questions);
  const parts = canonical.tests.map((test) => ({
    test,
    markup: category(canonical, test, pictures),
  }));
  return {
    files: [
      {
        path: '/descargas/moodle/todas.xml',
        label: ALL_LABEL,
        content: quiz(
          canonical,
          parts.map(({ markup }) => markup),
        ),
      },
      ...parts.map(({ test, markup }) => ({
        path: `/descargas/moodle/test-${test.id}.xml`,
        label: testLabel(test),
        content: quiz(canonical, [markup]),
      })),
    ],
  };
};

function quiz({ meta }: Canonical, categories: readonly string[]): string {
  // Two hyphens would end the comment.
  const about = imprint(meta).map((line) => xml(line).replaceAll('--', '- -'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    `<!-- ${about.join('\n     ')} -->`,
    ...categories,
    '</quiz>',
    '',
  ].join('\n');
}

function category(
  canonical: Canonical,
  test: CanonicalTest,
  pictures: ReadonlyMap<string, Picture>,
): string {
  const { meta } = canonical;
  const path = `$course$/top/${categoryName(meta.name)}/${categoryName(test.title)}`;
  return [
    `<question type="category"><category>${textElement(path)}</category><info format="html">${textElement([paragraph(test.description), ...imprint(meta).map(paragraph)].join(''))}</info><idnumber>licencia-pr-test-${xml(test.id)}</idnumber></question>`,
    ...questionsOf(canonical, test).map((question) =>
      multipleChoice(question, question.sign && pictures.get(question.sign.id)),
    ),
  ].join('\n');
}

/** A slash parts categories; two are a slash in a name. */
export const categoryName = (name: string) => name.replaceAll('/', '//');

/** Whatever it holds, it is one string: markup inside is escaped too. */
const textElement = (content: string) => `<text>${xml(content)}</text>`;
const htmlElement = (name: string, content: string, inside = '') =>
  `<${name} format="html">${textElement(content)}${inside}</${name}>`;

function multipleChoice(question: CanonicalQuestion, picture: Picture | undefined): string {
  const { id, text, options, answer, sign } = question;
  const image =
    picture === undefined || sign === undefined
      ? ''
      : `<p><img src="@@PLUGINFILE@@/${encodeURIComponent(picture.name)}" alt="${xml(sign.alt)}"/></p>`;
  const file =
    picture === undefined
      ? ''
      : `<file name="${xml(picture.name)}" path="/" encoding="base64">${Buffer.from(picture.bytes).toString('base64')}</file>`;
  return [
    '<question type="multichoice">',
    `<name>${textElement(`${id} ${shortened(text)}`)}</name>`,
    htmlElement('questiontext', paragraph(text) + image, file),
    htmlElement('generalfeedback', feedbackHtml(question)),
    '<defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>',
    `<idnumber>${xml(id)}</idnumber>`,
    '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>ABCD</answernumbering><showstandardinstruction>0</showstandardinstruction>',
    htmlElement('correctfeedback', '<p>Correcto.</p>'),
    htmlElement('incorrectfeedback', `<p>La respuesta correcta es: ${inline(options[answer])}</p>`),
    ...LETTERS.map(
      (_, index) =>
        `<answer fraction="${index === answer ? 100 : 0}" format="html">${textElement(paragraph(options[index]!))}<feedback format="html">${textElement('')}</feedback></answer>`,
    ),
    `<tags>${['licencia-pr', ...tagsOf(question)].map((tag) => `<tag>${textElement(tag)}</tag>`).join('')}</tags>`,
    '</question>',
  ].join('\n');
}

/** Enough to know it by in a long list. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`;
}
