import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANONICALS, roundTripFields } from './canonical.ts';
import { hasCommand, run } from './external-programs.ts';
import { makeExport } from './make-export.ts';
import {
  childOf,
  childrenOf,
  descendants,
  htmlPieces,
  isElement,
  isPng,
  type Xml,
  xmlText,
  xmlTree,
} from './markup.ts';

const ALL = '/descargas/moodle/todas.xml';

type Raw = {
  category: string;
  idnumber: string;
  single: string;
  questiontext: string;
  generalfeedback: string;
  files: { name: string; encoding: string; data: string }[];
  correctfeedback: string;
  incorrectfeedback: string;
  answers: { fraction: string; text: string; feedback: string }[];
  tags: string[];
};

/** Moodle reads the text of an element from one string: an element inside it is "invalidxml". */
function textOf(parent: Xml, name?: string): string {
  const text = childOf(name === undefined ? parent : childOf(parent, name)!, 'text')!;
  if (text.children.some(isElement)) throw new Error('invalidxml');
  return xmlText(text);
}

function rawQuestions(document: string): Raw[] {
  let category = '';
  return childrenOf(xmlTree(document), 'question').flatMap((question) => {
    if (question.attributes.type === 'category') {
      category = textOf(question, 'category');
      return [];
    }
    expect(question.attributes.type).toBe('multichoice');
    return [
      {
        category,
        idnumber: xmlText(childOf(question, 'idnumber')!),
        single: xmlText(childOf(question, 'single')!),
        questiontext: textOf(question, 'questiontext'),
        generalfeedback: textOf(question, 'generalfeedback'),
        correctfeedback: textOf(question, 'correctfeedback'),
        incorrectfeedback: textOf(question, 'incorrectfeedback'),
        files: descendants(question, 'file').map((file) => ({
          name: file.attributes.name!,
          encoding: file.attributes.encoding!,
          data: xmlText(file),
        })),
        answers: childrenOf(question, 'answer').map((answer) => ({
          fraction: answer.attributes.fraction!,
          text: textOf(answer),
          feedback: textOf(answer, 'feedback'),
        })),
        tags: childrenOf(childOf(question, 'tags')!, 'tag').map((tag) => textOf(tag)),
      },
    ];
  });
}

/** A slash separates categories; a double slash is a slash in a name. */
const lastCategory = (path: string) =>
  path.replaceAll('//', '\0').split('/').at(-1)!.replaceAll('\0', '/');

function fromRaw({ category, idnumber, questiontext, generalfeedback, files, answers, tags }: Raw) {
  const { paragraphs, images } = htmlPieces(questiontext);
  for (const { src } of images)
    expect(files.map(({ name }) => `@@PLUGINFILE@@/${encodeURIComponent(name)}`)).toContain(src);
  for (const { encoding, data } of files) {
    expect(encoding).toBe('base64');
    expect(data).toMatch(
      /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/,
    );
    expect(isPng(Buffer.from(data, 'base64'))).toBe(true);
  }
  return {
    id: idnumber,
    category: lastCategory(category),
    text: paragraphs[0],
    options: answers.map(({ text }) => htmlPieces(text).paragraphs[0]),
    answer: answers.findIndex(({ fraction }) => fraction === '100'),
    explanation: htmlPieces(generalfeedback).paragraphs[0],
    image:
      images[0] === undefined
        ? null
        : decodeURIComponent(images[0].src).replace(/^@@PLUGINFILE@@\/lpr-|\.png$/g, ''),
    disputed: tags.includes('cifra-disputada'),
  };
}

