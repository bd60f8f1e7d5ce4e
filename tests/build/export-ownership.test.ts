import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import { type Here, place, publish, trace } from './publishing.ts';
import { filesIn } from './site.ts';

describe('a folder of exports', () => {
  const write = ({ out, folders }: Here, text: string, paths = ['a/b.csv', 'c.csv']) => {
    const folder = openOutputFolder(out, folders, 'exports');
    for (const path of paths) folder.write(path, text);
    folder.publish();
  };
  const refusesExport = (here: Here, named: string | RegExp, out = here.out) => {
    const before = trace(here);
    expect(() => write({ ...here, out }, 'nuevo')).toThrow(named);
    expect(trace(here)).toEqual(before);
  };

  const read = ({ out }: Here) =>
    filesIn(out).map((path) => [path, readFileSync(join(out, path), 'utf8')]);

  test('what an earlier export wrote and this one does not stays', () => {
    const here = place();
    write(here, 'uno');
    rmSync(join(here.out, 'c.csv'));
    write(here, 'dos', ['d.csv']);
    write(here, 'tres', ['d.csv', 'e.csv']);
    expect(read(here)).toEqual([
      ['a/b.csv', 'uno'],
      ['d.csv', 'tres'],
      ['e.csv', 'tres'],
    ]);
    expect(lstatSync(here.out).isDirectory()).toBe(true);
    expect(readdirSync(join(here.parent, '.sitio-builds'))).toEqual(['files']);
  });

  test.each<[string, (here: Here) => void]>([
    ['an empty folder', ({ out }) => mkdirSync(out)],
    ['a folder of empty folders', ({ out }) => mkdirSync(join(out, 'x/y'), { recursive: true })],
    [
      'a folder that was emptied',
      (here) => {
        write(here, 'uno');
        rmSync(here.out, { recursive: true });
        mkdirSync(here.out);
      },
    ],
    [
      'a folder that was deleted',
      (here) => {
        write(here, 'uno');
        rmSync(here.out, { recursive: true });
      },
    ],
  ])('is made in the place of %s', (_, make) => {
    const here = place();
    make(here);
    write(here, 'dos');
    write(here, 'tres');
    expect(read(here)).toEqual([
      ['a/b.csv', 'tres'],
      ['c.csv', 'tres'],
    ]);
    expect(readdirSync(join(here.parent, '.sitio-builds')).length).toBe(1);
  });

  test.each<[string, string, (here: Here) => void]>([
    [
      'with a person’s files',
      'sitio/mía.txt',
      ({ out }) => {
        mkdirSync(out);
        writeFileSync(join(out, 'mía.txt'), 'mía');
      },
    ],
    [
      'with a person’s file among ours',
      'sitio/a/b.csv.tmp',
      (here) => {
        write(here, 'uno');
        writeFileSync(join(here.out, 'a/b.csv.tmp'), 'mía');
      },
    ],
    [
      'with an exported file that a person changed',
      'sitio/c.csv (changed)',
      (here) => {
        write(here, 'uno');
        writeFileSync(join(here.out, 'c.csv'), 'mía');
      },
    ],
    [
      'with a link in the place of a folder',
      'sitio/a',
      (here) => {
        write(here, 'uno');
        rmSync(join(here.out, 'a'), { recursive: true });
        symlinkSync(join(here.parent, 'data'), join(here.out, 'a'));
      },
    ],
    [
      'that is a link',
      'it is a link',
      ({ out, parent }) => {
        mkdirSync(join(parent, 'mía'));
        symlinkSync('mía', out);
      },
    ],
    ['that is a file', 'it is a file', ({ out }) => writeFileSync(out, 'mía')],
  ])('%s', (_, named, make) => {
    const here = place();
    make(here);
    refusesExport(here, named);
  });

  test.each<[string, (here: Here) => string]>([
    ['the root', () => '/'],
    ['home', () => homedir()],
    ['the current folder', () => process.cwd()],
    ['the folder above', () => join(process.cwd(), '..')],
    ['the content', ({ parent }) => join(parent, 'data')],
    ['inside the content', ({ parent }) => join(parent, 'data/x')],
    ['the program', ({ parent }) => join(parent, 'programa')],
    ['what holds both', ({ parent }) => parent],
  ])('%s', (_, out) => {
    const here = place();
    refusesExport(here, 'is refused: it is', out(here));
  });

  test('inside a published site', () => {
    const here = place();
    publish(here, 'uno');
    refusesExport(here, 'it is inside a published site', join(here.out, 'x'));
  });
});
