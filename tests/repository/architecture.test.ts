import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../pipeline/rules/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = /\.(ts|tsx|cjs)$/;

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory()
      ? entry.name === 'generated'
        ? []
        : sources(path)
      : SOURCE.test(entry.name)
        ? [path]
        : [];
  });
}

type Import = { from: string; what: string; typeOnly: boolean };

/** The imports of a file: static, re-exported and dynamic. A project file is named by its path from the root. */
function importsOf(path: string): Import[] {
  const text = withoutComments(read(path));
  const found = [
    ...[...text.matchAll(/^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]/gm)].map(
      ([, type, what]) => ({ what: what!, typeOnly: type !== undefined }),
    ),
    ...[...text.matchAll(/^\s*import\s+['"]([^'"]+)['"]/gm)].map(([, what]) => ({
      what: what!,
      typeOnly: false,
    })),
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, what]) => ({
      what: what!,
      typeOnly: false,
    })),
  ];
  return found.map(({ what, typeOnly }) => ({
    from: path,
    typeOnly,
    what: what.startsWith('.') ? normalize(join(dirname(path), what)) : what,
  }));
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const FILES = [
  ...sources('schemas'),
  ...sources('pipeline').filter((path) => !path.endsWith('.test.ts')),
  ...sources('templates'),
  'cli.ts',
];
const IMPORTS = FILES.flatMap(importsOf);
const of = (folder: RegExp) => IMPORTS.filter(({ from }) => folder.test(from));
const listed = (imports: readonly Import[]) => imports.map(({ from, what }) => `${from} → ${what}`);

test('the scan finds the source files and their imports', () => {
  expect(FILES.length).toBeGreaterThan(150);
  expect(listed(IMPORTS)).toEqual(
    expect.arrayContaining([
      'pipeline/build.ts → pipeline/write/bundle.ts',
      'pipeline/commands/index.ts → pipeline/commands/build.ts',
      'pipeline/load/read-text.ts → node:fs',
      'schemas/fact.ts → zod',
    ]),
  );
});

