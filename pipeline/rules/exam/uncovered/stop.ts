/** Each exam topic must be at exactly one stop of the road, and each stop must have a question. */

import type { ExamTopics } from '../../../../schemas/exam-topic.ts';
import type { Road } from '../../../../schemas/road.ts';
import type { Bank } from '../../../bank/item.ts';
import type { Finding } from '../../../findings/finding.ts';
import { placeOf } from '../../../link/place.ts';
import { groupByNames } from '../../../program/group-by-names.ts';
import type { Entry } from '../../../validate/index.ts';
import type { Rule, RuleFinding } from '../../rule.ts';

export const examTopicWithoutStop: Rule = {
  id: 'exam/uncovered',
  part: 'topic-without-its-stop',
  about: 'An exam topic is at no stop of the road, or at two; or a stop has no questions.',
  severity: 'error',
  needsWhole: true,
  check({ site, bank }, report) {
    const [road] = site.entries.road;
    const [record] = site.entries.examTopics;
    if (road === undefined || record === undefined) return;
    const asked = road.data.stops.flatMap(({ id, topics }, stop) =>
      topics.map((number, index) => ({
        number,
        stop: id,
        at: placeOf(road, ['stops', stop, 'topics', index]),
      })),
    );
    const placed = groupByNames(asked, ({ number }) => [number]);
    const askedBy = (number: number): Finding['related'] =>
      bank.items
        .filter(({ question }) => question.asks?.[0] === number)
        .map((item) => ({ at: item.place(['asks', 0]), says: `question ${item.id}` }));
    for (const [index, { number, title }] of record.data.topics.entries()) {
      const [first, second] = placed.get(number) ?? [];
      placed.delete(number);
      if (first === undefined)
        report({
          title: `topic ${number}, "${title}", is at no stop of the road`,
          at: placeOf(record, ['topics', index, 'number']),
          related: askedBy(number),
          help: ['Add its number to "topics" of one stop of data/ruta.json.'],
        });
      else if (second !== undefined)
        report({
          title: `topic ${number}, "${title}", is at two stops: ${first.stop} and ${second.stop}`,
          at: second.at,
          related: [{ at: first.at, says: 'the first one' }, ...askedBy(number)],
          help: ['Remove it from one of them: a question belongs to one stop.'],
        });
    }
    for (const found of unasked(road, record, bank)) report(found);
    for (const [number, [first]] of placed)
      report({
        title: `data/temas-examen.json has no topic ${number}`,
        at: first.at,
        help: ['Name a topic that exists.'],
      });
  },
};

function unasked(road: Entry<Road>, record: Entry<ExamTopics>, { items }: Bank): RuleFinding[] {
  const known = new Set(record.data.topics.map(({ number }) => number));
  const asked = new Set(
    items.flatMap(({ kind, question }) =>
      kind === 'test' ? (question.asks?.slice(0, 1) ?? []) : [],
    ),
  );
  return road.data.stops.flatMap(({ id, topics }, stop) =>
    topics.some((number) => asked.has(number) || !known.has(number))
      ? []
      : {
          title: `the stop ${id} has no question: no test question has one of its topics as the main one`,
          at: placeOf(road, ['stops', stop, 'topics']),
          help: [
            'Give the stop the main topic of a question, or write a question about one of its topics: licencia new question',
          ],
        },
  );
}
