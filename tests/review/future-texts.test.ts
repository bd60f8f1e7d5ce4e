/**
 * A change with a future date is reviewed once, in advance; on that day nothing is blocked and nothing is unreviewed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../pipeline/ledger/period.ts';
import { parseUnitFile, readReviewedFolder } from '../../pipeline/load/reviewed.ts';
import { unitsWithFutureTexts } from '../../pipeline/review/future-texts.ts';
import { reviewOf } from '../../pipeline/review/review.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { buildSite } from '../build/site.ts';
import {
  DAY_BEFORE_LAW,
  FINE,
  FINE_CONTENT,
  FINE_LAW_SOURCE,
  LAW_DAY,
  NEW_READING,
  OLD_FINE,
} from '../changes/raised-fine.ts';
import { runInProcess } from '../cli/in-process.ts';
import { ARTICLE, BASE_FILES, fourOptions, QUESTION } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  project,
  readProject,
  temporaryFolder,
  writeFiles,
} from '../fixtures/project.ts';
import { makeReading, numberedQuestions, quantity } from '../ledger/facts.ts';

const ON = `== from ${LAW_DAY} ==\n`;
const fine = (fact: object): Files => ({ 'facts/multas.json': { 'multas.celular': fact } });
/** The day on which a law raises the fine again. */
const LATER = '2027-06-01';
const twice = (from: string): Files => ({
  ...FINE_CONTENT,
  'sources.json': {
    ...(FINE_CONTENT['sources.json'] as object),
    'ley-2-2027': { ...FINE_LAW_SOURCE, title: 'Ley 2-2027', from },
  },
  ...fine(
    quantity(
      '$',
      FINE.readings[0]!,
      { ...NEW_READING, until: addDays(from, -1) },
      makeReading('ley', 200, { source: 'ley-2-2027' }),
    ),
  ),
});

const run = (folder: string, ...args: string[]) =>
  runInProcess('review', ...args, '--data', folder);
const seen = async (folder: string, day: string) =>
  expect(await run(folder, '--check', '--today', day)).toMatchObject({
    code: 0,
    out: 'Nothing differs from what was reviewed.\n',
  });
const textOf = (folder: string, unit: string) =>
  parseUnitFile(readFileSync(join(folder, `reviewed/${unit}.txt`), 'utf8')).text;
const changesOf = (folder: string) => {
  const { site, ledger } = readProject(folder);
  return reviewOf({ site: site!, ledger: ledger! }, readReviewedFolder(folder)).changes;
};

/** A project accepted before the law was known, with the law added. */
async function announced(law: Files = FINE_CONTENT, before: Files = {}): Promise<string> {
  const folder = project({ ...FINE_CONTENT, ...fine(OLD_FINE), ...before });
  expect(await run(folder, '--accept', '*')).toMatchObject({ code: 0 });
  writeFiles(folder, law);
  return folder;
}

test('content without future changes has only today’s texts', () => {
  const { site, ledger } = readProject(project());
  const content = { site: site!, ledger: ledger! };
  const texts = (units: ReturnType<typeof unitsOf>) =>
    [...units].map(([id, { text }]) => [id, text]);
  expect(texts(unitsWithFutureTexts(content))).toEqual(texts(unitsOf(content)));
});

test('shows a future change under its fact; once accepted, it needs no later review', async () => {
  const folder = await announced();
  const { out } = await run(folder);
  expect(out).toContain(`  from ${LAW_DAY}:\n    prints: [-$100-]{+$150+} `);
  expect(out).toMatch(/multas\.celular {2}its new value is printed in 4 more units\n/);
  expect((await run(folder, '--accept', '*')).out).toContain('La multa es de [-$100-]{+$150+}.');
  const [now, then] = textOf(folder, 'articles/un-articulo').split(ON);
  expect(now).toContain('La multa es de $100.');
  expect(then).toBe(now!.replace('$100', '$150'));
  for (const day of [DAY_BEFORE_LAW, LAW_DAY, '2028-02-29']) await seen(folder, day);
});

