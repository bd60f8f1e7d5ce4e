/** The page of the plan up to the day of the exam, with printable plans below it, and the page of the review. */
import { createElement } from 'react';
import type { Blueprint } from '../../../schemas/blueprint.ts';
import { type Question, WEIGHTED_TOPICS } from '../../../schemas/test.ts';
import type { RuleRecord } from '../../../templates/islands/model/learning/forms.ts';
import type {
  FirstSessionData,
  PlanPageData,
} from '../../../templates/islands/model/learning/plan-data.ts';
import { materialOf } from '../../../templates/islands/model/learning/plan-material.ts';
import {
  plannedSession,
  TEN_QUESTION_START,
} from '../../../templates/islands/model/learning/session.ts';
import { EMPTY_LEARNING } from '../../../templates/islands/model/learning/types.ts';
import { Plan } from '../../../templates/islands/plan/Plan.tsx';
import { PlanCard } from '../../../templates/islands/plan/PlanCard.tsx';
import { ReviewCard } from '../../../templates/islands/plan/ReviewCard.tsx';
import { PlanPage } from '../../../templates/pages/PlanPage.tsx';
import { ReviewPage } from '../../../templates/pages/ReviewPage.tsx';
import type { Route } from '../../link/routes.ts';
import { onlyRecordOf, type Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { Entry } from '../../validate/index.ts';
import type { UnroutedPage } from '../document/page.ts';
import { renderIsland } from '../document/serialise.ts';
import { type PaperContent, paperPlan } from '../questions/paper-plan.ts';
import { examBlueprintOf } from '../questions/practice.ts';
import { roadViewOf } from '../questions/stops.ts';
import { basisOf, configuredHead, type PageContext, testAndFormQuestions } from './context.ts';
import { linkedChapter } from './linked-records.ts';
import { practiceData } from './practice.ts';

/** Lengths of the printable plans in days: one, two and four weeks. */
const LENGTHS = [7, 14, 28];
/** @param blueprint blueprint of the exam; without it, the review draws from all topics equally */
function planData(
  context: PageContext,
  blueprint: Blueprint | undefined,
  route: string,
): PlanPageData {
  const { site, ledger, view, bank, drills } = context;
  const made = bank();
  return {
    ...practiceData(context, made, route),
    exam: examBlueprintOf(ledger, view, blueprint),
    plan: made.plan,
    signs: made.signs,
    drills: site.settings.basePath + drills().path,
  };
}

export function planPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view } = context;
  const content = paperContent(context);
  const data = planData(context, (route.entry as Entry<Blueprint>).data, '/plan/');
  return {
    kind: 'quiz',
    listen: true,
    sheets: ['frame', 'plan'],
    ...configuredHead(context, 'plan'),
    crumbs: [{ label: 'Tu plan' }],
    main: createElement(PlanPage, {
      view,
      road: roadViewOf(site),
      papers: LENGTHS.map((days) => paperPlan(content, days)),
      documents: onlyRecordOf(site.entries.procedureDocuments),
      applicants: onlyRecordOf(site.entries.procedureProcess).applicants,
      ...renderIsland(data, (props) => createElement(Plan, { ...props, Card: PlanCard, out: '' })),
    }),
    rests: basisOf(site, testAndFormQuestions(site)),
    script: 'plan',
  };
}

export function reviewPage(context: PageContext): UnroutedPage {
  const { site, view } = context;
  const plan = planData(context, site.entries.blueprint[0]?.data, '/repaso/');
  const data = { ...plan, ...omitUndefined({ opening: openingOf(context, plan) }) };
  return {
    kind: 'quiz',
    listen: true,
    sheets: ['frame', 'review'],
    ...configuredHead(context, 'review'),
    robots: 'noindex, follow',
    crumbs: [{ label: 'Tu plan', href: '/plan/' }, { label: 'Repaso' }],
    main: createElement(ReviewPage, {
      view,
      road: roadViewOf(site),
      ...renderIsland(data, (props) =>
        createElement(Plan, { ...props, Card: ReviewCard, out: data.links.review }),
      ),
    }),
    rests: basisOf(site, testAndFormQuestions(site)),
    script: 'review',
  };
}

/** The island with up to ten questions of a stop, for the stop's own page. */
export function practiceOfStop(
  context: PageContext,
  { id, route }: { id: string; route: string },
  questions: readonly Question[],
) {
  const plan = planData(context, context.site.entries.blueprint[0]?.data, route);
  const own = new Set(questions.map(({ id }) => id));
  const only = context
    .bank()
    .planned.rules.flatMap(([, , asked]) =>
      asked.some((form) => own.has(form)) ? asked.slice(0, 1) : [],
    );
  const data = {
    ...plan,
    ...omitUndefined({ opening: openingOf(context, plan, { of: id, only }) }),
  };
  return renderIsland(data, (props) => createElement(Plan, { ...props, out: plan.links.result }));
}

/**
 * The questions for a new learner's first ten: those that the road lists, from which the device draws ten, or else ten
 * that the build plans. For a stop, the build always plans them.
 */
function openingOf(
  context: PageContext,
  page: PlanPageData,
  ten: Pick<FirstSessionData, 'of' | 'only'> = {},
): FirstSessionData | undefined {
  const { site, bank } = context;
  const all = bank().questions.map((question) => ({
    ...context.question(site.questions.get(question.id)!.question),
    ...question,
  }));
  const { planned } = bank();
  const material = materialOf(all, planned, page);
  const session = plannedSession(EMPTY_LEARNING, material, 0, { ...TEN_QUESTION_START, ...ten });
  const given =
    ten.of === undefined ? site.entries.road.flatMap(({ data }) => data.first ?? []) : [];
  const ids = given.length > 0 ? given : (session?.items.map(({ id }) => id) ?? []);
  const [first, ...questions] = ids.flatMap((id) => all.filter((question) => question.id === id));
  const rules = planned.rules.flatMap(([id, rank, asked]): RuleRecord[] => {
    const own = asked.filter((form) => ids.includes(form));
    return own.length > 0 ? [[id, rank, own, []]] : [];
  });
  if (!first) return undefined;
  // The picture of the first question is a separate file: the larger sheet of signs can load after the first answer.
  const { sign } = context.questionAlone(site.questions.get(first.id)!.question);
  return { ...ten, rules, questions: [{ ...first, ...omitUndefined({ sign }) }, ...questions] };
}

/** The tests that do not ask every topic, in their order, and the first test that does, for the end of the plan. */
function paperContent({ site, cards, view }: PageContext): PaperContent {
  const isWhole = (id: string) => asksEveryTopic(site, id);
  return {
    tests: cards.filter(({ id }) => !isWhole(id)),
    whole: cards.find(({ id }) => isWhole(id)),
    chapters: site.entries.chapters
      .map(linkedChapter)
      .map(({ route, data: { title, sections } }) => ({ title, route, sections })),
    signs: site.entries.signs.map(({ id, data: { title, items } }) => ({
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
  return WEIGHTED_TOPICS.every((topic) => topics.includes(topic));
}
