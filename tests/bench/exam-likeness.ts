/**
 * Measures how closely the bank matches the exam's language and formats, and the share of formas answered correctly by
 * a reader who knows only the key of the question that each forma belongs to.
 */
import type { Bank, Item } from '../../pipeline/bank/item.ts';
import { itemsOfKind } from '../../pipeline/bank/item.ts';
import { isAllOfTheAbove } from '../../pipeline/bank/option-set.ts';
import { normalise } from '../../pipeline/text/spanish.ts';
import { bayesGuesses } from './bayes.ts';

/** Words of the law and the official study material. Without them in the bank, learners first meet them in the exam. */
const WORDS = [
  'derecho de paso',
  'intersección',
  'vehículo',
  'conductor',
  'vía pública',
  'velocidad máxima',
  'sentido contrario',
  'direccional',
  'discontinua',
  'concentración de alcohol',
  'infracción',
  'zona rural',
  'acceso controlado',
] as const;

/** Counts the questions whose stem or options contain each word of `WORDS`, singular or plural. */
export function wordsOfExam(items: readonly Item[]): { word: string; count: number }[] {
  const texts = items.map(({ stem, options }) =>
    [stem, ...options].map(({ plain }) => ` ${plain} `),
  );
  return WORDS.map((word) => {
    const plain = normalise(word).replaceAll(' ', '(?:e?s)? ');
    const met = (text: string) => new RegExp(` ${plain}(?:e?s)? `).test(text);
    return { word, count: texts.filter((all) => all.some(met)).length };
  });
}

const [YES, NO] = [/^Sí(?!\p{L})/u, /^No(?!\p{L})/u];
const isTrueOrFalse = ({ stem }: Item) => /^¿Cierto o falso\?/.test(stem.text);
const hasAll = ({ options }: Item) => options.some(isAllOfTheAbove);
const begins = ({ options }: Item, word: RegExp) =>
  options.filter(({ text }) => word.test(text)).length;

type Format = { name: string; items: readonly Item[]; sound: readonly Item[]; goal: string };

/** The exam's formats besides four plain options. `sound`: questions that follow the rule of their format. */
export function formatsOf(items: readonly Item[]): Format[] {
  const all = items.filter(hasAll);
  const either = items.filter(isTrueOrFalse);
  const negated = items.filter(({ stem }) => /\b(?:NO|EXCEPTO)\b/.test(stem.text));
  const yesOrNo = items.filter((item) => begins(item, YES) > 0 && begins(item, NO) > 0);
  return [
    {
      name: 'todas las anteriores; of them the key',
      items: all,
      sound: all.filter(({ key }) => isAllOfTheAbove(key)),
      goal: 'about half',
    },
    { name: 'NO or EXCEPTO', items: negated, sound: negated, goal: '≥ 8' },
    {
      name: 'true or false; two of each',
      items: either,
      sound: either.filter((item) => begins(item, /^Cierto\b/) === 2),
      goal: 'all',
    },
    {
      name: 'Sí or No; as many of each',
      items: yesOrNo,
      sound: yesOrNo.filter((item) => begins(item, YES) === begins(item, NO)),
      goal: 'all',
    },
  ];
}

/** Questions that ask for a definition. `loose`: those that mention the law but cite no law. */
export function looseDefinitions({ site, items }: Bank): { all: Item[]; loose: Item[] } {
  const all = items.filter(({ stem }) => /¿Qué (?:es|mide|hace especial)\b/.test(stem.text));
  const ofLaw = (id: string) => site.sources.get(id)?.kind === 'ley';
  const saysLaw = ({ stem }: Item) => /\bley\b/.test(stem.plain);
  return { all, loose: all.filter((item) => saysLaw(item) && !item.question.cite.some(ofLaw)) };
}

