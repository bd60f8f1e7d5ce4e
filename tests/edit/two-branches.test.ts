/** Two people who each add a question in a branch of their own: neither question is lost when the branches are joined. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newRecord } from '../../pipeline/edit/new.ts';
import { gather } from '../../pipeline/load/gather.ts';
import { loadSources } from '../../pipeline/load/index.ts';
import { known, validate } from '../../pipeline/validate/index.ts';
import { fourOptions, QUESTION } from '../base-data.ts';
import { json, project, reportOf, TODAY } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';

/** A folder of content under git. @returns the folder, and git in it, which says whether it succeeded */
function repository() {
  const data = project(SAMPLE);
  const git = (...args: string[]): boolean => {
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
    try {
      execFileSync('git', [...own, ...args], { cwd: data, stdio: 'ignore' });
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

test('two branches that each run "new question" are joined without a conflict, with both questions', () => {
  const { data, git } = repository();
  const written = ['una', 'otra'].map((branch) => {
    git('checkout', '-qb', branch, 'main');
    const sources = gather(loadSources(data, 'data').value).value;
    const { value: entries } = validate(sources.documents);
    const record = newRecord('question', '1', {
      entries,
      known: known(sources, entries),
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
  json({
    ...QUESTION,
    id: 'senales-90',
    order: 90,
    question: words,
    options: fourOptions(options, 0, ['No pide eso.', 'No pide nada.', 'No es su forma.']),
  });

/** The conflict that git writes when one branch has each version. */
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

test('two questions with one id: the advice is to save the other under another id', () => {
  const found = conflictOf(undefined, [ONE, OTHER]);
  expect(found.length).toBeGreaterThan(0);
  for (const { help } of found) {
    expect(help[0]).toContain('These are two questions');
    expect(help[0]).toContain('save the other as senales-90-b.json, with "id": "senales-90-b"');
  }
});

test('two versions of one question: the advice is to keep one', () => {
  const found = conflictOf(ONE, [
    ONE.replace('¿Qué pide PARE?', '¿Qué te pide PARE?'),
    ONE.replace('¿Qué pide PARE?', '¿Qué exige PARE?'),
  ]);
  expect(found.map(({ help }) => help[0])).toEqual([
    expect.stringContaining('Keep one of the two'),
  ]);
});