describe('allowed imports', () => {
  test('schemas import only zod and each other', () => {
    expect(
      listed(of(/^schemas\//).filter(({ what }) => what !== 'zod' && !what.startsWith('schemas/'))),
    ).toEqual([]);
  });

  test('templates import only schemas, React, each other and two listed libraries', () => {
    const others = of(/^templates\//).filter(
      ({ what }) => !/^(schemas|templates)\//.test(what) && !/^(react|react-dom)(\/|$)/.test(what),
    );
    // Exceptions: the search uses MiniSearch, and the script that draws QR codes uses uqr.
    const isSearch = ({ from, what }: Import) =>
      from === 'templates/islands/search/engine.ts' && what === 'minisearch/SearchableMap';
    const isQr = ({ from, what }: Import) =>
      from === 'templates/islands/class/class-link.ts' && what === 'uqr';
    expect(listed(others.filter((other) => !isSearch(other) && !isQr(other)))).toEqual([]);
  });

  test('islands do not import zod, Node modules, schemas, pages or layout at run time', () => {
    const islands = of(/^templates\/islands\//);
    expect(islands.length).toBeGreaterThan(20);
    expect(
      listed(
        islands.filter(
          ({ what, typeOnly }) =>
            what === 'zod' ||
            what.startsWith('node:') ||
            (what.startsWith('schemas/') && !typeOnly) ||
            (/^templates\/(pages|layout)\//.test(what) && !typeOnly),
        ),
      ),
    ).toEqual([]);
  });

  test('the cache of the bundle depends on every file that islands import at run time', () => {
    const [, listed = ''] = /const SOURCES = \[([^\]]*)\]/.exec(read('pipeline/write/bundle.ts'))!;
    const outside = of(/^templates\/islands\//).filter(
      ({ what, typeOnly }) =>
        !typeOnly && what.startsWith('templates/') && !what.startsWith('templates/islands/'),
    );
    expect(outside.length).toBeGreaterThan(2);
    expect(outside.filter(({ what }) => !listed.includes(`'${what}'`))).toEqual([]);
  });

  /** The folders in a README's table: each imports only those above it, types included. */
  const roomsIn = (readme: string, heading: string): string[] => {
    const [, table = ''] = read(readme).split(`\n## ${heading}\n`);
    return [...table.split('\n## ')[0]!.matchAll(/^\| `([^`/]+)\/?` \|/gm)].map(
      ([, name]) => name!,
    );
  };
  const ISLANDS = 'templates/islands/';
  const FLOORS = roomsIn(`${ISLANDS}README.md`, 'The layers');
  const ROOMS = [
    { root: 'pipeline/', rooms: roomsIn('pipeline/README.md', 'The folders') },
    { root: ISLANDS, rooms: FLOORS },
  ];

  test.each(ROOMS)('no folder of $root imports one that README lists later', ({ root, rooms }) => {
    expect(
      readdirSync(join(ROOT, root))
        .filter((name) => name !== 'README.md')
        .sort(),
    ).toEqual([...rooms].sort());
    const at = (path: string) =>
      path.startsWith(root) ? rooms.indexOf(path.slice(root.length).split('/')[0]!) : -1;
    expect(
      listed(IMPORTS.filter(({ from, what }) => at(from) !== -1 && at(what) > at(from))),
    ).toEqual([]);
    expect(listed(IMPORTS.filter(({ what }) => what === 'cli.ts'))).toEqual([]);
  });

  test('no island app imports another app, and no islands folder has more than 24 files', () => {
    const apps = FLOORS.slice(FLOORS.indexOf('parts') + 1);
    expect(apps.length).toBeGreaterThan(5);
    const appOf = (path: string) => apps.find((app) => path.startsWith(`${ISLANDS}${app}/`));
    expect(
      listed(
        of(/^templates\/islands\//).filter(({ from, what }) => {
          const [own, used] = [appOf(from), appOf(what)];
          return own !== undefined && used !== undefined && own !== used;
        }),
      ),
    ).toEqual([]);
    const sizes = new Map<string, number>();
    for (const path of sources('templates/islands'))
      sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 24)).toEqual([]);
  });

  test('modules have no import cycles, types included', () => {
    const uses = new Map(
      FILES.map((path) => [
        path,
        IMPORTS.flatMap(({ from, what }) => (from === path ? [what] : [])),
      ]),
    );
    const reaches = (from: string, target: string, seen: Set<string>): boolean =>
      (uses.get(from) ?? []).some((what) => {
        if (what === target) return true;
        if (seen.has(what)) return false;
        seen.add(what);
        return reaches(what, target, seen);
      });
    expect(FILES.filter((path) => reaches(path, path, new Set()))).toEqual([]);
  });

  test('rules do not import each other', () => {
    const rules = of(/^pipeline\/rules\/[a-z]+\//);
    expect(rules.length).toBeGreaterThan(100);
    expect(listed(rules.filter(({ what }) => /^pipeline\/rules\/[a-z]+\//.test(what)))).toEqual([]);
  });

  test('every relative import names a file that exists', () => {
    expect(
      listed(
        IMPORTS.filter(
          ({ what }) =>
            /^(schemas|templates|pipeline)\//.test(what) && !existsSync(join(ROOT, what)),
        ),
      ),
    ).toEqual([]);
  });
});

describe('access to the machine', () => {
  test('only listed folders and content.ts use the disk, processes and the network', () => {
    const MAY = /^pipeline\/(program|load|edit|exports|write|commands)\/|^pipeline\/content\.ts$/;
    expect(
      listed(
        IMPORTS.filter(
          ({ from, what }) =>
            /^(node:)?(fs|fs\/promises|child_process|net|http|https)$/.test(what) &&
            !MAY.test(from),
        ),
      ),
    ).toEqual([]);
    expect(read('pipeline/content.ts')).toContain(
      "import { accessSync, constants, statSync } from 'node:fs';",
    );
  });

  test('nothing sends a request to another site', () => {
    const asking = FILES.filter((path) =>
      /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|EventSource/.test(
        withoutComments(read(path)),
      ),
    );
    // Exceptions: `dev` reloads the browser through a stream of its own server, islands fetch files of the site
    // itself, and teachers run the script for Google Forms in Google Forms.
    expect(
      asking.filter(
        (path) =>
          !/^pipeline\/(commands\/dev-page|exports\/class\/google-script)\.ts$|^templates\/islands\/(parts\/(motion\/load-drawing|lazy-load)\.ts$|offline\/|page\/offline\.ts$)/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  test('only cli.ts, commands, the launcher and listed files use process', () => {
    const found = FILES.filter(
      (path) =>
        !/^(cli\.ts|pipeline\/commands\/.*|pipeline\/program\/(launcher|start)\.cjs)$/.test(path),
    ).flatMap((path) =>
      [
        ...withoutComments(read(path)).matchAll(
          /(?<![\w.$])process\.(?:env\.\w+|env|argv\w*|exit\w*|std\w+|cwd|chdir|p?pid|kill|on|once|version\w*|platform|hrtime|nextTick|memoryUsage|title|[gs]etuid)\b/g,
        ),
      ].map(([use]) => `${path} ${use}`),
    );
    const known =
      /^pipeline\/(program\/write-file|write\/output\/(lock|output-place))\.ts process\.(pid|kill|cwd)$|^pipeline\/program\/cache\.cjs process\.pid$|^pipeline\/(write\/bundle|exports\/index|build)\.ts process\.(version|env\.NODE_ENV)$/;
    expect(found.filter((each) => !known.test(each))).toEqual([]);
  });

  test('only cli.ts, commands, the launcher, islands and two listed files read the clock', () => {
    const found = FILES.filter(
      (path) =>
        !/^(cli\.ts|pipeline\/commands\/|pipeline\/program\/launcher\.cjs|templates\/islands\/)/.test(
          path,
        ) && /\bDate\.now\(|new Date\(\)/.test(withoutComments(read(path))),
    );
    // The script of a flash card reads the clock of the learner's device, and the cache removes old files.
    expect(found).toEqual(['pipeline/exports/anki/model.ts', 'pipeline/program/cache.cjs']);
  });

  test('the build uses no random numbers', () => {
    expect(
      FILES.filter(
        (path) =>
          !path.startsWith('templates/islands/') &&
          /Math\.random|randomUUID|randomBytes/.test(withoutComments(read(path))),
      ),
    ).toEqual([]);
  });
});

describe('safety', () => {
  test('only one component prints markup without escaping', () => {
    expect(
      FILES.filter((path) => withoutComments(read(path)).includes('dangerouslySetInnerHTML')),
    ).toEqual(['templates/parts/HtmlBlock.tsx']);
  });

  test('no island turns text into markup or code', () => {
    const found = sources('templates/islands').filter((path) =>
      /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function|setTimeout\(\s*['"`]/.test(
        withoutComments(read(path)),
      ),
    );
    expect(found).toEqual([]);
  });

  test('no template has a style attribute, which the Content-Security-Policy would block', () => {
    expect(
      sources('templates').filter((path) => / style=\{/.test(withoutComments(read(path)))),
    ).toEqual([]);
  });
});

describe('files and modules', () => {
  test.each(['schemas', 'pipeline', 'templates'])(
    'no file of %s is longer than 300 lines',
    (folder) => {
      const long = sources(folder)
        .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
        .filter(({ lines }) => lines > 300);
      expect(long).toEqual([]);
    },
  );

  test('only two modules have mutable module-level state', () => {
    const found = FILES.flatMap((path) =>
      [
        ...withoutComments(read(path)).matchAll(
          /^(?:export )?(?:let \w+|const \w+[^=\n]* = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\))/gm,
        ),
      ]
        .map(([statement]) => `${path}: ${statement}`)
        .filter((statement) => !statement.includes(': Readonly')),
    );
    // Exceptions: the state of the output streams, and the settings that are read before the first paint.
    const known = /^(pipeline\/commands\/output\.ts|templates\/islands\/page\/before-paint\.ts): /;
    expect(found.filter((each) => !known.test(each))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  test('every source file starts with a comment about itself', () => {
    const silent = FILES.filter((path) => !/^(#!.*\n)?\/\*\*\s/.test(read(path)));
    expect(silent).toEqual([]);
  });

  test('no file has a generic name, and names follow the conventions', () => {
    expect(
      FILES.filter((path) => /(utils?|helpers?|manager|service|common|misc)\.[a-z]+$/i.test(path)),
    ).toEqual([]);
    const named = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    expect(
      FILES.filter(
        (path) =>
          path.endsWith('.tsx') &&
          /^templates\/(pages|parts|layout)\//.test(path) &&
          !/^[A-Z]/.test(named(path)),
      ),
    ).toEqual([]);
    expect(
      FILES.filter(
        (path) => path.endsWith('.ts') && !/^[a-z0-9]+(-[a-z0-9]+)*\.ts$/.test(named(path)),
      ),
    ).toEqual([]);
  });

  test('every rule has its page, and every page its rule', () => {
    const pages = readdirSync(join(ROOT, 'pipeline/rules'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -'.md'.length))
      .sort();
    expect(pages).toEqual([...RULE_IDS].sort());
  });

  test('the path of a check contains the id of its rule, and rule-table.ts imports it', () => {
    const checks = FILES.filter((path) => /^pipeline\/rules\/[a-z]+\//.test(path));
    expect(checks.length).toBeGreaterThan(50);
    const table = read('pipeline/rules/rule-table.ts');
    for (const path of checks) {
      const file = path.slice('pipeline/rules/'.length);
      const id = /^[a-z]+\/[a-z-]+/.exec(file)![0];
      expect(read(path)).toContain(`  id: '${id}',`);
      expect(table).toContain(`from './${file}';`);
    }
  });

  test('every rule that a stage names is known, and every rule is reported somewhere', () => {
    const named = FILES.filter((path) => path !== 'pipeline/rules/stage-rules.ts').flatMap((path) =>
      [
        ...read(path).matchAll(
          /(?:rule: |id: |RuleId = |\(|\? |: |\[)'([a-z]+\/[a-z]+(?:-[a-z]+)*)'/g,
        ),
      ]
        .map(([, id]) => id!)
        // text/plain is a media type. The test above checks the files of rules/text/.
        .filter((id) => !id.startsWith('text/'))
        .filter((id) => RULE_IDS.some((known) => known.startsWith(`${id.split('/')[0]}/`))),
    );
    expect([...new Set(named)].filter((id) => !(RULE_IDS as string[]).includes(id))).toEqual([]);
    const all = FILES.filter((path) => path !== 'pipeline/rules/stage-rules.ts')
      .map(read)
      .join('\n');
    expect(RULE_IDS.filter((id) => !all.includes(`'${id}'`))).toEqual([]);
  });
});

test('outside tests/content, only two listed unit tests read the shipped content', () => {
  // Browser tests and the bench are exceptions too, because they use the shipped site.
  const tests = sources('tests').filter(
    (path) => !/^tests\/(content|e2e|behaviour|bench)\//.test(path),
  );
  expect(tests.length).toBeGreaterThan(80);
  const reading = tests.filter((path) =>
    /\.\.\/data\b|\b(?:ROOT|root)(?:\}\/|, ')data\b|cwd\(\)[^\n]*\bdata'|content\/shipped/.test(
      withoutComments(read(path)),
    ),
  );
  // The two files test sizes and pictures of the whole site.
  expect(reading).toEqual(['tests/render/plan-data.test.ts', 'tests/write/share.test.ts']);
});

test('only listed unit tests measure time, which depends on the load of the machine', () => {
  const found = sources('tests').filter(
    (path) => path.endsWith('.test.ts') && /performance\.now|hrtime|cpuUsage/.test(read(path)),
  );
  // Two files use the time as a unique text, and this file has the pattern. Tests of speed use tests/run/time-ratio.ts.
  expect(found).toEqual([
    'tests/cli/contract.test.ts',
    'tests/cli/environment.test.ts',
    'tests/repository/architecture.test.ts',
  ]);
});
