import { expect, it } from 'vitest';
import { createPageContext } from '../../pipeline/render/pages/make-context.ts';
import type { LessonFile } from '../../templates/islands/class/class-data.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const lessons = createPageContext(site!, ledger!, site!.newest, undefined).lessons();
const fileOf = ({ file }: (typeof lessons)[number]) =>
  JSON.parse(Buffer.from(file.bytes).toString()) as LessonFile;

it('every chapter of the manual has a lesson, in the order of the manual', () => {
  expect(lessons.map(({ exam }) => exam)).toEqual(lessons.map((_, at) => at + 1));
  expect(lessons.map(({ id }) => id).sort()).toEqual(
    site!.entries.chapters.map(({ id }) => id).sort(),
  );
});

it('a lesson level projects up to five questions and prints up to ten', () => {
  const { questions, retos, formas } = site!;
  for (const lesson of lessons)
    for (const [level, { screen, paper, reasons, questions: asked }] of Object.entries(
      fileOf(lesson),
    )) {
      const set = { basico: questions, otra: formas, reto: retos }[level]!;
      const own = [...set.values()].filter(({ question }) =>
        question.section.startsWith(`${lesson.id}#`),
      );
      expect(screen).toHaveLength(Math.min(5, own.length));
      expect(paper.length).toBe(own.length < 10 ? own.length : Math.min(10, own.length - 5));
      expect(paper.some((id) => screen.includes(id))).toBe(own.length < 10);
      for (const id of [...screen, ...paper]) {
        expect(set.get(id)!.question.section).toMatch(new RegExp(`^${lesson.id}#`));
        expect(reasons[id]!.explanation).not.toBe('');
        expect(asked.some((question) => question.id === id)).toBe(true);
      }
    }
});

it('the projected questions cover as many sections of the chapter as possible', () => {
  for (const lesson of lessons)
    for (const { level } of lesson.levels) {
      const { screen, reasons } = fileOf(lesson)[level]!;
      const sections = new Set(screen.map((id) => reasons[id]!.section.href));
      const all = new Set(Object.values(reasons).map(({ section }) => section.href));
      expect(sections.size).toBe(Math.min(screen.length, all.size));
    }
});
