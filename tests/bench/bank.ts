/** Prints how like the exam the shipped bank is: forms, coverage of the exam's topics, cues: `npm run bench -- --bank`. */

import { examTopicsOf, type Served, servedTopics } from '../../pipeline/bank/exam-topics.ts';
import { type Bank, type Level, ofLevel, pictureOf, readBank } from '../../pipeline/bank/item.ts';
import type { Content } from '../../pipeline/content.ts';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { WEIGHT_TOPICS } from '../../schemas/test.ts';
import type { QuizData } from '../../templates/islands/quiz/quiz-data.ts';
import { contentInMemory } from '../in-memory.ts';
import { bayesScore, byChance, type CueScore, cueScores, MOST_BAYES, SHARES } from './cues.ts';
import { FORM_GOALS, formShares, MOST_WORDS, meanWords, SLACK } from './forms.ts';

type Row = { name: string; now: string; goal: string };
const PICTURES = 96;
/** A test begins with this many plain questions. */
const OPENING = 5;
/** Of four options. */
const CHANCE = 0.25;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function formRows(bank: Bank): Row[] {
  const items = ofLevel(bank, 1);
  const words = meanWords(items);
  return [
    ...formShares(items).map(([form, share]) => ({
      name: `form ${form}`,
      now: percent(share / 100),
      goal: `${FORM_GOALS[form]} ± ${SLACK}`,
    })),
    {
      name: 'questions without a form',
      now: String(items.filter(({ question }) => question.form === undefined).length),
      goal: '0',
    },
    ...(['stem', 'option'] as const).map((part) => ({
      name: `words of ${part === 'stem' ? 'a stem' : 'an option'}, mean`,
      now: words[part].toFixed(1),
      goal: `≤ ${MOST_WORDS[part]}`,
    })),
  ];
}

/** The bots of single cues and of words, of a level. */
function cueRows(bank: Bank, level: Level): Row[] {
  const items = ofLevel(bank, level);
  if (items.length === 0) return [];
  const name = level === 1 ? 'tests' : 'retos';
  const row = ({ name: cue, met, share }: CueScore, goal: string): Row => ({
    name: `${name}: ${cue} (${met.size})`,
    now: percent(share),
    goal,
  });
  return [
    row(bayesScore(items), `≤ ${percent(MOST_BAYES)}`),
    // Of few questions a share is off by chance.
    ...cueScores(items).map((cue) => {
      const chance = byChance(cue.met.size);
      const [least, most] = [
        Math.min(SHARES.least, CHANCE - chance),
        Math.max(SHARES.most, CHANCE + chance),
      ];
      return row(cue, `${percent(least)} to ${percent(most)}`);
    }),
  ];
}

function topicRows(served: readonly Served[]): Row[] {
  const of = (rank: Served['topic']['rank']) => served.filter(({ topic }) => topic.rank === rank);
  const isAsked = ({ items }: Served) => items.length > 0;
  const isServed = ({ items, retos, drills }: Served) =>
    items.length + retos.length + drills.length > 0;
  return [
    {
      name: 'central topics asked by a test',
      now: String(of('central').filter(isAsked).length),
      goal: String(of('central').length),
    },
    {
      name: 'usual topics asked by a test, drill or reto',
      now: String(of('usual').filter(isServed).length),
      goal: String(of('usual').length),
    },
    {
      name: 'central and usual topics without a section of the manual',
      now: String(
        served.filter(({ topic, sections }) => topic.rank !== 'raro' && sections.length === 0)
          .length,
      ),
      goal: '0',
    },
  ];
}

/** A simulated exam draws by weight topics; a test begins with what nearly every exam asks. */
function supplyRows(bank: Bank): Row[] {
  const ranks = new Map(examTopicsOf(bank.site)?.topics.map(({ number, rank }) => [number, rank]));
  const opening = bank.tests.flatMap(({ items }) => items.slice(0, OPENING));
  return [
    ...WEIGHT_TOPICS.map((topic) => ({
      name: `questions of ${topic}`,
      now: String(bank.items.filter(({ question }) => question.topic === topic).length),
      goal: '≥ 1',
    })),
    {
      name: `of the first ${OPENING} questions of each test, not on a central topic`,
      now: String(
        opening.filter(({ question }) => ranks.get(question.asks?.[0] ?? 0) !== 'central').length,
      ),
      goal: '0',
    },
  ];
}

/** The questions as the browser gets them. */
function printedQuestions({ site, ledger }: Required<Pick<Content, 'site' | 'ledger'>>) {
  const { files } = renderPages(site, ledger, site.newest).bank();
  return files
    .filter(({ path }) => path.startsWith('/assets/test-'))
    .flatMap(({ bytes }) => (JSON.parse(Buffer.from(bytes).toString()) as QuizData).questions);
}

/** Reads the content of `data/` and prints the tables. */
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
    of.flat().filter((reason) => (reason ?? null) !== null).length;
  const written = reasons(bank.items.map(({ question }) => question.options.map(({ why }) => why)));
  const served = servedTopics(bank);
  const shown = new Set(ofLevel(bank, 1).map(({ question }) => question.sign));
  const likely = examTopicsOf(site)?.likelySigns ?? [];
  print([
    ...formRows(bank),
    ...supplyRows(bank),
    ...topicRows(served),
    {
      name: 'likely signs shown by a test',
      now: String(likely.filter((sign) => shown.has(sign)).length),
      goal: String(likely.length),
    },
    {
      name: 'questions of tests with a picture',
      now: String(
        ofLevel(bank, 1).filter(({ question }) => pictureOf(question) !== undefined).length,
      ),
      goal: `≥ ${PICTURES}`,
    },
    ...cueRows(bank, 1),
    ...cueRows(bank, 2),
    {
      name: 'questions that rest on good practice or on no official source',
      now: found('item/unofficial-key'),
      goal: '0',
    },
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
  printTopics(served);
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${'the bank'.padEnd(width)}  ${'now'.padEnd(13)}  goal`);
  for (const { name, now, goal } of rows)
    console.log(`${name.padEnd(width)}  ${now.padEnd(13)}  ${goal}`);
}

/** Each topic of the exam with what serves it, as Markdown. */
function printTopics(served: readonly Served[]): void {
  console.log('\n| topic | rank | tests | retos | drills | manual |\n|---|---|---|---|---|---|');
  const ids = (items: Served['items']) => items.map(({ id }) => id).join(' ') || '–';
  for (const { topic, items, retos, drills, sections } of served)
    console.log(
      `| ${topic.number} ${topic.title} | ${topic.rank} | ${ids(items)} | ${ids(retos)} | ${drills.join(' ') || '–'} | ${sections.join(' ') || '–'} |`,
    );
}
