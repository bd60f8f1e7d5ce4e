/** Items, a test with a section for each category, and the manifest that lists every file → what goes into the zip. */
import { questionsOf } from '../by-test.ts';
import type { Canonical, CanonicalQuestion } from '../canonical.ts';
import { imprint } from '../imprint.ts';
import { tagsOf } from '../question-html.ts';
import type { Picture } from '../sign-pictures.ts';
import { xml } from '../xml.ts';
import type { ZipEntry } from '../zip.ts';
import { type Dialect, element, rootAttributes } from './dialect.ts';
import { item, itemId } from './item.ts';

const TEST = 'licencia-pr.xml';
const LOM = 'http://ltsc.ieee.org/xsd/LOM';
const itemPath = (id: string) => `preguntas/${itemId(id)}.xml`;
const picturePath = (picture: Picture) => `imagenes/${picture.name}`;

export function packageFiles(
  dialect: Dialect,
  canonical: Canonical,
  pictures: ReadonlyMap<string, Picture>,
): ZipEntry[] {
  const pictureOf = ({ sign }: CanonicalQuestion) =>
    sign === undefined ? undefined : pictures.get(sign.id);
  return [
    { path: 'imsmanifest.xml', content: manifest(dialect, canonical, pictures, pictureOf) },
    { path: TEST, content: assessmentTest(dialect, canonical) },
    ...canonical.questions.map((question) => {
      const picture = pictureOf(question);
      return {
        path: itemPath(question.id),
        content: item(dialect, question, picture && `../${picturePath(picture)}`),
      };
    }),
    ...[...pictures.values()].map((picture) => ({
      path: picturePath(picture),
      content: picture.bytes,
      stored: true,
    })),
  ];
}

function assessmentTest(dialect: Dialect, canonical: Canonical): string {
  const { meta, tests } = canonical;
  const q = dialect.element;
  const sections = tests.map((test) =>
    q(
      'assessmentSection',
      { identifier: `prueba-${test.id}`, title: test.title, visible: true },
      ...questionsOf(canonical, test).map(({ id }) =>
        q('assessmentItemRef', {
          identifier: itemId(id),
          href: itemPath(id),
          category: `prueba-${test.id}`,
        }),
      ),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    q(
      'assessmentTest',
      { ...rootAttributes(dialect), identifier: 'licencia-pr', title: meta.name },
      q('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }),
      q(
        'testPart',
        { identifier: 'pruebas', navigationMode: 'nonlinear', submissionMode: 'individual' },
        ...sections,
      ),
      q(
        'outcomeProcessing',
        {},
        q(
          'setOutcomeValue',
          { identifier: 'SCORE' },
          q('sum', {}, q('testVariables', { variableIdentifier: 'SCORE' })),
        ),
      ),
    ),
    '\n',
  ].join('');
}

function manifest(
  dialect: Dialect,
  canonical: Canonical,
  pictures: ReadonlyMap<string, Picture>,
  pictureOf: (question: CanonicalQuestion) => Picture | undefined,
): string {
  const { meta, questions } = canonical;
  const file = (href: string) => element('file', { href });
  const dependency = (identifierref: string) => element('dependency', { identifierref });
  const pictureId = (picture: Picture) => `imagen-${picture.name.replace(/\.png$/, '')}`;
  const items = questions.map((question) => {
    const picture = pictureOf(question);
    const href = itemPath(question.id);
    return element(
      'resource',
      { identifier: itemId(question.id), type: dialect.manifest.item, href },
      questionMetadata(question),
      file(href),
      ...(picture === undefined ? [] : [dependency(pictureId(picture))]),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    element(
      'manifest',
      {
        xmlns: dialect.manifest.namespace,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        identifier: `licencia-pr-${meta.version}`,
      },
      element(
        'metadata',
        {},
        element('schema', {}, dialect.manifest.schema),
        element('schemaversion', {}, dialect.manifest.version),
        packageMetadata(canonical),
      ),
      element('organizations'),
      element(
        'resources',
        {},
        element(
          'resource',
          { identifier: 'licencia-pr', type: dialect.manifest.test, href: TEST },
          file(TEST),
          ...questions.map(({ id }) => dependency(itemId(id))),
        ),
        ...items,
        ...[...pictures.values()].map((picture) =>
          element(
            'resource',
            { identifier: pictureId(picture), type: 'webcontent', href: picturePath(picture) },
            file(picturePath(picture)),
          ),
        ),
      ),
    ),
    '\n',
  ].join('');
}

const words = (text: string) => element('string', { language: 'es-PR' }, xml(text));

function packageMetadata({ meta }: Canonical): string {
  return element(
    'lom',
    { xmlns: LOM },
    element(
      'general',
      {},
      element('title', {}, words(meta.name)),
      element('language', {}, 'es-PR'),
      element('description', {}, words(imprint(meta).join(' '))),
    ),
    element('lifeCycle', {}, element('version', {}, words(meta.version))),
    element(
      'rights',
      {},
      element('description', {}, words(`${meta.licence.name}: ${meta.licence.url}`)),
    ),
  );
}

/** The question's own id, and the words by which a disputed figure and its facts are found. */
function questionMetadata(question: CanonicalQuestion): string {
  const { id, url } = question;
  const identifier = element(
    'identifier',
    {},
    element('catalog', {}, 'Licencia PR'),
    element('entry', {}, xml(id)),
  );
  return element(
    'metadata',
    {},
    element(
      'lom',
      { xmlns: LOM },
      element(
        'general',
        {},
        identifier,
        ...tagsOf(question).map((tag) => element('keyword', {}, words(tag))),
      ),
      element('technical', {}, element('location', {}, xml(url))),
    ),
  );
}
