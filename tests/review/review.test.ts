import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReviewedFolder } from '../../pipeline/load/reviewed.ts';
import { reviewFindings, reviewOf } from '../../pipeline/review/review.ts';
import { FINE_CONTENT, OLD_FINE } from '../changes/raised-fine.ts';
import { runInProcess } from '../cli/in-process.ts';
import { ARTICLE, BASE_FILES, QUESTION } from '../fixtures/base-data.ts';
import { commitAll } from '../fixtures/git.ts';
import { changedBase, type Files, project, readProject, writeFiles } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const WITH = (words: string): Files => ({
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', words),
});
const FINE = (amount: number): Files => ({
  'facts/multas.json': {
    'multas.celular': { ...OLD_FINE, readings: [{ ...OLD_FINE.readings[0], value: amount }] },
  },
});
const OTHER_SURFACE: Files = {
  'surfaces.json': JSON.stringify(BASE_FILES['surfaces.json']).replace('el blog', 'la bitácora'),
};
/** A fine that an article, a chapter, a question and a fee print. */
const FINED: Files = { ...FINE_CONTENT, ...FINE(100) };
const SCENES = { 'escenas/cruces.json': SAMPLE_FILES['escenas/cruces.json']! };

const run = (folder: string, ...args: string[]) =>
  runInProcess('review', ...args, '--data', folder, '--today', '2026-11-20');

async function reviewed(files: Files = {}): Promise<string> {
  const folder = project(files);
  expect(await run(folder, '--accept', '*')).toMatchObject({ code: 0 });
  return folder;
}

function reviewAt(folder: string) {
  const { site, ledger } = readProject(folder);
  return reviewOf({ site: site!, ledger: ledger! }, readReviewedFolder(folder));
}
const unitsAt = (folder: string) => reviewAt(folder).changes.map(({ unit }) => unit);
const changeAt = (folder: string, unit: string) =>
  reviewAt(folder).changes.find((change) => change.unit === unit);
const findingsAt = (folder: string, severity?: 'warning' | 'error') =>
  reviewFindings(reviewAt(folder), severity, 'data');

test('accepted text is not shown again; a changed word is shown until it is accepted', async () => {
  const folder = await reviewed(WITH('Puedes doblar aquí.'));
  expect((await run(folder)).out).toBe('Nothing differs from what was reviewed.\n');
  writeFiles(folder, WITH('No puedes doblar aquí.'));
  const { out } = await run(folder);
  expect(out).toContain('articles/un-articulo  /blog/un-articulo/\n');
  expect(out).toContain('[-Puedes-]{+No puedes+} doblar aquí.');
  expect((await run(folder, '--check')).code).toBe(1);
  expect((await run(folder, '--check', '--accept', '*')).code).toBe(2);
  expect(await run(folder, '--accept')).toMatchObject({
    code: 2,
    err: expect.stringContaining("licencia review --accept '*'"),
  });
  expect((await run(folder, '--accept', '*')).out).toContain('1 other text accepted');
  expect(await run(folder, '--check')).toMatchObject({
    code: 0,
    out: 'Nothing differs from what was reviewed.\n',
  });
});

test('reports one finding with the number of units and the severity from the settings', async () => {
  const folder = await reviewed();
  expect(findingsAt(folder, 'error')).toEqual([]);
  writeFiles(folder, { ...WITH('Una frase más.'), ...OTHER_SURFACE });
  const [found, ...others] = findingsAt(folder, 'error');
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'review/unseen',
    severity: 'error',
    title: 'nobody has reviewed 2 other texts',
  });
  expect(findingsAt(folder)[0]!.severity).toBe('warning');
});

test('content without any review causes a finding only if the settings require reviews', () => {
  const folder = project();
  expect(findingsAt(folder)).toEqual([]);
  expect(findingsAt(folder, 'error')[0]).toMatchObject({
    severity: 'error',
    title: expect.stringContaining('nothing has been reviewed yet'),
  });
});

test('consequences of a changed fact are shown under it, and other edits are not', async () => {
  const folder = await reviewed(FINED);
  writeFiles(folder, FINE(150));
  expect(changeAt(folder, 'facts/multas.celular')!.follows).toBeUndefined();
  expect(changeAt(folder, 'articles/un-articulo')!.follows).toEqual(['multas.celular']);
  writeFiles(folder, WITH('La multa es casi siempre de {{multas.celular}}.'));
  expect(changeAt(folder, 'articles/un-articulo')!.follows).toBeUndefined();
  writeFiles(folder, { 'blog/un-articulo.md': FINE_CONTENT['blog/un-articulo.md']! });
  expect((await run(folder, '--accept', '*', '--quiet')).out).toContain(
    'La multa es de [-$100-]{+$150+}.',
  );
});

