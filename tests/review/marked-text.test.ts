import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldLines } from '../../pipeline/review/printed-value.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { runInProcess } from '../cli/in-process.ts';
import { type Files, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { fact, makeReading } from '../ledger/facts.ts';

const WITH = (words: string): Files => ({
  'blog/examen-en-linea.md': `${String(SAMPLE_FILES['blog/examen-en-linea.md']).trimEnd()}\n\n${words}\n`,
});
const read = (files: Files) => {
  const { site, ledger } = readProject(project({ ...SAMPLE_FILES, ...files }));
  return { site: site!, ledger: ledger! };
};
const printedOf = (words: string): string =>
  unitsOf(read(WITH(words))).get('articles/examen-en-linea')!.text;

test.each([
  ['**Vira si te ven.** Otra frase.', '\n**Vira si te ven.**\nOtra frase.\n'],
  ['Una. **Dos. Tres.** Cuatro.', '\nUna.\n**Dos.\nTres.**\nCuatro.\n'],
  ['Casi *todo* es `así`, no ~~asá~~.', '\nCasi *todo* es `así`, no ~~asá~~.\n'],
  ['***Las dos.*** Fin.', '\n***Las dos.***\nFin.\n'],
  ['**[Un enlace](/blog/)** y más.', '\n**Un enlace </blog/>** y más.\n'],
  ['Son 25\u00a0mph, o 30&nbsp;mph.', '\nSon 25&nbsp;mph, o 30&nbsp;mph.\n'],
  ['- **Uno:** dos.', '\n- **Uno:** dos.\n'],
  ['| A | B |\n|---|:-:|\n| **c** | d |', '\nA | B\n--- | :-:\n**c** | d\n'],
])('the text of a unit keeps the Markdown marks of %s', (written, printed) => {
  expect(printedOf(written)).toContain(printed);
});

test('a figure that the program fills in has plain spaces in sentences and tables', () => {
  const text = printedOf(
    'Rige {{velocidad.urbana}}.\n\n| A | B |\n|---|---|\n| c | {{velocidad.urbana}} |',
  );
  expect(text).toContain('\nRige 25 mph.\n');
  expect(text).toContain('\nc | 25 mph\n');
  expect(text.trimEnd()).toMatch(/refers to:.*velocidad\.urbana · velocidad\.urbana$/);
});

test('a fact with several readings is printed with the condition of each', () => {
  const zone = fact(
    'text',
    makeReading('manual', 'uno', { id: 'a', when: 'zona urbana' }),
    makeReading('manual', 'dos', { id: 'b', when: 'zona rural' }),
  );
  const facts: Files = { 'facts/prueba.json': { 'prueba.dato': zone } };
  const units = unitsOf(read({ ...facts, ...WITH('Rige {{prueba.dato}}.') }));
  expect(units.get('articles/examen-en-linea')!.text).toContain(
    '\nRige uno (zona urbana) y dos (zona rural).\n',
  );
});

test('exports and the hash of what a question asks ignore emphasis', () => {
  const bank = structuredClone(SAMPLE_FILES['tests/1-prueba']) as any;
  const asks = (files: Files) =>
    [...unitsOf(read(files))]
      .find(([id]) => id.endsWith(bank.questions[0].id))![1]
      .text.split('\n')
      .find((line) => line.startsWith('asks: #'));
  const before = asks({});
  bank.questions[0].question = `**${bank.questions[0].question}**`;
  expect(asks({ 'tests/1-prueba': bank })).toBe(before);

  const content = read({ 'tests/1-prueba': bank });
  const { question } = bank.questions[0];
  expect(fieldLines(content, { question }, () => false).join(' ')).not.toContain('**');
  expect(fieldLines({ ...content, references: [] }, { question }, () => false).join(' ')).toContain(
    '**',
  );
});

test('accepting all files of the previous format changes no revision or date', async () => {
  const folder = project({ ...SAMPLE_FILES, ...WITH('**Rige** {{velocidad.urbana}}.') });
  const run = (...args: string[]) =>
    runInProcess('review', ...args, '--data', folder, '--today', '2027-01-01');
  const filesIn = (path: string) =>
    readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => join(found.parentPath, found.name));
  await run('--accept', '*');
  // Rewrites the files as the previous version of the program wrote them, without marks.
  for (const file of filesIn('reviewed'))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/format \d/, 'format 1')
        .replace(/\n*refers to:[\s\S]*/, '\n')
        .replaceAll('**', ''),
    );
  const isContent = (file: string) => !file.startsWith(join(folder, 'reviewed'));
  const state = () =>
    filesIn('.')
      .filter(isContent)
      .map((file) => readFileSync(file, 'utf8'));
  const before = state();
  const { out } = await run();
  for (const shown of [
    out,
    (await run('--format', 'markdown')).out,
    (await run('--format', 'html')).out,
  ])
    expect(shown).toMatch(/format 1, here \d/);
  expect(out).toContain('articles/examen-en-linea');
  expect(await run('--accept', 'articles/examen-en-linea')).toMatchObject({ code: 2 });
  expect((await run('--accept', '*')).code).toBe(0);
  expect((await run('--check')).out).toBe('Nothing differs from what was reviewed.\n');
  expect(state()).toEqual(before);
});
