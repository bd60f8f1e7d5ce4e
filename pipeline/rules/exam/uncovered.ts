/** What nearly every exam asks or shows, a test does; what many ask, something on this site does. */
import { examTopicsOf, servedTopics } from '../../bank/exam-topics.ts';
import { type Bank, ofKind } from '../../bank/item.ts';
import { placeOf } from '../../link/place.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examUncovered: Rule = {
  id: 'exam/uncovered',
  about: 'A topic that exams ask, or a sign that they show, and this site does not.',
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
  return servedTopics(bank).flatMap(({ topic, items, others, drills }, index) => {
    const isServed =
      items.length > 0 ||
      topic.rank === 'raro' ||
      (topic.rank === 'usual' && others.length + drills.length > 0);
    if (isServed) return [];
    const isCentral = topic.rank === 'central';
    return {
      path: ['topics', index, 'number'],
      title: `the ${topic.rank} topic ${topic.number}, "${topic.title}", is asked by ${isCentral ? 'no question of a test' : 'no question, drill, reto or second form'}`,
      help: isCentral
        ? 'Ask its main rule in a test, and name its number in "asks".'
        : 'Ask it in a test, among the retos or in data/formas, or name its signs in "signs" if a drill asks them.',
    };
  });
}

function unshownSigns(bank: Bank): Gap[] {
  const shown = new Set(ofKind(bank, 'test').flatMap(({ question }) => question.sign ?? []));
  return (examTopicsOf(bank.site)?.likelySigns ?? []).flatMap((sign, index) =>
    shown.has(sign)
      ? []
      : {
          path: ['likelySigns', index],
          title: `no question of a test shows the sign "${sign}"`,
          help: 'Show it with a question. Of a sign with words ask what you do, not what they say.',
        },
  );
}