describe('review --accept', () => {
  const bank = (change: (question: any) => void) => ({
    'tests/1-prueba': changedBase('tests/1-prueba', ({ questions }) => change(questions[0])),
  });
  const questionOf = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'tests/1-prueba/prueba-01.json'), 'utf8'));

  test('a question or reto that asks something else gets a new revision and "updated" date', async () => {
    const retos = (options: object[]) => ({
      'retos/reglas': {
        id: 'reglas',
        title: 'Retos',
        description: 'Casos.',
        questions: [{ ...QUESTION, id: 'reglas-04', options }],
      },
    });
    const folder = await reviewed(retos(QUESTION.options));
    writeFiles(folder, {
      ...bank((question) => question.options.reverse()),
      ...retos(QUESTION.options.toReversed()),
    });
    expect((await run(folder)).out).toContain(': 2 questions.');
    await run(folder, '--accept', '*');
    const reto = readFileSync(join(folder, 'retos/reglas/reglas-04.json'), 'utf8');
    for (const asked of [questionOf(folder), JSON.parse(reto)])
      expect(asked).toMatchObject({ revision: 2, updated: '2026-11-20' });
    expect(unitsAt(folder)).toEqual([]);
  });

  test('a new explanation sets only "updated"; a manually raised revision stays', async () => {
    const folder = await reviewed();
    writeFiles(
      folder,
      bank((question) => (question.explanation += ' Míralo.')),
    );
    await run(folder, '--accept', '*');
    expect(questionOf(folder)).toMatchObject({ revision: 1, updated: '2026-11-20' });
    writeFiles(
      folder,
      bank((question) => {
        question.question = '¿Y ahora?';
        question.revision = 6;
      }),
    );
    await run(folder, '--accept', '*');
    expect(questionOf(folder).revision).toBe(6);
  });

  test('switching to another fact with the same figure needs a review, but keeps "updated"', async () => {
    const same = {
      'multas.celular': OLD_FINE,
      'multas.otra': { ...OLD_FINE, label: 'Otra multa' },
    };
    const figure = (fact: string) =>
      bank((question) => (question.explanation = `Según la {{@ley}}, son {{${fact}}}.`));
    const folder = await reviewed({
      ...FINE_CONTENT,
      'facts/multas.json': same,
      ...figure('multas.celular'),
    });
    const before = questionOf(folder);
    writeFiles(folder, figure('multas.otra'));
    expect(unitsAt(folder)).toEqual(['tests/1/prueba-01']);
    await run(folder, '--accept', '*');
    expect(unitsAt(folder)).toEqual([]);
    const { revision, updated } = before;
    expect(questionOf(folder)).toMatchObject({ revision, updated });
  });

  test('accepting a fact by name accepts its consequences, and leaves the rest', async () => {
    const folder = await reviewed(FINED);
    writeFiles(folder, {
      ...FINE(150),
      'blog/otro.md': ARTICLE.replace('Un artículo', 'Otro artículo'),
    });
    await run(folder, '--accept', 'multas.celular');
    const left = unitsAt(folder);
    expect(left).toContain('articles/otro');
    expect(left).not.toContain('facts/multas.celular');
    expect(left).not.toContain('articles/un-articulo');
  });

  test('accepting a section leaves the other changes of its chapter', async () => {
    const folder = await reviewed();
    const chapter = String(BASE_FILES['manual/reglas-transito.md']);
    writeFiles(folder, {
      'manual/reglas-transito.md': chapter
        .replace('Un texto', 'Otro texto')
        .replace('Una introducción', 'Otra introducción'),
    });
    const section = 'chapters/reglas-transito/velocidad';
    expect(unitsAt(folder)).toEqual(['chapters/reglas-transito', section]);
    await run(folder, '--accept', section);
    // The words and the day of the chapter are still unreviewed.
    expect(unitsAt(folder)).toEqual(['chapters/reglas-transito']);
  });

  test('an unknown name is a usage error, and nothing is written', async () => {
    const folder = project(FINED);
    expect(await run(folder, '--accept', 'multas.selular')).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'there is no unit "multas.selular". Did you mean "multas.celular"?',
      ),
    });
    expect(existsSync(join(folder, 'reviewed'))).toBe(false);
  });
});

