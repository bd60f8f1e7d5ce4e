/**
 * Prints figures of the shipped bank beside their goals (forms, cues, topics), then its topics, concepts, gaps and
 * drills as Markdown tables: `npm run bench -- --bank`.
 */
import { type Concept, conceptsOf, type FormOfConcept } from '../../pipeline/bank/concepts.ts';
import { dutyItems, signItems } from '../../pipeline/bank/drill-signs.ts';
import {
  examTopicsOf,
  type TopicCoverage,
  topicCoverage,
} from '../../pipeline/bank/exam-topics.ts';
import {
  type Bank,
  type ItemKind,
  itemsOfKind,
  pictureIdOf,
  readBank,
} from '../../pipeline/bank/item.ts';
import type { Content } from '../../pipeline/content.ts';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { splitWords } from '../../pipeline/text/spanish.ts';
import type { QUESTION_TYPES } from '../../schemas/test.ts';
import type { DrillData } from '../../templates/islands/model/drill-data.ts';
import { createDrills } from '../../templates/islands/model/learning/confusion.ts';
import { plainTextOfQuiz } from '../../templates/islands/model/quiz-data.ts';
import { contentInMemory } from '../fixtures/content-in-memory.ts';
import {
  bayesScore,
  type CueScore,
  chanceMargin,
  cueScores,
  MOST_BAYES,
  SHARE_LIMITS,
} from './answer-cues.ts';
import { gapsWithQuestions } from './bank-gaps.ts';
import {
  bayesAcross,
  conditionalAllOfThem,
  firstKeyShare,
  formatsOf,
  givenAwayByFigure,
  looseDefinitions,
  questionsOfKinds,
  wordsOfExam,
} from './exam-likeness.ts';

type Row = { name: string; now: string; goal: string };
const PICTURES = 96;
/** A test should begin with this many questions on central topics. */
const OPENING = 5;
/** The chance of guessing the right one of four options. */
const CHANCE = 0.25;
/** Goal for the share of each kind of question, in percent, counted on 103 items of public exams. */
const FORM_GOALS: Readonly<Record<(typeof QUESTION_TYPES)[number], number>> = {
  significado: 30,
  conducta: 27,
  cifra: 15,
  paso: 12,
  permiso: 9,
  porque: 7,
};
/** Percentage points by which a share may miss its goal. */
const SLACK = 5;
/** The largest mean number of words. `text/readability` limits a single stem or option. */
const MOST_WORDS = { stem: 13, option: 6 } as const;

const KINDS: readonly ItemKind[] = ['test', 'reto', 'forma'];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function formRows(bank: Bank): Row[] {
  const items = itemsOfKind(bank, 'test');
  const share = (form: string) =>
    items.filter(({ question }) => question.form === form).length / items.length;
  const words = (what: keyof typeof MOST_WORDS, texts: readonly { text: string }[]): Row => ({
    name: `words of ${what === 'stem' ? 'a stem' : 'an option'}, mean`,
    now: (texts.reduce((sum, { text }) => sum + splitWords(text).length, 0) / texts.length).toFixed(
      1,
    ),
    goal: `≤ ${MOST_WORDS[what]}`,
  });
  return [
    ...Object.entries(FORM_GOALS).map(([form, goal]) => ({
      name: `form ${form}`,
      now: percent(share(form)),
      goal: `${goal} ± ${SLACK}`,
    })),
    words(
      'stem',
      items.map(({ stem }) => stem),
    ),
    words(
      'option',
      items.flatMap(({ options }) => options),
    ),
  ];
}

function cueRows(bank: Bank, kind: ItemKind): Row[] {
  const items = itemsOfKind(bank, kind);
  if (items.length === 0) return [];
  const name = `${kind}s`;
  const row = ({ name: cue, met, share }: CueScore, goal: string): Row => ({
    name: `${name}: ${cue} (${met.size})`,
    now: percent(share),
    goal,
  });
  return [
    row(bayesScore(items), `≤ ${percent(MOST_BAYES)}`),
    // A share of few questions may be off by chance alone, so its limits are wider.
    ...cueScores(items).map((cue) => {
      const chance = chanceMargin(cue.met.size);
      const [least, most] = [
        Math.min(SHARE_LIMITS.least, CHANCE - chance),
        Math.max(SHARE_LIMITS.most, CHANCE + chance),
      ];
      return row(cue, `${percent(least)} to ${percent(most)}`);
    }),
  ];
}

