/** Who edited a right answer, a figure, law or a drawing and also accepted it is named beside what a pull request changes. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ARTICLE } from '../base-data.ts';
import { licenciaHere } from '../cli/in-process.ts';
import { base, type Files, lay, project } from '../project.ts';

const ASKED: Files = {
  'tests/1-prueba': base('tests/1-prueba', ({ questions: [question] }) =>
    question.options.reverse(),
  ),
};
const WORDS: Files = { 'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', 'Otras palabras.') };

function repository() {
  const data = project();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dirname(data), stdio: 'ignore' });
  const commitBy = (name: string) => {
    git('add', '-A');
    git('-c', `user.name=${name}`, '-c', `user.email=${name}@b.example`, 'commit', '-qm', 'x');
  };
  git('init', '-q', '-b', 'main');
  return { data, git, commitBy };
}
const accept = (data: string, ...what: string[]) =>
  licenciaHere(
    'review',
    '--accept',
    ...(what.length > 0 ? what : ['*']),
    '--data',
    data,
    '--today',
    '2026-11-20',
  );
const summaryOf = async (data: string) =>
  (await licenciaHere('diff', 'main', '--data', data, '--format', 'markdown')).out;

test.each([
  ['the same person', 'Ana', 'Ana', true],
  ['another one', 'Ana', 'Eva', false],
])(
  'accepted by %s',
  async (_, editor, reviewer, isNamed) => {
    const { data, git, commitBy } = repository();
    await accept(data);
    commitBy('Root');
    git('checkout', '-qb', 'otra');
    lay(data, { ...ASKED, ...WORDS });
    commitBy(editor);
    await accept(data);
    // The program wrote a revision and a day into what the editor wrote.
    git('add', 'data/reviewed');
    git(
      '-c',
      `user.name=${reviewer}`,
      '-c',
      `user.email=${reviewer}@b.example`,
      'commit',
      '-qm',
      'x',
    );
    const summary = await summaryOf(data);
    expect(summary).toContain('tests/1/prueba-01');
    expect(summary.includes('Ana both edited and accepted')).toBe(isNamed);
    // Words alone are everybody's.
    expect(summary).not.toContain('articles/un-articulo (');
  },
  30_000,
);

test('a copy in data/reviewed that was forged with the text is named, and what it hides is shown', async () => {
  const { data, git, commitBy } = repository();
  await accept(data);
  commitBy('Root');
  git('checkout', '-qb', 'otra');
  lay(data, ASKED);
  await accept(data);
  commitBy('Ana');
  const summary = await summaryOf(data);
  expect(summary).toMatch(/Ana both edited and accepted.*: tests\/1\/prueba-01 \(right answer\)/);
  expect(summary).toContain('+   right: true');
  expect(summary).not.toContain('b.example');
});

test('a record that is gone is told with those that are there', async () => {
  const { data, git, commitBy } = repository();
  await accept(data);
  commitBy('Root');
  git('checkout', '-qb', 'otra');
  rmSync(`${data}/blog/un-articulo.md`);
  await accept(data);
  commitBy('Ana');
  expect(await summaryOf(data)).toContain('`articles/un-articulo` (gone)');
});
