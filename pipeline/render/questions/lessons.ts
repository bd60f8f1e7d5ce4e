/** Lessons for a class, one per chapter of the manual: its test questions, second forms and harder questions. */

import type { Question } from '../../../schemas/test.ts';
import type { LessonFile, LessonLevel } from '../../../templates/islands/class/class-data.ts';
import type { QuizQuestion } from '../../../templates/islands/model/quiz-data.ts';
import type { LessonView } from '../../../templates/pages/LessonsPage.tsx';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import { allQuestions, questionSets } from '../../link/question-sets.ts';
import { questionRoute } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { AssetFile } from '../document/assets.ts';
import { hashedJson } from '../document/hashed-files.ts';

type LessonWithFile = LessonView & { file: AssetFile };

const ON_SCREEN = 5;
/** Number of questions that fit on one side of a Letter sheet. */
const ON_PAPER = 10;
/** A printed sheet with fewer questions than this repeats the questions that are shown on screen. */
const FEWEST_ON_PAPER = 5;

const LEVELS: { level: LessonLevel; label: string; set: 'tests' | 'formas' | 'retos' }[] = [
  { level: 'basico', label: 'Como en los tests', set: 'tests' },
  { level: 'otra', label: 'Con otras palabras', set: 'formas' },
  { level: 'reto', label: 'Retos', set: 'retos' },
];

/** @param shown converts a question for pages */
export function lessonsWithFiles(
  site: Site,
  text: TextRenderer,
  shown: (question: Question) => QuizQuestion,
): LessonWithFile[] {
  const asked = [...allQuestions(site).values()];
  const sets = new Map(questionSets(site.entries).map((set) => [set, set.collection]));
  return [...site.entries.chapters]
    .sort((a, b) => a.data.order - b.data.order)
    .flatMap(({ id, data }): LessonWithFile[] => {
      const sections = data.sections.map((section) => `${id}#${section.id}`);
      const levels = LEVELS.flatMap(({ level, label, set: name }) => {
        const own = asked.flatMap(({ question, set }) =>
          sets.get(set) === name && isOf(question, id) ? [question] : [],
        );
        const questions = acrossSections(own, sections);
        return questions.length === 0 ? [] : [{ level, label, questions }];
      });
      if (levels.length === 0) return [];
      const files = levels.map(({ level, questions }) => [level, levelFile(questions.map(shown))]);
      const file = hashedJson(`leccion-${id}`, Object.fromEntries(files) as LessonFile);
      return [
        {
          id,
          title: data.title,
          about: text.plain(data.description),
          href: text.href(`/manual/${id}/`),
          sections: data.sections.map((section) => ({
            title: section.title,
            href: text.href(`/manual/${id}/#${section.id}`),
          })),
          exam: data.order,
          levels: levels.map(({ level, label, questions }) => ({
            level,
            label,
            questions: questions.slice(0, ON_SCREEN).map((question) => ({
              stem: text.plain(question.question),
              href: text.href(questionRoute(question)),
            })),
          })),
          data: site.settings.basePath + file.path,
          file,
        },
      ];
    });
}

const isOf = ({ section }: Question, chapter: string): boolean => section.split('#')[0] === chapter;

/** Takes one question of each section in turn, those with a picture first, so that short lessons cover the chapter. */
function acrossSections(questions: readonly Question[], sections: readonly string[]): Question[] {
  const isSeen = ({ sign, scene }: Question) => (sign ?? scene) !== undefined;
  const places = new Map<string, number>();
  return questions
    .toSorted((a, b) => Number(isSeen(b)) - Number(isSeen(a)))
    .map((question) => {
      const turn = places.get(question.section) ?? 0;
      places.set(question.section, turn + 1);
      return { question, turn, section: sections.indexOf(question.section) };
    })
    .sort((a, b) => a.turn - b.turn || a.section - b.section)
    .map(({ question }) => question);
}

function levelFile(questions: readonly QuizQuestion[]): LessonFile[LessonLevel] {
  const rest = questions.slice(ON_SCREEN, ON_SCREEN + ON_PAPER);
  const screen = questions.slice(0, ON_SCREEN);
  const paper = rest.length < FEWEST_ON_PAPER ? [...screen, ...rest] : rest;
  const split = [...new Set([...screen, ...paper])];
  return {
    screen: screen.map(({ id }) => id),
    paper: paper.map(({ id }) => id),
    questions: split.map(({ id, stem, options, answer, topic, revision, ordered, sign }) =>
      omitUndefined({ id, revision, stem, options, answer, topic, ordered, sign }),
    ),
    reasons: Object.fromEntries(
      split.map(({ id, explanation, dispute, sources, otherSources, section }) => [
        id,
        omitUndefined({ explanation, dispute, sources, otherSources, section }),
      ]),
    ),
  };
}
