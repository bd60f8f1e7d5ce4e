/**
 * `licencia review` in a terminal: it shows one changed unit at a time, the most harmful change first. Accepting a unit
 * saves it at once, and nothing else is written.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommandContext } from '../../pipeline/commands/context.ts';
import * as output from '../../pipeline/commands/output.ts';
import { reviewEachUnit } from '../../pipeline/commands/review-each.ts';
import { acceptUnits, startAcceptance } from '../../pipeline/edit/accept.ts';
import { readReviewedFolder } from '../../pipeline/load/reviewed.ts';
import { reviewOf } from '../../pipeline/review/review.ts';
import { FINE_CONTENT, OLD_FINE } from '../changes/raised-fine.ts';
import { ARTICLE, BASE_FILES, QUESTION } from '../fixtures/base-data.ts';
import { changedBase, type Files, project, readProject, writeFiles } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const DAY = '2026-11-20';
let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(output, 'print').mockImplementation((text) => {
    printed += String(text);
  });
});
afterEach(() => vi.restoreAllMocks());

const reviewAt = (data: string) => {
  const { site, ledger } = readProject(data);
  const review = reviewOf({ site: site!, ledger: ledger! }, readReviewedFolder(data));
  return { review, state: startAcceptance({ data, label: 'data' }, site!, review, DAY) };
};
const open = (data: string) => reviewAt(data).review.changes.map(({ unit }) => unit);

/** A project whose content was accepted and then edited. */
function edited(before: Files, after: Files): string {
  const data = project(before);
  const { review, state } = reviewAt(data);
  acceptUnits(state, review.changes);
  writeFiles(data, after);
  return data;
}

/** @returns the texts shown before each answer; an undefined answer is Ctrl-C */
async function answered(data: string, ...answers: (string | undefined)[]): Promise<string[]> {
  const { review, state } = reviewAt(data);
  const shown: string[] = [];
  const context: CommandContext = {
    root: '',
    program: undefined,
    host: undefined,
    options: { data },
    operands: [],
    defaults: new Set(),
    version: '0',
  };
  await reviewEachUnit(
    {
      context,
      state,
      changes: review.changes,
      ask(question) {
        printed += question;
        return Promise.resolve(answers.shift());
      },
      show: (text) => void shown.push(text),
    },
    review.units,
  );
  expect(answers).toEqual([]);
  return shown;
}

const fine = (amount: number): Files => ({
  'facts/multas.json': {
    'multas.celular': { ...OLD_FINE, readings: [{ ...OLD_FINE.readings[0], value: amount }] },
  },
});
const asked = (change: (question: any) => void): Files => ({
  'tests/1-prueba': changedBase('tests/1-prueba', ({ questions }) => change(questions[0])),
});
const words = (article: string): Files => ({
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', article),
});
const UNIT = 'tests/1/prueba-01';
const revisionOf = (data: string) =>
  JSON.parse(readFileSync(join(data, 'tests/1-prueba/prueba-01.json'), 'utf8')).revision;