/** Parses as Moodle does: with the same PHP function, and the text of each element as one string. */
const PHP = `
$p = xml_parser_create('UTF-8');
xml_parser_set_option($p, XML_OPTION_CASE_FOLDING, 0);
xml_parser_set_option($p, XML_OPTION_SKIP_WHITE, 0);
if (!xml_parse_into_struct($p, file_get_contents($argv[1]), $values)) { fwrite(STDERR, xml_error_string(xml_get_error_code($p))); exit(1); }
$out = []; $path = []; $category = ''; $q = null; $answer = null;
foreach ($values as $v) {
  if ($v['type'] === 'open' || $v['type'] === 'complete') {
    $path[] = $v['tag']; $at = implode('/', array_slice($path, 2)); $value = $v['value'] ?? ''; $a = $v['attributes'] ?? [];
    if (count($path) === 2) $q = ['type' => $a['type'] ?? '', 'files' => [], 'answers' => [], 'tags' => []];
    elseif ($at === 'answer') $answer = $a['fraction'];
    elseif ($at === 'answer/text') $q['answers'][] = ['fraction' => $answer, 'text' => $value];
    elseif ($at === 'tags/tag/text') $q['tags'][] = $value;
    elseif ($at === 'category/text') $category = $value;
    elseif ($at === 'questiontext/file') { $bytes = base64_decode($value, true); $size = @getimagesizefromstring($bytes); if ($bytes === false || $size === false) exit(2); $q['files'][] = ['name' => $a['name'], 'encoding' => $a['encoding'], 'data' => $value]; }
    elseif ($at === 'questiontext/text' || $at === 'generalfeedback/text') $q[$path[2]] = $value;
    elseif ($at === 'idnumber' || $at === 'single') $q[$path[2]] = $value;
  }
  if ($v['type'] === 'close' || $v['type'] === 'complete') {
    array_pop($path);
    if (count($path) === 1 && $q['type'] === 'multichoice') { $q['category'] = $category; $out[] = $q; }
  }
}
echo json_encode($out, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
`;

describe.each(CANONICALS)('the Moodle files of %s', (_, canonicalOf) => {
  it('round-trip every question through saxes, from the whole file and from each test', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('moodle', canonical);
    expect(rawQuestions(made.text(ALL)).map(fromRaw)).toEqual(
      canonical.questions.map(roundTripFields),
    );
    const parts = canonical.tests.flatMap(({ id }) =>
      rawQuestions(made.text(`/descargas/moodle/test-${id}.xml`)),
    );
    expect(parts.map(fromRaw)).toEqual(canonical.questions.map(roundTripFields));
  });

  it('explain each wrong option, and the verdict does not reveal the right one', async () => {
    const canonical = canonicalOf();
    const raw = rawQuestions((await makeExport('moodle', canonical)).text(ALL));
    expect(
      raw.map(({ answers }) =>
        answers.map(({ feedback }) => htmlPieces(feedback).paragraphs[0] ?? null),
      ),
    ).toEqual(canonical.questions.map(({ reasons }) => reasons));
    for (const { correctfeedback, incorrectfeedback } of raw)
      expect([correctfeedback, incorrectfeedback]).toEqual([
        '<p>Correcto.</p>',
        '<p>Todavía no.</p>',
      ]);
  });

  it('obey the importer’s rules about grades, categories, tags and ids', async () => {
    const canonical = canonicalOf();
    const raw = rawQuestions((await makeExport('moodle', canonical)).text(ALL));
    for (const { single, answers, category, tags } of raw) {
      expect(single).toBe('true');
      // Moodle refuses a grade that is not in its list.
      expect(answers.map(({ fraction }) => fraction).sort()).toEqual(['0', '0', '0', '100']);
      expect(category).toMatch(/^\$course\$\/top\/Licencia PR\//);
      expect(tags.every((tag) => tag.length > 0 && tag.length <= 50 && !tag.includes(','))).toBe(
        true,
      );
    }
    // The importer silently drops a question whose idnumber is already in the category.
    expect(new Set(raw.map(({ idnumber }) => idnumber)).size).toBe(raw.length);
    expect(
      raw
        .filter(({ tags }) => tags.some((tag) => tag.startsWith('hecho::')))
        .map(({ idnumber }) => idnumber),
    ).toEqual(canonical.questions.filter(({ disputed }) => disputed).map(({ id }) => id));
  });

  it.skipIf(!hasCommand('php') || !run('php', '-m').includes('xml'))(
    'round-trip every question through the parser that Moodle uses',
    async () => {
      const canonical = canonicalOf();
      const folder = (await makeExport('moodle', canonical)).folder();
      const raw = JSON.parse(run('php', '-r', PHP, join(folder, ALL))) as Raw[];
      expect(raw.map(fromRaw)).toEqual(canonical.questions.map(roundTripFields));
    },
  );
});
