/** One finding for each cause: findings that follow from it are folded into it, and an error is never lost. */
import { expect, test } from 'vitest';
import { foldConsequences } from '../../pipeline/findings/consequences.ts';
import {
  type Dependency,
  type Finding,
  reachesSeverity,
  sortFindings,
} from '../../pipeline/findings/finding.ts';
import { formatJson } from '../../pipeline/findings/format-json.ts';
import { formatTerminal } from '../../pipeline/findings/format-terminal.ts';
import { summarise } from '../../pipeline/findings/summary.ts';
import { ruleSummary } from '../../pipeline/rules/index.ts';
import { ARTICLE, BASE_FILES, fourOptions } from '../fixtures/base-data.ts';
import { changedBase, type Files, project, readProject, reportOf } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const finding = (title: string, more: Partial<Finding> = {}): Finding => ({
  rule: 'fact/bad-value',
  severity: 'error',
  title,
  at: { file: 'data/a.json', urls: [] },
  related: [],
  help: [],
  ...more,
});
const A: Dependency = 'fact a.a';
const B: Dependency = 'fact b.b';
const cause = finding('cause', { rule: 'fact/contradiction', breaks: [A] });
const follower = finding('follower', { restsOn: [A] });
const shape = (findings: readonly Finding[]) =>
  foldConsequences(findings).map(({ title, followers = [] }) => [
    title,
    ...followers.map((each) => each.title),
  ]);

test('a finding that rests on something broken by an error follows from that error', () => {
  expect(shape([follower, finding('other'), cause])).toEqual([['cause', 'follower'], ['other']]);
});
test('folds an indirect consequence into its root cause', () => {
  const between = finding('between', { restsOn: [A], breaks: [B] });
  expect(shape([finding('last', { restsOn: [B] }), between, cause])).toEqual([
    ['cause', 'last', 'between'],
  ]);
});
test.each<[string, Finding[]]>([
  ['a warning is never a cause', [{ ...cause, severity: 'warning' }, follower]],
  ['a note never follows from another finding', [cause, { ...follower, severity: 'note' }]],
  ['a finding does not follow from itself', [finding('own', { breaks: [A], restsOn: [A] })]],
  [
    'two findings that rest on each other both stay',
    [finding('one', { breaks: [A], restsOn: [B] }), finding('two', { breaks: [B], restsOn: [A] })],
  ],
])('%s', (_, findings) => {
  expect(foldConsequences(findings)).toEqual(findings);
});
test('at least one error remains after folding', () => {
  const dependencies: Dependency[] = [A, B, 'fact c.c'];
  for (let seed = 0; seed < 500; seed++) {
    const pick = (shift: number) =>
      dependencies.filter((_, index) => (seed >> (index + shift)) & 1);
    const findings = [0, 3, 6].map((shift) =>
      finding(String(shift), { breaks: pick(shift), restsOn: pick(shift + 2) }),
    );
    expect(reachesSeverity(foldConsequences(findings), 'error')).toBe(true);
  }
});

test('a report counts causes, and lists their consequences with --notes and in JSON', () => {
  const findings = foldConsequences([follower, cause]);
  const summary = summarise(findings);
  const text = (notes: boolean) =>
    formatTerminal(findings, summary, {
      reasonOf: ({ rule }) => ruleSummary(rule),
      colour: false,
      notes,
      textOf: () => undefined,
    });
  expect(text(false)).toContain('and 1 finding that follows from it: fact/bad-value\n');
  expect(text(false)).not.toContain('fact/bad-value  follower');
  expect(text(true)).toContain('fact/bad-value  follower  data/a.json');
  expect(text(true)).toContain('1 error, 0 warnings');
  const { findings: told } = JSON.parse(formatJson(findings, summary));
  expect(told).toMatchObject([{ title: 'cause', followers: [{ title: 'follower' }] }]);
  expect(told[0]).not.toHaveProperty('breaks');
});

const without = (path: string, ...ids: string[]): Files => {
  const file = structuredClone(SAMPLE_FILES[path]) as Record<string, unknown>;
  for (const id of ids) delete file[id];
  return { ...SAMPLE_FILES, [path]: file };
};
const reported = (files: Files) => {
  const found = reportOf(project(files));
  const sound = new Set(
    reportOf(project(SAMPLE_FILES)).map(({ rule, title }) => `${rule} ${title}`),
  );
  const fresh = found.filter(
    ({ rule, title, severity }) => severity !== 'note' && !sound.has(`${rule} ${title}`),
  );
  return foldConsequences(sortFindings(fresh)).map(({ rule, title, followers = [] }) => ({
    rule,
    title,
    follow: followers.length,
  }));
};
const undecided = () => {
  const files = structuredClone(SAMPLE_FILES) as Record<
    string,
    Record<string, Record<string, unknown>>
  >;
  delete files['facts/velocidad.json']!['velocidad.rural']!.ruling;
  return files as Files;
};
/** A page that prints a calculation with a fact, and a literal that rests on the fact. */
const USES = {
  'paginas/usos.md':
    '---\ntitle: Usos\ndescription: Una página.\nupdated: 2026-11-20\n---\nSon {{= 65 mph − velocidad.rural}} menos. Van {{"10 mph" de velocidad.rural = 45 mph}} más.\n',
};

