/** The list of tests, each test, and its result. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { defined } from '../../../schemas/defined.ts';
import type { Test } from '../../../schemas/test.ts';
import { Quiz } from '../../../templates/islands/quiz/Quiz.tsx';
import type { QuizData } from '../../../templates/islands/quiz/quiz-data.ts';
import { Result } from '../../../templates/islands/quiz/Result.tsx';
import { ResultPage } from '../../../templates/pages/ResultPage.tsx';
import { TestListPage } from '../../../templates/pages/TestListPage.tsx';
import { TestPage } from '../../../templates/pages/TestPage.tsx';
import type { Html, TestCardView } from '../../../templates/view.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import type { Entry } from '../../validate/index.ts';
import * as jsonLd from '../json-ld.ts';
import type { Page } from '../page.ts';
import { testFile } from '../practice.ts';
import type { TextRenderer } from '../rich-text.ts';
import { serialiseForScript } from '../serialise.ts';
import { type Context, head } from './context.ts';

export function testCard(site: Site, text: TextRenderer, { id, data }: Entry<Test>): TestCardView {
  const sign = data.sign === undefined ? undefined : site.signs.get(data.sign);
  return defined({
    id,
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

export function testListPage(context: Context): Page {
  const { view, cards } = context;
  return {
    path: '/tests/',
    kind: 'content',
    ...head(context, 'tests'),
    crumbs: [{ label: 'Tests de Práctica' }],
    main: createElement(TestListPage, {
      view,
      tests: cards,
      keys: context.keys,
      exam: context.site.entries.blueprint.length > 0,
      updated: context.site.newest,
    }),
    jsonLd: [],
    updated: context.site.newest,
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
      `<script type="application/json" id="quiz-data">${serialiseForScript({ src: site.settings.basePath + testFile(data, site.settings.basePath).path })}</script>` as Html,
  };
}

export function testPage(context: Context, route: Route): Page {
  const { site, view, text, cards, address, quizOf } = context;
  const test = route.entry as Entry<Test>;
  const card = cards.find(({ id }) => id === test.id)!;
  const data = quizOf(test);
  const description = `${text.plain(test.data.description)} ${card.questions} preguntas con respuesta explicada.`;
  return {
    path: route.path,
    kind: 'quiz',
    listen: true,
    sheets: ['test'],
    title: `${card.title}: test de práctica | ${site.settings.name}`,
    description,
    keywords: test.data.keywords ?? [card.title, 'test de práctica', 'licencia de aprendizaje'],
    crumbs: [{ label: 'Tests de Práctica', href: '/tests/' }, { label: card.title }],
    main: createElement(TestPage, {
      view,
      card,
      quiz: data,
      ...islandOf(context, data, Quiz),
      updated: newestOf(test),
    }),
    jsonLd: [jsonLd.quiz(data, description, route.path, address)],
    script: 'quiz',
    data: testFile(data, site.settings.basePath).path,
    updated: newestOf(test),
  };
}

/** The day of a test's last changed question. */
const newestOf = (test: Entry<Test>) =>
  test.data.questions
    .map((question) => question.updated)
    .sort()
    .at(-1)!;

export function resultPage(context: Context, route: Route): Page {
  const { site, view, cards, quizOf } = context;
  const test = route.entry as Entry<Test>;
  const card = cards.find(({ id }) => id === test.id)!;
  const data = quizOf(test);
  return {
    path: route.path,
    kind: 'quiz',
    sheets: ['result'],
    title: `Resultado: ${card.title} | ${site.settings.name}`,
    description: `Tu último resultado del test ${card.title}, con cada respuesta explicada. Se guarda solo en tu dispositivo.`,
    keywords: [card.title, 'resultado', 'test de práctica'],
    robots: 'noindex, follow',
    crumbs: [
      { label: 'Tests de Práctica', href: '/tests/' },
      { label: card.title, href: card.route },
      { label: 'Resultado' },
    ],
    main: createElement(ResultPage, {
      view,
      card,
      others: cards.filter(({ id }) => id !== test.id),
      ...islandOf(context, data, Result),
      updated: newestOf(test),
    }),
    jsonLd: [],
    script: 'result',
    data: testFile(data, site.settings.basePath).path,
  };
}
