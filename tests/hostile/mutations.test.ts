import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../pipeline/content.ts';
import type { Place } from '../../pipeline/findings/finding.ts';
import { formatSarif } from '../../pipeline/findings/format-sarif.ts';
import { formatTerminal } from '../../pipeline/findings/format-terminal.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { ruleSummary } from '../../pipeline/rules/index.ts';
import { findHiddenCharacters } from '../../pipeline/text/characters.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { type Files, project, readProject, splitQuestionSets } from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';
import { SAMPLE_FACTOR, sampleSeed } from '../run/sample.ts';

const COUNT = 60 * SAMPLE_FACTOR;
const SEED = sampleSeed(20261120);

/** Content of the kinds that the base data lack. */
const EXTRA: Files = {
  'facts/prueba.json': {
    'prueba.dato': quantity(
      'ft',
      makeReading('manual', [10, 20]),
      makeReading('preguntas', 15, { when: 'zona rural' }),
    ),
    'prueba.horario': {
      label: 'Un horario',
      kind: 'hours',
      readings: [makeReading('centros', { 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' })],
    },
  },
  'blog/otro.md': ARTICLE.replace(
    'author: Equipo',
    'author: "Equipo"\nkeywords:\n  - uno\n  - dos',
  ).replace(
    'Un párrafo.',
    '## Título\n\n- uno\n- [dos](/tests/)\n\n| a | b |\n|---|---|\n| {{prueba.dato@manual}} | {{"15 pies"}} |\n\n> cita',
  ),
};

/** Pieces of text that some parser treats as syntax, and characters that are invisible or not ASCII. */
const PIECES = [
  ...'"\'`“”«,:;{}[]\\\t\n\r -#&*!|>%@~<=',
  ...'{{ }} {{prueba.dato {{"a"}} <b> </script> <!-- &#8203; ![x](y) [x](javascript:1)'.split(' '),
  ...'[x](/nada/) ]( *** ``` null NaN 1e999 -0 0.1 1,5 true __proto__ constructor'.split(' '),
  ...'$schema \\u0000 \\ud800'.split(' '),
  ...['---\n', '\n---\n', '...\n', '\n\n\n', '<<<<<<< HEAD\n', '\n=======\n', '\n>>>>>>> rama\n'],
  ...['// nota\n', '/* nota', '"__proto__": 1,', '&a ', '*a ', '!!js/function ', '!!binary '],
  ...['<<: *a\n', '? ', '%YAML 1.1\n', '|\n  ', '>\n  '],
  ...['\0', '\u001b', '\u202e', '\u200b', '\ufeff', '\ufffd', '\u2028', 'é', 'e\u0301', '🛑'],
];

/** Returns a seeded generator of integers from 0 to `below` − 1. */
function random(seed: number): (below: number) => number {
  const next = seededRandom(seed);
  return (below) => Math.floor(next() * below);
}

type Next = ReturnType<typeof random>;
const cut = (text: string, from: number, to: number, by = '') =>
  text.slice(0, from) + by + text.slice(to);
const lines = (text: string, change: (list: string[]) => void) => {
  const list = text.split('\n');
  change(list);
  return list.join('\n');
};

const MUTATIONS: ((text: string, next: Next, other: string) => string | Buffer)[] = [
  (text, next) => cut(text, ...at(text, next), PIECES[next(PIECES.length)]!),
  (text, next) =>
    cut(text, ...at(text, next), PIECES[next(PIECES.length)]! + PIECES[next(PIECES.length)]!),
  (text, next) => cut(text, ...span(text, next)),
  (text, next) => cut(text, ...span(text, next), PIECES[next(PIECES.length)]!),
  (text, next) => text.slice(0, next(text.length)),
  (text, next) => lines(text, (list) => list.splice(next(list.length), 1)),
  (text, next) =>
    lines(text, (list) => list.splice(next(list.length), 0, list[next(list.length)]!)),
  (text, next) => lines(text, (list) => list.push(...list.splice(next(list.length), 2))),
  (text, next) => {
    const marks = [...text.matchAll(/[{}[\]",:0-9-]/g)];
    const { index } = marks[next(marks.length)] ?? { index: 0 };
    return cut(text, index, index + 1, next(2) === 0 ? '' : PIECES[next(PIECES.length)]!);
  },
  (text, next, other) => cut(text, ...at(text, next), other.slice(...span(other, next))),
  (text, next) => text.replaceAll('\n', ['\r\n', '\r', '\n\n'][next(3)]!),
  (text, next) =>
    Buffer.concat([
      Buffer.from(text.slice(0, next(text.length))),
      Buffer.from([[0xff], [0xc3], [0xed, 0xa0, 0x80], [0]][next(4)]!),
      Buffer.from(text.slice(0, 9)),
    ]),
];

function at(text: string, next: Next): [number, number] {
  const offset = next(text.length + 1);
  return [offset, offset];
}
function span(text: string, next: Next): [number, number] {
  const start = next(text.length + 1);
  return [start, Math.min(text.length, start + 1 + next(30))];
}

/** Explains why a place is invalid in its file, if it is. */
function problemOf({ file, range }: Place, textOf: Content['textOf']): string | undefined {
  const text = textOf(file);
  if (range === undefined || text === undefined) return undefined;
  const list = text.split('\n');
  for (const { line, column } of [range.start, range.end]) {
    if (list[line - 1] === undefined) return `${file} has no line ${line}`;
    if (column < 1 || column > list[line - 1]!.length + 1)
      return `line ${line} of ${file} has no column ${column}`;
  }
  const { start, end } = range;
  const isBackwards =
    end.line < start.line || (end.line === start.line && end.column < start.column);
  return isBackwards ? `the range ends before it starts in ${file}:${start.line}` : undefined;
}

test(`reads ${COUNT} mutated files without an exception`, () => {
  const next = random(SEED);
  const data = project(EXTRA);
  const paths = [...Object.keys(splitQuestionSets(BASE_FILES)), ...Object.keys(EXTRA)];
  const good = new Map(paths.map((path) => [path, readFileSync(join(data, path), 'utf8')]));
  const clean = readProject(data).findings.filter(({ severity }) => severity === 'error');
  expect(clean).toEqual([]);
  let refused = 0;
  for (let count = 0; count < COUNT; count++) {
    const path = paths[next(paths.length)]!;
    const kind = next(MUTATIONS.length);
    const mutated = MUTATIONS[kind]!(good.get(path)!, next, good.get(paths[next(paths.length)]!)!);
    writeFileSync(join(data, path), mutated);
    const name = `mutation ${count} (${kind}) of ${path}:\n${mutated.toString()}`;
    let content: Content;
    try {
      content = readProject(data);
    } catch (error) {
      throw new Error(`${(error as Error).stack} after ${name}`);
    }
    const { findings, textOf } = content;
    const problems = findings
      .flatMap((finding) => [finding.at, ...finding.related.map(({ at }) => at)])
      .flatMap((place) => problemOf(place, textOf) ?? []);
    expect(problems, name).toEqual([]);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) refused++;
    // If a finding names a character, its place starts at that character.
    for (const { rule, title, at: place } of errors) {
      const code = /character (U\+[0-9A-F]+)/.exec(title)?.[1];
      if (rule !== 'load/encoding' || code === undefined || !title.startsWith('the text contains'))
        continue;
      const line = textOf(place.file)!.split('\n')[place.range!.start.line - 1]!;
      expect(findHiddenCharacters(line.slice(place.range!.start.column - 1))[0]?.code, name).toBe(
        code,
      );
    }
    const summary = summarise(findings);
    const told = formatTerminal(findings, summary, {
      reasonOf: ({ rule }) => ruleSummary(rule),
      colour: false,
      textOf,
      notes: true,
    });
    expect(/[\0-\x08\x0b-\x1f\x7f-\x9f]/.exec(told.replaceAll('\t', ' ')), name).toBeNull();
    formatSarif(findings, summary, {
      version: '1',
      aboutRule: ruleSummary,
      informationUri: 'https://licencia.example/',
    });
    writeFileSync(join(data, path), good.get(path)!);
  }
  console.log(`${COUNT} mutated files: ${refused} refused, ${COUNT - refused} accepted`);
  expect(refused).toBeGreaterThan(COUNT / 2);
});