test('a deleted ruling causes one finding', () => {
  const [first, ...others] = reported({ ...undecided(), ...USES });
  expect(first).toMatchObject({ rule: 'fact/contradiction' });
  expect(first!.follow).toBeGreaterThan(1);
  expect(others).toEqual([]);
});
test('a deleted fact causes one finding', () => {
  const [first, ...others] = reported({
    ...without('facts/velocidad.json', 'velocidad.rural'),
    ...USES,
  });
  expect(first).toMatchObject({
    rule: 'link/missing-target',
    title: 'there is no fact "velocidad.rural"',
  });
  expect(others).toEqual([]);
});
test('an emptied topic of facts causes one finding', () => {
  const path = 'facts/velocidad.json';
  const [first, ...others] = reported(without(path, ...Object.keys(SAMPLE_FILES[path] as object)));
  expect(first).toMatchObject({ rule: 'link/missing-target' });
  expect(first!.follow).toBeGreaterThan(1);
  expect(others).toEqual([]);
});
test('a deleted source causes one finding', () => {
  expect(reported(without('sources.json', 'ley-22-2000/5.02-b'))).toMatchObject([
    { title: 'there is no source "ley-22-2000/5.02-b"' },
  ]);
});
test('a renamed section causes one finding, however many questions name it', () => {
  const chapter = 'manual/reglas-transito.md';
  const text = String(SAMPLE_FILES[chapter] ?? BASE_FILES[chapter]);
  const renamed = text.replace('- id: velocidad', '- id: rapidez').replace('{#velocidad}', '');
  const found = reported({ ...SAMPLE_FILES, [chapter]: renamed });
  expect(found.filter(({ rule }) => rule === 'link/missing-target')).toHaveLength(1);
  expect(found.map(({ rule }) => rule)).toEqual(['link/missing-target']);
});
test.each(['facts/velocidad.json', 'sources.json', 'tests/1-prueba/test.json'])(
  'an emptied %s causes one finding',
  (path) => {
    expect(reported({ ...SAMPLE_FILES, [path]: '' })).toMatchObject([
      { rule: 'parse/json-syntax' },
    ]);
  },
);
/** An article that is hard to read, and a picture that cannot be drawn, if the facts in them are missing. */
const PRINTS_FACTS = {
  ...SAMPLE_FILES,
  'blog/cifras.md': ARTICLE.replace('Un párrafo.', 'Va a {{velocidad.urbana}}. '.repeat(60)),
  'escenas/cruces.json': {
    ...(SAMPLE_FILES['escenas/cruces.json'] as object),
    medida: {
      title: 'Una medida',
      description: 'Una calle con dos carriles.',
      road: {
        strips: [
          { is: 'carril', to: 'oeste' },
          { is: 'carril', to: 'este' },
        ],
      },
      distances: [
        { label: '{{velocidad.urbana}}', from: { lane: 1, x: 100 }, to: { lane: 1, x: 200 } },
      ],
    },
  },
};
test.each(['[]', 'null', '"x"'])('a fact file that contains only %s causes one finding', (text) => {
  const files = { ...PRINTS_FACTS, 'facts/velocidad.json': text };
  expect(reported(files)).toMatchObject([{ rule: 'schema/invalid' }]);
  const ofPrinted = ({ rule, title }: Finding) =>
    rule === 'text/readability' || (rule === 'item/scene' && title.startsWith('medida: the label'));
  expect(readProject(project(files)).findings.filter(ofPrinted)).toEqual([]);
});
test('a question with a schema error does not affect the findings about a count', () => {
  const total = readProject(project(SAMPLE_FILES)).site!.questions.size;
  const withBroken = (broken: object) => {
    const test = structuredClone(SAMPLE_FILES['tests/1-prueba']) as { questions: object[] };
    Object.assign(test.questions[0]!, broken);
    return test;
  };
  const files = (broken: object): Files => ({
    ...SAMPLE_FILES,
    'tests/1-prueba': withBroken(broken),
    'facts/cuenta.json': {
      'prueba.cuenta': {
        label: 'Preguntas',
        kind: 'quantity',
        unit: 'preguntas',
        readings: [
          { id: 'viejas', surface: 'manual', value: [total, null] },
          { surface: 'contenido', computed: 'preguntas.total' },
        ],
        ruling: {
          verdict: 'prefer',
          reading: 'contenido',
          because: 'El sitio cuenta sus preguntas al publicarse.',
          by: 'pruebas',
          on: '2026-11-01',
          over: ['contenido: preguntas.total (calculado)', `manual: ≥ ${total} preguntas`],
        },
      },
    },
    'blog/cuenta.md': ARTICLE.replace('Un párrafo.', 'Son {{prueba.cuenta@viejas}}.'),
  });
  const rules = (broken: object) =>
    readProject(project(files(broken))).findings.map(({ rule }) => rule);
  expect(rules({})).not.toContain('fact/rejected-reading');
  expect(rules({ cite: [] })).toContain('schema/invalid');
  expect(rules({ cite: [] })).not.toContain('fact/rejected-reading');
});
test('a question with TODO placeholders causes one finding', () => {
  const files = {
    ...SAMPLE_FILES,
    'tests/1-prueba': changedBase('tests/1-prueba', (test) => {
      test.questions.push({
        ...test.questions[0],
        id: 'prueba-99',
        question: 'TODO: ¿…?',
        options: fourOptions(['TODO: 1', 'TODO: 2', 'TODO: 3', 'TODO: 4'], 0, [
          null,
          'TODO',
          'TODO',
          'TODO',
        ]),
        explanation: 'TODO',
        cite: ['todo'],
      });
    }),
  };
  expect(reported(files)).toMatchObject([
    {
      rule: 'text/placeholder',
      title: 'prueba-99 is not written yet: question, options, explanation, cite',
    },
  ]);
});
