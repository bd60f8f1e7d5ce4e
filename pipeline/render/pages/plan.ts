/** The plan to the day of the exam: the island, and below it the plans on paper. */
import { createElement } from 'react';
import type { Blueprint } from '../../../schemas/blueprint.ts';
import { WEIGHT_TOPICS } from '../../../schemas/test.ts';
import { Plan } from '../../../templates/islands/plan/Plan.tsx';
import type { PlanPageData } from '../../../templates/islands/plan/plan-data.ts';
import { PlanPage } from '../../../templates/pages/PlanPage.tsx';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import type { Entry } from '../../validate/index.ts';
import { headOf, type Page } from '../page.ts';
import { type PaperContent, paperPlan } from '../paper-plan.ts';
import { examOf } from '../practice.ts';
import { type Context, chapterOf } from './context.ts';
import { islandOf, practiceData } from './practice.ts';

/** One, two and four weeks. */
const LENGTHS = [7, 14, 28];

export function planPage(context: Context, route: Route): Page {
  const { site, ledger, view, bank, drills } = context;
  const blueprint = (route.entry as Entry<Blueprint>).data;
  const exam = examOf(ledger, view, blueprint);
  const made = bank();
  const data: PlanPageData = {
    ...practiceData(context, made, '/plan/'),
    exam,
    plan: made.plan,
    drills: site.settings.basePath + drills().path,
  };
  const content = paperContent(context);
  return {
    path: '/plan/',
    kind: 'quiz',
    listen: true,
    sheets: ['practice', 'plan'],
    ...headOf(site.settings, 'plan'),
    crumbs: [{ label: 'Tu plan' }],
    main: createElement(PlanPage, {
      view,
      papers: LENGTHS.map((days) => paperPlan(content, days)),
      ...islandOf(data, Plan),
    }),
    jsonLd: [],
    script: 'plan',
    updated: site.newest,
  };
}

/** Tests of single topics in their order, and the first test of all topics for the end. */
function paperContent({ site, cards, view }: Context): PaperContent {
  const isWhole = (id: string) => asksEveryTopic(site, id);
  const families = [...site.entries.signs].sort((a, b) => a.data.order - b.data.order);
  return {
    tests: cards
      .filter(({ id }) => !isWhole(id))
      .map(({ title, route, questions }) => ({ title, route, questions })),
    whole: cards.find(({ id }) => isWhole(id)),
    chapters: [...site.entries.chapters]
      .sort((a, b) => a.data.order - b.data.order)
      .map(chapterOf)
      .map(({ route, data: { title, sections } }) => ({ title, route, sections })),
    signs: families.map(({ id, data: { title, items } }) => ({
      id,
      title,
      count: items.filter((sign) => view.signImage(sign) !== undefined).length,
    })),
  };
}

function asksEveryTopic({ entries }: Site, test: string): boolean {
  const topics = entries.tests
    .filter(({ id }) => id === test)
    .flatMap(({ data }) => data.questions.map(({ topic }) => topic));
  return WEIGHT_TOPICS.every((topic) => topics.includes(topic));
}
