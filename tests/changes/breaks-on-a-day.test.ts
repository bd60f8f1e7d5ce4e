/**
 * Problems that a coming law will cause are reported in advance with advice, so that none blocks publishing on the day
 * when the law begins.
 */
import { describe, expect, test } from 'vitest';
import { findUpcomingFindings } from '../../pipeline/content.ts';
import { runInProcess } from '../cli/in-process.ts';
import { ARTICLE, QUESTION } from '../fixtures/base-data.ts';
import { changedBase, type Files, findingLabel, project } from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';
import {
  DAY_BEFORE_LAW,
  FINE,
  FINE_CONTENT,
  FINE_LAW_SOURCE,
  LAW_DAY,
  NEW_READING,
  OLD_READING,
  readContentOn,
  renderPagesOn,
  withFine,
} from './raised-fine.ts';

const TODAY = '2026-11-20';
const ARTICLE_FILE = 'blog/un-articulo.md';

const article = (text: string): Files => ({
  [ARTICLE_FILE]: ARTICLE.replace('Un párrafo.', text),
});
const bank = (change: (question: Record<string, unknown>) => void): Files => ({
  'tests/1-prueba': changedBase('tests/1-prueba', ({ questions }) => {
    questions[0] = structuredClone(QUESTION);
    change(questions[0] as Record<string, unknown>);
  }),
});

const GROUND = 'Cuesta {{"la mitad" de multas.celular = $100}} de otra.';

function ahead(files: Files, today = TODAY): string[] {
  const content = readContentOn(today, files);
  return findUpcomingFindings(content, today).map(
    (finding) => `${finding.severity} ${findingLabel(finding)} ${finding.title}`,
  );
}

test('a text that will become wrong is reported as a warning that names the day', () => {
  const content = readContentOn(TODAY, { ...FINE_CONTENT, ...article(GROUND) });
  const [found, ...others] = findUpcomingFindings(content, TODAY);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    severity: 'warning',
    rule: 'fact/cite-differs',
    title: `from ${LAW_DAY}: "la mitad" rests on multas.celular = $100, but multas.celular prints $150`,
    at: { file: `data/${ARTICLE_FILE}` },
  });
  // The rule's usual advice, to write the new value, would be wrong until the law begins.
  expect(found!.help.join(' ')).not.toContain('= $150');
});

test.each([
  ['"la mitad"', /^Work it out again/],
  ['"$120"', /\{\{= multas\.celular \+ \$20\}\}/],
  ['"$40"', /\{\{= multas\.celular − \$60\}\}/],
  ['"$100"', /^Write \{\{multas\.celular\}\}/],
  ['"2 horas"', /^Work it out again/],
])('advises a reference for the literal %s only if both are equal', (literal, advice) => {
  const text = `Cuesta {{${literal} de multas.celular = $100}} de otra.`;
  const content = readContentOn(TODAY, { ...FINE_CONTENT, ...article(text) });
  const found = findUpcomingFindings(content, TODAY).find(
    ({ rule }) => rule === 'fact/cite-differs',
  );
  expect(found!.help.find((line) => advice.test(line))).toBeDefined();
  if (literal !== '"$100"') expect(found!.help.join(' ')).not.toContain('{{multas.celular}}');
});

test('the warning becomes an error 30 days before the law begins; audit exits with 1', async () => {
  const files = { ...FINE_CONTENT, ...article(GROUND) };
  expect(ahead(files, '2026-12-15')).toEqual([expect.stringMatching(/^warning /)]);
  expect(ahead(files, '2026-12-16')).toEqual([expect.stringMatching(/^error /)]);
  const folder = project(files);
  const audited = (today: string) =>
    runInProcess('audit', '--data', folder, '--today', today, '--quiet');
  expect((await audited('2026-12-16')).code).toBe(1);
  expect((await audited('2026-12-15')).out).toContain(`from ${LAW_DAY}: "la mitad"`);
});

test('following the advice leaves no fact error before the law or on its day', () => {
  const mended = { ...FINE_CONTENT, ...article('Cuesta {{multas.celular}}.') };
  expect(ahead(mended)).toEqual([]);
  for (const day of [DAY_BEFORE_LAW, LAW_DAY])
    expect(
      readContentOn(day, mended).findings.filter(
        ({ severity, rule }) => severity === 'error' && rule.startsWith('fact/'),
      ),
    ).toEqual([]);
});

describe('before the law begins', () => {
  const SAME_OPTION = bank((question) => {
    const options = question.options as { text: string }[];
    options[0]!.text = '{{multas.celular}}';
    options[1]!.text = '$150';
    question.cite = [...(question.cite as string[]), 'lista', 'ley-1-2027'];
  });

  test.each<[string, Files, RegExp]>([
    [
      'a record that cites only today’s source',
      bank((question) => {
        question.explanation = `${question.explanation} El celular cuesta {{multas.celular}}.`;
        question.cite = ['ley'];
      }),
      /fact\/cite-differs .* comes from Ley 1-2027/,
    ],
    ['a wrong option that becomes right', SAME_OPTION, /quiz\/duplicate-option /],
    [
      'a sentence that names the old source',
      article('La multa es de {{multas.celular}}, según la {{@lista}}.'),
      /fact\/provenance-differs .*según lista/,
    ],
  ])('reports %s in advance', (_, files, expected) => {
    expect(ahead({ ...FINE_CONTENT, ...files }).join('\n')).toMatch(expected);
  });

  test('reports in advance a source that ends and is still cited', () => {
    const sources = FINE_CONTENT['sources.json'] as Record<string, object>;
    const files = {
      ...withFine(FINE),
      'sources.json': { ...sources, lista: { ...sources.lista, until: DAY_BEFORE_LAW } },
      ...bank((question) => {
        question.cite = ['lista'];
      }),
    };
    expect(ahead(files).join('\n')).toContain(
      `lista is cited here, but its last day was ${DAY_BEFORE_LAW}`,
    );
  });
});

