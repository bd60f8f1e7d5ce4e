import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '../../pipeline/program/failures.ts';
import { writeEditedFile, writeFileAtomically } from '../../pipeline/program/write-file.ts';
import { temporaryFolder } from '../fixtures/project.ts';

test('a file is replaced completely, and no temporary file is left beside it', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.json');
  writeFileAtomically(file, 'uno');
  writeFileAtomically(file, Buffer.from('señal'));
  expect(readFileSync(file, 'utf8')).toBe('señal');
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('an unwritable file causes an EnvironmentError and leaves no temporary file', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a.json'));
  expect(() => writeFileAtomically(join(folder, 'a.json'), 'uno')).toThrow(EnvironmentError);
  expect(() => writeFileAtomically(join(folder, 'no-existe', 'a.json'), 'uno')).toThrow(
    EnvironmentError,
  );
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('a temporary file neither overwrites another file nor follows a link', () => {
  const folder = temporaryFolder();
  const [file, mine] = [join(folder, 'a.json'), join(folder, 'mía.txt')];
  writeFileSync(mine, 'mía');
  linkSync(mine, `${file}.${process.pid}.tmp`);
  writeFileAtomically(file, 'uno');
  expect([readFileSync(file, 'utf8'), readFileSync(mine, 'utf8')]).toEqual(['uno', 'mía']);
});

describe('writeEditedFile', () => {
  test.each([
    ['its line endings', 'uno\r\ndos\r\n', 'uno\r\ntres\r\n'],
    ['its byte order mark', '\ufeffuno\ndos\n', '\ufeffuno\ntres\n'],
    ['its line endings and byte order mark', '\ufeffuno\r\ndos\r\n', '\ufeffuno\r\ntres\r\n'],
    ['plain line endings without a mark', 'uno\ndos\n', 'uno\ntres\n'],
  ])('an edited file keeps %s', (_, before, after) => {
    const file = join(temporaryFolder(), 'a.md');
    writeFileSync(file, before);
    writeEditedFile(file, 'uno\ntres\n');
    expect(readFileSync(file, 'utf8')).toBe(after);
  });
});
