/** The whole way of a review: what differs is shown, accepted, and one finding until then. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReviewed } from '../../pipeline/load/reviewed.ts';
import { reviewFindings, reviewOf } from '../../pipeline/review/review.ts';
import { BASE } from '../base-data.ts';
import { licencia } from '../cli/licencia.ts';
import { contentOf, type Files, lay, project } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';

const article = (words: string) =>
  String(SAMPLE['blog/examen-en-linea.md']).replace(/\n*$/, `\n\n${words}\n`);
const WITH = (words: string): Files => ({ 'blog/examen-en-linea.md': article(words) });
const run = (folder: string, ...args: string[]) =>
  licencia(['review', ...args, '--data', folder, '--today', '2026-11-20']);

/** A project whose content was accepted as it is. */
function reviewed(files: Files = {}): string {
  const folder = project({ ...SAMPLE, ...files });
  expect(run(folder, '--accept')).toMatchObject({ status: 0 });
  return folder;
}

function reviewAt(folder: string) {
  const { site, ledger } = contentOf(folder);
  return reviewOf({ site: site!, ledger: ledger! }, readReviewed(folder));
}
const unitsAt = (folder: string) => reviewAt(folder).changes.map(({ unit }) => unit);
const findingsAt = (folder: string, severity?: 'warning' | 'error') =>
  reviewFindings(reviewAt(folder), severity, 'data');

test('what was accepted is not shown again, and a changed word is, until it is accepted', () => {
  const folder = reviewed(WITH('Puedes doblar aquí.'));
  expect(run(folder).stdout).toBe('Nothing differs from what was reviewed.\n');
  lay(folder, WITH('No puedes doblar aquí.'));
  const { stdout } = run(folder);
  expect(stdout).toContain('articles/examen-en-linea  /blog/examen-en-linea/\n');
  expect(stdout).toContain('[-Puedes-]{+No puedes+} doblar aquí.');
  expect(run(folder, '--check').status).toBe(1);
  expect(run(folder, '--check', '--accept').status).toBe(2);
  expect(run(folder, '--accept').stdout).toContain('1 other text accepted');
  expect(run(folder, '--check').status).toBe(0);
  expect(run(folder).stdout).toBe('Nothing differs from what was reviewed.\n');
}, 60_000);

test('the finding is one, counts units, and is as severe as the site asks for', () => {
  const folder = reviewed();
  expect(findingsAt(folder, 'error')).toEqual([]);
  lay(folder, {
    ...WITH('Una frase más.'),
    'surfaces.json': JSON.stringify(BASE['surfaces.json']).replace('el blog', 'la bitácora'),
  });
  const [found, ...others] = findingsAt(folder, 'error');
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'review/unseen',
    severity: 'error',
    title: 'nobody has looked at 2 other texts',
  });
  expect(findingsAt(folder)[0]!.severity).toBe('warning');
}, 60_000);

test('a site that never reviewed anything is warned only if it asks for reviews', () => {
  const folder = project(SAMPLE);
  expect(findingsAt(folder)).toEqual([]);
  expect(findingsAt(folder, 'error')[0]).toMatchObject({
    severity: 'error',
    title: expect.stringContaining('nothing was reviewed yet'),
  });
});

test('what only follows from a fact is told under the fact, and an edit beside it is not', () => {
  const folder = reviewed(WITH('Rige {{velocidad.urbana}}.'));
  const facts = structuredClone(SAMPLE['facts/velocidad.json']) as Record<string, any>;
  for (const reading of facts['velocidad.urbana'].readings) reading.value = 20;
  delete facts['velocidad.urbana'].ruling;
  lay(folder, { 'facts/velocidad.json': facts });
  const { changes } = reviewAt(folder);
  const own = changes.filter(({ follows }) => follows === undefined).map(({ unit }) => unit);
  expect(own).toContain('facts/velocidad.urbana');
  expect(changes.find(({ unit }) => unit === 'articles/examen-en-linea')!.follows).toEqual([
    'velocidad.urbana',
  ]);
  lay(folder, WITH('Casi siempre rige {{velocidad.urbana}}.'));
  expect(
    reviewAt(folder).changes.find(({ unit }) => unit === 'articles/examen-en-linea')!.follows,
  ).toBeUndefined();
}, 60_000);

