/**
 * Tests the examples on the pages of the rules, each added to a small site: a bad example triggers its rule and no
 * other, a good example triggers none. Notes of other rules do not count, nor, on two pages, do the rules in `COUNTED`.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headingSlug } from '../../pipeline/commands/how-to.ts';
import { readContent } from '../../pipeline/content.ts';
import { jsonSchemaOf } from '../../pipeline/exports/api/schemas.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { formatJson } from '../../pipeline/findings/format-json.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { BASE_FILES, fourOptions } from '../fixtures/base-data.ts';
import { writeFiles } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { applyAdvice } from './follow-advice.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'pipeline/rules');
const BLOCK = /^```(\S+) (data\/\S+)( fragment| question| fact| source| page)?\n([\s\S]*?)\n```$/gm;
/** Rules that an example with a chapter triggers, because the chapter contradicts the claimed number of chapters. */
const COUNTED = new Set(['fact/contradiction', 'fact/ambiguous-reference']);

type Example = { file: string; fragment: boolean; body: string };

/** The test file for a block marked `question`; the block has only the fields that matter. */
const TEST_OF_ONE = {
  title: 'Ejemplo',
  description: 'Un test de ejemplo.',
  duration: 5,
  difficulty: 'Básico',
  colour: 'rojo',
};
const QUESTION_OF_IT = {
  id: 'ejemplo-01',
  order: 10,
  question: '¿De qué color es el fondo del letrero de PARE?',
  options: fourOptions(['Azul', 'Rojo', 'Verde', 'Blanco'], 1, [
    'color de los servicios',
    null,
    'color de las guías',
    'color de las letras',
  ]),
  explanation:
    'El manual federal de señales fija el rojo para el fondo del PARE. El blanco es el color de sus letras.',
  cite: ['mutcd'],
  section: 'senales-transito#regulatorias',
  topic: 'senales',
  revision: 1,
  updated: '2026-11-20',
};
/** Adds a reason to each wrong option, unless the example gives some itself. */
function withReasons<T extends { right?: true; why?: string }>(options: readonly T[]): T[] {
  if (options.some(({ why }) => why !== undefined)) return [...options];
  return options.map((option, index) =>
    option.right ? option : { ...option, why: QUESTION_OF_IT.options[index]!.why ?? 'otra cosa' },
  );
}
/** The files of a question: its own, and that of its test. */
function asFiles(file: string, text: string): Example[] {
  const question = { ...QUESTION_OF_IT, ...(JSON.parse(text) as Partial<typeof QUESTION_OF_IT>) };
  const body = JSON.stringify({ ...question, options: withReasons(question.options) });
  return [
    {
      file: join(dirname(file), 'test.json'),
      fragment: false,
      body: JSON.stringify({ ...TEST_OF_ONE, id: basename(dirname(file)).slice(0, 2) }),
    },
    { file, fragment: false, body },
  ];
}

/** Completes the facts of a block marked `fact`, and marks them as unprinted if no other block prints them. */
function factFile(file: string, text: string, others: string): Example {
  const facts = Object.entries(JSON.parse(text) as Record<string, object>).map(([id, fact]) => [
    id,
    {
      label: 'Un dato',
      ...('kind' in fact ? {} : { kind: 'quantity', unit: 'mph' }),
      ...(others.includes(id) ? {} : { unprinted: 'Es un ejemplo de la regla.' }),
      ...fact,
    },
  ]);
  return { file, fragment: false, body: JSON.stringify(Object.fromEntries(facts), null, 2) };
}

/** Completes the sources of a block marked `source`. */
function sourceFile(file: string, text: string): Example {
  const sources = Object.entries(JSON.parse(text) as Record<string, object>).map(([id, source]) => [
    id,
    { title: 'Ejemplo', kind: 'prensa', readOn: '2026-11-20', confidence: 'high', ...source },
  ]);
  return { file, fragment: true, body: JSON.stringify(Object.fromEntries(sources)) };
}

/** Makes the page file of a block marked `page`. */
const pageFile = (file: string, text: string): Example => ({
  file,
  fragment: false,
  body: `---\ntitle: Ejemplo\ndescription: Una página de ejemplo.\nupdated: 2026-11-20\n---\n\n${text}`,
});

