/** The list of tests, each test, and its result. */
import { createElement } from 'react';
import type { PracticeSet, QuestionSet } from '../../../schemas/test.ts';
import { Quiz } from '../../../templates/islands/quiz/Quiz.tsx';
import { Result } from '../../../templates/islands/quiz/result/Result.tsx';
import { ResultPage } from '../../../templates/pages/ResultPage.tsx';
import { RetosListPage } from '../../../templates/pages/RetosListPage.tsx';
import { TestListPage } from '../../../templates/pages/TestListPage.tsx';
import { TestPage } from '../../../templates/pages/TestPage.tsx';
import type { Crumb, TestCardView } from '../../../templates/view.ts';
import { newestUpdateDay } from '../../link/question-sets.ts';
import { questionRoute, type Route, urlsOf } from '../../link/routes.ts';
import type { Entry } from '../../validate/index.ts';
import { firstFittingDescription, type UnroutedPage } from '../document/page.ts';
import { renderIsland } from '../document/serialise.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import { testFiles } from '../questions/practice.ts';
import { basisOf, configuredHead, type PageContext, shareDrawingOf, subjectOf } from './context.ts';
import { drivingPracticeLinks } from './driving-practice-links.ts';

/** The card of a test or of the harder questions of a topic, found by its page. */
export const findTestCard = (
  { cards, retosCards }: PageContext,
  set: Entry<QuestionSet>,
): TestCardView => {
  const [route] = urlsOf(set);
  return [...cards, ...retosCards].find((card) => card.route === route)!;
};

export function retosListPage(context: PageContext): UnroutedPage {
  const { view, retosCards } = context;
  return {
    sheets: ['tests'],
    ...configuredHead(context, 'retos'),
    crumbs: [TESTS_CRUMB, { label: 'Retos' }],
    main: createElement(RetosListPage, { view, retos: retosCards }),
  };
}

export const TESTS_CRUMB = { label: 'Tests de Práctica', href: '/tests/' };

/** The breadcrumbs above the page of a test, or above the list of questions. Callers append the page itself. */
export const testCrumbs = ({ list }: { list?: TestCardView['list'] }): Crumb[] =>
  list === undefined || list.route === TESTS_CRUMB.href
    ? [TESTS_CRUMB]
    : [TESTS_CRUMB, { label: list.title, href: list.route }];

export function testListPage(context: PageContext): UnroutedPage {
  const { view, cards } = context;
  return {
    sheets: ['tests'],
    ...configuredHead(context, 'tests'),
    crumbs: [{ label: 'Tests de Práctica' }],
    main: createElement(TestListPage, {
      view,
      tests: cards,
      exam: context.site.entries.blueprint.length > 0,
      retos: context.site.entries.retos.length > 0,
      wheel: drivingPracticeLinks(context.site),
    }),
  };
}

export function testPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, text, quizOf, address } = context;
  const test = route.entry as Entry<PracticeSet>;
  const card = findTestCard(context, test);
  const data = quizOf(test);
  const { path } = testFiles(data, site.settings.basePath).data;
  const about = text.plain(test.data.description);
  const description = firstFittingDescription([
    `${about} ${card.questions} preguntas con respuesta explicada.`,
    `${about} ${card.questions} preguntas.`,
    about,
  ]);
  return {
    kind: 'quiz',
    listen: true,
    sheets: ['frame', 'test'],
    title: `${card.title}: test de práctica | ${site.settings.name}`,
    description,
    keywords: keywordsOf(test) ?? [card.title, 'test de práctica', 'licencia de aprendizaje'],
    crumbs: [...testCrumbs(card), { label: card.title }],
    main: createElement(TestPage, {
      view,
      card,
      quiz: data,
      ...renderIsland(data, Quiz, { src: site.settings.basePath + path }),
    }),
    rests: basisOf(site, test.data.questions),
    jsonLd: [
      jsonLd.quizGraph(
        subjectOf(context, route, { ...data.test, description }),
        test.data.questions.map((record) => address(questionRoute(record))),
      ),
    ],
    script: 'quiz',
    data: path,
    share: shareDrawingOf(context, { sign: card.sign?.id }),
    updated: newestUpdateDay(test.data),
  };
}

const keywordsOf = ({ data }: Entry<PracticeSet>): string[] | undefined =>
  'keywords' in data ? data.keywords : undefined;

export function resultPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, quizOf } = context;
  const test = route.entry as Entry<PracticeSet>;
  const card = findTestCard(context, test);
  const data = quizOf(test);
  const { path } = testFiles(data, site.settings.basePath).data;
  return {
    kind: 'quiz',
    sheets: ['result'],
    title: `Resultado: ${card.title} | ${site.settings.name}`,
    description: `Tu último resultado del test ${card.title}, con cada respuesta explicada. Se guarda solo en tu dispositivo.`,
    keywords: [card.title, 'resultado', 'test de práctica'],
    robots: 'noindex, follow',
    crumbs: [...testCrumbs(card), { label: card.title, href: card.route }, { label: 'Resultado' }],
    main: createElement(ResultPage, {
      view,
      card,
      ...renderIsland(data, Result, { src: site.settings.basePath + path }),
    }),
    rests: basisOf(site, test.data.questions),
    script: 'result',
    data: path,
  };
}
