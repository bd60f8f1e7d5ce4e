/** Schema violations, generated from the base data, are reported at the offending text. */

import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { BASE_FILES, CHAPTER } from '../fixtures/base-data.ts';
import { collectionAt, splitQuestionSets } from '../fixtures/project.ts';
import { loadText, textAtFinding } from './load-text.ts';

type Path = (string | number)[];
const WRONG = 987_654_321;
const WRONG_TEXT = 'zzz-no-es-esto';

/** Every object, list and scalar in a value, with its path. */
function* nodes(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* nodes(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data) as any;
  let parent = copy;
  for (const step of path.slice(0, -1)) parent = parent[step];
  parent[path.at(-1)!] = value;
  return copy;
}

/** Fields whose absence is reported in other words than `"field" is missing`. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  // A reading needs `value` or `computed`; the message may name either.
  computed: /"(computed|value)" is missing/,
  // `right` is optional for each option, but one option must have it.
  right: /must say which option is right/,
};

const RECORDS = Object.entries(splitQuestionSets(BASE_FILES))
  .filter(([path]) => path.endsWith('.json'))
  .map(([path, data]) => ({
    path,
    data: data as object,
    text: (value: unknown) => `${JSON.stringify(value, null, 2)}\n`,
  }));
const body = CHAPTER.slice(CHAPTER.indexOf('\n---\n') + 5);
const MATTER = [
  {
    path: 'manual/reglas-transito.md',
    data: {
      title: 'Reglas',
      description: 'Las reglas.',
      order: 1,
      layout: 'sections',
      warning: 'Confirma.',
      sections: [{ id: 'velocidad', title: 'Velocidad' }],
      keywords: ['una', 'dos'],
      updated: '2026-01-15',
    },
    text: (value: unknown) => `---\n${stringify(value)}---\n${body}`,
  },
  {
    path: 'blog/un-articulo.md',
    data: {
      title: 'Título',
      excerpt: 'De qué trata.',
      category: 'Guías',
      readTime: '4 min',
      publishDate: '2026-01-10',
      author: 'Equipo',
      aliases: ['otro'],
    },
    text: (value: unknown) => `---\n${stringify(value)}---\nTexto.\n`,
  },
];

const collectionOf = (path: string) => collectionAt(path)[1];
/** True for objects in which no key is unknown: maps, whose keys are ids, and objects that may have any key. */
const isOpen = (path: string, at: Path) =>
  (collectionOf(path).shape === 'map' && at.length === 0) ||
  ['heads', 'ledgerTopics', 'value'].includes(String(at.at(-1)));

describe.each([...RECORDS, ...MATTER])('$path', ({ path, data, text }) => {
  const all = [...nodes(data)];
  /** The objects that may have only the keys of their schema. */
  const records = all.flatMap(({ path: at, value }) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isOpen(path, at)
      ? [{ path: at, value }]
      : [],
  );

  test('the finding for a value of a wrong type points at the value', () => {
    for (const { path: at, value } of all) {
      // The schema allows any type here; the audit compares it with the fact's kind.
      if (at.length === 0 || at.at(-1) === 'value') continue;
      // Numbers are replaced by a text, and all other values by a number.
      const wrong = typeof value === 'number' ? WRONG_TEXT : WRONG;
      const source = text(changed(data, at, wrong));
      const findings = loadText(path, source);
      expect(
        findings.map(({ rule, severity }) => [rule, severity]),
        `${at.join('.')}`,
      ).toContainEqual(['schema/invalid', 'error']);
      expect(
        findings.some((finding) => textAtFinding(source, finding).includes(String(wrong))),
        `${at.join('.')} in\n${findings.map((finding) => `${finding.title} → ${textAtFinding(source, finding)}`).join('\n')}`,
      ).toBe(true);
      for (const finding of findings)
        expect(textAtFinding(source, finding).length, finding.title).toBeLessThan(80);
    }
  });

  test('the finding for an unknown key points at the key, at any depth', () => {
    for (const { path: at } of records) {
      const source = text(changed(data, [...at, WRONG_TEXT], 'x'));
      const pointed = loadText(path, source)
        .filter(({ rule }) => rule === 'schema/invalid')
        .map((finding) => textAtFinding(source, finding));
      expect(
        pointed.map((marked) => marked.replaceAll('"', '')),
        at.join('.'),
      ).toEqual([WRONG_TEXT]);
    }
  });

  test('the finding for a missing required field names it and has a position', () => {
    let required = 0;
    for (const { path: at, value } of records) {
      for (const key of Object.keys(value)) {
        const copy = structuredClone(data) as any;
        delete at.reduce((parent, step) => parent[step], copy)[key];
        const source = text(copy);
        const findings = loadText(path, source);
        // A missing optional field causes no finding.
        for (const finding of findings) {
          required++;
          const missing = ELSEWHERE[key] ?? `"${key}" is missing`;
          expect(finding.title, `${[...at, key].join('.')}`).toMatch(missing);
          expect(finding.at.range).toBeDefined();
        }
      }
    }
    expect(required).toBeGreaterThan(0);
  });
});
