/** A person's files in and around every output folder: the command refuses, names them, and leaves every byte. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportFailure } from '../../pipeline/commands/failure.ts';
import {
  checkExportFolder,
  openExportFolder,
} from '../../pipeline/publish/output/export-folder.ts';
import { checkOutputFolder } from '../../pipeline/publish/output/output-folder.ts';
import { project, temporaryFolder } from '../project.ts';
import { place, publish, versions, whole } from './publishing.ts';
import { ROOT, traceOf } from './site.ts';

type Here = ReturnType<typeof place>;

/** All but the time of the folder of builds: a build that looks closer takes the lock. */
const trace = (here: Here) =>
  traceOf(here.parent).filter((line) => !/^(copia\/)?\.sitio-builds \d/.test(line));

/** Refused by name, before anything is made, and twice in a row; then nothing at all has changed. */
function refuses(here: Here, out: string, named: string | RegExp): void {
  const before = traceOf(here.parent);
  expect(() => checkOutputFolder(out, here.folders)).toThrow(named);
  expect(traceOf(here.parent)).toEqual(before);
  const all = trace(here);
  for (let time = 1; time <= 2; time++)
    expect(() => publish({ ...here, out }, 'nuevo')).toThrow(named);
  expect(trace(here)).toEqual(all);
}

