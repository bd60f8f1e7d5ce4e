/** Pages of practice besides the tests: the simulator, a page for each question, and the offline page. */
import { createElement } from 'react';
import type { Blueprint } from '../../../schemas/blueprint.ts';
import type { Question, QuestionSet } from '../../../schemas/test.ts';
import type { ExamBlueprint, PracticeData } from '../../../templates/islands/model/quiz-data.ts';
import { Exam } from '../../../templates/islands/quiz/exam/Exam.tsx';
import { ExamPage } from '../../../templates/pages/ExamPage.tsx';
import { OfflinePage } from '../../../templates/pages/OfflinePage.tsx';
import { QuestionListPage } from '../../../templates/pages/QuestionListPage.tsx';
import type { QuestionOwner } from '../../../templates/pages/QuestionPage.tsx';
import { QuestionPage } from '../../../templates/pages/QuestionPage.tsx';
import type { ListedQuestion } from '../../../templates/parts/QuestionLink.tsx';
import { formatNumber } from '../../ledger/format-value.ts';
import { allQuestions, newestUpdateDay, rightOptionText } from '../../link/question-sets.ts';
import { questionIdOfRoute, questionRoute, type Route } from '../../link/routes.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { Entry } from '../../validate/index.ts';
import { firstFittingDescription, shortenTitle, type UnroutedPage } from '../document/page.ts';
import { renderIsland } from '../document/serialise.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import {
  type BankFiles,
  examBlueprintOf,
  examRows,
  GOAL_FACT_ID,
  passChance,
  simulatedExamRows,
} from '../questions/practice.ts';
import { retosLinks } from '../questions/quiz-data.ts';
import {
  basisOf,
  configuredHead,
  type PageContext,
  shareDrawingOf,
  testAndFormQuestions,
} from './context.ts';
import { findTestCard, TESTS_CRUMB, testCrumbs } from './tests.ts';

const MASTERIES = [70, 75, 80, 85];

/** Data of the plan, the review and the simulator without their questions, which are fetched later. */
export function practiceData(
  { site, cards, quizOf }: PageContext,
  bank: BankFiles,
  result: string,
  exam?: ExamBlueprint,
): PracticeData {
  const [first] = site.entries.tests;
  const { links, passMark } = quizOf(first!);
  const { start: _, ...shared } = links;
  const asked = [...site.questions.values()].map(({ question }) => question);
  return omitUndefined({
    bank: bank.addresses,
    tests: cards.map(({ id, title }) => ({ id, title })),
    links: omitUndefined({
      ...shared,
      result: site.settings.basePath + result,
      retos: retosLinks(site, asked),
    }),
    passMark,
    exam,
  });
}

export function examPage(context: PageContext, route: Route): UnroutedPage {
  const { ledger, view, bank } = context;
  const blueprint = (route.entry as Entry<Blueprint>).data;
  const exam = examBlueprintOf(ledger, view, blueprint);
  const data = practiceData(context, bank(), '/simulacro/', exam);
  return {
    kind: 'quiz',
    listen: true,
    sheets: ['frame', 'exam'],
    ...configuredHead(context, 'exam'),
    crumbs: [TESTS_CRUMB, { label: 'Simulacro de examen' }],
    main: createElement(ExamPage, {
      view,
      blueprint,
      official: examRows(context, blueprint),
      own: simulatedExamRows(context, blueprint),
      goal: view.fact(GOAL_FACT_ID).text,
      chances: MASTERIES.map((mastery) => ({
        mastery: `${mastery}\u00a0%`,
        passes: formatNumber(
          Math.round(1000 * passChance(mastery / 100, exam.questions, data.passMark.percent)),
        ),
      })),
      ...renderIsland(data, Exam),
    }),
    script: 'exam',
    updated: blueprint.updated,
  };
}

export function offlinePage(context: PageContext): UnroutedPage {
  return {
    ...configuredHead(context, 'offline'),
    robots: 'noindex, follow',
    crumbs: [{ label: 'Sin conexión' }],
    main: createElement(OfflinePage, { view: context.view }),
  };
}

/** A question as lists show it. */
export const listedQuestion = (context: PageContext, question: Question): ListedQuestion =>
  omitUndefined({
    href: context.view.href(questionRoute(question)),
    stem: context.text.plain(question.question),
    sign: context.question(question).sign,
  });