test('an error that exists today is not reported again for a later day', () => {
  const typed = { ...FINE_CONTENT, ...article('La multa por usar el celular es de $80.') };
  const errors = readContentOn(TODAY, typed).findings.filter(({ rule }) => rule === 'fact/unbound');
  expect(errors).not.toEqual([]);
  expect(ahead(typed).filter((line) => line.includes('$80'))).toEqual([]);
});

test('each of three upcoming laws is reported with the day on which it begins', () => {
  const sources = FINE_CONTENT['sources.json'] as Record<string, object>;
  const files = {
    ...FINE_CONTENT,
    'sources.json': {
      ...sources,
      'ley-2-2027': {
        ...FINE_LAW_SOURCE,
        title: 'Ley 2-2027',
        from: LAW_DAY,
        says: { 'multas.cinturon': ['$70'] },
      },
      'ley-3-2027': {
        ...FINE_LAW_SOURCE,
        title: 'Ley 3-2027',
        from: '2027-03-01',
        says: { 'multas.celular': ['$175'] },
      },
    },
    'facts/multas.json': {
      'multas.celular': quantity(
        '$',
        OLD_READING,
        { ...NEW_READING, until: '2027-02-28' },
        makeReading('ley', 175, { source: 'ley-3-2027' }),
      ),
      'multas.cinturon': quantity(
        '$',
        makeReading('dtop', 50, { until: DAY_BEFORE_LAW }),
        makeReading('ley', 70, { source: 'ley-2-2027' }),
      ),
    },
    ...article(
      'Uno cuesta {{"la mitad" de multas.celular = $100}}; otro, {{"el doble" de multas.cinturon = $50}}.',
    ),
  };
  expect(ahead(files).map((line) => line.replace(/^.*?from/, 'from'))).toEqual([
    expect.stringContaining(`from ${LAW_DAY}: "la mitad"`),
    expect.stringContaining(`from ${LAW_DAY}: "el doble"`),
    expect.stringMatching(/from 2027-03-01: "la mitad" .* prints \$175/),
    expect.stringMatching(/from 2027-03-01: the record cites ley, but its \$175 comes from Ley 3/),
    expect.stringMatching(/from 2027-03-01: the record cites ley-1-2027, but .* Ley 3-2027/),
  ]);
});

test('diff --on names the same places as the warnings', async () => {
  const { out } = await runInProcess(
    'diff',
    '--on',
    LAW_DAY,
    '--data',
    project({ ...FINE_CONTENT, ...article(GROUND) }),
  );
  expect(out).toContain(`On ${LAW_DAY} the site has`);
  expect(out).toMatch(/blog\/un-articulo\.md:\d+:\d+ {2}fact\/cite-differs {2}"la mitad"/);
});

describe('a law that was repealed before it began', () => {
  const sources = FINE_CONTENT['sources.json'] as Record<string, object>;
  const repealed = (law: object, fine: object = FINE): Files => ({
    ...FINE_CONTENT,
    'sources.json': {
      ...sources,
      'ley-1-2027': { ...sources['ley-1-2027'], until: '2026-11-25', ...law },
    },
    'facts/multas.json': { 'multas.celular': fine },
  });
  const NOTE = { note: 'La Ley 5-2026 la derogó antes de que empezara.' };
  const errorsOf = (files: Files) =>
    readContentOn('2026-11-28', files)
      .findings.filter(({ rule, severity }) => rule === 'fact/period' && severity === 'error')
      .map(({ title }) => title);

  test('must have a note, and must leave no day without a reading', () => {
    expect(errorsOf(repealed({}))).toContain(
      'ley-1-2027 begins on 2027-01-15, after its last day 2026-11-25',
    );
    expect(errorsOf(repealed(NOTE))).toContain(
      'no reading of multas.celular is in force on 2027-01-15',
    );
  });

  test('if the old reading continues, the fact page says that the law never began', async () => {
    const lasting = { ...FINE, readings: [{ ...OLD_READING, until: undefined }, NEW_READING] };
    const files = repealed(NOTE, lasting);
    expect(errorsOf(files).filter((title) => !title.includes('cited here'))).toEqual([]);
    expect(ahead(files, '2026-11-28').filter((line) => line.includes('prints $150'))).toEqual([]);
    const page = renderPagesOn('2027-02-01', files);
    expect(page).toContain('no llegó a regir');
    expect(page).not.toContain('desde el 15 de enero de 2027');
  });
});
