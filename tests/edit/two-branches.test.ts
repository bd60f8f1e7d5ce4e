import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newRecord } from '../../pipeline/edit/new.ts';
import { loadContentFiles } from '../../pipeline/load/index.ts';
import { joinRecordFolders } from '../../pipeline/load/record-folders.ts';
import { collectKnownRecords, validate } from '../../pipeline/validate/index.ts';
import { runInProcess } from '../cli/in-process.ts';
import { fourOptions, QUESTION } from '../fixtures/base-data.ts';
import { runGitCommand as runGit } from '../fixtures/git.ts';
import { project, reportOf, TODAY, toJson } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

/** Creates a content folder under git. @returns the folder, and a git function that returns true on success */
function repository() {
  const data = project(SAMPLE_FILES);
  const git = (...args: string[]): boolean => {
    try {
      runGit(data, ...args);
      return true;
    } catch {
      return false;
    }
  };
  git('init', '-q', '-b', 'main');
  commit(git);
  return { data, git };
}

function commit(git: (...args: string[]) => boolean) {
  git('add', '.');
  git('commit', '-qm', 'x');
}

test('merging two branches with a new question each keeps both, without a conflict', {
  tags: ['git'],
}, () => {
  const { data, git } = repository();
  const written = ['una', 'otra'].map((branch) => {
    git('checkout', '-qb', branch, 'main');
    const sources = joinRecordFolders(loadContentFiles(data, 'data').value).value;
    const { value: entries } = validate(sources.documents);
    const record = newRecord('question', '1', {
      entries,
      known: collectKnownRecords(sources, entries),
      today: TODAY,
      options: { form: 'conducta', asks: '1' },
    }) as { path: string; text: string };
    const text = record.text.replace(/"question": ".*"/, `"question": "¿Qué pide ${branch}?"`);
    writeFileSync(join(data, record.path), text);
    commit(git);
    return { ...record, text };
  });
  expect(git('merge', '-q', 'una')).toBe(true);
  expect(written.map(({ path }) => readFileSync(join(data, path), 'utf8'))).toEqual(
    written.map(({ text }) => text),
  );
});

const PATH = 'tests/1-prueba/senales-90.json';
const question = (words: string, options: string[]) =>
  toJson({
    ...QUESTION,
    id: 'senales-90',
    order: 90,
    question: words,
    options: fourOptions(options, 0, ['No pide eso.', 'No pide nada.', 'No es su forma.']),
  });

/** The findings after merging two branches, each with one of these versions. */
function conflictOf(base: string | undefined, versions: [string, string]) {
  const { data, git } = repository();
  if (base !== undefined) writeFileSync(join(data, PATH), base);
  commit(git);
  for (const [index, branch] of ['una', 'otra'].entries()) {
    git('checkout', '-qb', branch, 'main');
    writeFileSync(join(data, PATH), versions[index]!);
    commit(git);
  }
  expect(git('merge', '-q', 'una')).toBe(false);
  return reportOf(data).filter(({ rule }) => rule === 'parse/json-syntax');
}

const ONE = question('¿Qué pide PARE?', ['Detenerte', 'Seguir', 'Tocar bocina', 'Girar']);
const OTHER = question('¿Qué pide CEDA?', ['Ceder', 'Correr', 'Alumbrar', 'Rebasar']);

test('two questions with the same id lead to the advice to rename the second', {
  tags: ['git'],
}, () => {
  const found = conflictOf(undefined, [ONE, OTHER]);
  expect(found.length).toBeGreaterThan(0);
  for (const { help } of found) {
    expect(help[0]).toContain('These are two questions');
    expect(help[0]).toContain('save the other as senales-90-b.json, with "id": "senales-90-b"');
  }
});

test('two versions of one question lead to the advice to keep one', { tags: ['git'] }, () => {
  const found = conflictOf(ONE, [
    ONE.replace('¿Qué pide PARE?', '¿Qué te pide PARE?'),
    ONE.replace('¿Qué pide PARE?', '¿Qué exige PARE?'),
  ]);
  expect(found.map(({ help }) => help[0])).toEqual([
    expect.stringContaining('Keep one of the two'),
  ]);
});

