/** The files of a QTI package: items, their test, pictures, and the manifest. */
import type { CanonicalQuestion } from '../canonical.ts';
import { type ExportedTest, imprint, tagsOf } from '../questions.ts';
import type { PictureFile } from '../sign-pictures.ts';
import { XML_DECLARATION, xml, xmlElement } from '../xml.ts';
import type { ZipEntry } from '../zip.ts';
import { qtiDocument, qtiItem, qtiItemId, XSI_NAMESPACE } from './item.ts';

const TEST = 'licencia-pr.xml';
const LOM = 'http://ltsc.ieee.org/xsd/LOM';
/** Items are beside the folder of the pictures, so that no path contains `../`, which some importers do not resolve. */
const itemPath = (id: string) => `${qtiItemId(id)}.xml`;
const picturePath = (picture: PictureFile) => `imagenes/${picture.name}`;
const pictureId = (picture: PictureFile) => `imagen-${picture.name.replace(/\.png$/, '')}`;

const idOf = ({ test }: ExportedTest) => `licencia-pr-test-${test.id}`;
const titleOf = ({ meta, test }: ExportedTest) => `${meta.name} (no oficial): ${test.title}`;

/** @param pictures the pictures of the questions, by the id of the sign */
export function qtiPackageFiles(
  quiz: ExportedTest,
  pictures: ReadonlyMap<string, PictureFile>,
): ZipEntry[] {
  const items = quiz.questions.map((question) => ({
    question,
    picture: question.sign && pictures.get(question.sign.id),
  }));
  return [
    { path: 'imsmanifest.xml', content: manifest(quiz, items, pictures) },
    { path: TEST, content: assessmentTest(quiz) },
    ...items.map(({ question, picture }) => ({
      path: itemPath(question.id),
      content: qtiItem(question, picture && picturePath(picture)),
    })),
    ...[...pictures.values()].map((picture) => ({
      path: picturePath(picture),
      content: picture.bytes,
      stored: true,
    })),
  ];
}

function assessmentTest(quiz: ExportedTest): string {
  const { test, questions } = quiz;
  const category = `prueba-${test.id}`;
  // Not visible: Canvas turns the title of a visible section into a question without an answer.
  const section = xmlElement(
    'assessmentSection',
    { identifier: category, title: test.title, visible: false },
    ...questions.map(({ id }) =>
      xmlElement('assessmentItemRef', { identifier: qtiItemId(id), href: itemPath(id), category }),
    ),
  );
  const sum = xmlElement('sum', xmlElement('testVariables', { variableIdentifier: 'SCORE' }));
  return qtiDocument(
    'assessmentTest',
    { identifier: idOf(quiz), title: titleOf(quiz) },
    xmlElement('outcomeDeclaration', {
      identifier: 'SCORE',
      cardinality: 'single',
      baseType: 'float',
    }),
    xmlElement(
      'testPart',
      { identifier: 'pruebas', navigationMode: 'nonlinear', submissionMode: 'individual' },
      section,
    ),
    xmlElement('outcomeProcessing', xmlElement('setOutcomeValue', { identifier: 'SCORE' }, sum)),
  );
}

function manifest(
  quiz: ExportedTest,
  items: readonly { question: CanonicalQuestion; picture: PictureFile | undefined }[],
  pictures: ReadonlyMap<string, PictureFile>,
): string {
  const dependency = (identifierref: string) => xmlElement('dependency', { identifierref });
  const resource = (identifier: string, type: string, href: string, ...about: string[]) =>
    xmlElement('resource', { identifier, type, href }, xmlElement('file', { href }), ...about);
  const root = xmlElement(
    'manifest',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:xsi': XSI_NAMESPACE,
      identifier: `${idOf(quiz)}-${quiz.meta.version}`,
    },
    xmlElement(
      'metadata',
      xmlElement('schema', 'QTIv2.1 Package'),
      xmlElement('schemaversion', '1.0.0'),
      packageMetadata(quiz),
    ),
    xmlElement('organizations'),
    xmlElement(
      'resources',
      resource(
        idOf(quiz),
        'imsqti_test_xmlv2p1',
        TEST,
        ...items.map(({ question: { id } }) => dependency(qtiItemId(id))),
      ),
      ...items.map(({ question, picture }) => {
        const [identifier, href] = [qtiItemId(question.id), itemPath(question.id)];
        return xmlElement(
          'resource',
          { identifier, type: 'imsqti_item_xmlv2p1', href },
          questionMetadata(question),
          xmlElement('file', { href }),
          picture === undefined ? '' : dependency(pictureId(picture)),
        );
      }),
      // Has no `href` of its own: Canvas leaves out each file that is the `href` of a resource
      // (gems/plugins/qti_exporter/lib/qti.rb of instructure/canvas-lms).
      ...[...pictures.values()].map((picture) =>
        xmlElement(
          'resource',
          { identifier: pictureId(picture), type: 'webcontent' },
          xmlElement('file', { href: picturePath(picture) }),
        ),
      ),
    ),
  );
  return `${XML_DECLARATION}${root}\n`;
}

const lom = (...parts: string[]) => xmlElement('lom', { xmlns: LOM }, ...parts);
const words = (text: string) => xmlElement('string', { language: 'es-PR' }, xml(text));

function packageMetadata(quiz: ExportedTest): string {
  const { meta } = quiz;
  return lom(
    xmlElement(
      'general',
      xmlElement('title', words(titleOf(quiz))),
      xmlElement('language', 'es-PR'),
      xmlElement('description', words(imprint(meta).join(' '))),
    ),
    xmlElement('lifeCycle', xmlElement('version', words(meta.version))),
    xmlElement(
      'rights',
      xmlElement('description', words(`${meta.licence.name}: ${meta.licence.url}`)),
    ),
  );
}

function questionMetadata(question: CanonicalQuestion): string {
  const { id, url } = question;
  const identifier = xmlElement(
    'identifier',
    xmlElement('catalog', 'Licencia PR'),
    xmlElement('entry', xml(id)),
  );
  const keywords = tagsOf(question).map((tag) => xmlElement('keyword', words(tag)));
  return xmlElement(
    'metadata',
    lom(
      xmlElement('general', identifier, ...keywords),
      xmlElement('technical', xmlElement('location', xml(url))),
    ),
  );
}
