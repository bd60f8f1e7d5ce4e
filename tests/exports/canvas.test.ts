import { describe, expect, it } from 'vitest';
import type { CanonicalData, CanonicalQuestion } from '../../pipeline/exports/canonical.ts';
import { CANONICALS, roundTripFields } from './canonical.ts';
import { makeExport } from './make-export.ts';
import {
  childOf,
  childrenOf,
  descendants,
  isElement,
  isPng,
  type Xml,
  xmlText,
  xmlTree,
} from './markup.ts';
import { type Unzipped, unzip } from './unzip.ts';

const itemPath = ({ id }: Pick<CanonicalQuestion, 'id'>) => `lpr-${id}.xml`;

async function packagesOf(canonical: CanonicalData) {
  const made = await makeExport('canvas', canonical);
  return canonical.tests.map((test) => ({
    test,
    questions: canonical.questions.filter((question) => question.test === test.id),
    files: unzip(made.bytes(`/descargas/canvas/canvas-test-${test.id}.zip`)),
  }));
}
const treeOf = (files: Unzipped, path: string) => xmlTree(files.get(path)!.bytes.toString('utf8'));

/** Answers an item as a QTI player does: default outcomes, then response processing as written. */
function play(item: Xml, response: string): Record<string, string> {
  const right = xmlText(
    childOf(childOf(childOf(item, 'responseDeclaration')!, 'correctResponse')!, 'value')!,
  );
  const outcomes: Record<string, string> = {};
  for (const each of childrenOf(item, 'outcomeDeclaration'))
    outcomes[each.attributes.identifier!] = xmlText(each);
  const value = (node: Xml): string => {
    if (node.name === 'variable')
      return node.attributes.identifier === 'RESPONSE'
        ? response
        : outcomes[node.attributes.identifier!]!;
    if (node.name === 'correct') return right;
    if (node.name === 'baseValue') return xmlText(node);

    if (node.name === 'match')
      return String(new Set(node.children.filter(isElement).map(value)).size === 1);
    throw new Error(`unknown expression ${node.name}`);
  };
  const run = (rules: readonly Xml[]): void => {
    for (const rule of rules) {
      if (rule.name === 'setOutcomeValue')
        outcomes[rule.attributes.identifier!] = value(rule.children.filter(isElement)[0]!);
      else if (rule.name === 'responseCondition') {
        const [test, ...then] = childOf(rule, 'responseIf')!.children.filter(isElement);
        const otherwise = childOf(rule, 'responseElse')?.children ?? [];
        run(value(test!) === 'true' ? then : otherwise.filter(isElement));
      } else throw new Error(`unknown rule ${rule.name}`);
    }
  };
  run(childOf(item, 'responseProcessing')!.children.filter(isElement));
  return outcomes;
}

function fromItem(
  item: Xml,
  sections: ReadonlyMap<string, string>,
  disputed: ReadonlySet<string>,
  files: Unzipped,
) {
  const body = childOf(item, 'itemBody')!;
  const interaction = childOf(body, 'choiceInteraction')!;
  const choices = childrenOf(interaction, 'simpleChoice');
  const scores = choices.map(({ attributes }) => play(item, attributes.identifier!));
  expect(scores.map(({ SCORE }) => SCORE).sort()).toEqual(['0', '0', '0', '1']);
  const [feedback, ...more] = childrenOf(item, 'modalFeedback').filter(
    ({ attributes }) => attributes.outcomeIdentifier === 'FEEDBACK',
  );
  expect(more).toEqual([]);
  for (const { FEEDBACK } of scores) expect(FEEDBACK).toBe(feedback!.attributes.identifier);
  const [image] = descendants(body, 'img');
  if (image !== undefined) {
    expect(isPng(files.get(image.attributes.src!)!.bytes)).toBe(true);
    expect(image.attributes.alt).not.toBe('');
  }
  const reasons = scores.map(({ MOTIVO }) => {
    const shown = childrenOf(item, 'modalFeedback').filter(
      ({ attributes }) =>
        attributes.outcomeIdentifier === 'MOTIVO' && attributes.identifier === MOTIVO,
    );
    return shown.length === 0 ? null : shown.map(xmlText).join();
  });
  return {
    reasons,
    id: item.attributes.title,
    category: sections.get(item.attributes.identifier!),
    text: xmlText(childrenOf(body, 'p')[0]!),
    options: choices.map(xmlText),
    answer: scores.findIndex(({ SCORE }) => SCORE === '1'),
    explanation: xmlText(descendants(feedback!, 'p')[0]!),
    image:
      image === undefined ? null : image.attributes.src!.replace(/^imagenes\/lpr-|\.png$/g, ''),
    disputed: disputed.has(item.attributes.identifier!),
  };
}

/**
 * The parts of an item that Canvas keeps: feedback that its importer finds by name, and pictures that it can show. As
 * in the source of Canvas, a file that is the href of its resource is not imported, and a path with `..` is not found.
 */
