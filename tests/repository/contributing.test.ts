import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, '.github', file), 'utf8');
const FORMS = readdirSync(join(ROOT, '.github/ISSUE_TEMPLATE')).filter(
  (file) => file !== 'config.yml',
);

type Field = {
  type: string;
  id: string;
  attributes: { label: string; options?: string[] };
  validations: { required: boolean };
};
type Form = { name: string; description: string; title: string; body: Field[] };

test.each(FORMS)('%s is a valid issue form', (file) => {
  const { name, description, title, body, ...others } = parse(
    read(`ISSUE_TEMPLATE/${file}`),
  ) as Form;
  expect(others).toEqual({});
  for (const text of [name, description, title]) expect(text).toMatch(/\S/);
  const ids = body.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { type, id, attributes, validations } of body) {
    expect(['input', 'textarea', 'dropdown']).toContain(type);
    expect(id).toMatch(/^[a-z][a-z-]*$/);
    expect(attributes.label).toMatch(/\S/);
    expect(validations.required).toBe(true);
    expect(type === 'dropdown').toBe(attributes.options !== undefined);
    // GitHub refuses a form with the same option twice.
    expect(new Set(attributes.options).size).toBe(attributes.options?.length ?? 0);
  }
});

test('the form for a wrong figure asks for page, words, correction and source', () => {
  const { body } = parse(read('ISSUE_TEMPLATE/cifra.yml')) as Form;
  expect(body.map(({ id }) => id)).toEqual(['pagina', 'dice', 'debe', 'fuente']);
});

test('each path in CODEOWNERS exists, and has a real account unless commented out', () => {
  const lines = read('CODEOWNERS')
    .split('\n')
    .filter((line) => /^(?:# )?\//.test(line));
  for (const line of lines)
    if (!line.startsWith('#')) expect(line).toMatch(/^\S+(?: @(?!cuenta$)[\w/-]+)+$/);
  const paths = lines.map((line) => line.replace('# ', '').split(/\s+/)[0]!);
  for (const path of paths) expect(existsSync(join(ROOT, path)), path).toBe(true);
  expect(paths).toEqual(
    expect.arrayContaining(['/data/tests/', '/data/facts/', '/data/reviewed/']),
  );
});

test('Dependabot updates packages and actions each month', () => {
  const { updates } = parse(read('dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory: string; schedule: { interval: string } }[];
  };
  expect(
    updates.map((update) => [
      update['package-ecosystem'],
      update.directory,
      update.schedule.interval,
    ]),
  ).toEqual([
    ['npm', '/', 'monthly'],
    ['github-actions', '/', 'monthly'],
  ]);
});
