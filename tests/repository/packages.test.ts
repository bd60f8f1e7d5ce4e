import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../run/temporary-folder.ts';

const require = createRequire(import.meta.url);
// The type is declared here, because semver has no types.
const semver = require('semver') as { subset: (inner: string, outer: string) => boolean };

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

type LockEntry = {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
};

/** Packages that only one command needs. The command reports a missing one: docs/decisions/libraries.md. */
const FOR_ONE_COMMAND: Record<string, RegExp> = {
  'topojson-client': /^pipeline\/edit\/municipality-outlines\.ts$/,
};

test('the site is built with packages of "dependencies" only', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const files = ['pipeline', 'templates', 'schemas']
    .flatMap((folder) =>
      (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  const others = [...files, 'cli.ts'].flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export) (?!type )[^;'"]*?from '([^.'][^']*)'/gm)]
      .map(([, what = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(what)![0])
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
      .filter((name) => !(name in dependencies) && FOR_ONE_COMMAND[name]?.test(file) !== true)
      .map((name) => `${file} → ${name}`),
  );
  // Exceptions: two packages that are imported only for their types.
  expect(others.filter((other) => !/→ (?:geojson|schema-dts)$/.test(other))).toEqual([]);
});

test('the lock file has a hash of each package, except platform-specific builds', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, LockEntry>;
  };
  const without = Object.entries(packages).filter(
    ([path, { integrity, link, optional, os }]) =>
      path !== '' && integrity === undefined && !link && !(optional && os !== undefined),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

const major = (version: string): string => version.split('.')[0]!;

test('the Node versions in "engines" and README satisfy every package of the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const own = packages['']!.engines!.node!;
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: own } });
  const wants = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node !== undefined && !semver.subset(own, engines.node),
  );
  expect(wants.map(([path, { engines }]) => `${path} wants ${engines!.node}`)).toEqual([]);
  const [first, second, third] = own
    .match(/\d[\d.]*\d/g)!
    .map((each) => each.replace(/(\.0)+$/, ''));
  expect(read('README.md')).toContain(
    `You need Node ${major(first!)} from ${first} on, Node ${major(second!)} from ${second} on, or Node ${third} or newer`,
  );
});

test('each action of the workflows is pinned to a commit', () => {
  const uses = readdirSync(join(ROOT, '.github/workflows')).flatMap((file) =>
    [...read(join('.github/workflows', file)).matchAll(/uses: (.+)/g)].map(([, action]) => action),
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

type Job = {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: object }[];
};

test('a job with write permission runs no project code, and no checkout keeps the token', () => {
  for (const file of readdirSync(join(ROOT, '.github/workflows'))) {
    const { permissions, jobs } = parse(read(join('.github/workflows', file))) as {
      permissions: Record<string, string>;
      jobs: Record<string, Job>;
    };
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      const writes = Object.values(job.permissions ?? {}).includes('write');
      const uploads = job.steps.some(({ uses }) => uses?.includes('/upload-sarif@'));
      if (uploads) expect(job.steps.filter(({ run }) => run !== undefined)).toEqual([]);
      if (writes && !uploads) {
        const actions = job.steps.flatMap(({ uses }) => uses ?? []);
        expect(
          actions.filter((action) => !action.startsWith('actions/download-artifact@')),
        ).toEqual([]);
        expect(job.steps.map(({ run = '' }) => run).join()).not.toMatch(/\b(?:npm|npx|node)\b/);
      }
      for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
        expect(step.with, name).toMatchObject({ 'persist-credentials': false });
    }
  }
});

describe.each([
  ['without an open issue', ''],
  ['with an open issue', '7'],
])('the weekly workflow %s', { tags: ['bash'] }, (_, open) => {
  /** The calls of `gh` that change an issue. @param due the overdue items */
  const asked = (due: string): string[] => {
    const { jobs } = parse(read('.github/workflows/weekly.yml')) as { jobs: Record<string, Job> };
    const script = jobs.issue!.steps.map(({ run = '' }) => run).join('');
    const folder = temporaryFolder();
    const log = join(folder, 'log');
    writeFileSync(join(folder, 'due.md'), due);
    writeFileSync(
      join(folder, 'gh'),
      `#!/bin/sh\nif [ "$2" = list ]; then printf '%s' "${open}"; else echo "$2 $3" >> "${log}"; fi\n`,
      { mode: 0o755 },
    );
    writeFileSync(log, '');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, TITLE: 'Due' },
    });
    expect(status, stderr).toBe(0);
    return readFileSync(log, 'utf8').split('\n').filter(Boolean);
  };
  const NONE = 'no source is overdue\n';

  test('opens or updates an issue if something is due', () => {
    const wanted = open === '' ? ['create --title'] : ['edit 7'];
    expect(asked('231 sources overdue\n')).toEqual(wanted);
    expect(asked(`| warning | \`ruling/stale\` | 1 ruling |\n${NONE}`)).toEqual(wanted);
    expect(asked(`| warning | \`source/unread\` | no list |\n${NONE}`)).toEqual(wanted);
  });

  test('closes the issue if nothing is due', () => {
    const noted = `| note | \`source/unread\` | 9 laws |\n${NONE}`;
    for (const due of [NONE, noted]) expect(asked(due)).toEqual(open === '' ? [] : ['close 7']);
  });
});