describe('accepting', () => {
  const test1 = (change: (question: any) => void) => {
    const bank = structuredClone(SAMPLE['tests/1-prueba']) as any;
    change(bank.questions[0]);
    return { 'tests/1-prueba': bank };
  };
  const questionOf = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'tests/1-prueba/senales-01.json'), 'utf8'));

  test('a question that asks something else gets the next revision and the day', () => {
    const folder = reviewed();
    const before = questionOf(folder);
    lay(
      folder,
      test1((question) => question.options.reverse()),
    );
    run(folder, '--accept');
    expect(questionOf(folder)).toMatchObject({
      revision: before.revision + 1,
      updated: '2026-11-20',
    });
    expect(unitsAt(folder)).toEqual([]);
  }, 60_000);

  test('another explanation gets the day only, and a revision that a person raised stays', () => {
    const folder = reviewed();
    const { revision } = questionOf(folder);
    lay(
      folder,
      test1((question) => (question.explanation += ' Míralo.')),
    );
    run(folder, '--accept');
    expect(questionOf(folder)).toMatchObject({ revision, updated: '2026-11-20' });
    lay(
      folder,
      test1((question) => {
        question.question = '¿Y ahora?';
        question.revision = revision + 5;
      }),
    );
    run(folder, '--accept');
    expect(questionOf(folder).revision).toBe(revision + 5);
  }, 60_000);

  test('another fact of the same figure is reviewed, and sets no day: a visitor reads the same', () => {
    const figure = (fact: string) =>
      test1((question) => (question.explanation = `Según la {{@ley}}, son {{${fact}}}.`));
    const same = structuredClone(SAMPLE['facts/velocidad.json']) as Record<string, any>;
    same['velocidad.otra'] = { ...same['velocidad.urbana'], label: 'Otro límite' };
    const folder = reviewed({ 'facts/velocidad.json': same, ...figure('velocidad.urbana') });
    const before = questionOf(folder);
    lay(folder, figure('velocidad.otra'));
    expect(unitsAt(folder)).toEqual(['tests/1/senales-01']);
    licencia(['review', '--accept', '--data', folder, '--today', '2027-01-01']);
    expect(unitsAt(folder)).toEqual([]);
    expect(questionOf(folder)).toMatchObject({
      revision: before.revision,
      updated: before.updated,
    });
  }, 60_000);

  test('of a fact by its name takes its consequences along and leaves the rest', () => {
    const folder = reviewed(WITH('Rige {{velocidad.urbana}}.'));
    const facts = structuredClone(SAMPLE['facts/velocidad.json']) as Record<string, any>;
    for (const reading of facts['velocidad.urbana'].readings) reading.value = 20;
    delete facts['velocidad.urbana'].ruling;
    lay(folder, {
      'facts/velocidad.json': facts,
      'blog/otro.md': String(SAMPLE['blog/un-articulo.md']).replace(
        /aliases:[\s\S]*?\n(?=\w|---)/,
        '',
      ),
    });
    run(folder, '--accept', 'velocidad.urbana');
    const left = unitsAt(folder);
    expect(left).toContain('articles/otro');
    expect(left).not.toContain('facts/velocidad.urbana');
    expect(left).not.toContain('articles/examen-en-linea');
  }, 60_000);

  test('an unknown name is wrong usage and writes nothing', () => {
    const folder = project(SAMPLE);
    const { status, stderr } = run(folder, '--accept', 'velocidad.urvana');
    expect(status).toBe(2);
    expect(stderr).toContain(
      'there is no unit "velocidad.urvana". Did you mean "velocidad.urbana"?',
    );
    expect(existsSync(join(folder, 'reviewed'))).toBe(false);
  });
});

describe('a folder that is not as the program wrote it', () => {
  test('edited by hand, in conflict, or cut off: the unit is shown again and accepting mends it', () => {
    const folder = reviewed();
    const file = (name: string) => join(folder, 'reviewed', name);
    const conflict = '<<<<<<< HEAD\nuno\n=======\ndos\n>>>>>>> otra\n';
    writeFileSync(file('facts/velocidad.rural.txt'), conflict);
    writeFileSync(file('facts/velocidad.urbana.txt'), '');
    rmSync(file('signs/regulatorias/ceda.svg'));
    expect(unitsAt(folder)).toEqual([
      'facts/velocidad.rural',
      'facts/velocidad.urbana',
      'signs/regulatorias/ceda',
    ]);
    expect(run(folder).stdout).toContain('facts/velocidad.rural  in conflict');
    run(folder, '--accept');
    expect(unitsAt(folder)).toEqual([]);
  }, 60_000);

  test('a unit that is gone is shown as gone, and its files go with it', () => {
    const folder = reviewed();
    rmSync(join(folder, 'blog/examen-en-linea.md'));
    expect(reviewAt(folder).changes).toContainEqual(
      expect.objectContaining({ unit: 'articles/examen-en-linea', change: 'gone' }),
    );
    run(folder, '--accept');
    expect(existsSync(join(folder, 'reviewed/articles/examen-en-linea.txt'))).toBe(false);
  }, 60_000);

  test('of another version of the program, or with files of somebody else, says so first', () => {
    const folder = reviewed();
    const readme = join(folder, 'reviewed/README.md');
    writeFileSync(readme, readFileSync(readme, 'utf8').replace('format 2', 'format 0'));
    writeFileSync(join(folder, 'reviewed/notas.doc'), '');
    const { stdout } = run(folder);
    expect(stdout).toContain('format 0, here 2');
    expect(stdout).toContain('notas.doc');
    expect(findingsAt(folder, 'error')).toMatchObject([{ severity: 'warning' }]);
  }, 60_000);

  test('without its README, or with a conflict in it, says that, and accepting writes it again', () => {
    const folder = reviewed();
    const readme = join(folder, 'reviewed/README.md');
    const written = readFileSync(readme, 'utf8');
    writeFileSync(readme, `<<<<<<< HEAD\n${written}`);
    expect(run(folder).stdout).toContain('README.md was edited or is in conflict');
    rmSync(readme);
    expect(run(folder).stdout).toContain('README.md is missing');
    run(folder, '--accept');
    expect(readFileSync(readme, 'utf8')).toBe(written);
  }, 60_000);

  test('written by two branches at different units, it needs nobody', () => {
    const folder = reviewed();
    lay(folder, WITH('Lo de una rama.'));
    run(folder, '--accept');
    const mine = readFileSync(join(folder, 'reviewed/articles/examen-en-linea.txt'), 'utf8');
    const other = reviewed({
      'surfaces.json': JSON.stringify(BASE['surfaces.json']).replace('el blog', 'la bitácora'),
    });
    writeFileSync(join(other, 'reviewed/articles/examen-en-linea.txt'), mine);
    lay(other, WITH('Lo de una rama.'));
    expect(unitsAt(other)).toEqual([]);
  }, 60_000);
});

