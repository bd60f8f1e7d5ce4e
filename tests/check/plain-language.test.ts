import { describe, expect, test } from 'vitest';
import * as plainLanguage from '../../pipeline/check/plain-language.ts';
import type { Vocabulary } from '../../schemas/vocabulary.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';

const BUDGET = { hedging: 50, openNotes: 0, sourceWords: 0 };
const WORDS = BASE_FILES['vocabulario.json'] as Vocabulary;
const plainLanguageOf = (main: string) => plainLanguage.measurePlainLanguage(main, WORDS);
const plainLanguageProblem = (main: string, budget: typeof BUDGET) =>
  plainLanguage.plainLanguageProblem(main, budget, WORDS);

describe('measurePlainLanguage', () => {
  test('counts sentences that hedge, but not headings', () => {
    const found = plainLanguageOf(
      '<h2>Sin confirmar</h2><p>Cuesta $14 en sellos nuevos. Circula otra cifra por ahí. Este sitio no la halló.</p>',
    );
    expect(found.sentences).toBe(3);
    expect(found.hedging).toEqual(['Circula otra cifra por ahí.', 'Este sitio no la halló.']);
  });

  test('counts sentences in open details, but not in closed ones', () => {
    const closed = '<details><p>No está confirmado por nadie.</p></details>';
    expect(plainLanguageOf(closed).hedging).toEqual([]);
    expect(plainLanguageOf(closed.replace('<details>', '<details open>')).hedging).toHaveLength(1);
  });

  test('counts open notes, and the words of source lists that are not in closed details', () => {
    const source = '<ul class="fine-print"><li><b>Ley</b> Ley 22-2000</li></ul>';
    expect(
      plainLanguageOf(
        `<details class="note" open><p>Nota.</p></details><details class="note"></details>${source}<details>${source}</details>`,
      ),
    ).toMatchObject({ openNotes: 1, sourceWords: 4 });
  });
});

describe('plainLanguageProblem', () => {
  const half = '<p>Circula otra cifra por ahí. Lleva los papeles en original.</p>';

  test('reports a note within the budget and an error over it', () => {
    expect(plainLanguageProblem(half, BUDGET)).toMatchObject({
      severity: 'note',
      title: expect.stringContaining('1 of 2 sentences hedge (50.0 %, budget 50 %)') as string,
    });
    expect(plainLanguageProblem(half, { ...BUDGET, hedging: 49 })).toMatchObject({
      severity: 'error',
      help: expect.stringContaining('Circula otra cifra') as string,
    });
    expect(plainLanguageProblem(`${half}<p class="fine-print">Ley</p>`, BUDGET).severity).toBe(
      'error',
    );
  });

  test('reports a note for a page without sentences', () => {
    expect(plainLanguageProblem('', BUDGET).severity).toBe('note');
  });
});