/** Subjects that examiners asked about and the bank lacked, by exam topic or by section of the manual. */
const KINDS: readonly (readonly [name: string, asks: (item: Item) => boolean])[] = [
  ['the vehicle', ({ question }) => asksOne(question.asks, [189, 190])],
  [
    'errors of others',
    ({ question }) => asksOne(question.asks, [20, 21, 107]) || has(question, 'contar-con-errores'),
  ],
  [
    'failures of the vehicle',
    ({ question }) => asksOne(question.asks, [174, 175, 177, 178, 179, 180]),
  ],
  ['body and mind', ({ question }) => asksOne(question.asks, [156, 157, 158, 159, 163])],
  ['manoeuvres', ({ question }) => asksOne(question.asks, [119, 120, 125, 126, 134])],
  ['classes of signs', ({ question }) => asksOne(question.asks, [72, 73])],
  [
    'stopped by the police',
    ({ question }) =>
      asksOne(question.asks, [34, 155]) || question.section === 'infracciones-graves#documentos',
  ],
  ['duties of cyclists', ({ stem }) => /\b(?:ciclista|bicicleta)/.test(stem.text)],
];
const asksOne = (asks: readonly number[] | undefined, of: readonly number[]) =>
  of.includes(asks?.[0] ?? 0);
const has = ({ concepts }: Item['question'], concept: string) =>
  concepts?.includes(concept) ?? false;

export const questionsOfKinds = (items: readonly Item[]): { name: string; items: Item[] }[] =>
  KINDS.map(([name, asks]) => ({ name, items: items.filter(asks) }));

/**
 * The share of formas whose key is found by a reader who knows the key of the first question and chooses the option
 * that shares the most figures with it, or else the most words. Without a match the reader guesses.
 */
export function firstKeyShare(bank: Bank): { all: number; figures: number; count: number } {
  const byId = new Map(bank.items.map((item) => [item.id, item]));
  const met = itemsOfKind(bank, 'forma').flatMap((item) => {
    const first = byId.get(item.question.of ?? '');
    return first === undefined ? [] : [{ item, share: chanceOf(item, first) }];
  });
  const hasFigure = ({ item: { key } }: (typeof met)[number]) => figuresIn(key.plain).size > 0;
  return { all: mean(met), figures: mean(met.filter(hasFigure)), count: met.length };
}

function chanceOf({ options, key }: Item, first: Item): number {
  const known = figuresIn(first.key.plain);
  const scores = options.map(
    ({ plain, stems }) =>
      [...figuresIn(plain)].filter((figure) => known.has(figure)).length +
      [...stems].filter((stem) => first.key.stems.has(stem)).length / (first.key.stems.size + 1),
  );
  const top = Math.max(...scores);
  const chosen = options.filter((_, at) => scores[at] === top);
  return chosen.includes(key) ? 1 / chosen.length : 0;
}

/** Formas in which only the right option repeats a figure of the first question's key: the number gives it away. */
export function givenAwayByFigure(bank: Bank): Item[] {
  const byId = new Map(bank.items.map((item) => [item.id, item]));
  return itemsOfKind(bank, 'forma').filter(({ question, options, key }) => {
    const first = byId.get(question.of ?? '');
    if (first === undefined) return false;
    const known = figuresIn(first.key.plain);
    const having = options.filter(({ plain }) => [...figuresIn(plain)].some((it) => known.has(it)));
    return having.length === 1 && having[0] === key;
  });
}

/** Words of a condition. An option that has one makes «todas» wrong whenever the condition does not hold. */
const CONDITION = /(?<!\p{L})(?:si|salvo|excepto|cuando|mientras|solo|siempre|nunca)(?!\p{L})/iu;

/** Questions whose key is «todas las anteriores» although an option holds only under a condition. */
export const conditionalAllOfThem = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ key, distractors }) =>
      isAllOfTheAbove(key) && distractors.some(({ text }) => CONDITION.test(text)),
  );

const figuresIn = (plain: string): ReadonlySet<string> => new Set(plain.match(/\d[\d.,]*/g));
const mean = (of: readonly { share: number }[]) =>
  of.reduce((sum, { share }) => sum + share, 0) / Math.max(1, of.length);

/** The share of keys of one kind of question that naive Bayes finds after training on the other kinds. */
export function bayesAcross(bank: Bank, kind: Item['kind']): number {
  const guess = bayesGuesses(bank.items, (item) => item.kind);
  return mean(itemsOfKind(bank, kind).map((item) => ({ share: guess(item)[item.answer]! })));
}
