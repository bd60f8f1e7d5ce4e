/** What learner's exams ask, and what of this site serves each topic. */
import type { ExamTopic, ExamTopics } from '../../schemas/exam-topic.ts';
import type { Site } from '../link/site.ts';
import { signPairs } from './drill-pairs.ts';
import { dutyItems, signItems, signMeanings } from './drill-signs.ts';
import type { Bank, Item } from './item.ts';

/** The list; undefined for a site that has none, and is not compared with it. */
export const examTopicsOf = ({ entries }: Site): ExamTopics | undefined =>
  entries.examTopics[0]?.data;

/** What serves a topic. */
export type Served = {
  topic: ExamTopic;
  /** Questions of tests that ask it. */
  items: Item[];
  /** Harder questions. */
  retos: Item[];
  /** Signs of the topic that a drill of the plan asks. */
  drills: string[];
  /** Sections of the manual that the questions name. */
  sections: string[];
};

/** @returns each topic of the list, in its order */
export function servedTopics({ site, items }: Bank): Served[] {
  const drilled = drilledSigns(site);
  return (examTopicsOf(site)?.topics ?? []).map((topic) => {
    const asking = items.filter(({ question }) => question.asks?.includes(topic.number));
    const own = asking.filter(({ level }) => level === 1);
    return {
      topic,
      items: own,
      retos: asking.filter(({ level }) => level === 2),
      drills: (topic.signs ?? []).filter((sign) => drilled.has(sign)),
      sections: [...new Set(asking.map(({ question }) => question.section))].sort(),
    };
  });
}

/** Signs that the plan asks by themselves or as a side of a pair. */
function drilledSigns(site: Site): ReadonlySet<string> {
  return new Set([
    ...[...signItems(site), ...dutyItems(site)].map(({ about }) => about),
    ...signPairs(site, signMeanings(site)).flatMap(({ sides }) => sides.map(({ id }) => id)),
  ]);
}