describe('a reviewed folder that was changed outside the program', () => {
  test('shows a conflicted, empty or deleted unit again, and accepting repairs it', async () => {
    const folder = await reviewed();
    const file = (name: string) => join(folder, 'reviewed', name);
    const conflict = '<<<<<<< HEAD\nuno\n=======\ndos\n>>>>>>> otra\n';
    writeFileSync(file('articles/un-articulo.txt'), conflict);
    writeFileSync(file('centres/ponce.txt'), '');
    rmSync(file('signs/regulatorias/pare.txt'));
    expect(unitsAt(folder)).toEqual([
      'articles/un-articulo',
      'centres/ponce',
      'signs/regulatorias/pare',
    ]);
    expect((await run(folder)).out).toContain('articles/un-articulo  in conflict');
    await run(folder, '--accept', '*');
    expect(unitsAt(folder)).toEqual([]);
  });

  test('a removed unit is shown as gone, and accepting removes its file', async () => {
    const folder = await reviewed();
    rmSync(join(folder, 'blog/un-articulo.md'));
    expect(changeAt(folder, 'articles/un-articulo')).toMatchObject({ change: 'gone' });
    await run(folder, '--accept', '*');
    expect(existsSync(join(folder, 'reviewed/articles/un-articulo.txt'))).toBe(false);
  });

  test('is reported if it has another format version or foreign files', async () => {
    const folder = await reviewed();
    const readme = join(folder, 'reviewed/README.md');
    writeFileSync(readme, readFileSync(readme, 'utf8').replace(/format \d/, 'format 0'));
    writeFileSync(join(folder, 'reviewed/signs/regulatorias/pare.svg'), '<svg/>');
    const { out } = await run(folder);
    expect(out).toMatch(/format 0, here \d/);
    expect(out).toContain('signs/regulatorias/pare.svg. Delete or move them.');
    expect(findingsAt(folder, 'error')).toMatchObject([{ severity: 'warning' }]);
  });

  test('is reported if its README is missing or in conflict, and accepting rewrites it', async () => {
    const folder = await reviewed();
    const readme = join(folder, 'reviewed/README.md');
    const written = readFileSync(readme, 'utf8');
    writeFileSync(readme, `<<<<<<< HEAD\n${written}`);
    expect((await run(folder)).out).toContain('README.md was edited or is in conflict');
    rmSync(readme);
    expect((await run(folder)).out).toContain('README.md is missing');
    await run(folder, '--accept', '*');
    expect(readFileSync(readme, 'utf8')).toBe(written);
  });

  test('needs no new review if two branches wrote different units', async () => {
    const folder = await reviewed();
    writeFiles(folder, WITH('Lo de una rama.'));
    await run(folder, '--accept', '*');
    const mine = readFileSync(join(folder, 'reviewed/articles/un-articulo.txt'), 'utf8');
    const other = await reviewed(OTHER_SURFACE);
    writeFileSync(join(other, 'reviewed/articles/un-articulo.txt'), mine);
    writeFiles(other, WITH('Lo de una rama.'));
    expect(unitsAt(other)).toEqual([]);
  });
});