/** Edits in a branch, accepts all that `review` shows, and commits. */
async function inBranch(
  { data, git }: ReturnType<typeof repository>,
  branch: string,
  edit: () => void,
) {
  git('checkout', '-qb', branch, 'main');
  edit();
  await acceptAll(data);
  commit(git);
}
const acceptAll = async (data: string) =>
  expect(
    (await runInProcess('review', '--accept', '*', '--data', data, '--today', TODAY)).err,
  ).toBe('');
const shownIn = async (data: string) =>
  JSON.parse((await runInProcess('review', '--data', data, '--format', 'json')).out).changes;

test('merging branches that add, move, edit and accept loses no unreviewed change', {
  tags: ['git'],
}, async () => {
  const found = repository();
  const { data, git } = found;
  await acceptAll(data);
  commit(git);
  const write = (path: string, text: string) => writeFileSync(join(data, path), text);
  const article = readFileSync(join(data, 'blog/examen-en-linea.md'), 'utf8');
  const added = (id: string, words: string) =>
    write(
      `tests/1-prueba/${id}.json`,
      question(words, ['Detenerte', 'Seguir', 'Girar', 'Tocar bocina']).replaceAll(
        'senales-90',
        id,
      ),
    );
  await inBranch(found, 'una', () => {
    added('senales-90-una', '¿Qué pide PARE?');
    // This branch moves an article.
    rmSync(join(data, 'blog/examen-en-linea.md'));
    write('blog/examen-por-internet.md', article);
  });
  await inBranch(found, 'otra', () => {
    added('senales-90-otra', '¿Qué pide CEDA?');
    // This branch edits the same article.
    write('blog/examen-en-linea.md', `${article.trimEnd()} Lo dice otra rama.\n`);
  });
  // git follows the moved article; its reviewed text either conflicts or moves too.
  if (!git('merge', '-q', 'una')) {
    git('checkout', '--theirs', '--', 'reviewed');
    git('add', '-A');
    git('commit', '-qm', 'x');
  }
  for (const id of ['senales-90-una', 'senales-90-otra'])
    expect(existsSync(join(data, `tests/1-prueba/${id}.json`))).toBe(true);
  const merged = readFileSync(join(data, 'blog/examen-por-internet.md'), 'utf8');
  expect(merged).toContain('Lo dice otra rama.');
  const reviewed = readFileSync(join(data, 'reviewed/articles/examen-por-internet.txt'), 'utf8');
  const shown = (await shownIn(data)) as { unit: string }[];
  // If the merge kept both accepted texts, review shows nothing; otherwise it shows the dropped sentence again.
  expect(shown.some(({ unit }) => unit === 'articles/examen-por-internet')).toBe(
    !reviewed.includes('Lo dice otra rama.'),
  );
  await acceptAll(data);
  expect(await shownIn(data)).toEqual([]);
});

test.each(['ours', 'theirs'])(
  'after a conflict in data/reviewed, keeping %s makes review show the dropped text',
  { tags: ['git'] },
  async (side) => {
    const found = repository();
    const { data, git } = found;
    await acceptAll(data);
    commit(git);
    const path = join(data, 'blog/examen-en-linea.md');
    const article = readFileSync(path, 'utf8').trimEnd();
    for (const branch of ['una', 'otra'])
      await inBranch(found, branch, () => writeFileSync(path, `${article} Lo dice ${branch}.\n`));
    expect(git('merge', '-q', 'una')).toBe(false);
    git('checkout', `--${side}`, '--', 'reviewed');
    // A person keeps both sentences in the content.
    writeFileSync(path, `${article} Lo dice una. Lo dice otra.\n`);
    commit(git);
    const [change, ...others] = (await shownIn(data)) as {
      unit: string;
      lines: { after: string[] }[];
    }[];
    expect(others).toEqual([]);
    const missing = side === 'ours' ? 'Lo dice una.' : 'Lo dice otra.';
    expect(change!.lines.flatMap(({ after }) => after).join(' ')).toContain(missing);
    await acceptAll(data);
    expect(await shownIn(data)).toEqual([]);
  },
);
