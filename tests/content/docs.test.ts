import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { howToText } from '../../pipeline/commands/how-to.ts';
import { UsageError } from '../../pipeline/program/failures.ts';
import { projectFiles } from '../repository/project-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = projectFiles();
const PAGES = FILES.filter((file) =>
  /^(?:README|CONTRIBUTING|SECURITY|pipeline\/README|templates\/islands\/README|(?:docs|pipeline\/rules)\/.+)\.md$/.test(
    file,
  ),
);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutExamples = (page: string) => page.replace(/^```.*?^```$/gms, '');

/** The anchors that repository hosts such as GitHub generate for headings. */
const anchorsOf = (page: string) =>
  [...withoutExamples(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(PAGES)('%s', (file) => {
  const page = withoutExamples(read(file));

  test('links to files and headings that exist', () => {
    const broken = [
      ...page.replace(/`[^`]*`/g, '').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g),
    ].filter(([, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('names existing files only', () => {
    const names = [
      ...page.matchAll(
        /`((?:data|docs|pipeline|schemas|templates|tests)\/[a-z\d./_-]*[a-z\d/])`/gi,
      ),
    ].map(([, name = '']) => name);
    // Files that a command or the reader creates when needed.
    const written = ['data/blog/renovar-licencia.md', 'data/publicar', 'schemas/ids'];
    const missing = names.filter(
      (name) => !written.includes(name.replace(/\/$/, '')) && !existsSync(join(ROOT, name)),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(['pipeline/README.md', 'templates/islands/README.md'])('%s', (file) => {
  const folder = dirname(file);
  // A name without a folder may belong to a file in any folder.
  const named = [...withoutExamples(read(file)).matchAll(/`([\w.-]+(?:\/[\w.-]+)*)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) => /\.(?:tsx?|cjs|css|md|json)$|\//.test(name) && !/^(?:data|dist|\.dist)/.test(name),
    );

  test('names only existing files and folders', () => {
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter((name) => {
      const path = name.replace(/\/$/, '');
      if ([folder, '.'].some((from) => existsSync(join(ROOT, from, path)))) return false;
      return !FILES.some((each) => each.endsWith(`/${path}`));
    });
    expect(missing).toEqual([]);
  });
});

test('messages and comments of the program name existing files only', () => {
  const missing = FILES.filter((file) =>
    /^(?:cli\.ts|pipeline\/.+\.ts|schemas\/.+\.ts|templates\/.+\.tsx?)$/.test(file),
  ).flatMap((file) =>
    [
      ...read(file).matchAll(
        /(?<![\w/.])(?:docs|pipeline|schemas|templates|tests)\/[\w./-]*\.(?:tsx?|cjs|css|md)\b/g,
      ),
    ]
      .filter(([name]) => !existsSync(join(ROOT, name)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('libraries.md lists every package except type definitions', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const [page = ''] = read('docs/decisions/libraries.md').split('## Rejected');
  const named = [...page.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.toSorted()).toEqual(packages.filter((name) => !name.startsWith('@types/')).sort());
});

describe('explain how', () => {
  const names = [...howToText(ROOT, []).matchAll(/^ {2}([a-z-]+)$/gm)].map(([, name = '']) => name);

  test('lists each how-to once', () => {
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(names)('%s has instructions with an example', (name) => {
    const text = howToText(ROOT, [name]);
    expect(text).toMatch(/^## [A-Z]/);
    // The example is a code block, or inline code that can be typed.
    expect(text).toMatch(/```|`\{\{|`"/);
  });

  test('finds a how-to by the words of its name, and ignores articles and capital letters', () => {
    expect(howToText(ROOT, ['Add', 'a', 'question'])).toBe(howToText(ROOT, ['add-question']));
  });

  test('lists the how-tos whose names contain the given words', () => {
    expect(howToText(ROOT, ['question'])).toContain('  add-question\n');
    expect(howToText(ROOT, ['question'])).not.toContain('add-article');
  });

  test('suggests the nearest how-to for a misspelled name', () => {
    expect(() => howToText(ROOT, ['add-queston'])).toThrow(UsageError);
    expect(() => howToText(ROOT, ['add-queston'])).toThrow('Did you mean "add-question"?');
  });
});