describe('a picture', () => {
  const scenes = (change: (scene: any) => void): Files => {
    const file = structuredClone(SCENES['escenas/cruces.json']) as any;
    change(file['cruce-con-pare']);
    return { 'escenas/cruces.json': file };
  };
  const TURNED = scenes(({ vehicles }) => (vehicles[0].arm = 'norte'));
  const UNIT = 'scenes/cruce-con-pare';
  const images = (page: string) =>
    [...page.matchAll(/<img [^>]*base64,([^"]+)"/g)].map(([, svg]) =>
      Buffer.from(svg!, 'base64').toString(),
    );
  const html = async (folder: string) => (await run(folder, '--format', 'html')).out;
  const commit = (folder: string) => commitAll(dirname(folder));

  test('makes its unit unreviewed if it changes, even if nothing else does', async () => {
    const folder = await reviewed(SCENES);
    const file = join(folder, `reviewed/${UNIT}.txt`);
    const [line] = /^picture: #[0-9a-f]{12}\n/.exec(readFileSync(file, 'utf8'))!;
    const old = 'picture: #0123456789ab\n';
    writeFileSync(file, readFileSync(file, 'utf8').replace(line, old));
    expect(findingsAt(folder, 'error')).toMatchObject([
      { severity: 'error', title: 'nobody has reviewed 1 picture' },
    ]);
    const { out } = await run(folder);
    expect(out).toContain(`picture: [-#0123456789ab-]{+${line.trim().slice('picture: '.length)}+}`);
    expect(out).toContain('--format html');
    await run(folder, '--accept', '*');
    expect(unitsAt(folder)).toEqual([]);
  });

  test('is drawn as it was in the reviewed commit, and as it is now', {
    tags: ['git'],
  }, async () => {
    const folder = await reviewed(SCENES);
    commit(folder);
    writeFiles(folder, TURNED);
    const [before, after, ...others] = images(await html(folder));
    expect(others).toEqual([]);
    expect([before, after]).toEqual([
      expect.stringContaining('<svg'),
      expect.stringContaining('<svg'),
    ]);
    expect(before).not.toBe(after);
    // The drawing is the same as before the edit.
    writeFiles(folder, SCENES);
    writeFileSync(join(folder, `reviewed/${UNIT}.txt`), '');
    expect(images(await html(folder))).toEqual([before]);
  });

  test('is drawn as it was even if the reviewed commit has an unreadable file', {
    tags: ['git'],
  }, async () => {
    const folder = await reviewed(SCENES);
    writeFiles(folder, { 'escenas/rota.json': 'null' });
    commit(folder);
    rmSync(join(folder, 'escenas/rota.json'));
    commit(folder);
    writeFiles(folder, TURNED);
    expect(images(await html(folder))).toHaveLength(2);
  });

  test('is drawn only as it is now if git or the reviewed commit is missing', {
    tags: ['git'],
  }, async () => {
    const folder = await reviewed(SCENES);
    writeFiles(folder, TURNED);
    const withoutGit = await html(folder);
    expect(images(withoutGit)).toHaveLength(1);
    expect(withoutGit).toContain('Not drawn: ');
    commit(folder);
    expect(images(await html(folder))).toHaveLength(1);
  });

  test('is left out if it cannot be drawn; the rest of the unit is shown', async () => {
    const folder = await reviewed(SCENES);
    writeFiles(
      folder,
      scenes(({ vehicles }) => {
        vehicles[0].arm = 'norte';
        vehicles[1].arm = 'norte';
      }),
    );
    const { lines } = changeAt(folder, UNIT)!;
    const went = lines.flatMap(({ before }) => before);
    const came = lines.flatMap(({ after }) => after);
    expect(went).toContainEqual(expect.stringMatching(/^picture: #/));
    expect(came.join('\n')).not.toContain('picture: #');
    // The unit states why the picture cannot be drawn.
    expect(came).toContainEqual(expect.stringMatching(/^cannot be drawn: /));
  });
});

test('a renamed article with one edited sentence shows as moved, with a word diff', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `Es la frase ${index} de un texto largo.`);
  const folder = await reviewed(WITH(words.join('\n\n')));
  const changed = words.with(55, 'Puedes seguir con la luz roja.').join('\n\n');
  rmSync(join(folder, 'blog/un-articulo.md'));
  writeFiles(folder, { 'blog/otro-articulo.md': WITH(changed)['blog/un-articulo.md']! });
  const shown = (await run(folder, '--accept', 'articles')).out;
  expect(shown).toContain('moved from articles/un-articulo to articles/otro-articulo');
  expect(shown).toContain('[-Es la frase 55 de un texto largo-]{+Puedes seguir con la luz roja+}.');
  expect(shown).not.toContain('Es la frase 54');
  expect(unitsAt(folder)).toEqual(['addresses']);
  expect(existsSync(join(folder, 'reviewed/articles/un-articulo.txt'))).toBe(false);
});

test('every line of many units and of a long unit is shown, in each format', async () => {
  const folder = await reviewed();
  const big = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`prueba.cifra-${index}`, OLD_FINE]),
  );
  const long = Array.from({ length: 400 }, (_, index) => `Es la frase ${index} de un texto largo.`);
  writeFiles(folder, {
    ...FINE_CONTENT,
    ...WITH(long.join('\n\n')),
    'facts/multas.json': { 'multas.celular': OLD_FINE, ...big },
  });
  for (const format of ['terminal', 'markdown', 'html']) {
    const out = (await run(folder, '--format', format)).out.replace(/<\/?(?:ins|del)>/g, '');
    expect(out).toContain('401 facts');
    for (let index = 0; index < 400; index++) {
      expect(out).toContain(`prueba.cifra-${index}`);
      expect(out).toContain(`Es la frase ${index} de un texto largo.`);
    }
  }
});
