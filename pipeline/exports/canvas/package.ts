/** The files of a QTI package: items, their test, pictures, and the manifest. */
import type { CanonicalQuestion } from '../canonical.ts';
import { imprint, type Quiz, tagsOf } from '../questions.ts';
import type { Picture } from '../sign-pictures.ts';
import { element, XML, xml } from '../xml.ts';
import type { ZipEntry } from '../zip.ts';
import { document, item, itemId, XSI } from './item.ts';

const TEST = 'licencia-pr.xml';
const LOM = 'http://ltsc.ieee.org/xsd/LOM';
/** Beside the folder of the pictures: an importer that looks for a path as it is written finds none that climbs (`../`). */
const itemPath = (id: string) => `${itemId(id)}.xml`;
const picturePath = (picture: Picture) => `imagenes/${picture.name}`;
const pictureId = (picture: Picture) => `imagen-${picture.name.replace(/\.png$/, '')}`;

const idOf = ({ test }: Quiz) => `licencia-pr-test-${test.id}`;
const titleOf = ({ meta, test }: Quiz) => `${meta.name} (no oficial): ${test.title}`;

/** @param pictures those of the questions, by the id of the sign */
export function packageFiles(quiz: Quiz, pictures: ReadonlyMap<string, Picture>): ZipEntry[] {
  const items = quiz.questions.map((question) => ({
    question,
    picture: question.sign && pictures.get(question.sign.id),
  }));
  return [
    { path: 'imsmanifest.xml', content: manifest(quiz, items, pictures) },
    { path: TEST, content: assessmentTest(quiz) },
    ...items.map(({ question, picture }) => ({
      path: itemPath(question.id),
      content: item(question, picture && picturePath(picture)),
    })),
    ...[...pictures.values()].map((picture) => ({
      path: picturePath(picture),
      content: picture.bytes,
      stored: true,
    })),
  ];
}

function assessmentTest(quiz: Quiz): string {
  const { test, questions } = quiz;
  const category = `prueba-${test.id}`;
  // Canvas makes a question without an answer of the title of a visible section.
  const section = element(
    'assessmentSection',
    { identifier: category, title: test.title, visible: false },
    ...questions.map(({ id }) =>
      element('assessmentItemRef', { identifier: itemId(id), href: itemPath(id), category }),
    ),
  );
  const sum = element('sum', element('testVariables', { variableIdentifier: 'SCORE' }));
  return document(
    'assessmentTest',
    { identifier: idOf(quiz), title: titleOf(quiz) },
    element('outcomeDeclaration', {
      identifier: 'SCORE',
      cardinality: 'single',
      baseType: 'float',
    }),
    element(
      'testPart',
      { identifier: 'pruebas', navigationMode: 'nonlinear', submissionMode: 'individual' },
      section,
    ),
    element('outcomeProcessing', element('setOutcomeValue', { identifier: 'SCORE' }, sum)),
  );
}

function manifest(
  quiz: Quiz,
  items: readonly { question: CanonicalQuestion; picture: Picture | undefined }[],
  pictures: ReadonlyMap<string, Picture>,
): string {
  const dependency = (identifierref: string) => element('dependency', { identifierref });
  const resource = (identifier: string, type: string, href: string, ...about: string[]) =>
    element('resource', { identifier, type, href }, element('file', { href }), ...about);
  const root = element(
    'manifest',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:xsi': XSI,
      identifier: `${idOf(quiz)}-${quiz.meta.version}`,
    },
    element(
      'metadata',
      element('schema', 'QTIv2.1 Package'),
      element('schemaversion', '1.0.0'),
      packageMetadata(quiz),
    ),
    element('organizations'),
    element(
      'resources',
      resource(
        idOf(quiz),
        'imsqti_test_xmlv2p1',
        TEST,
        ...items.map(({ question: { id } }) => dependency(itemId(id))),
      ),
      ...items.map(({ question, picture }) => {
        const [identifier, href] = [itemId(question.id), itemPath(question.id)];
        return element(
          'resource',
          { identifier, type: 'imsqti_item_xmlv2p1', href },
          questionMetadata(question),
          element('file', { href }),
          picture === undefined ? '' : dependency(pictureId(picture)),
        );
      }),
      // Without an address of its own: Canvas leaves out each file that is the address of a resource
      // (gems/plugins/qti_exporter/lib/qti.rb of instructure/canvas-lms).
      ...[...pictures.values()].map((picture) =>
        element(
          'resource',
          { identifier: pictureId(picture), type: 'webcontent' },
          element('file', { href: picturePath(picture) }),
        ),
      ),
    ),
  );
  return `${XML}${root}\n`;
}

const lom = (...parts: string[]) => element('lom', { xmlns: LOM }, ...parts);
const words = (text: string) => element('string', { language: 'es-PR' }, xml(text));

function packageMetadata(quiz: Quiz): string {
  const { meta } = quiz;
  return lom(
    element(
      'general',
      element('title', words(titleOf(quiz))),
      element('language', 'es-PR'),
      element('description', words(imprint(meta).join(' '))),
    ),
    element('lifeCycle', element('version', words(meta.version))),
    element('rights', element('description', words(`${meta.licence.name}: ${meta.licence.url}`))),
  );
}

/** The id of a question, and keywords for its topic, its disputes and their facts. */
function questionMetadata(question: CanonicalQuestion): string {
  const { id, url } = question;
  const identifier = element(
    'identifier',
    element('catalog', 'Licencia PR'),
    element('entry', xml(id)),
  );
  const keywords = tagsOf(question).map((tag) => element('keyword', words(tag)));
  return element(
    'metadata',
    lom(
      element('general', identifier, ...keywords),
      element('technical', element('location', xml(url))),
    ),
  );
}
