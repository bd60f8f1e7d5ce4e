import { describe, expect, test } from 'vitest';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  project,
  readProject,
  splitQuestionSets,
  toJson,
} from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

/** Records that refer to each broken file, so that a target counted as missing would have a finding of its own. */
const REFERRING: Files = {
  'sinonimos.json': changedBase('sinonimos.json', (synonyms) => {
    synonyms.places = [{ href: '/simulacro/', words: ['examen de prueba'] }];
  }),
  'manual/senales-transito.md': String(SAMPLE_FILES['manual/senales-transito.md']).replace(
    '    signs: regulatorias\n',
    '    signs: regulatorias\n    manoeuvres: [pare]\n',
  ),
  'formas/reglas/forma-reglas-01.json': {
    ...(splitQuestionSets(SAMPLE_FILES)['formas/reglas/forma-reglas-01.json'] as object),
    of: 'reglas-01',
  },
};
const SITE = { ...splitQuestionSets({ ...BASE_FILES, ...SAMPLE_FILES }), ...REFERRING };
const named = ({ rule, title, at }: Finding) => `${rule} ${at.file} ${title}`;
const serious = ({ severity }: Finding) => severity !== 'note';

const UNCHANGED = new Set(readProject(project(SITE)).findings.map(named));

/** The errors and warnings that the changed files add. */
const findingsWith = (changes: Record<string, string | Buffer>): Finding[] =>
  readProject(project({ ...SITE, ...changes })).findings.filter(
    (finding) => serious(finding) && !UNCHANGED.has(named(finding)),
  );

function textOf(path: string): string {
  const content = SITE[path]!;
  return typeof content === 'string' ? content : toJson(content);
}

/** The first key of a nested object, since the top-level keys of a map are ids. */
const nested = /(: [{[]\s*\{?\s*)"([a-zA-Z]+)":/;
/** The first key of a record without nested objects. */
const topLevel = /^(\{\s*)"([a-zA-Z]+)":/;

describe.each([
  'facts/velocidad.json',
  'facts/sitio.json',
  'sources.json',
  'surfaces.json',
  'tests/2-reglas/test.json',
  'tests/2-reglas/reglas-01.json',
  'senales/regulatorias.json',
  'manual/reglas-transito.md',
  'centros/aguadilla.json',
  'municipios.json',
  'maniobras.json',
  'simulacro.json',
])('%s', (path) => {
  const text = textOf(path);
  const isJson = path.endsWith('.json');
  test.each<[string, string | Buffer]>([
    [
      'cannot be parsed',
      isJson ? text.replace(',\n', '\n') : text.replace('---\n', '---\nroto: "\n'),
    ],
    ['is empty', ''],
    ['is not UTF-8', Buffer.from(text, 'latin1')],
    [
      'has an unknown field',
      isJson
        ? text.replace(nested.test(text) ? nested : topLevel, '$1"desconocido": 1, "$2":')
        : text.replace('---\n', '---\ndesconocido: 1\n'),
    ],
    ...(isJson ? [['ends halfway', text.slice(0, text.length / 2)] as [string, string]] : []),
  ])('is the only file with new findings if it %s', (_, broken) => {
    const findings = findingsWith({ [path]: broken });
    expect(findings.filter(({ at }) => at.file === `data/${path}`).length).toBeGreaterThan(0);
    expect(findings.filter(({ at }) => at.file !== `data/${path}`).map(named)).toEqual([]);
  });
});

test('mistakes in one file are reported although another file is broken', () => {
  const page = 'blog/horarios.md';
  const findings = findingsWith({
    'facts/velocidad.json': textOf('facts/velocidad.json').replace(',\n', '\n'),
    [page]: `${textOf(page)}\nVale {{velocidad.urbna}} y {{velocidad.no-existe}}.\n`,
  });
  expect(findings.map(({ rule, title }) => `${rule} ${title}`)).toEqual(
    expect.arrayContaining([
      'link/missing-target there is no fact "velocidad.urbna"',
      'link/missing-target there is no fact "velocidad.no-existe"',
      expect.stringMatching(/^parse\/json-syntax/),
    ]),
  );
  expect(findings).toHaveLength(3);
});

test('a missing fact causes one finding, with every place that refers to it', () => {
  const pages = ['blog/horarios.md', 'guia/tips.json'] as const;
  const [article, tips] = pages;
  const findings = findingsWith({
    [article]: `${textOf(article)}\nVale {{velocidad.no-existe}}, sí, {{velocidad.no-existe}}.\n`,
    [tips]: textOf(tips).replace('"intro": "', '"intro": "{{velocidad.no-existe}} '),
  });
  expect(findings.map(({ rule, title }) => `${rule} ${title}`)).toEqual([
    'link/missing-target there is no fact "velocidad.no-existe"',
  ]);
  expect(
    [findings[0]!.at, ...findings[0]!.related.map(({ at }) => at)].map(({ file }) => file),
  ).toEqual([`data/${article}`, `data/${article}`, `data/${tips}`]);
});