describe('if reviews are required', () => {
  const site = changedBase('site.json', (settings) => (settings.review = 'error'));
  const publish = async (folder: string, day: string) => {
    const out = join(temporaryFolder(), 'dist');
    const { written, findings } = await buildSite(folder, out, {
      today: day,
      pageDay: day,
      withoutExports: true,
      withoutShareImages: true,
    });
    const unseen = findings.filter(({ rule }) => rule === 'review/unseen');
    return {
      unseen: unseen.map(({ title }) => title),
      page: written ? readFileSync(join(out, 'blog/un-articulo/index.html'), 'utf8') : undefined,
    };
  };

  test('a build before a future change needs a review; later ones pass until an edit', async () => {
    const folder = await announced(FINE_CONTENT, { 'site.json': site });
    const refused = await publish(folder, DAY_BEFORE_LAW);
    expect(refused.page).toBeUndefined();
    expect(refused.unseen[0]).toMatch(/^nobody has reviewed .*1 fact/);
    await run(folder, '--accept', '*');
    const before = await publish(folder, DAY_BEFORE_LAW);
    expect(before).toMatchObject({ unseen: [], page: expect.stringContaining('$100') });
    const after = await publish(folder, LAW_DAY);
    expect(after).toMatchObject({ unseen: [], page: expect.stringContaining('$150') });
    expect(after.page).not.toContain('$100');
    writeFiles(folder, {
      'blog/un-articulo.md': ARTICLE.replace(
        'Un párrafo.',
        'La multa no es de {{multas.celular}}.',
      ),
    });
    expect(await publish(folder, LAW_DAY)).toEqual({
      page: undefined,
      unseen: ['nobody has reviewed 1 other text'],
    });
  });
});

test('fifty units that a future change affects are shown as one fact with a count', async () => {
  const questions = numberedQuestions(50).map((question) => ({
    ...question,
    explanation: `${QUESTION.explanation} El celular cuesta {{multas.celular}}.`,
  }));
  const fifty = {
    'tests/1-prueba': changedBase('tests/1-prueba', (test) => (test.questions = questions)),
  };
  const folder = await announced({ ...FINE_CONTENT, ...fifty }, fifty);
  const { out } = await run(folder);
  expect(out).toContain('its new value is printed in 53 more units');
  expect(out.slice(out.indexOf('── ')).split('\n').length).toBeLessThan(60);
  await run(folder, '--accept', 'articles', 'procedureFees');
  expect(changesOf(folder)).toHaveLength(52);
  await run(folder, '--accept', 'multas.celular');
  expect(changesOf(folder)).toEqual([]);
});

test('a future change does not set "updated", because visitors still read the old text', async () => {
  const named: Files = {
    'reglas/estacionamiento.json': changedBase(
      'reglas/estacionamiento.json',
      ({ items: [rule] }) => {
        rule.facts = ['multas.celular'];
      },
    ),
  };
  const folder = await announced({ ...FINE_CONTENT, ...named }, named);
  const file = join(folder, 'reglas/estacionamiento.json');
  const before = readFileSync(file, 'utf8');
  await run(folder, '--accept', 'facts/multas.celular');
  // The fact is accepted already, so this change no longer counts as a consequence of it.
  expect((await run(folder, '--accept', '*')).out).toContain('multas.celular = [-$100-]{+$150+}');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a future change that is withdrawn is shown in reverse, and removed once accepted', async () => {
  const folder = await announced();
  await run(folder, '--accept', '*');
  writeFiles(folder, fine(OLD_FINE));
  expect((await run(folder)).out).toContain(`  from ${LAW_DAY}:\n    prints: [-$150-]{+$100+} `);
  await run(folder, '--accept', '*');
  expect(textOf(folder, 'articles/un-articulo')).not.toContain('== from');
  await seen(folder, LAW_DAY);
});