/** A rule's page. Each variant of the rule has a section with its own bad example. */
type Page = {
  id: string;
  parts: [string, string[]][];
  good: Example[];
  bad: [string, Example[]][];
};

const PARTS = ['What', 'Why', 'How to fix', 'Trap'];
/** The heading and the text of each section of one level. A # in an example is not a heading. */
const sectionsOf = (text: string, level: string): [string, string][] =>
  text
    .replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/^#/gm, '\0#'))
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((section) => [section.split('\n', 1)[0]!, section]);

function readPage(name: string): Page {
  const text = readFileSync(join(PAGES, name), 'utf8');
  const examples = (section: string): Example[] => {
    const blocks = [...section.replaceAll('\0', '').matchAll(BLOCK)];
    return blocks.flatMap((block): Example[] => {
      const [, , file = '', kind, body = ''] = block;
      const others = blocks.filter((other) => other !== block).map(([, , , , text]) => text);
      if (kind === ' question') return asFiles(file, body);
      if (kind === ' fact') return [factFile(file, body, others.join('\n'))];
      if (kind === ' source') return [sourceFile(file, body)];
      if (kind === ' page') return [pageFile(file, body)];
      return [{ file, fragment: kind === ' fragment', body }];
    });
  };
  const variants = sectionsOf(text, '##')
    .filter(([heading]) => ![...PARTS, 'Good', 'Bad'].includes(heading))
    .map(([heading, section]): [string, [string, string][]] => [
      heading,
      sectionsOf(section, '###'),
    ]);
  const all: [string, [string, string][]][] = [['', sectionsOf(text, '##')], ...variants];
  const named = (wanted: string): [string, Example[]][] =>
    all.flatMap(([variant, parts]) =>
      parts
        .filter(([heading]) => heading === wanted)
        .map(([heading, section]): [string, Example[]] => [
          variant === '' ? heading : `${heading}: ${variant}`,
          examples(section),
        ]),
    );
  return {
    id: /^# (\S+)$/m.exec(text)![1]!,
    parts: all.map(([variant, parts]) => [
      variant,
      parts
        .map(([heading]) => heading)
        .filter((heading) => !variants.some(([of]) => of === heading)),
    ]),
    good: named('Good').flatMap(([, example]) => example),
    bad: named('Bad').filter(([, example]) => example.length > 0),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two values field by field; `above` wins. */
function merged(below: unknown, above: unknown): unknown {
  if (!isRecord(below) || !isRecord(above)) return above;
  const inner = Object.entries(above).map(([key, value]) => [
    key,
    key in below ? merged(below[key], value) : value,
  ]);
  return { ...below, ...Object.fromEntries(inner) };
}

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map(readPage);
let folder = '';
let baseline = new Set<string>();

const ajv = new Ajv2020.default({ strict: true, allErrors: true });
addFormats.default(ajv);
const fitsSchema = ajv.compile(jsonSchemaOf('report'));

/** @returns all findings of the audit, whose JSON report must match the published schema */
function audit(): (Finding & { line: string })[] {
  const content = readContent({ data: join(folder, 'data'), label: 'data', today: '2026-11-20' });
  expect([
    fitsSchema(
      JSON.parse(
        formatJson(
          content.findings,
          summarise(content.findings, content.conflicts, content.coverage),
        ),
      ),
    ),
    fitsSchema.errors,
  ]).toEqual([true, null]);
  return content.findings.map((finding) => ({
    ...finding,
    line: `${finding.rule} ${finding.severity} ${finding.title} ${finding.at.file}`,
  }));
}

/** Writes the examples over the content. @returns a function that restores the content */
function layExamples(examples: readonly Example[]): () => void {
  const before = new Map<string, Buffer | undefined>();
  const made: string[] = [];
  for (const { file, fragment, body } of examples) {
    const path = join(folder, file);
    if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path) : undefined);
    const first = mkdirSync(dirname(path), { recursive: true });
    if (first !== undefined) made.push(first);
    writeFileSync(
      path,
      fragment
        ? JSON.stringify(merged(JSON.parse(readFileSync(path, 'utf8')), JSON.parse(body)), null, 2)
        : `${body}\n`,
    );
  }
  return () => {
    for (const [path, content] of before) {
      if (content === undefined) rmSync(path, { force: true });
      else writeFileSync(path, content);
    }
    for (const path of made) rmSync(path, { recursive: true, force: true });
  };
}

