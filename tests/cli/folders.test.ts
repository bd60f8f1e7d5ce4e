import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenProject, project, temporaryFolder } from '../fixtures/project.ts';
import { runLicencia } from './licencia.ts';

describe('paths are relative to the folder where the command was typed', () => {
  test('finds the folder "data" in the current folder', () => {
    const data = brokenProject();
    const { status, stdout } = runLicencia(['validate'], { cwd: dirname(data) });
    expect([status, stdout]).toEqual([1, expect.stringContaining('\n  data/guia/tips.json:2:13')]);
  });

  test('npm run uses the folder where it was typed', () => {
    const data = brokenProject();
    const npm = { npm_lifecycle_event: 'licencia', INIT_CWD: dirname(data) };
    expect(runLicencia(['validate'], { cwd: temporaryFolder(), env: npm }).stdout).toContain(
      '\n  data/guia/tips.json:2:13',
    );
  });

  test('npm run in a subfolder uses the package’s data folder by default', () => {
    const data = brokenProject();
    const npm = { npm_lifecycle_event: 'licencia', INIT_CWD: data };
    expect(runLicencia(['validate'], { cwd: dirname(data), env: npm }).stdout).toContain(
      '\n  data/guia/tips.json:2:13',
    );
    expect(
      runLicencia(['validate', '--data', '.'], { cwd: dirname(data), env: npm }).stdout,
    ).toContain('/guia/tips.json:2:13');
  });

  test('ignores the variables of another npm script', () => {
    const npm = { npm_lifecycle_event: 'test', INIT_CWD: dirname(brokenProject()) };
    expect(runLicencia(['validate'], { cwd: dirname(project()), env: npm }).status).toBe(0);
  });
});