function topicRows(served: readonly TopicCoverage[]): Row[] {
  const of = (rank: TopicCoverage['topic']['rank']) =>
    served.filter(({ topic }) => topic.rank === rank);
  const isAsked = ({ items }: TopicCoverage) => items.length > 0;
  const isServed = ({ items, others, drills }: TopicCoverage) =>
    items.length + others.length + drills.length > 0;
  return [
    {
      name: 'central topics asked by a test',
      now: String(of('central').filter(isAsked).length),
      goal: String(of('central').length),
    },
    {
      name: 'usual topics asked by a test, drill, reto or second form',
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

function figureRow(concepts: readonly Concept[]): Row {
  const figures = concepts.filter(({ kind }) => kind === 'figure');
  return {
    name: 'figures that a question, second form or pair asks',
    now: String(figures.filter(({ forms }) => forms.length > 0).length),
    goal: String(figures.length),
  };
}

function openingRow(bank: Bank): Row {
  const ranks = new Map(examTopicsOf(bank.site)?.topics.map(({ number, rank }) => [number, rank]));
  const opening = bank.tests.flatMap(({ items }) => items.slice(0, OPENING));
  return {
    name: `of the first ${OPENING} questions of each test, not on a central topic`,
    now: String(
      opening.filter(({ question }) => ranks.get(question.asks?.[0] ?? 0) !== 'central').length,
    ),
    goal: '0',
  };
}

/** The largest share of formas that a reader who knows only the key of the original question may answer correctly. */
const MOST_FIRST_KEY = 0.45;
/** From this many questions on, a word or a kind of question of the exam counts as familiar. */
const FAMILIAR = 3;

/** Rows about the exam's language and formats, and about the score of a reader who knows only the first questions. */
function transferRows(bank: Bank): Row[] {
  const asked = bank.items.filter(({ kind }) => kind !== 'reto');
  const forms = itemsOfKind(bank, 'forma');
  const first = firstKeyShare(bank);
  const { all, loose } = looseDefinitions(bank);
  const withForm = new Set(forms.map(({ question }) => question.of));
  return [
    ...wordsOfExam(asked).map(({ word, count }) => ({
      name: `questions with «${word}»`,
      now: String(count),
      goal: `≥ ${FAMILIAR}`,
    })),
    ...formatsOf(asked).map(({ name, items, sound, goal }) => ({
      name: `format ${name}`,
      now: `${items.length}; ${sound.length}`,
      goal,
    })),
    idsRow('«todas» as key, with a part that has a condition', conditionalAllOfThem(asked)),
    {
      name: 'definitions; of the law without a source of it',
      now: `${all.length}; ${loose.length}`,
      goal: '≥ 10; 0',
    },
    ...questionsOfKinds(asked).map(({ name, items }) => ({
      name: `kind ${name}: questions and second forms`,
      now: String(items.length),
      goal: `≥ ${FAMILIAR}`,
    })),
    {
      name: `second forms by the first key (${first.count})`,
      now: percent(first.all),
      goal: `≤ ${percent(MOST_FIRST_KEY)}`,
    },
    {
      name: 'second forms with a figure as key, by the first key',
      now: percent(first.figures),
      goal: `≤ ${percent(MOST_FIRST_KEY)}`,
    },
    idsRow('second forms whose figure gives the key away', givenAwayByFigure(bank)),
    ...KINDS.map((kind) => ({
      name: `${kind}s: naive Bayes on the other kinds`,
      now: percent(bayesAcross(bank, kind)),
      goal: `≤ ${percent(MOST_BAYES)}`,
    })),
    idsRow(
      'questions of tests without a second form',
      itemsOfKind(bank, 'test').filter(({ id }) => !withForm.has(id)),
    ),
  ];
}

const idsRow = (name: string, items: readonly { id: string }[]): Row => ({
  name,
  now: [String(items.length), ...items.map(({ id }) => id)].join(' '),
  goal: '0',
});

/** Reads the content of `data/` and prints the tables. */
export function printBankFigures(): void {
  const { site, ledger, findings } = contentInMemory('data', '2026-11-22').audited();
  if (site === undefined || ledger === undefined) throw new Error('the content has errors');
  const bank = readBank(site, ledger);
  const found = (name: string, rule: RuleId): Row => {
    const own = findings.filter((finding) => finding.rule === rule);
    return { name, now: String(own.length), goal: '0' };
  };
  const served = topicCoverage(bank);
  const concepts = conceptsOf(bank);
  const tests = itemsOfKind(bank, 'test');
  const shown = new Set(tests.map(({ question }) => question.sign));
  const likely = examTopicsOf(site)?.likelySigns ?? [];
  print([
    ...formRows(bank),
    openingRow(bank),
    ...topicRows(served),
    figureRow(concepts),
    {
      name: 'likely signs shown by a test',
      now: String(likely.filter((sign) => shown.has(sign)).length),
      goal: String(likely.length),
    },
    {
      name: 'questions of tests with a picture',
      now: String(tests.filter(({ question }) => pictureIdOf(question) !== undefined).length),
      goal: `≥ ${PICTURES}`,
    },
    ...transferRows(bank),
    ...KINDS.flatMap((kind) => cueRows(bank, kind)),
    found('second forms that ask another rule than their question', 'item/other-rule'),
    found('questions that rest on good practice or on no official source', 'item/unofficial-key'),
    found('questions whose section does not teach them', 'item/untaught-section'),
  ]);
  printTopics(served);
  printConcepts(concepts);
  printTable(
    ['local gap', 'asked by'],
    gapsWithQuestions(bank).map(({ what, asked }) => [what, asked.join(' ') || '–']),
  );
  printDrills({ site, ledger });
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${'the bank'.padEnd(width)}  ${'now'.padEnd(13)}  goal`);
  for (const { name, now, goal } of rows)
    console.log(`${name.padEnd(width)}  ${now.padEnd(13)}  ${goal}`);
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}

function printTopics(served: readonly TopicCoverage[]): void {
  const list = (ids: readonly string[]) => ids.join(' ') || '–';
  const idsOf = (items: TopicCoverage['items']) => list(items.map(({ id }) => id));
  printTable(
    ['topic', 'rank', 'tests', 'retos and second forms', 'drills', 'manual'],
    served.map(({ topic, items, others, drills, sections }) => [
      `${topic.number} ${topic.title}`,
      topic.rank,
      idsOf(items),
      idsOf(others),
      list(drills),
      list(sections),
    ]),
  );
}

function printConcepts(concepts: readonly Concept[]): void {
  const list = (forms: readonly FormOfConcept[]) =>
    forms.map(({ id, kind }) => (kind === 'test' ? id : `${id} (${kind})`)).join(' ') || '–';
  printTable(
    ['concept', 'what', 'rank', 'forms', 'asked beside'],
    concepts.map(({ id, kind, title, rank, forms, beside }) => [
      id,
      `${kind}: ${title}`,
      rank,
      list(forms),
      list(beside),
    ]),
  );
  // A question of another concept counts too if it also asks about this one.
  const wanting = concepts.filter(
    ({ forms, beside, rank }) => rank !== 'raro' && forms.length + beside.length < 2,
  );
  printTable(
    ['concepts with one form or none', 'count', 'which'],
    (['rule', 'sign', 'figure'] as const).flatMap((kind) =>
      [0, 1].map((count) => {
        const own = wanting.filter(
          (each) => each.kind === kind && each.forms.length + each.beside.length === count,
        );
        return [`${kind}, ${count}`, String(own.length), own.map(({ id }) => id).join(' ') || '–'];
      }),
    ),
  );
}

function printDrills({ site, ledger }: Required<Pick<Content, 'site' | 'ledger'>>): void {
  const file = renderPages(site, ledger, site.newest).drills();
  const { pairs } = createDrills(JSON.parse(Buffer.from(file.bytes).toString()) as DrillData);
  printTable(
    ['pair', 'asked', 'beside it', 'difference', 'other options'],
    pairs.map(({ id, sides: [a, b], difference, others, byName }) => [
      id,
      `${a.name}: ${a.text}`,
      `${b.name}: ${b.text}`,
      difference ? plainTextOfQuiz(difference, ' ') : '',
      others.map((side) => (byName ? side.name : side.text)).join(' / '),
    ]),
  );
  printTable(
    ['item', 'asks', 'right', 'wrong'],
    [...signItems(site), ...dutyItems(site)].map(({ id, stem, asks, options, answer }) => {
      const texts = options.map((option) => site.signs.get(option)![asks]);
      return [id, stem, texts[answer]!, texts.toSpliced(answer, 1).join(' / ')];
    }),
  );
}
