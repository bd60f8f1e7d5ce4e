/**
 * A test question must cover each central topic and show each likely sign. A usual topic needs one question or drill.
 */
import { examTopicsOf, topicCoverage } from '../../bank/exam-topics.ts';
import { type Bank, itemsOfKind } from '../../bank/item.ts';
import { placeOf } from '../../link/place.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examUncovered: Rule = {
  id: 'exam/uncovered',
  about: 'No question covers a topic of the exam, or a sign that it shows.',
  severity: 'error',
  needsWhole: true,
  check({ site, bank }, report) {
    const [record] = site.entries.examTopics;
    for (const { path, title, help } of [...unaskedTopics(bank), ...unshownSigns(bank)])
      report({
        severity: gateSeverity(site),
        title,
        at: placeOf(record!, path),
        help: [help],
      });
  },
};

type Gap = { path: [string, number] | [string, number, string]; title: string; help: string };

function unaskedTopics(bank: Bank): Gap[] {
  return topicCoverage(bank).flatMap(({ topic, items, others, drills }, index) => {
    const isServed =
      items.length > 0 ||
      topic.rank === 'raro' ||
      (topic.rank === 'usual' && others.length + drills.length > 0);
    if (isServed) return [];
    const isCentral = topic.rank === 'central';
    return {
      path: ['topics', index, 'number'],
      title: `${isCentral ? 'no test question' : 'no question, drill, reto or second form'} covers the ${topic.rank} topic ${topic.number}, "${topic.title}"`,
      help: isCentral
        ? 'Write a test question about the main rule of this topic, and add the number of the topic to "asks".'
        : 'Write a question about it in a test, among the retos or in data/formas, or name its signs in "signs" if a drill asks them.',
    };
  });
}

function unshownSigns(bank: Bank): Gap[] {
  const shown = new Set(itemsOfKind(bank, 'test').flatMap(({ question }) => question.sign ?? []));
  return (examTopicsOf(bank.site)?.likelySigns ?? []).flatMap((sign, index) =>
    shown.has(sign)
      ? []
      : {
          path: ['likelySigns', index],
          title: `no question of a test shows the sign "${sign}"`,
          help: 'Write a question with its picture. If the sign has words, ask what the driver does, not what the words say.',
        },
  );
}
