/** Neither guessing bot may do better than chance, over the bank or in one test. */

import { type Guess, guess, mean } from '../../bank/guessing-bot.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

/** Fewer questions than this say nothing about chance. */
const ENOUGH = 16;
/** The one-sided 95 % bound of 25 % over 205 questions. */
const BANK_LIMIT = 0.3;
const TEST_LIMIT = 0.4;
const NAMED = 10;
const BOTS = ['plain', 'rich'] as const;

export const guessable: Rule = {
  id: 'item/guessable',
  about: 'A guessing bot does better than chance.',
  severity: 'error',
  check(content, report) {
    const { tests, items } = content.bank;
    const guesses = items.map(guess);
    const top = mostGuessable(guesses);
    const [first] = top;
    if (guesses.length < ENOUGH || first === undefined) return;
    const banks = tests
      .map(({ test }) => ({ test, own: guesses.filter(({ item }) => item.test === test) }))
      .filter(({ own }) => own.length > 0);
    const all = {
      at: first.item.idPlace(),
      related: top.map(named),
      detail: [
        `all ${guesses.length} questions  ${scores(guesses)}`,
        ...banks.map(({ test, own }) => `${test.data.title} (${own.length})  ${scores(own)}`),
      ],
    };
    const help = [
      'Rewrite the options of the questions named here: lengths, absolute words, words of the question, middle numbers.',
    ];
    for (const bot of BOTS) {
      const score = mean(guesses.map((guessed) => guessed[bot]));
      if (score > BANK_LIMIT)
        report({
          title: `the ${bot} guessing bot gets ${percent(score)} of the bank (maximum ${percent(BANK_LIMIT)})`,
          ...all,
          help,
        });
      for (const { test, own } of banks) {
        const ownScore = mean(own.map((guessed) => guessed[bot]));
        if (own.length >= ENOUGH && ownScore > TEST_LIMIT)
          report({
            title: `the ${bot} guessing bot gets ${percent(ownScore)} of "${test.data.title}" (maximum ${percent(TEST_LIMIT)})`,
            at: placeOf(test, ['questions'], 'key'),
            related: mostGuessable(own).map(named),
            help,
          });
      }
    }
    report({
      severity: 'note',
      title: `a guessing bot gets ${scores(guesses)}; chance is 25 %`,
      ...all,
      help: [],
    });
  },
};

const named = ({ item, plain, rich }: Guess) => ({
  at: item.idPlace(),
  says: `${item.id}: ${percent(plain)} / ${percent(rich)}`,
});

/** The questions that the bots guess best; among equals, those whose right option is longest compared with the others. */
function mostGuessable(guesses: readonly Guess[]): Guess[] {
  const lead = ({ item }: Guess) =>
    item.key.text.length / Math.max(...item.distractors.map(({ text }) => text.length));
  return [...guesses]
    .sort(
      (a, b) =>
        b.plain + b.rich - (a.plain + a.rich) || lead(b) - lead(a) || a.item.order - b.item.order,
    )
    .slice(0, NAMED);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const scores = (guesses: readonly Guess[]) =>
  BOTS.map((bot) => `${bot} ${percent(mean(guesses.map((guessed) => guessed[bot])))}`).join(' · ');