test('each of two future changes is compared with the one before it', async () => {
  const folder = await announced(twice(LATER));
  const { out } = await run(folder);
  expect(out).toContain(`  from ${LAW_DAY}:\n    prints: [-$100-]{+$150+} `);
  expect(out).toContain(`  from ${LATER}:\n    prints: [-$150-]{+$200+} `);
  await run(folder, '--accept', '*');
  for (const day of [DAY_BEFORE_LAW, LAW_DAY, LATER]) await seen(folder, day);
  expect(textOf(folder, 'articles/un-articulo').match(/^== from .*$/gm)).toEqual([
    `== from ${LAW_DAY} ==`,
    `== from ${LATER} ==`,
  ]);
  // The second law gets a later date; the first stays as it was reviewed.
  writeFiles(folder, twice('2027-06-15'));
  const shown = (await run(folder)).out;
  expect(shown).toContain(`  from ${LATER}:\n    prints: [-$200-]{+$150+} `);
  expect(shown).toContain('  from 2027-06-15:\n    prints: [-$150-]{+$200+} ');
  expect(shown).not.toContain('$100');
});

describe('on the day of a future change', () => {
  const asked = (explanation = QUESTION.explanation): Files => ({
    'tests/1-prueba': changedBase('tests/1-prueba', ({ questions: [question] }) =>
      Object.assign(question, {
        options: fourOptions(['{{multas.celular}}', 'Nada', 'Otra cifra', 'No se sabe']),
        explanation,
      }),
    ),
  });
  const questionOf = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'tests/1-prueba/prueba-01.json'), 'utf8'));

  test('the next `--accept` records a new right answer that was announced earlier', async () => {
    const folder = await announced({ ...FINE_CONTENT, ...asked() }, asked());
    expect((await run(folder)).out).toContain(
      `  the right answer is from ${LAW_DAY}: $150  (it was: $100)\n`,
    );
    await run(folder, '--accept', '*');
    expect(questionOf(folder)).toMatchObject({ revision: 1, updated: QUESTION.updated });
    await seen(folder, LAW_DAY);
    const { out } = await run(folder, '--accept', 'centres', '--today', LAW_DAY);
    expect(out).toContain('tests/1/prueba-01 asks something else: 2');
    expect(questionOf(folder)).toMatchObject({ revision: 2, updated: LAW_DAY });
    for (const unit of ['tests/1/prueba-01', 'articles/un-articulo', 'facts/multas.celular']) {
      expect(textOf(folder, unit), unit).toContain('$150');
      expect(textOf(folder, unit), unit).not.toContain('== from');
    }
    await seen(folder, LAW_DAY);
  });

  test('a later edit is shown for review', async () => {
    const folder = await announced();
    await run(folder, '--accept', '*');
    writeFiles(folder, {
      'blog/un-articulo.md': String(FINE_CONTENT['blog/un-articulo.md']).replace(
        'es de',
        'no es de',
      ),
    });
    const { out } = await run(folder, '--today', LAW_DAY);
    expect(out).toContain('La multa {+no +}es de $150.');
    await run(folder, '--accept', 'facts', '--today', LAW_DAY);
    expect((await run(folder, '--check', '--today', LAW_DAY)).code).toBe(1);
  });
});

test('a unit that two branches changed, one for the future, conflicts until accepted', async () => {
  const folder = await announced();
  await run(folder, '--accept', '*');
  const file = join(folder, 'reviewed/articles/un-articulo.txt');
  const [now, then] = readFileSync(file, 'utf8').split(ON);
  writeFileSync(
    file,
    `${now}<<<<<<< HEAD\n${ON}${then}=======\n== from ${LATER} ==\n${then}>>>>>>> otra\n`,
  );
  expect((await run(folder)).out).toContain('articles/un-articulo  in conflict');
  await run(folder, '--accept', '*');
  await seen(folder, LAW_DAY);
});

test('content that looks like a dated heading is not parsed as one', async () => {
  const folder = project({
    'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', `Hoy.\n\n${ON}\nMañana.`),
  });
  await run(folder, '--accept', '*');
  writeFiles(folder, { 'blog/un-articulo.md': String(BASE_FILES['blog/un-articulo.md']) });
  expect((await run(folder, '--check')).code).toBe(1);
});
