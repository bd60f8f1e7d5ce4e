/** The topics of the learner's exam, and the content of this site that covers each topic. */
import type { ExamTopic, ExamTopics } from '../../schemas/exam-topic.ts';
import type { Site } from '../link/site.ts';
import { factPairDrills, signPairDrills } from './drill-pairs.ts';
import { dutyItems, signItems, signMeanings } from './drill-signs.ts';
import { type Bank, factIdOfReference, type Item } from './item.ts';
import { taughtSections } from './teaching.ts';

/** The list of exam topics; undefined for a site without one. */
export const examTopicsOf = ({ entries }: Site): ExamTopics | undefined =>
  entries.examTopics[0]?.data;

export type TopicCoverage = {
  topic: ExamTopic;
  /** Test questions on the topic. */
  items: Item[];
  /** Harder questions and second forms on the topic. */
  others: Item[];
  /** Drilled signs of the topic, and figures of drilled pairs that the key of a question on the topic prints. */
  drills: string[];
  /** Sections of the manual that the questions name; if there are no questions, those that show the drilled signs. */
  sections: string[];
};

/** @returns the topics in the order of the list; none for a site without a list */
export function topicCoverage({ site, ledger, items }: Bank): TopicCoverage[] {
  const drilled = drilledSigns(site);
  const figures = new Set(
    factPairDrills(site, ledger).flatMap(({ sides }) => sides.map(({ id }) => id)),
  );
  const shown = [...taughtSections(site)].filter(([section]) => section.includes('#'));
  return (examTopicsOf(site)?.topics ?? []).map((topic) => {
    const asking = items.filter(({ question }) => question.asks?.includes(topic.number));
    const own = asking.filter(({ kind }) => kind === 'test');
    const signs = (topic.signs ?? []).filter((sign) => drilled.has(sign));
    const keys = new Set(asking.flatMap(({ keyFacts }) => keyFacts.map(factIdOfReference)));
    const named = asking.map(({ question }) => question.section);
    const showing = shown.flatMap(([section, lesson]) =>
      signs.some((sign) => lesson.signs.has(sign)) ? [section] : [],
    );
    return {
      topic,
      items: own,
      others: asking.filter(({ kind }) => kind !== 'test'),
      drills: [...signs, ...[...keys].filter((fact) => figures.has(fact))],
      sections: [...new Set(named.length > 0 ? named : showing)].sort(),
    };
  });
}

function drilledSigns(site: Site): ReadonlySet<string> {
  return new Set([
    ...[...signItems(site), ...dutyItems(site)].map(({ about }) => about),
    ...signPairDrills(site, signMeanings(site)).flatMap(({ sides }) => sides.map(({ id }) => id)),
  ]);
}
