/** The bank against someone who only guesses: neither bot may do better than chance, over the bank or in one test. */
import { placeOf } from '../../link/index.ts';
import type { Rule } from '../rule.ts';
import { type Guess, guess, mean } from './guessing-bot.ts';
import { type Bank, bankOf } from './item.ts';

/** Fewer questions than this say nothing about chance. */
const ENOUGH = 16;
/** The one-sided 95 % bound of 25 % over 205 questions. */
const BANK_LIMIT = 0.3;
const TEST_LIMIT = 0.4;
const NAMED = 10;
const BOTS = ['plain', 'rich'] as const;

export const guessable: Rule = {
  id: 'item/guessable',
  severity: 'error',
  check(content, report) {
    const bank = bankOf(content);
    const guesses = bank.items.map(guess);
    const [first] = bank.tests;
    if (guesses.length < ENOUGH || first === undefined) return;
    const tests = testsOf(bank, guesses);
    const at = placeOf(first.test, ['questions'], 'key');
    const related = mostGuessable(guesses).map(({ item, plain, rich }) => ({ at: item.place(['options', item.answer]), says: `${item.id}: ${percent(plain)} / ${percent(rich)}` }));
    const detail = [`all ${guesses.length} questions  ${scores(guesses)}`, ...tests.map(({ title, guesses: own }) => `${title} (${own.length})  ${scores(own)}`)];
    const help = ['Rewrite the options of the questions named here: lengths, absolute words, words of the question, middle numbers.'];
    for (const bot of BOTS) {
      const score = mean(guesses.map((each) => each[bot]));
      if (score > BANK_LIMIT) report({ title: `the ${bot} guessing bot gets ${percent(score)} of the bank: ${percent(BANK_LIMIT)} is the most`, at, related, detail, help });
      for (const { title, guesses: own, at: place } of tests) {
        const ownScore = mean(own.map((each) => each[bot]));
        if (own.length >= ENOUGH && ownScore > TEST_LIMIT) report({ title: `the ${bot} guessing bot gets ${percent(ownScore)} of "${title}": ${percent(TEST_LIMIT)} is the most`, at: place, related: mostGuessable(own).map(({ item }) => ({ at: item.place(['options', item.answer]), says: item.id })), help });
      }
    }
    report({ severity: 'note', title: `a guessing bot gets ${scores(guesses)}; chance is 25 %`, at, related, detail, help: [] });
  },
};

function testsOf({ tests }: Bank, guesses: readonly Guess[]) {
  return tests
    .map(({ test }) => ({ title: test.data.title, at: placeOf(test, ['questions'], 'key'), guesses: guesses.filter(({ item }) => item.test === test) }))
    .filter((test) => test.guesses.length > 0);
}

/** What gives the bots most; among equals the one whose right option stands out most by its length. */
function mostGuessable(guesses: readonly Guess[]): Guess[] {
  const lead = ({ item }: Guess) => item.key.text.length / Math.max(...item.distractors.map(({ text }) => text.length));
  return [...guesses].sort((a, b) => b.plain + b.rich - (a.plain + a.rich) || lead(b) - lead(a) || a.item.order - b.item.order).slice(0, NAMED);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const scores = (guesses: readonly Guess[]) => BOTS.map((bot) => `${bot} ${percent(mean(guesses.map((each) => each[bot])))}`).join(' · ');