describe('a site’s folder', () => {
  test('a copy of the site in another folder is not taken for a build', () => {
    const here = place();
    publish(here, 'uno');
    const copy = join(here.parent, 'gh');
    // README: cp -rL dist/. gh/
    cpSync(here.out, copy, { recursive: true, dereference: true });
    mkdirSync(join(copy, '.git'));
    writeFileSync(join(copy, '.git/HEAD'), 'ref: refs/heads/main');
    writeFileSync(join(copy, 'CNAME'), 'licencia.example');
    refuses(here, copy, /there are 5 files that this program did not write.*\n {2}gh\/CNAME\n/);
  });

  test('nor with everything beside it', () => {
    const here = place();
    publish(here, 'uno');
    publish(here, 'dos');
    const there = join(here.parent, 'copia');
    mkdirSync(there);
    for (const name of ['sitio', '.sitio-builds'])
      cpSync(join(here.parent, name), join(there, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    refuses(here, join(there, 'sitio'), 'was copied or moved here from');
  });

  test('a project that was moved keeps its site', () => {
    const here = place();
    mkdirSync(join(here.parent, 'antes'));
    publish({ ...here, out: join(here.parent, 'antes/sitio') }, 'uno');
    renameSync(join(here.parent, 'antes'), join(here.parent, 'después'));
    const out = join(here.parent, 'después/sitio');
    publish({ ...here, out }, 'dos');
    expect(versions(out)).toEqual(whole('dos'));
  });

  test.each<[string, string, (here: Here) => void]>([
    [
      'a folder of builds that a person made',
      '.sitio-builds/fotos/una.jpg',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds/fotos'), { recursive: true });
        writeFileSync(join(parent, '.sitio-builds/fotos/una.jpg'), 'foto');
      },
    ],
    [
      'a folder of builds that looks like ours but has no list',
      '.sitio-builds/build-1/una.html',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds/build-1'), { recursive: true });
        writeFileSync(join(parent, '.sitio-builds/build-1/una.html'), 'mía');
      },
    ],
    [
      'a list that a person wrote',
      '.sitio-builds/build-1.files',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds'));
        writeFileSync(join(parent, '.sitio-builds/build-1.files'), 'leche, pan');
      },
    ],
    [
      'a folder of builds that is a link',
      '.sitio-builds is a link',
      ({ parent }) => {
        mkdirSync(join(parent, 'fotos'));
        writeFileSync(join(parent, 'fotos/una.jpg'), 'foto');
        symlinkSync('fotos', join(parent, '.sitio-builds'));
      },
    ],
    [
      'a folder of builds that is a file',
      '.sitio-builds is a file',
      ({ parent }) => writeFileSync(join(parent, '.sitio-builds'), 'mía'),
    ],
    [
      'a file in the published site',
      'sitio/mía.txt',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.out, 'mía.txt'), 'mía');
      },
    ],
    [
      'a folder in the published site',
      'sitio/tests/mía/',
      (here) => {
        publish(here, 'uno');
        mkdirSync(join(here.out, 'tests/mía'));
      },
    ],
    [
      'a file in the older build',
      '.sitio-builds/build-1/a/mía.txt',
      (here) => {
        publish(here, 'uno');
        publish(here, 'dos');
        writeFileSync(join(here.parent, '.sitio-builds/build-1/a/mía.txt'), 'mía');
      },
    ],
    [
      'a file in the folder of builds',
      '.sitio-builds/mía.txt',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.parent, '.sitio-builds/mía.txt'), 'mía');
      },
    ],
    [
      'a published page that a person changed',
      'sitio/tests/index.html (changed)',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.out, 'tests/index.html'), 'mía');
      },
    ],
    [
      'a published page that a person changed to as many letters',
      'sitio/index.html (changed)',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.out, 'index.html'), 'mío');
      },
    ],
    [
      'a published page that is a folder now',
      'sitio/index.html/mía.txt',
      (here) => {
        publish(here, 'uno');
        rmSync(join(here.out, 'index.html'));
        mkdirSync(join(here.out, 'index.html'));
        writeFileSync(join(here.out, 'index.html/mía.txt'), 'mía');
      },
    ],
    [
      'a pipe in the published site',
      'sitio/tubo',
      (here) => {
        publish(here, 'uno');
        spawnSync('mkfifo', [join(here.out, 'tubo')]);
      },
    ],
  ])('%s', (_, named, make) => {
    const here = place();
    make(here);
    refuses(here, here.out, named);
  });

  test('more than ten files: ten are named, and how many there are', () => {
    const here = place();
    publish(here, 'uno');
    for (let number = 1; number <= 12; number++)
      writeFileSync(join(here.out, `mía-${number}\u001b[31m.txt`), 'mía');
    refuses(
      here,
      here.out,
      /there are 12 files .*\n( {2}sitio\/mía-\d+\\u\{1b\}.*\n){10} {2}and 2 more\n/,
    );
  });

  test('a page that was deleted, touched or saved unchanged is no reason to refuse', () => {
    const here = place();
    publish(here, 'uno');
    rmSync(join(here.out, 'index.html'));
    writeFileSync(join(here.out, 'tests/index.html'), 'uno');
    chmodSync(join(here.out, 'a/b/c.html'), 0o600);
    publish(here, 'dos');
    publish(here, 'tres');
    expect(versions(here.out)).toEqual(whole('tres'));
  });

  test('a hard-linked copy of the site keeps its bytes through three builds', () => {
    const here = place();
    publish(here, 'uno');
    const kept = join(here.parent, 'guardada.html');
    linkSync(join(here.out, 'index.html'), kept);
    for (const version of ['dos', 'tres', 'cuatro']) publish(here, version);
    expect(readFileSync(kept, 'utf8')).toBe('uno');
    expect(versions(here.out)).toEqual(whole('cuatro'));
  });

  test('inside the published site, or inside its builds', () => {
    const here = place();
    publish(here, 'uno');
    refuses(here, join(here.out, 'nuevo'), 'it is inside a published site');
    refuses(here, join(here.parent, '.sitio-builds/mía'), 'it is inside a published site');
    refuses(here, join(here.parent, '.sitio-builds'), 'it is inside a published site');
  });

  test.runIf(process.getuid?.() === 0)('a mounted folder in the site or in its place', () => {
    const here = place();
    publish(here, 'uno');
    const mine = join(here.parent, 'mía');
    mkdirSync(join(mine, 'b'), { recursive: true });
    writeFileSync(join(mine, 'b/c.html'), 'uno');
    const empty = join(here.parent, 'vacía');
    mkdirSync(empty);
    for (const target of [join(here.out, 'a'), empty]) {
      if (spawnSync('mount', ['--bind', mine, target]).status !== 0) return;
      try {
        refuses(here, target === empty ? empty : here.out, 'is a mount point');
      } finally {
        spawnSync('umount', [target]);
      }
    }
  });
});