/**
 * Applies each piece of advice that says what to write, and collects the errors that remain or that the edit causes.
 * @returns the number of followed pieces of advice, and the errors that are left
 */
function followAdvice(
  id: string,
  examples: readonly Example[],
): { written: number; left: string[] } {
  const restore = layExamples(examples);
  try {
    const left: string[] = [];
    let written = 0;
    for (const finding of audit().filter(({ rule, line }) => rule === id && !baseline.has(line))) {
      if (finding.at.range === undefined) continue;
      const path = join(folder, finding.at.file);
      const before = readFileSync(path, 'utf8');
      const after = applyAdvice(finding, before);
      if (after === undefined) continue;
      written++;
      writeFileSync(path, after);
      // The edit must not cause other errors either.
      left.push(
        ...audit()
          .filter(({ line, severity }) => severity === 'error' && !baseline.has(line))
          .map(({ line }) => line)
          .filter((line) => line === finding.line || !line.startsWith(`${id} `)),
      );
      writeFileSync(path, before);
    }
    return { written, left };
  } finally {
    restore();
  }
}
const followedRules = new Set<string>();

/** Findings that the examples add to those of the base content. */
function findingsWith(examples: readonly Example[]): ReturnType<typeof audit> {
  const restore = layExamples(examples);
  try {
    return audit().filter(({ line }) => !baseline.has(line));
  } finally {
    restore();
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'licencia-rules-'));
  writeFiles(join(folder, 'data'), { ...BASE_FILES, ...SAMPLE_FILES });
  baseline = new Set(audit().map(({ line }) => line));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(pages)('the page of $id has every heading, also for each variant', ({ parts }) => {
  const main = parts[0]![1].includes('Good') ? [...PARTS, 'Good', 'Bad'] : [...PARTS, 'Bad'];
  expect(parts.map(([, headings]) => headings)).toEqual(
    parts.map((_, index) => (index === 0 ? main : [...PARTS, 'Bad'])),
  );
});

test.each(pages)('the page of $id has only closed code blocks', ({ id }) => {
  const fences = readFileSync(join(PAGES, `${id}.md`), 'utf8').match(/^```.*$/gm) ?? [];
  expect(fences.length % 2).toBe(0);
  expect(fences.filter((fence, index) => (fence === '```') !== (index % 2 === 1))).toEqual([]);
});

describe.each(
  pages.filter(({ id, bad }) => bad.length > 0 && !/^(output|export|review)\//.test(id)),
)('$id', ({ id, good, bad }) => {
  const tolerated = /^(link\/chapter-sections|text\/readability)$/.test(id)
    ? COUNTED
    : new Set<string>();

  test.each(bad)('the example "%s" triggers its rule and no other', (name, example) => {
    const found = findingsWith(example).filter(
      ({ rule, severity }) => (severity !== 'note' || rule === id) && !tolerated.has(rule),
    );
    expect(
      found.map(({ rule }) => rule),
      'not found: does pipeline/rules/rule-table.ts have the line of its check?',
    ).toContain(id);
    expect(found.filter(({ rule }) => rule !== id).map(({ line }) => line)).toEqual([]);
    const [, heading] = /^Bad: (.*)$/.exec(name) ?? [];
    expect(found.map(({ part }) => part)).toContain(heading && headingSlug(heading));
    const { written, left } = followAdvice(id, example);
    expect(left.filter((line) => !tolerated.has(line.split(' ', 1)[0]!))).toEqual([]);
    if (written > 0) followedRules.add(id);
  });

  if (good.length === 0) return;
  test('the good example triggers no rule', () => {
    const found = findingsWith(good).filter(
      ({ severity, rule }) => severity !== 'note' && !tolerated.has(rule),
    );
    expect(found.map(({ line }) => line)).toEqual([]);
  });
});

test('the list of rules whose advice was followed is complete', () => {
  expect([...followedRules].sort()).toEqual([
    'fact/ambiguous-reference',
    'fact/provenance-differs',
    'fact/rejected-reading',
    'fact/unbound',
    'link/missing-target',
    'link/point-outside',
    'load/encoding',
    'parse/json-syntax',
    'schema/invalid',
    'text/phone',
  ]);
});