test('orders changes by harm: right answers, figures, words, then decoration', async () => {
  const data = edited(
    { ...FINE_CONTENT, ...fine(100), 'blog/otro.md': ARTICLE.replace('Un artículo', 'Otro') },
    {
      ...fine(150),
      ...asked((question) => question.options.reverse()),
      'blog/otro.md': ARTICLE.replace('Un artículo', 'Otro').replace('Un párrafo.', 'Un, párrafo.'),
      'surfaces.json': JSON.stringify(BASE_FILES['surfaces.json']).replace(
        'el blog',
        'la bitácora',
      ),
    },
  );
  const shown = await answered(data, 's', 's', 's', 's');
  expect(shown.map((text) => text.split('\n').slice(0, 2).join(' '))).toEqual([
    expect.stringMatching(/^── 1 of 5: right answers tests\/1\/prueba-01 /),
    expect.stringMatching(/^── 2 of 5: figures facts\/multas\.celular/),
    expect.stringMatching(/^── 4 of 5: words surfaces\//),
    expect.stringMatching(/^── 5 of 5: decoration articles\/otro /),
  ]);
  expect(open(data).length).toBeGreaterThan(4);
});

test('units that only print an accepted figure are shown as one group', async () => {
  const data = edited({ ...FINE_CONTENT, ...fine(100) }, fine(150));
  const shown = await answered(data, 'y', 'y');
  expect(shown[1]).toContain('units that only print multas.celular');
  expect(shown[1]).toContain('La multa es de [-$100-]{+$150+}.');
  expect(open(data)).toEqual([]);
  writeFiles(data, fine(200));
  expect(await answered(data, 'n')).toHaveLength(1);
  expect(printed).toMatch(
    /To be corrected:\n {2}facts\/multas\.celular {2}data\/facts\/multas\.json:\d/,
  );
  expect(open(data)).toContain('facts/multas.celular');
});

test.each([['q'], [undefined]])(
  'quitting halfway (%s) keeps accepted units, and writes nothing else',
  async (end) => {
    const data = edited(
      { ...FINE_CONTENT, ...fine(100) },
      { ...fine(150), ...words('Otras palabras.') },
    );
    await answered(data, 'y', end);
    const left = open(data);
    expect(left).not.toContain('facts/multas.celular');
    expect(left).toContain('articles/un-articulo');
  },
);

test('"a" shows the remaining changes of a kind and asks again; "n" goes back', async () => {
  const three = Object.fromEntries(
    ['uno', 'dos', 'tres'].map((name) => [`blog/${name}.md`, ARTICLE.replace('Un artículo', name)]),
  );
  const changed = Object.fromEntries(
    Object.entries(three).map(([path, text]) => [
      path,
      text.replace('Un párrafo.', `Lo de ${path}.`),
    ]),
  );
  const data = edited(three, { ...changed, ...asked((question) => question.options.reverse()) });
  const shown = await answered(data, 's', 'a', 'n', 'a', 'y');
  expect(shown).toHaveLength(5);
  expect(shown[2]).toContain('Lo de blog/tres.md');
  expect(shown[2]).toContain('Lo de blog/uno.md');
  expect(open(data)).toEqual([UNIT]);
});

describe('the prompt "Does it still ask the same thing?"', () => {
  const stem = (text: string) => asked((question) => (question.question = text));

  test('is omitted if only a comma changed, and the revision stays unchanged', async () => {
    const data = edited(stem('Si llueve, ¿qué haces?'), stem('Si llueve ¿qué haces?'));
    const [shown] = await answered(data, 'y');
    expect(shown).not.toContain('it asks something else');
    expect(printed).not.toContain('Does it still ask the same thing?');
    expect(revisionOf(data)).toBe(1);
    expect(open(data)).toEqual([]);
  });

  test.each([
    ['y', 1],
    ['n', 2],
  ])('the answer "%s" about a reworded question gives revision %i', async (answer, revision) => {
    const data = edited(stem('¿Qué haces si llueve?'), stem('¿Qué debes hacer si llueve?'));
    const [shown] = await answered(data, 'y', answer);
    expect(shown).toContain('it asks something else');
    expect(printed).toContain('Does it still ask the same thing?');
    expect(revisionOf(data)).toBe(revision);
    expect(open(data)).toEqual([]);
  });

  test('reordering options always raises the revision, because stored answers refer to positions', async () => {
    const data = edited(
      {},
      asked((question) => question.options.reverse()),
    );
    await answered(data, 'y');
    expect(printed).not.toContain('Does it still ask the same thing?');
    expect(revisionOf(data)).toBe(2);
  });

  test('adding a palm tree to a scene changes no question; moving a car does', async () => {
    const scene = (change: (scene: any) => void): Files => {
      const scenes = structuredClone(SAMPLE_FILES['escenas/cruces.json']) as any;
      change(scenes['cruce-con-pare']);
      return { 'escenas/cruces.json': scenes };
    };
    const shows = asked((question) => (question.scene = 'cruce-con-pare'));
    const data = edited(
      { ...scene(() => {}), ...shows },
      scene(({ crossing }) => {
        crossing.corners = { noreste: 'palma' };
      }),
    );
    expect(open(data)).toEqual(['scenes/cruce-con-pare']);
    expect(reviewAt(data).review.changes[0]!.harm).toBe('decoration');
    writeFiles(
      data,
      scene(({ vehicles }) => (vehicles[0].arm = 'norte')),
    );
    const { changes } = reviewAt(data).review;
    expect(changes.map(({ unit, harm }) => [unit, harm])).toEqual([
      [UNIT, 'right answer'],
      ['scenes/cruce-con-pare', 'drawing'],
    ]);
  });
});

describe('content with a changed id', () => {
  test('a reto that becomes a test question counts as moved; only changed words are shown', async () => {
    const reto = (questions: object[]) => ({
      'retos/reglas': { id: 'reglas', title: 'Retos', description: 'Casos.', questions },
    });
    const other = { ...QUESTION, id: 'reglas-90' };
    const moving = { ...QUESTION, id: 'reglas-91', explanation: 'Una razón.' };
    const data = edited({ ...reto([other, moving]) }, {});
    rmSync(join(data, 'retos/reglas/reglas-91.json'));
    const { form: _, ...bare } = moving as Record<string, unknown>;
    writeFiles(
      data,
      asked(() => {}),
    );
    writeFileSync(
      join(data, 'tests/1-prueba/reglas-91.json'),
      JSON.stringify({ ...bare, order: 90, explanation: 'Otra razón.' }, null, 2),
    );
    const moved = reviewAt(data).review.changes.find(({ change }) => change === 'moved')!;
    expect(moved).toMatchObject({ unit: 'tests/1/reglas-91', from: 'retos/reglas/reglas-91' });
    expect(moved.lines.some(({ after }) => after.join().includes('Otra razón.'))).toBe(true);
    expect(moved.lines.some(({ after }) => after.join().includes(QUESTION.question))).toBe(false);
  });

  test('a renamed article counts as moved if its text or an alias matches', () => {
    const text = ARTICLE.replace(
      'Un párrafo.',
      'Nada de lo de antes queda en este texto tan nuevo.',
    );
    for (const [body, isPaired] of [
      [ARTICLE.replace('Un párrafo.', 'Otro párrafo.'), true],
      [text.replace('---\n', '---\naliases:\n  - un-articulo\n'), true],
      [SAMPLE_FILES['blog/examen-en-linea.md'], false],
    ] as const) {
      const data = edited({}, { 'blog/con-otro-nombre.md': body! });
      rmSync(join(data, 'blog/un-articulo.md'));
      const { changes } = reviewAt(data).review;
      const found = changes.find(({ unit }) => unit === 'articles/con-otro-nombre')!;
      expect(found.change).toBe(isPaired ? 'moved' : 'new');
    }
  });
});

test('does not overwrite what another person accepted in the meantime', async () => {
  const data = edited({}, words('Lo de una.'));
  const { review, state } = reviewAt(data);
  const other = reviewAt(data);
  writeFiles(data, words('Lo de otro.'));
  const later = reviewAt(data);
  acceptUnits(later.state, later.review.changes);
  const reviewedBy = () => readFileSync(join(data, 'reviewed/articles/un-articulo.txt'), 'utf8');
  expect(reviewedBy()).toContain('Lo de otro.');
  expect(acceptUnits(state, review.changes).others).toEqual(['articles/un-articulo']);
  expect(reviewedBy()).toContain('Lo de otro.');
  expect(acceptUnits(other.state, other.review.changes).units).toEqual([]);
});
