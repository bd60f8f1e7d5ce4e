import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLE, QUESTION } from '../fixtures/base-data.ts';
import { commitAll } from '../fixtures/git.ts';
import { project, toJson, withQuestion } from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';
import { runInProcess as licencia } from './in-process.ts';

const limit = (value: number) => ({
  'prueba.limite': { ...quantity('mph', makeReading('manual', value)), mentions: ['límite'] },
});
const FILES = {
  'facts/prueba.json': limit(25),
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', 'El límite es de {{prueba.limite}}.'),
};

function committed(): string {
  const data = project(FILES);
  commitAll(dirname(data));
  return data;
}

test('diff shows the changed reading', async () => {
  const data = committed();
  expect(await licencia('diff', 'HEAD', '--data', data)).toMatchObject({
    code: 0,
    out: 'Nothing differs from HEAD.\n',
  });
  writeFileSync(
    join(data, 'facts/prueba.json'),
    toJson({ ...limit(30), 'prueba.otro': quantity('mph', makeReading('manual', 5)) }),
  );
  const { out } = await licencia('diff', 'HEAD', '--data', data);
  expect(out).toContain('prints: [-25-]{+30+} mph');
  expect(out).toContain('facts/prueba.otro (new)');
});

test('diff exits with 2 when the old or new content cannot be read', async () => {
  const data = committed();
  const sound = toJson(limit(25));
  writeFileSync(join(data, 'facts/prueba.json'), sound.replace(',', ''));
  expect(await licencia('diff', 'HEAD', '--data', data)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('some of the content cannot be read'),
  });
  commitAll(dirname(data));
  writeFileSync(join(data, 'facts/prueba.json'), sound);
  expect(await licencia('diff', 'HEAD', '--data', data)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('some of the old content cannot be read'),
  });
});

test('diff prints each sentence that reads differently, in four formats', async () => {
  const data = committed();
  writeFileSync(join(data, 'facts/prueba.json'), toJson(limit(30)));
  const printed = async (format: string) =>
    (await licencia('diff', 'HEAD', '--data', data, '--format', format)).out;
  expect(await printed('terminal')).toContain('prints: [-25-]{+30+} mph');
  expect(await printed('terminal')).toContain('articles/un-articulo');
  expect(await printed('markdown')).toContain('+ prints: 30 mph');
  expect(JSON.parse(await printed('json'))).toMatchObject({
    version: 1,
    changes: expect.arrayContaining([
      {
        unit: 'articles/un-articulo',
        change: 'changed',
        harm: 'figure',
        url: '/blog/un-articulo/',
        lines: [{ before: ['El límite es de 25 mph.'], after: ['El límite es de 30 mph.'] }],
        follows: ['prueba.limite'],
      },
    ]),
  });
  expect(await printed('html')).toContain('<ins>30</ins> mph');
});

test('diff exits with 2 for an unknown commit', async () => {
  expect(await licencia('diff', 'no-existe', '--data', committed())).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('"no-existe"'),
  });
});

test('impact lists the uses of a fact, and suggests a name for a mistyped one', async () => {
  const data = project(FILES);
  const { code, out } = await licencia('impact', 'prueba.limite', '--data', data);
  expect(code).toBe(0);
  expect(out).toContain('/blog/un-articulo.md:');
  expect(out).toContain('→ /blog/un-articulo/');
  expect(
    JSON.parse((await licencia('impact', 'prueba.limite', '--format', 'json', '--data', data)).out),
  ).toMatchObject({ version: 1, of: 'prueba.limite' });
  expect(await licencia('impact', 'prueba.limit', '--data', data)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "prueba.limite"?'),
  });
});

describe('find', () => {
  test('finds a fact, a question, a source, a rule and a text by their words', async () => {
    const data = committed();
    const kinds = async (...words: string[]) =>
      JSON.parse(
        (await licencia('find', ...words, '--data', data, '--format', 'json')).out,
      ).found.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`);
    expect(await kinds('una', 'cifra')).toContain('fact prueba.limite');
    expect(await kinds(QUESTION.question)).toContain(`question ${QUESTION.id}`);
    expect(await kinds('ley')).toContain('source ley');
    expect(await kinds('hidden', 'nowhere')).toEqual([]);
    expect(await kinds('not', 'clean', 'utf-8')).toEqual(['rule load/encoding']);
    expect(await kinds('enlace')).toContain('text reglas-transito');
  });

  test('ignores accents and case, and requires all words', async () => {
    const data = committed();
    const found = async (...words: string[]) =>
      (await licencia('find', ...words, '--data', data, '--format', 'json')).out;
    expect(JSON.parse(await found('LÍMITE')).found).toEqual(
      JSON.parse(await found('limite')).found,
    );
    expect(JSON.parse(await found('limite')).found).toHaveLength(2);
    expect(JSON.parse(await found('limite', 'zanahoria')).found).toEqual([]);
  });

  test('prints file and line in the terminal, and exits with 1 without a match', async () => {
    const data = committed();
    const { code, out } = await licencia('find', 'limite', '--data', data);
    expect(code).toBe(0);
    expect(out).toMatch(/prueba\.limite {2}Una cifra {2}.*facts\/prueba\.json:2:3/);
    expect(await licencia('find', 'zanahoria', '--data', data)).toMatchObject({
      code: 1,
      out: 'nothing found\n',
    });
  });
});

test.each(['cites', 'does not cite'])(
  'settle succeeds if a question %s a missing source',
  async (how) => {
    const data = project({
      'facts/prueba.json': {
        'prueba.limite': {
          ...quantity('mph', makeReading('manual', 25), makeReading('blog', 35)),
          mentions: ['límite'],
        },
      },
      ...(how === 'cites' ? withQuestion({ cite: ['ley-que-no-hay'] }) : {}),
    });
    const because = 'La ley fija este límite, y el blog repetía el de otro estado.';
    const { code, out, err } = await licencia(
      'settle',
      'prueba.limite',
      '--prefer',
      'manual',
      '--because',
      because,
      '--by',
      'pruebas',
      '--data',
      data,
    );
    expect({ code, err }).toMatchObject({ code: 0, err: expect.not.stringContaining('bug') });
    expect(out).toContain('Nothing was reviewed yet');
  },
);

test('new shows the record that it wrote, even while it contains TODO', async () => {
  const data = project(FILES);
  await licencia('review', '--accept', '*', '--data', data);
  const { code, out } = await licencia(
    'new',
    'question',
    '1',
    '--form',
    'paso',
    '--asks',
    '1',
    '--data',
    data,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/tests\/1\/prueba-02-[a-z0-9]{3} \(new\)/);
  expect(out).toContain('TODO: ¿…?');
});

test('fix compares its result with the reviewed text, not with the faulty one', async () => {
  const data = committed();
  await licencia('review', '--accept', '*', '--data', data);
  const file = join(data, 'blog/un-articulo.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{{prueba.limite}}', '25 mph'));
  const { out } = await licencia('fix', '--data', data);
  expect(out).toMatch(/edits in \d files?\nNothing differs from what was reviewed/);
});

test('fix says how many earlier changes review shows too', async () => {
  const data = committed();
  await licencia('review', '--accept', '*', '--data', data);
  const tips = join(data, 'guia/tips.json');
  writeFileSync(tips, readFileSync(tips, 'utf8').replace('Introducción.', 'Otra introducción.'));
  const file = join(data, 'blog/un-articulo.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{{prueba.limite}}', '25 mph'));
  const { out } = await licencia('fix', '--data', data);
  expect(out).toContain('through this command');
  expect(out).toMatch(/\d more units? differed before: licencia review shows all/);
});