test('a picture that cannot be drawn is gone from the review, and the rest of it is shown', () => {
  const folder = reviewed();
  const scenes = structuredClone(SAMPLE['escenas/cruces.json']) as any;
  scenes['cruce-con-pare'].vehicles[0].arm = 'norte';
  scenes['cruce-con-pare'].vehicles[1].arm = 'norte';
  lay(folder, { 'escenas/cruces.json': scenes });
  const change = reviewAt(folder).changes.find(({ unit }) => unit === 'scenes/cruce-con-pare')!;
  expect(change.drawing?.before).toContain('<svg');
  // What went from the text is not why the picture is gone.
  expect(change.lines.flatMap(({ after }) => after)).toContainEqual(
    expect.stringMatching(/^cannot be drawn: /),
  );
}, 60_000);

test('a renamed article with one sentence made false is shown whole before it is accepted', () => {
  const words = Array.from({ length: 60 }, (_, index) => `Es la frase ${index} de un texto largo.`);
  const folder = reviewed(WITH(words.join('\n\n')));
  const changed = words.with(55, 'Puedes seguir con la luz roja.').join('\n\n');
  rmSync(join(folder, 'blog/examen-en-linea.md'));
  lay(folder, { 'blog/examen-por-internet.md': article(changed) });
  const shown = run(folder, '--accept', 'articles').stdout;
  expect(shown).toContain('+ Puedes seguir con la luz roja.');
  expect(shown).toContain('- Es la frase 55 de un texto largo.');
  expect(shown).toContain('Es la frase 59');
  expect(shown).not.toMatch(/more lines|units? more/);
  expect(unitsAt(folder)).not.toContain('articles/examen-por-internet');
}, 60_000);

test('units that only print a new value are shown with it before they are accepted', () => {
  const folder = reviewed(WITH('Rige {{velocidad.urbana}}.'));
  const facts = structuredClone(SAMPLE['facts/velocidad.json']) as Record<string, any>;
  for (const reading of facts['velocidad.urbana'].readings) reading.value = 20;
  delete facts['velocidad.urbana'].ruling;
  lay(folder, { 'facts/velocidad.json': facts });
  expect(run(folder, '--accept', '--quiet').stdout).toMatch(/Rige (?:\[-25|.*\{\+20).*/);
}, 60_000);

test('accepting a section does not accept what else differs in its chapter', () => {
  const folder = reviewed();
  const chapter = String(SAMPLE['manual/reglas-transito.md']);
  lay(folder, {
    'manual/reglas-transito.md': chapter
      .replace('Mira atrás.', 'No mires atrás.')
      .replace('Reglas de Tránsito', 'Reglas de la Carretera'),
  });
  const section = 'chapters/reglas-transito/estacionar';
  expect(unitsAt(folder)).toEqual(expect.arrayContaining([section, 'chapters/reglas-transito']));
  run(folder, '--accept', section);
  expect(unitsAt(folder)).toContain('chapters/reglas-transito');
  expect(unitsAt(folder)).not.toContain(section);
}, 60_000);

test('many units at once are counted, not listed, and as a page all of them are there', () => {
  const folder = reviewed();
  const big = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [
      `prueba.cifra-${index}`,
      {
        label: `Una cifra ${index}`,
        kind: 'quantity',
        unit: 'mph',
        unprinted: 'Es de la prueba.',
        readings: [{ surface: 'manual', value: index }],
      },
    ]),
  );
  lay(folder, { 'facts/prueba-larga.json': big });
  const { stdout } = run(folder);
  expect(stdout).toContain('more: --format html shows all');
  expect(stdout).toContain('400 facts');
  expect(stdout.split('\n').length).toBeLessThan(1500);
  expect(run(folder, '--format', 'html').stdout).toContain('prueba.cifra-399');
  expect(run(folder, '--format', 'markdown').stdout.length).toBeLessThan(65_000);
}, 60_000);
