/** The stops of the road for the pages, with their test questions and the rules that these test. */
import type { Stop } from '../../../schemas/road.ts';
import type { Question } from '../../../schemas/test.ts';
import type { StopRules } from '../../../templates/islands/model/learning/course.ts';
import type { RuleRecord } from '../../../templates/islands/model/learning/forms.ts';
import type { RoadView } from '../../../templates/view.ts';
import { stopRoute } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { placeDrawingAddress } from '../pictures/place-pictures.ts';

/** The stops of the road in order, for the pages that draw it. */
export const roadViewOf = (site: Site): RoadView => ({
  hasRetos: site.entries.retos.length > 0,
  stops: site.entries.road.flatMap(({ data }) =>
    data.stops.map((stop) => ({
      ...stop,
      picture: placeDrawingAddress(site, stop.landmark),
      route: stopRoute(stop.id),
    })),
  ),
});

/** @returns the questions whose main topic belongs to the stop, in the order of the tests */
export function questionsOfStop({ questions }: Site, { topics }: Pick<Stop, 'topics'>): Question[] {
  const own = new Set(topics);
  return [...questions.values()].flatMap(({ question }) =>
    own.has(question.asks?.[0] ?? 0) ? [question] : [],
  );
}

/** @returns the indices of the stops whose topics include the main topic of any of these questions */
export function stopIndicesOf({ entries }: Site, questions: readonly Question[]): number[] {
  const asked = new Set(questions.map(({ asks }) => asks?.[0] ?? 0));
  const stops = entries.road.flatMap(({ data }) => data.stops);
  return stops.flatMap(({ topics }, at) => (topics.some((topic) => asked.has(topic)) ? [at] : []));
}

/** @returns each stop with the rules of its questions */
export const rulesByStop = (site: Site, rules: readonly RuleRecord[]): StopRules =>
  site.entries.road.flatMap(({ data }) =>
    data.stops.map((stop): StopRules[number] => {
      const own = new Set(questionsOfStop(site, stop).map(({ id }) => id));
      return [
        stop.id,
        rules.flatMap(([id, , asked]) => (asked.some((form) => own.has(form)) ? [id] : [])),
      ];
    }),
  );
