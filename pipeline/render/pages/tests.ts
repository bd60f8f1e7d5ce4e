/** The list of tests, each test, and its result. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { defined } from '../../../schemas/defined.ts';
import type { QuestionSet, Retos, Test } from '../../../schemas/test.ts';
import { Quiz } from '../../../templates/islands/quiz/Quiz.tsx';
import type { QuizData } from '../../../templates/islands/quiz/quiz-data.ts';
import { Result } from '../../../templates/islands/quiz/Result.tsx';
import { ResultPage } from '../../../templates/pages/ResultPage.tsx';
import { RetosListPage } from '../../../templates/pages/RetosListPage.tsx';
import { TestListPage } from '../../../templates/pages/TestListPage.tsx';
import { TestPage } from '../../../templates/pages/TestPage.tsx';
import type { Crumb, Html, TestCardView } from '../../../templates/view.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import { type Route, retosResultRoute, urlsOf } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import type { Entry } from '../../validate/index.ts';
import * as jsonLd from '../json-ld.ts';
import { firstWhole, type Page } from '../page.ts';
import { testFiles } from '../practice.ts';
import { isRetos, retosPlace } from '../quiz-data.ts';
import { serialiseForScript } from '../serialise.ts';
import { type Context, drawingOf, head, restsOf } from './context.ts';

export function testCard(site: Site, text: TextRenderer, { id, data }: Entry<Test>): TestCardView {
  const sign = data.sign === undefined ? undefined : site.signs.get(data.sign);
  return defined({
    id,
    list: { route: '/tests/', title: 'Tests de Práctica', back: 'Volver a los tests' },
    route: `/test/${id}/`,
    resultRoute: `/test-result/${id}/`,
    title: data.title,
    description: text.plain(data.description),
    questions: data.questions.length,
    minutes: data.duration,
    difficulty: data.difficulty,
    colour: data.colour,
    sign,
  });
}

/** The harder questions of a topic, as a card. */
export function retosCard(
  site: Site,
  text: TextRenderer,
  { id, data }: Entry<Retos>,
): TestCardView {
  const sign = data.sign === undefined ? undefined : site.signs.get(data.sign);
  return defined({
    id: retosPlace(id),
    list: { route: '/retos/', title: 'Retos', back: 'Volver a los retos' },
    route: `/retos/${id}/`,
    resultRoute: retosResultRoute(id),
    title: data.title,
    description: text.plain(data.description),
    questions: data.questions.length,
    minutes: data.questions.length,
    difficulty: 'Reto',
    colour: 'azul' as const,
    sign,
  });
}

/** The card of a test or of the harder questions of a topic, by its page. */
export const cardAt = ({ cards, retosCards }: Context, set: Entry<QuestionSet>): TestCardView => {
  const [route] = urlsOf(set);
  return [...cards, ...retosCards].find((card) => card.route === route)!;
};

export function retosListPage(context: Context): Page {
  const { view, retosCards } = context;
  return {
    path: '/retos/',
    kind: 'content',
    sheets: ['tests'],
    ...head(context, 'retos'),
    crumbs: [TESTS, { label: 'Retos' }],
    main: createElement(RetosListPage, { view, retos: retosCards }),
    jsonLd: [],
  };
}

const TESTS = { label: 'Tests de Práctica', href: '/tests/' };

/** The way to the page of a card. */
export const crumbsTo = ({ list }: TestCardView): Crumb[] =>
  list.route === TESTS.href ? [TESTS] : [TESTS, { label: list.title, href: list.route }];

export function testListPage(context: Context): Page {
  const { view, cards } = context;
  return {
    path: '/tests/',
    kind: 'content',
    sheets: ['tests'],
    ...head(context, 'tests'),
    crumbs: [{ label: 'Tests de Práctica' }],
    main: createElement(TestListPage, {
      view,
      tests: cards,
      exam: context.site.entries.blueprint.length > 0,
      retos: context.site.entries.retos.length > 0,
    }),
    jsonLd: [],
  };
}

function islandOf(
  { site }: Context,
  data: QuizData,
  component: typeof Quiz | typeof Result,
): { island: Html; islandData: Html } {
  return {
    island: renderToString(createElement(component, { data })) as Html,
    islandData:
      `<script type="application/json" id="quiz-data">${serialiseForScript({ src: site.settings.basePath + testFiles(data, site.settings.basePath).data.path })}</script>` as Html,
  };
}

export function testPage(context: Context, route: Route): Page {
  const { site, view, text, address, quizOf } = context;
  const test = route.entry as Entry<QuestionSet>;
  const card = cardAt(context, test);
  const data = quizOf(test);
  const about = text.plain(test.data.description);
  const description = firstWhole([
    `${about} ${card.questions} preguntas con respuesta explicada.`,
    `${about} ${card.questions} preguntas.`,
    about,
  ]);
  return {
    path: route.path,
    kind: 'quiz',
    listen: true,
    sheets: ['practice', 'test'],
    title: `${card.title}: test de práctica | ${site.settings.name}`,
    description,
    keywords: keywordsOf(test) ?? [card.title, 'test de práctica', 'licencia de aprendizaje'],
    crumbs: [...crumbsTo(card), { label: card.title }],
    main: createElement(TestPage, {
      view,
      card,
      quiz: data,
      ...islandOf(context, data, Quiz),
    }),
    rests: restsOf(site, test.data.questions),
    jsonLd: [jsonLd.quiz(data, description, route.path, address)],
    script: 'quiz',
    data: testFiles(data, site.settings.basePath).data.path,
    share: drawingOf(context, { sign: card.sign?.id }),
    updated: newestOf(test),
  };
}

const keywordsOf = ({ data }: Entry<QuestionSet>): string[] | undefined =>
  'keywords' in data ? data.keywords : undefined;

/** The day of a test's last changed question. */
const newestOf = (test: Entry<QuestionSet>) =>
  test.data.questions
    .map((question) => question.updated)
    .sort()
    .at(-1)!;

export function resultPage(context: Context, route: Route): Page {
  const { site, view, cards, retosCards, quizOf } = context;
  const test = route.entry as Entry<QuestionSet>;
  const card = cardAt(context, test);
  const data = quizOf(test);
  return {
    path: route.path,
    kind: 'quiz',
    sheets: ['practice', 'result'],
    title: `Resultado: ${card.title} | ${site.settings.name}`,
    description: `Tu último resultado del test ${card.title}, con cada respuesta explicada. Se guarda solo en tu dispositivo.`,
    keywords: [card.title, 'resultado', 'test de práctica'],
    robots: 'noindex, follow',
    crumbs: [...crumbsTo(card), { label: card.title, href: card.route }, { label: 'Resultado' }],
    main: createElement(ResultPage, {
      view,
      card,
      others: (isRetos(test) ? retosCards : cards).filter((other) => other !== card),
      ...islandOf(context, data, Result),
    }),
    rests: restsOf(site, test.data.questions),
    jsonLd: [],
    script: 'result',
    data: testFiles(data, site.settings.basePath).data.path,
  };
}
