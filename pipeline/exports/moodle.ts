/** The questions in Moodle XML, with embedded pictures: one file for each test and one with all questions. */

import { memoize } from '../program/memoize.ts';
import type { CanonicalData, CanonicalQuestion, CanonicalTest } from './canonical.ts';
import type { ExportFormat } from './format.ts';
import {
  feedbackHtml,
  imprint,
  questionsOf,
  type TestInputKey,
  tagsOf,
  testLabel,
} from './questions.ts';
import { type PictureFile, withPictures } from './sign-pictures.ts';
import { paragraph, XML_DECLARATION, xml, xmlElement } from './xml.ts';

export const moodle: ExportFormat<TestInputKey> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  const { pictures, leftOut } = canonical;
  const categoryOf = memoize((test: CanonicalTest) => category(canonical, test, pictures));
  // Two hyphens would end the comment.
  const about = imprint(canonical.meta).map((line) => xml(line).replaceAll('--', '- -'));
  const file = (name: string, label: string, tests: readonly CanonicalTest[]) => ({
    path: `/descargas/moodle/${name}.xml`,
    label,
    content: () =>
      `${XML_DECLARATION}<quiz>\n<!-- ${about.join('\n     ')} -->\n${tests.map((test) => `${categoryOf(test)}\n`).join('')}</quiz>\n`,
  });
  return {
    leftOut,
    files: [
      file('todas', 'Todas las preguntas', canonical.tests),
      ...canonical.tests.map((test) => file(`test-${test.id}`, testLabel(test), [test])),
    ],
  };
};

function category(
  canonical: Pick<CanonicalData, TestInputKey>,
  test: CanonicalTest,
  pictures: ReadonlyMap<string, PictureFile>,
): string {
  const { meta } = canonical;
  const path = `$course$/top/${categoryName(meta.name)}/${categoryName(test.title)}`;
  const about = [test.description, ...imprint(meta)].map(paragraph).join('');
  return [
    xmlElement(
      'question',
      { type: 'category' },
      xmlElement('category', text(path)),
      html('info', about),
      xmlElement('idnumber', `licencia-pr-test-${xml(test.id)}`),
    ),
    ...questionsOf(canonical, test).map((question) =>
      multipleChoice(question, question.sign && pictures.get(question.sign.id)),
    ),
  ].join('\n');
}

/** Moodle separates categories with a slash; two slashes stand for a slash in a name. */
const categoryName = (name: string) => name.replaceAll('/', '//');

/** Escapes the markup in the content, too, because Moodle reads the content as one string. */
const text = (content: string) => xmlElement('text', xml(content));
const html = (name: string, content: string, inside = '') =>
  xmlElement(name, { format: 'html' }, text(content), inside);

function multipleChoice(question: CanonicalQuestion, picture: PictureFile | undefined): string {
  const { id, options, answer, reasons, sign } = question;
  const image =
    picture && sign
      ? `<p>${xmlElement('img', { src: `@@PLUGINFILE@@/${encodeURIComponent(picture.name)}`, alt: sign.alt })}</p>`
      : '';
  const file = picture
    ? xmlElement(
        'file',
        { name: picture.name, path: '/', encoding: 'base64' },
        Buffer.from(picture.bytes).toString('base64'),
      )
    : '';
  return [
    '<question type="multichoice">',
    xmlElement('name', text(`${id} ${shortened(question.text)}`)),
    html('questiontext', paragraph(question.text) + image, file),
    html('generalfeedback', feedbackHtml(question)),
    '<defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>',
    xmlElement('idnumber', xml(id)),
    '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>ABCD</answernumbering><showstandardinstruction>0</showstandardinstruction>',
    html('correctfeedback', '<p>Correcto.</p>'),
    // Shown after each wrong try, so it does not name the key; the general feedback after the last try does.
    html('incorrectfeedback', '<p>Todavía no.</p>'),
    ...options.map((option, index) =>
      xmlElement(
        'answer',
        { fraction: index === answer ? 100 : 0, format: 'html' },
        text(paragraph(option)),
        html('feedback', reasons[index] ? paragraph(reasons[index]) : ''),
      ),
    ),
    xmlElement(
      'tags',
      ...['licencia-pr', ...tagsOf(question)].map((tag) => xmlElement('tag', text(tag))),
    ),
    '</question>',
  ].join('\n');
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`;
}
