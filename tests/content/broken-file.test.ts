/** One broken file of the shipped content: it is reported, and nothing is said of others that follows from it alone. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { contentOf, temporaryFolder } from '../project.ts';

const SHIPPED = join(import.meta.dirname, '../../data');
let data: string;
beforeAll(() => {
  data = join(temporaryFolder(), 'data');
  cpSync(SHIPPED, data, { recursive: true });
});

const named = ({ rule, title, at }: Finding) => `${rule} ${at.file} ${title}`;
const serious = ({ severity }: Finding) => severity !== 'note';

/** Errors and warnings while a file holds something else. */
function findingsWith(changes: Record<string, string | Buffer>): Finding[] {
  try {
    for (const [path, text] of Object.entries(changes)) writeFileSync(join(data, path), text);
    return contentOf(data).findings.filter(serious);
  } finally {
    for (const path of Object.keys(changes))
      writeFileSync(join(data, path), readFileSync(join(SHIPPED, path)));
  }
}

const textOf = (path: string) => readFileSync(join(SHIPPED, path), 'utf8');

describe.each([
  'facts/multas.json',
  'facts/sitio.json',
  'sources.json',
  'surfaces.json',
  'tests/2-reglas-de-transito.json',
  'senales/regulatorias.json',
  'manual/reglas-transito.md',
  'centros/arecibo.json',
  'municipios.json',
])('%s', (path) => {
  const text = textOf(path);
  const isJson = path.endsWith('.json');
  test.each<[string, string | Buffer]>([
    [
      'cannot be parsed',
      isJson ? text.replace(',\n', '\n') : text.replace('---\n', '---\nroto: "\n'),
    ],
    ['is not UTF-8', Buffer.from(text, 'latin1')],
    [
      'has a field that nobody knows',
      isJson
        ? text.replace(/(: [{[]\s*\{?\s*)"([a-zA-Z]+)":/, '$1"desconocido": 1, "$2":')
        : text.replace('---\n', '---\ndesconocido: 1\n'),
    ],
    ...(isJson ? [['ends halfway', text.slice(0, text.length / 2)] as [string, string]] : []),
  ])('%s', (_, broken) => {
    const findings = findingsWith({ [path]: broken });
    expect(findings.filter(({ at }) => at.file === `data/${path}`).length).toBeGreaterThan(0);
    expect(findings.filter(({ at }) => at.file !== `data/${path}`).map(named)).toEqual([]);
  });
});

test('what is wrong elsewhere is reported beside it', () => {
  const page = 'blog/real-id-deadline-2025.md';
  const findings = findingsWith({
    'facts/multas.json': textOf('facts/multas.json').replace(',\n', '\n'),
    [page]: `${textOf(page)}\nVale {{velocidad.urbna}} y {{multas.no-existe}}.\n`,
  });
  expect(findings.map(({ rule, title }) => `${rule} ${title}`)).toEqual(
    expect.arrayContaining([
      'link/missing-target there is no fact "velocidad.urbna"',
      'link/missing-target there is no fact "multas.no-existe"',
      expect.stringMatching(/^parse\/json-syntax/),
    ]),
  );
  expect(findings).toHaveLength(3);
});
