/** Makes a new question: a unique id, values from options and other questions, and TODO where a person decides. */
import { randomInt } from 'node:crypto';
import {
  QUESTION_TYPES,
  type Question,
  type QuestionSet,
  WEIGHTED_TOPICS,
} from '../../schemas/test.ts';
import { suggestionLines, unknownNameMessage } from '../findings/suggest.ts';
import { questionSets, rightOptionIndex } from '../link/question-sets.ts';
import { folderOf } from '../load/record-folders.ts';
import { UsageError } from '../program/failures.ts';
import { countEach } from '../text/similarity.ts';
import type { Entries, Entry, KnownRecords } from '../validate/index.ts';
import { findSimilarTopics } from '../validate/similar-topics.ts';

const NUMBERED = /^(.+?)-(\d+)(?:-[a-z0-9]{3})?$/;
/** Characters for the end of an id. Without vowels it forms no word; l, 0 and 1 look like other characters. */
const TAIL_LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** Gap between the `order` numbers of two questions, so that another question fits between them. */
const STEP = 10;

/** The command-line options of a question as typed: numbers and concepts are separated by commas. */
export type NewQuestionOptions = {
  form?: string | undefined;
  asks?: string | undefined;
  topic?: string | undefined;
  concepts?: string | undefined;
  /** Second form only: id of the question that tests the same rule. */
  of?: string | undefined;
  /** Id of the question before the new one. Default: the last question. */
  after?: string | undefined;
};
/** The same options after parsing, and the section that follows from them. */
type Given = Partial<Pick<Question, 'form' | 'asks' | 'topic' | 'section' | 'concepts' | 'of'>>;

type Place = {
  questions: readonly Question[];
  /** False if the site has no list of exam topics: then no question is classified. */
  isClassified: boolean;
  /** True for harder questions, which have no `form`. */
  isReto: boolean;
};

/** @returns a question; the audit reports its missing form, topics, source, section and texts as errors */
export function newQuestion(
  id: string,
  { questions, isClassified, isReto }: Place,
  today: string,
  given: Given = {},
): Record<string, unknown> {
  const answer = rarestAnswer(questions);
  const topics = new Set(questions.map(({ topic }) => topic));
  return {
    id,
    order: STEP,
    ...(given.of === undefined ? {} : { of: given.of }),
    question: 'TODO: ¿…?',
    options: [1, 2, 3, 4].map((number) =>
      number === answer + 1
        ? { text: `TODO: right ${number}`, right: true }
        : { text: `TODO: wrong ${number}`, why: 'TODO' },
    ),
    explanation: 'TODO',
    cite: ['todo'],
    section: given.section ?? 'todo',
    topic: given.topic ?? (topics.size === 1 ? [...topics][0] : 'TODO'),
    ...(isClassified && !isReto ? { form: given.form ?? 'TODO' } : {}),
    ...(isClassified ? { asks: given.asks ?? ['TODO'] } : {}),
    ...(given.concepts === undefined ? {} : { concepts: given.concepts }),
    revision: 1,
    updated: today,
  };
}

/** Index of the option that is right in the fewest questions, so that learners notice no pattern. */
function rarestAnswer(questions: readonly Question[]): number {
  const answers = questions.map(rightOptionIndex);
  const counts = [0, 1, 2, 3].map((at) => answers.filter((answer) => answer === at).length);
  return counts.indexOf(Math.min(...counts));
}

/** All questions of all kinds: no two of them may have the same id. */
const questionsOf = (entries: Entries): Question[] =>
  questionSets(entries).flatMap(({ data }) => data.questions);

/** The most frequent value; on a tie, the one that occurs first. */
export const mostCommonValue = <T>(values: readonly T[]): T | undefined =>
  [...countEach(values)].sort(([, a], [, b]) => b - a)[0]?.[0];

/** Help text of each `--form`. Keep it in step with the description of `form` in schemas/test.ts. */
const ASKING: Readonly<Record<(typeof QUESTION_TYPES)[number], string>> = {
  significado: 'what a sign, marking or light means or asks of you',
  conducta: 'what you do when …',
  cifra: 'a figure',
  paso: 'who goes first',
  permiso: 'allowed or not',
  porque: 'why, or which statement is true',
};

