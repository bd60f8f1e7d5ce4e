/**
 * Lists the concepts that exams test (a topic, a likely sign or a figure) and the forms of each: the questions, drills
 * and clips that test it. learning-rules.ts divides the concepts into the rules that the plan tracks.
 */
import type { ExamTopic } from '../../schemas/exam-topic.ts';
import { factPairDrills } from './drill-pairs.ts';
import { dutyItems, signItems } from './drill-signs.ts';
import { examTopicsOf } from './exam-topics.ts';
import { type Bank, factIdOfReference, type Item, type ItemKind } from './item.ts';
import { taughtSections } from './teaching.ts';

type FormKind = ItemKind | 'drill' | 'clip';
export type FormOfConcept = { id: string; kind: FormKind };

export type Concept = {
  /** The number of the topic, the id of the sign or the id of the fact. */
  id: string;
  kind: 'rule' | 'sign' | 'figure';
  title: string;
  rank: ExamTopic['rank'];
  /** Each form belongs to one concept only. */
  forms: FormOfConcept[];
  /** Forms of other concepts (a sign, a figure or another topic) that test this topic too. */
  beside: FormOfConcept[];
};

/** The chapter about figures that learners confuse; each of its figures is a concept. */
const FIGURES = 'cifras';

/** Every concept with its forms, topics (kind `rule`) first; empty for a site without exam topics. */
export function conceptsOf(bank: Bank): Concept[] {
  const concepts = new Map(unfed(bank).map((concept) => [concept.id, concept]));
  const isConcept = (id: string | undefined): id is string => id !== undefined && concepts.has(id);
  for (const { id, kind, about, asks } of fedBy(bank)) {
    const own = [...about, numbered(asks[0])].find(isConcept);
    if (own !== undefined) concepts.get(own)!.forms.push({ id, kind });
    for (const topic of asks)
      if (String(topic) !== own) concepts.get(String(topic))?.beside.push({ id, kind });
  }
  return [...concepts.values()];
}

function unfed({ site, ledger, items }: Bank): Concept[] {
  const list = examTopicsOf(site);
  if (list === undefined) return [];
  const figures = new Set([
    ...(taughtSections(site).get(FIGURES)?.facts ?? []),
    ...factPairDrills(site, ledger).map(({ sides }) => sides[0].id),
  ]);
  const ranks = new Map(list.topics.map(({ number, rank }) => [number, rank]));
  const rows: Omit<Concept, 'forms' | 'beside'>[] = [
    ...list.topics.map(({ number, title, rank }) => ({
      id: String(number),
      kind: 'rule' as const,
      title,
      rank,
    })),
    ...list.likelySigns.map((id) => ({
      id,
      kind: 'sign' as const,
      title: site.signs.get(id)?.name ?? id,
      rank: 'central' as const,
    })),
    ...[...figures].map((id) => ({
      id,
      kind: 'figure' as const,
      title: ledger.get(id)?.fact.label ?? id,
      rank: rankOfFigure(id, items, ranks),
    })),
  ];
  return rows.map((row) => ({ ...row, forms: [], beside: [] }));
}

/** `about`: facts of the form's answer, then the form's sign. `asks`: numbers of the form's topics, main one first. */
type Feed = FormOfConcept & { about: readonly (string | undefined)[]; asks: readonly number[] };

function fedBy({ site, ledger, items }: Bank): Feed[] {
  const topicOfSign = new Map(
    examTopicsOf(site)?.topics.flatMap(({ number, signs = [] }) =>
      signs.map((sign) => [sign, number] as const),
    ),
  );
  const drill = (id: string, about: string): Feed => {
    const topic = topicOfSign.get(about);
    return { id, kind: 'drill', about: [about], asks: topic === undefined ? [] : [topic] };
  };
  return [
    ...items.map(
      ({ id, kind, question, keyFacts }): Feed => ({
        id,
        kind,
        about: [...keyFacts.map(factIdOfReference), question.sign],
        asks: question.asks ?? [],
      }),
    ),
    ...[...signItems(site), ...dutyItems(site)].map(({ id, about }) => drill(id, about)),
    ...factPairDrills(site, ledger).map(({ id, sides }) => drill(id, sides[0].id)),
    ...site.entries.hazards.map(
      ({ id, data }): Feed => ({
        id,
        kind: 'clip',
        about: [],
        asks: data.asks ?? [],
      }),
    ),
  ];
}

const numbered = (topic: number | undefined): string | undefined =>
  topic === undefined ? undefined : String(topic);

/** The rank of the main topic of the first question whose right option prints the figure; `raro` if none prints it. */
function rankOfFigure(
  fact: string,
  items: readonly Item[],
  ranks: ReadonlyMap<number, Concept['rank']>,
): Concept['rank'] {
  const asking = items.find(({ keyFacts }) =>
    keyFacts.some((key) => factIdOfReference(key) === fact),
  );
  return ranks.get(asking?.question.asks?.[0] ?? 0) ?? 'raro';
}