/** All test questions, and second forms with their own page, by section of the manual and in its order. */
export function questionListPage(context: PageContext): UnroutedPage {
  const { site, view } = context;
  // Leaves out second forms that are on the page of another question: they would double the length of the list.
  const asked = testAndFormQuestions(site).filter(({ of }) => of === undefined);
  const chapters = site.entries.chapters.map(({ id, data: { title, sections } }) => ({
    title,
    topics: sections
      .map((section) => ({
        id: `${id}-${section.id}`,
        title: section.title,
        questions: asked
          .filter((question) => question.section === `${id}#${section.id}`)
          .map((question) => listedQuestion(context, question)),
      }))
      .filter(({ questions }) => questions.length > 0),
  }));
  return {
    kind: 'chapter',
    sheets: ['questions'],
    script: 'filter',
    ...configuredHead(context, 'questions'),
    crumbs: [TESTS_CRUMB, { label: 'Todas las preguntas' }],
    main: createElement(QuestionListPage, {
      view,
      total: site.questions.size,
      forms: asked.length - site.questions.size,
      chapters: chapters.filter(({ topics }) => topics.length > 0),
      retos: site.entries.retos.length > 0,
    }),
    rests: basisOf(site, asked),
  };
}

export function questionPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, text, address } = context;
  const id = questionIdOfRoute(route.path);
  const { question: record, set } = allQuestions(site).get(id)!;
  // Second forms on the page of another question are not neighbours.
  const beside = set.data.questions.filter(({ of }) => of === undefined);
  const at = beside.indexOf(record);
  const forms = [...site.formas.values()]
    .map((asked) => asked.question)
    .filter(({ of }) => of === id);
  const owner = ownerOf(context, set, record);
  const question = context.questionAlone(record);
  const stem = text.plain(record.question);
  const picture = record.scene === undefined ? record.sign : `escena-${record.scene}`;
  // Uses the options, not the explanation: a link preview must not give the answer away.
  const texts = record.options.map((option) => text.plain(option.text));
  const options = texts.join(' / ');
  const about = `Pregunta de práctica de ${owner.title}.`;
  const neighbour = (index: number) => {
    const near = beside[index];
    return near && { title: text.plain(near.question), route: questionRoute(near) };
  };
  return {
    listen: true,
    sheets: ['frame', 'question'],
    title: `${shortenTitle(stem)} | ${site.settings.name}`,
    description: firstFittingDescription([
      `${stem} ${options}. ${about}`,
      `${stem} ${options}`,
      `${options}. ${about}`,
      `${stem} ${texts.slice(0, 2).join(' / ')} / …`,
      `${stem} ${about}`,
    ]),
    keywords: [owner.title, 'pregunta de práctica', 'examen teórico', 'licencia de aprendizaje'],
    crumbs: [
      ...testCrumbs(owner),
      { label: owner.title, href: owner.route },
      { label: `Pregunta ${at + 1}` },
    ],
    main: createElement(QuestionPage, {
      view,
      owner,
      question,
      forms: forms.map(context.questionAlone),
      number: at + 1,
      previous: neighbour(at - 1),
      next: neighbour(at + 1),
      route: route.path,
      title: stem,
    }),
    rests: basisOf(site, [record, ...forms]),
    jsonLd: isSettled(context, record)
      ? [
          jsonLd.questionGraph(
            question,
            stem,
            text.plain(record.explanation),
            owner.title,
            route.path,
            address,
            picture && address(`/descargas/imagenes/${picture}.png`),
          ),
        ]
      : [],
    share: {
      section: 'Pregunta de práctica',
      title: owner.title,
      ...shareDrawingOf(context, { sign: owner.sign?.id }),
    },
    updated: newestUpdateDay({ questions: [record, ...forms] }),
  };
}

function ownerOf(context: PageContext, set: Entry<QuestionSet>, question: Question): QuestionOwner {
  if (set.collection === 'formas') {
    const { title } = set.data;
    const questions = set.data.questions.filter(({ of }) => of === undefined);
    const place = `${LIST}#${question.section.replace('#', '-')}`;
    return { kind: 'Lista', title, questions: questions.length, route: LIST, place };
  }
  const card = findTestCard(context, set);
  const kind = set.collection === 'retos' ? 'Retos' : 'Test';
  return { ...card, kind, place: `${card.route}#${question.id}` };
}

const LIST = '/preguntas/';

/**
 * False if the right option prints a figure without a preferred reading: the JSON-LD must not contain such an answer.
 */
function isSettled({ ledger, text }: PageContext, question: Question): boolean {
  return text
    .factsIn([rightOptionText(question)])
    .every((id) => ledger.get(id)?.preferred !== undefined);
}
