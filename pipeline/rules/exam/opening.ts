/** A test begins with what nearly every exam asks. */
import { examTopicsOf } from '../../bank/exam-topics.ts';
import { gateSeverity, type Rule } from '../rule.ts';

const FIRST = 5;

export const examOpening: Rule = {
  id: 'exam/opening',
  about: 'One of the first five questions of a test asks no central topic of the exam.',
  severity: 'error',
  scope: 'bank',
  check({ site, bank }, report) {
    const topics = new Map(examTopicsOf(site)?.topics.map((topic) => [topic.number, topic]));
    if (topics.size === 0) return;
    for (const { test, items } of bank.tests)
      for (const item of items.slice(0, FIRST)) {
        const [main] = item.question.asks ?? [];
        // exam/unclassified reports a question without a topic.
        const topic = main === undefined ? undefined : topics.get(main);
        if (topic === undefined || topic.rank === 'central') continue;
        report({
          severity: gateSeverity(site),
          title: `${item.id}: "${test.data.title}" begins with a topic that is "${topic.rank}": ${topic.number} ${topic.title}`,
          at: item.place(['asks', 0]),
          help: [
            `Begin the test with ${FIRST} questions on central topics, the plainest first, and move this one down.`,
          ],
        });
      }
  },
};