function inCanvas(item: Xml, manifest: Xml) {
  const addresses = descendants(manifest, 'resource').map(({ attributes }) => attributes.href);
  const brought = descendants(manifest, 'file')
    .map(({ attributes }) => attributes.href!)
    .filter((href) => !addresses.includes(href));
  const feedback = childrenOf(item, 'modalFeedback').map(
    (each) => [each.attributes.identifier!, xmlText(descendants(each, 'p')[0]!)] as const,
  );
  const general = feedback.filter(
    ([id]) =>
      !/wrong|incorrect|(_IC$)|correct|(_C$)|solution/i.test(id) && /general_|_all/i.test(id),
  );
  return {
    pictures: descendants(item, 'img').map(({ attributes: { src } }) =>
      brought.some((path) => path.endsWith(src!)),
    ),
    explanation: general.map(([, text]) => text),
    reasons: descendants(item, 'simpleChoice').map(({ attributes: { identifier } }) => {
      const own = feedback.find(
        ([id]) => `RESPONSE_${/^feedback_(\d+)_fb$/i.exec(id)?.[1]}` === identifier,
      );
      return own?.[1] ?? null;
    }),
  };
}

describe.each(CANONICALS)('the package of a test of %s', (_, canonicalOf) => {
  it('is one quiz with invisible sections that keeps all feedback and pictures', async () => {
    for (const { test, questions, files } of await packagesOf(canonicalOf())) {
      const quiz = treeOf(files, 'licencia-pr.xml');
      expect(quiz.attributes.title).toContain(test.title);
      // Canvas names the bank after the quiz if item ids match their references
      // (app/models/importers/quiz_importer.rb).
      expect(questions.map((each) => treeOf(files, itemPath(each)).attributes.identifier)).toEqual(
        descendants(quiz, 'assessmentItemRef').map(({ attributes }) => attributes.identifier),
      );
      for (const { attributes } of descendants(quiz, 'assessmentSection'))
        expect(attributes.visible).toBe('false');
      expect(descendants(quiz, 'assessmentItemRef')).toHaveLength(questions.length);
      const manifest = treeOf(files, 'imsmanifest.xml');
      for (const question of questions)
        expect(inCanvas(treeOf(files, itemPath(question)), manifest), question.id).toEqual({
          pictures: question.sign === undefined ? [] : [true],
          explanation: [question.explanation],
          reasons: question.reasons,
        });
    }
  });
});

describe.each(CANONICALS)('the packages of %s', (_, canonicalOf) => {
  it('round-trip every question, and only the right option scores', async () => {
    for (const { questions, files } of await packagesOf(canonicalOf())) {
      const sections = new Map(
        descendants(treeOf(files, 'licencia-pr.xml'), 'assessmentSection').flatMap((section) =>
          childrenOf(section, 'assessmentItemRef').map((each) => [
            each.attributes.identifier!,
            section.attributes.title!,
          ]),
        ),
      );
      const resources = descendants(treeOf(files, 'imsmanifest.xml'), 'resource');
      const disputed = new Set(
        resources
          .filter((each) =>
            descendants(each, 'keyword').some((word) => xmlText(word) === 'cifra-disputada'),
          )
          .map(({ attributes }) => attributes.identifier!),
      );
      const items = questions.map((question) => treeOf(files, itemPath(question)));
      expect(items.map((item) => fromItem(item, sections, disputed, files))).toEqual(
        questions.map((question) => ({ ...roundTripFields(question), reasons: question.reasons })),
      );
    }
  });

  it('list every file once with valid ids', async () => {
    const canonical = canonicalOf();
    for (const { questions, files } of await packagesOf(canonical)) {
      expect([...files.keys()][0]).toBe('imsmanifest.xml');
      const manifest = treeOf(files, 'imsmanifest.xml');
      const resources = descendants(manifest, 'resource');
      const listed = resources.flatMap((each) =>
        childrenOf(each, 'file').map(({ attributes }) => attributes.href!),
      );
      expect(listed.sort()).toEqual(
        [...files.keys()].filter((path) => path !== 'imsmanifest.xml').sort(),
      );
      const ids = resources.map(({ attributes }) => attributes.identifier!);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
      for (const each of descendants(manifest, 'dependency'))
        expect(ids).toContain(each.attributes.identifierref);
      const said = xmlText(manifest);
      for (const part of [
        canonical.meta.notice,
        canonical.meta.version,
        canonical.meta.schemaVersion,
        canonical.meta.licence.url,
        canonical.meta.address,
      ])
        expect(said).toContain(part);
      const item = treeOf(files, itemPath(questions[0]!));
      expect(item.uri).toBe('http://www.imsglobal.org/xsd/imsqti_v2p1');
      expect(item.attributes['xml:lang']).toBe('es-PR');
    }
  });
});
