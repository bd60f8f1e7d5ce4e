/** Each topic of the exam is at one stop of the road, and so is each question that asks it first. */
import type { ExamTopics } from '../../../../schemas/exam-topic.ts';
import type { Road } from '../../../../schemas/road.ts';
import type { Bank } from '../../../bank/item.ts';
import type { Finding } from '../../../findings/finding.ts';
import { placeOf } from '../../../link/place.ts';
import type { Entry } from '../../../validate/index.ts';
import type { Reported, Rule } from '../../rule.ts';

export const examStop: Rule = {
  id: 'exam/uncovered',
  about:
    'A topic, and with it its questions, that is at no stop of the road, or at two; a stop without questions.',
  severity: 'error',
  needsWhole: true,
  check({ site, bank }, report) {
    const [road] = site.entries.road;
    const [record] = site.entries.examTopics;
    if (road === undefined || record === undefined) return;
    type Placed = { stop: string; at: Finding['at'] };
    const placed = new Map<number, Placed[]>();
    for (const [stop, { id, topics }] of road.data.stops.entries())
      for (const [index, number] of topics.entries()) {
        const at = placeOf(road, ['stops', stop, 'topics', index]);
        placed.set(number, [...(placed.get(number) ?? []), { stop: id, at }]);
      }
    const askedBy = (number: number): Finding['related'] =>
      bank.items
        .filter(({ question }) => question.asks?.[0] === number)
        .map((item) => ({ at: item.place(['asks', 0]), says: `question ${item.id}` }));
    for (const [index, { number, title }] of record.data.topics.entries()) {
      const [first, second] = placed.get(number) ?? [];
      placed.delete(number);
      if (first === undefined)
        report({
          title: `topic ${number}, "${title}", is at no stop of the road, and so are its questions`,
          at: placeOf(record, ['topics', index, 'number']),
          related: askedBy(number),
          help: ['Add its number to "topics" of one stop of data/ruta.json.'],
        });
      else if (second !== undefined)
        report({
          title: `topic ${number}, "${title}", is at two stops: ${first.stop} and ${second.stop}`,
          at: second.at,
          related: [{ at: first.at, says: 'the first one' }, ...askedBy(number)],
          help: ['Leave it at one: a question belongs to one stop.'],
        });
    }
    for (const found of unasked(road, record, bank)) report(found);
    for (const [number, places] of placed)
      report({
        title: `data/temas-examen.json has no topic ${number}`,
        at: places[0]!.at,
        help: ['Name one that is there.'],
      });
  },
};

/** Stops of topics that no question of a test asks first. */
function unasked(road: Entry<Road>, record: Entry<ExamTopics>, { items }: Bank): Reported[] {
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
          title: `no question of a test asks the topics of the stop ${id} first: nobody could win it`,
          at: placeOf(road, ['stops', stop, 'topics']),
          help: ['Give it a topic that a question asks first, or write one: licencia new question'],
        },
  );
}
