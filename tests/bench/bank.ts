/** Prints what the shipped bank of questions measures, beside its goals: `npm run bench -- --bank`. */
import { BOTS, scoresOf } from '../../pipeline/bank/guessing-bot.ts';
import { type Bank, pictureOf, readBank } from '../../pipeline/bank/item.ts';
import type { Content } from '../../pipeline/content.ts';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import type { QuizData } from '../../templates/islands/quiz/quiz-data.ts';
import { contentInMemory } from '../in-memory.ts';

type Row = { name: string; now: string; goal: string };
/** A space of another kind than U+0020. */
const OTHER_SPACE = /[^\S ]/u;
const PICTURES = 96;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function botRows({ items, tests }: Bank): Row[] {
  const scores = scoresOf(items);
  return BOTS.map(({ name, limits }, bot): Row => {
    const shares = tests.map((test) => mean(test.items.map((item) => scores.get(item)![bot]!)));
    return {
      name: `bot "${name}"`,
      now: `${percent(mean(items.map((item) => scores.get(item)![bot]!)))}, worst test ${percent(Math.max(...shares))}`,
      goal: `≤ ${percent(limits.bank)}, ≤ ${percent(limits.test)}`,
    };
  });
}

/** The questions as the browser gets them. */
function printedQuestions({ site, ledger }: Required<Pick<Content, 'site' | 'ledger'>>) {
  const { files } = renderPages(site, ledger, site.newest).bank();
  return files
    .filter(({ path }) => path.startsWith('/assets/test-'))
    .flatMap(({ bytes }) => (JSON.parse(Buffer.from(bytes).toString()) as QuizData).questions);
}

/** Reads the content of `data/` and prints the table. */
export function benchBank(): void {
  const { site, ledger, findings } = contentInMemory('data', '2026-11-22').audited();
  if (site === undefined || ledger === undefined) throw new Error('the content has errors');
  const bank = readBank(site, ledger);
  const printed = printedQuestions({ site, ledger });
  const found = (...rules: RuleId[]) =>
    String(
      new Set(
        findings.filter(({ rule }) => rules.includes(rule)).map(({ title }) => title.split(':')[0]),
      ).size,
    );
  const reasons = (of: readonly (readonly unknown[])[]) =>
    of.flat().filter((reason) => reason !== null).length;
  const written = reasons(bank.items.map(({ question }) => question.errors));
  print([
    ...botRows(bank),
    {
      name: 'questions with an option that holds another space than U+0020',
      now: String(
        printed.filter(({ options }) => options.some((text) => OTHER_SPACE.test(text))).length,
      ),
      goal: '0',
    },
    {
      name: 'questions with a picture',
      now: String(bank.items.filter(({ question }) => pictureOf(question) !== undefined).length),
      goal: `≥ ${PICTURES}`,
    },
    { name: 'questions cited to good practice alone', now: found('item/only-practice'), goal: '0' },
    {
      name: 'questions whose key has no official source',
      now: found('item/unofficial-key'),
      goal: '0',
    },
    { name: 'questions with a stock distractor', now: found('item/stock-distractor'), goal: '0' },
    {
      name: 'questions whose section does not teach them',
      now: found('item/untaught-section'),
      goal: '0',
    },
    {
      name: 'reasons for wrong options, written / in the quiz data',
      now: `${written} / ${reasons(printed.map(({ errors }) => errors))}`,
      goal: `${3 * bank.items.length} / ${3 * bank.items.length}`,
    },
  ]);
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${'the bank'.padEnd(width)}  ${'now'.padEnd(28)}  goal`);
  for (const { name, now, goal } of rows)
    console.log(`${name.padEnd(width)}  ${now.padEnd(28)}  ${goal}`);
}