/** @throws UsageError if the content has exam topics, and `asks` or a needed `form` is missing */
function requireClass(entries: Entries, isReto: boolean, { form, asks }: NewQuestionOptions): void {
  if (entries.examTopics.length === 0 || (asks !== undefined && (form !== undefined || isReto)))
    return;
  const forms = Object.entries(ASKING).map(([name, what]) => `  ${name}  ${what}`);
  throw new UsageError(
    [
      `say ${isReto ? '' : 'how the question asks and '}which topics of the exam it asks: ${isReto ? '' : '--form <form> '}--asks <numbers>`,
      ...(isReto ? [] : ['Forms:', ...forms]),
      'The numbers are those of temas-examen.json, the main one first. Words search for a number: --asks "luz roja"',
    ].join('\n'),
  );
}

/**
 * The typed options, checked against the content. Section and topic follow from other questions of the main exam topic.
 * @throws UsageError on an unknown form, topic or concept; the message names similar ones
 */
function understood(options: NewQuestionOptions, entries: Entries, own?: Question): Given {
  const asks = options.asks === undefined ? own?.asks : topicNumbers(options.asks, entries);
  const alike = own
    ? [own]
    : questionsOf(entries).filter((each) => asks && each.asks?.[0] === asks[0]);
  const section = mostCommonValue(alike.map((each) => each.section));
  const topic = options.topic
    ? oneOf('topic', options.topic, WEIGHTED_TOPICS)
    : mostCommonValue(alike.map((each) => each.topic));
  return {
    ...(options.form === undefined ? {} : { form: oneOf('form', options.form, QUESTION_TYPES) }),
    ...(asks === undefined ? {} : { asks }),
    ...(topic === undefined ? {} : { topic }),
    ...(section === undefined ? {} : { section }),
    ...(options.concepts === undefined
      ? {}
      : { concepts: knownConcepts(options.concepts, entries) }),
  };
}

function oneOf<T extends string>(what: string, typed: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === typed);
  if (found !== undefined) return found;
  throw new UsageError(unknownNameMessage(`there is no ${what}`, typed, allowed, 'It is one of'));
}

/** Numbers of exam topics. @throws UsageError on anything else; for words, it names the topics with these words */
function topicNumbers(typed: string, { examTopics, synonyms }: Entries): number[] {
  const { topics = [], groups = [] } = examTopics[0]?.data ?? {};
  if (topics.length === 0)
    throw new UsageError('--asks needs data/temas-examen.json, and this content has none');
  return listed('asks', typed).map((part) => {
    const topic = topics.find(({ number }) => String(number) === part);
    if (topic !== undefined) return topic.number;
    const near = findSimilarTopics(part, topics, groups, synonyms[0]?.data);
    const last = Math.max(...topics.map(({ number }) => number));
    throw new UsageError(
      [
        `there is no topic "${part}" in temas-examen.json.`,
        near.length === 0 || /^\d+$/.test(part)
          ? `Its numbers are 1 to ${last}; put the main one first: --asks 24,19.`
          : `Did you mean ${near
              .slice(0, MOST_NEAR)
              .map(({ number, title }) => `${number} (${title})`)
              .join(', ')}?`,
      ].join(' '),
    );
  });
}

const MOST_NEAR = 6;

function listed(option: string, typed: string): string[] {
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) throw new UsageError(`--${option} is empty`);
  return parts;
}

/** Rejects a concept that no section teaches: learners would be sent to a section that does not teach it. */
function knownConcepts(typed: string, { chapters }: Entries): string[] {
  const taught = new Set(
    chapters.flatMap(({ data }) => data.sections.flatMap(({ concepts = [] }) => concepts)),
  );
  return listed('concepts', typed).map((concept) => {
    if (taught.has(concept)) return concept;
    const near = suggestionLines(concept, taught);
    const akin = [...taught].filter((each) =>
      concept.split('-').some((word) => each.split('-').includes(word)),
    );
    throw new UsageError(
      [
        `no section of the manual teaches the concept "${concept}".`,
        ...(near.length > 0 || akin.length === 0
          ? near
          : [`Did you mean one of: ${akin.slice(0, MOST_NEAR).join(', ')}?`]),
        'To add one, first list it in "concepts" of the section of data/manual that teaches it.',
      ].join(' '),
    );
  });
}

/**
 * @returns the file of a new question: of a test, of the harder questions of a topic, or of its second forms
 * @param name number of a test, topic of harder questions, or `formas/` and the topic of second forms
 * @throws UsageError if there is no such folder, or it is not valid, or an option is wrong
 */