describe('the builds of the version before, which had no list', () => {
  const former = () => {
    const here = place();
    const builds = join(here.parent, '.sitio-builds');
    for (const [name, text] of [
      ['build-aB3dE6', 'viejo'],
      ['build-Xy9876', 'más viejo'],
    ] as const) {
      mkdirSync(join(builds, name), { recursive: true });
      writeFileSync(join(builds, name, '.built-by-licencia'), 'x');
      writeFileSync(join(builds, name, 'index.html'), text);
      writeFileSync(join(builds, name, 'mía.txt'), 'mía');
    }
    symlinkSync('.sitio-builds/build-aB3dE6', here.out);
    return { here, builds };
  };

  test('are left alone, and the site is published beside them', () => {
    const { here, builds } = former();
    const before = traceOf(builds);
    for (const version of ['uno', 'dos', 'tres']) {
      publish(here, version);
      expect(versions(here.out)).toEqual(whole(version));
    }
    expect(readlinkSync(here.out)).toBe('.sitio-builds/build-1');
    expect(traceOf(builds)).toEqual(expect.arrayContaining(before));
  });

  test('a copy of them in a real folder is refused', () => {
    const { here } = former();
    const real = join(here.parent, readlinkSync(here.out));
    rmSync(here.out);
    renameSync(real, here.out);
    refuses(here, here.out, 'sitio/mía.txt');
  });
});

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

  test('writes what is new, changed or gone, and nothing else', () => {
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

describe('the command line', () => {
  const run = (args: string[], options: { cwd?: string; uid?: number } = {}) =>
    spawnSync(process.execPath, [join(ROOT, 'pipeline/program/launcher.cjs'), ...args], {
      encoding: 'utf8',
      ...options,
    });
  let data: string;
  beforeAll(() => {
    data = project();
  });

  test('build refuses before it reads the content', () => {
    const here = place();
    publish(here, 'uno');
    writeFileSync(join(here.out, 'mía.txt'), 'mía');
    const { status, stdout, stderr } = run(['build', '--data', 'no-such', '--out', here.out]);
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toContain('sitio/mía.txt');
    expect(readFileSync(join(here.out, 'mía.txt'), 'utf8')).toBe('mía');
  });

  test.each(['/', '..', '.', '~', 'pipeline', 'node_modules/x', 'pipeline/x', '.git/x', 'data/x'])(
    'export --out %s',
    (out) => {
      const { status, stderr } = run(
        ['export', 'gift', '--data', data, '--out', out === '~' ? homedir() : out],
        { cwd: ROOT },
      );
      expect([status, stderr]).toEqual([3, expect.stringContaining('is refused: it is')]);
      expect(existsSync(join(ROOT, out, 'gift'))).toBe(false);
    },
  );

  test('in a folder that was deleted, the environment is named', () => {
    const gone = join(temporaryFolder(), 'gone');
    mkdirSync(gone);
    const { status, stderr } = spawnSync(
      'sh',
      [
        '-c',
        'cd "$1" && rmdir "$1" && exec "$2" "$3" export gift',
        'sh',
        gone,
        process.execPath,
        join(ROOT, 'pipeline/program/launcher.cjs'),
      ],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      3,
      expect.stringContaining('the current folder does not exist'),
    ]);
  });

  test('README’s copies, each made twice, build after build', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    for (let time = 1; time <= 2; time++) {
      expect(run(['build', '--quiet', '--no-exports', '--data', data, '--out', out]).status).toBe(
        0,
      );
      const shell = (command: string) =>
        expect(spawnSync('sh', ['-ec', command], { cwd: parent }).status, command).toBe(0);
      shell('mkdir -p target && cp -rL dist/. target/');
      shell('tar -C dist -czf site.tgz . && rm -rf un && mkdir un && tar -C un -xzf site.tgz');
      for (const copy of ['target', 'un']) {
        shell(`diff -r dist/ ${copy}/`);
        shell(`test -z "$(find ${copy} -name '.*' ! -name ${copy} ! -name .)"`);
      }
    }
  });

  test.runIf(process.getuid?.() === 0)('a site of another user is the environment’s fault', () => {
    const here = place();
    publish(here, 'uno');
    publish(here, 'dos');
    const before = traceOf(here.parent);
    chmodSync(here.parent, 0o755);
    const check = (uid: number) =>
      spawnSync(
        process.execPath,
        [
          '--import',
          'tsx',
          '-e',
          `import('${ROOT}/pipeline/publish/output/output-folder.ts').then(({ checkOutputFolder }) => {
            try { checkOutputFolder(${JSON.stringify(here.out)}, { whole: [], closed: [] }); process.stdout.write('passed'); }
            catch (error) { process.stdout.write(error.exitCode + ' ' + error.message); }
          })`,
        ],
        { cwd: ROOT, encoding: 'utf8', uid, env: { ...process.env, HOME: '/nonexistent' } },
      ).stdout;
    expect(check(65534)).toMatch(/^3 .*permission denied \(\/.*\)$/);
    chmodSync(here.parent, 0o777);
    chownSync(join(here.parent, '.sitio-builds'), 65534, 65534);
    // Its own folder of builds, with the builds of root in it.
    expect(check(65534)).toMatch(/^3 .*permission denied \(\/.*build-1\)$/);
    chmodSync(here.parent, 0o700);
    chownSync(join(here.parent, '.sitio-builds'), 0, 0);
    expect(traceOf(here.parent)).toEqual(before);
  });
});

test('a report of a bug is never saved in a published site', () => {
  const here = place();
  publish(here, 'uno');
  const before = traceOf(here.parent);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = here.out;
  try {
    expect(tmpdir()).toBe(here.out);
    expect(reportFailure(new Error('prueba'), { debug: false, json: false, root: ROOT })).toBe(70);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  expect(traceOf(here.parent)).toEqual(before);
  expect(lstatSync(here.out).isSymbolicLink()).toBe(true);
});
