/** What nearly every exam asks, a question of a test asks; what many ask, something on this site does. */
import { servedTopics } from '../../bank/exam-topics.ts';
import { placeOf } from '../../link/place.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examUncovered: Rule = {
  id: 'exam/uncovered',
  about: 'A topic that exams ask and this site does not.',
  severity: 'error',
  needsWhole: true,
  check({ site, bank }, report) {
    for (const [index, served] of servedTopics(bank).entries()) {
      const { topic, items, retos, drills } = served;
      const isServed =
        items.length > 0 ||
        topic.rank === 'raro' ||
        (topic.rank === 'usual' && retos.length + drills.length > 0);
      if (isServed) continue;
      report({
        severity: gateSeverity(site),
        title: `the ${topic.rank} topic ${topic.number}, "${topic.title}", is asked by ${topic.rank === 'central' ? 'no question of a test' : 'no question, drill or reto'}`,
        at: placeOf(site.entries.examTopics[0]!, ['topics', index, 'number']),
        help: [
          topic.rank === 'central'
            ? 'Ask its main rule in a test, and name its number in "asks".'
            : 'Ask it in a test or among the retos, or name its signs in "signs" if a drill asks them.',
        ],
      });
    }
  },
};