export function newQuestionFile(
  name: string,
  { entries, known, today }: { entries: Entries; known: KnownRecords; today: string },
  options: NewQuestionOptions,
): { path: string; value: Record<string, unknown> } {
  const set = setOf(name, entries, known);
  const isReto = set.collection === 'retos';
  if (isReto && options.form !== undefined)
    throw new UsageError('--form is not for a reto: a harder question has no form');
  const isForm = set.collection === 'formas';
  if (!isForm && options.of !== undefined)
    throw new UsageError('--of is only for a second form: formas/<topic>');
  const own = options.of === undefined ? undefined : questionOf(options.of, entries);
  requireClass(entries, isReto, { ...options, asks: options.asks ?? own?.asks?.join() });
  const { questions } = set.data;
  const given = {
    ...understood(options, entries, own),
    // A maintainer deletes `of` if no test question tests the rule.
    ...(isForm ? { of: own?.id ?? 'todo' } : {}),
    // All questions of a folder have its topic.
    ...(set.collection === 'tests' ? {} : { topic: oneOf('topic', set.id, WEIGHTED_TOPICS) }),
  };
  if (given.topic === undefined && new Set(questions.map(({ topic }) => topic)).size > 1)
    throw new UsageError(
      `the questions of test ${name} have several topics; choose one with --topic: ${WEIGHTED_TOPICS.join(', ')}`,
    );
  const id = nextId(set, entries);
  const place = { questions, isClassified: entries.examTopics.length > 0, isReto };
  return {
    path: `${folderOf(set.document.path)}/${id}.json`,
    value: { ...newQuestion(id, place, today, given), order: orderAfter(options.after, questions) },
  };
}

/** The question with the id. For a second form that names a question (`of`), that question, whose rule both test. */
function questionOf(id: string, entries: Entries): Question {
  const all = [...entries.tests, ...entries.formas].flatMap(({ data }) => data.questions);
  const found = all.find((each) => each.id === id);
  const ids = all.map((each) => each.id);
  if (found === undefined)
    throw new UsageError(unknownNameMessage('there is no question', id, ids));
  return found.of === undefined ? found : questionOf(found.of, entries);
}

function setOf(name: string, entries: Entries, known: KnownRecords): Entry<QuestionSet> {
  const collection = name.startsWith(OF_FORMS) ? 'formas' : /^\d+$/.test(name) ? 'tests' : 'retos';
  const own = collection === 'formas' ? name.slice(OF_FORMS.length) : name;
  const sets: Entry<QuestionSet>[] = entries[collection];
  const set = sets.find((entry) => entry.id === own);
  if (set !== undefined) return set;
  const names = known.ids.get(collection) ?? new Set();
  const what = collection === 'tests' ? 'test' : `folder of ${collection}`;
  throw new UsageError(
    names.has(own)
      ? `the ${what} "${own}" is not valid yet; run "licencia validate" first`
      : unknownNameMessage(`there is no ${what}`, own, names, 'There are'),
  );
}

const OF_FORMS = 'formas/';

/** The order of a question between the one with this id and the next. */
function orderAfter(id: string | undefined, questions: readonly Question[]): number {
  const at =
    id === undefined ? questions.length - 1 : questions.findIndex((each) => each.id === id);
  const before = questions[at]?.order;
  if (before === undefined) {
    const ids = questions.map((each) => each.id);
    throw new UsageError(unknownNameMessage('this test or topic has no question', id ?? '', ids));
  }
  const next = questions[at + 1]?.order ?? before + 2 * STEP;
  // If no number is in between, the question gets the previous number: questions with equal numbers are sorted by id.
  return Math.floor((before + next) / 2);
}

/**
 * Makes an id such as "reglas-73-k7m": the number after the highest with this prefix, also among harder questions and
 * second forms, and a random end. Two people who each add a question in their own branch almost never get the same id.
 */
function nextId({ id: name, data }: Entry<QuestionSet>, entries: Entries): string {
  const prefixes = data.questions.flatMap(({ id }) => NUMBERED.exec(id)?.[1] ?? []);
  const prefix = mostCommonValue(prefixes) ?? `test-${name}`;
  const used = [...questionsOf(entries).map(({ id }) => id)];
  const numbers = used.flatMap((id) => {
    const [, own, digits] = NUMBERED.exec(id) ?? [];
    return own === prefix ? [Number(digits)] : [];
  });
  const tail = [1, 2, 3].map(() => TAIL_LETTERS[randomInt(TAIL_LETTERS.length)]).join('');
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}-${tail}`;
}
