import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkExportFolder,
  openExportFolder,
} from '../../pipeline/publish/output/export-folder.ts';
import { type Here, place, publish, trace } from './publishing.ts';

describe('a folder of exports', () => {
  const write = ({ out, folders }: Here, text: string, paths = ['a/b.csv', 'c.csv']) => {
    checkExportFolder(out, folders);
    const folder = openExportFolder(out, folders);
    try {
      return paths.filter((path) => folder.write(path, text));
    } finally {
      folder.close();
    }
  };
  const refusesExport = (here: Here, named: string | RegExp, out = here.out) => {
    const before = trace(here);
    expect(() => write({ ...here, out }, 'nuevo')).toThrow(named);
    expect(() => openExportFolder(out, here.folders)).toThrow(named);
    expect(trace(here)).toEqual(before);
  };

  test('writes only files that are new, changed or missing', () => {
    const here = place();
    expect(write(here, 'uno')).toEqual(['a/b.csv', 'c.csv']);
    expect(write(here, 'uno')).toEqual([]);
    rmSync(join(here.out, 'c.csv'));
    expect(write(here, 'uno')).toEqual(['c.csv']);
    expect(write(here, 'dos', ['c.csv'])).toEqual(['c.csv']);
    expect(write(here, 'dos', ['d.csv'])).toEqual(['d.csv']);
    expect(write(here, 'dos', ['a/b.csv', 'c.csv', 'd.csv'])).toEqual(['a/b.csv']);
    expect(readFileSync(join(here.out, 'a/b.csv'), 'utf8')).toBe('dos');
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
    ['that is a published site', 'it is a link', (here) => publish(here, 'uno')],
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
