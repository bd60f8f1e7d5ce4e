/** The file of spoken forms that differ from the text on a page: `templates/islands/page/read-aloud.ts` fetches it. */
import {
  plainTextOfQuiz,
  type QuizData,
  type QuizQuestion,
} from '../../../templates/islands/model/quiz-data.ts';
import type { SpokenWords } from '../../../templates/islands/page/speech.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { Site } from '../../link/site.ts';
import { withPlainSpaces } from '../../text/plain-text.ts';
import { type SpokenPart, spokenParts } from '../../text/speech.ts';
import { type Block, blocksOf, EMPTY_BODY, type Inline } from '../../text/tree.ts';
import type { AssetFile } from '../document/assets.ts';
import { hashedJson } from '../document/hashed-files.ts';

type Asked = Pick<QuizData, 'questions'>;

/** @returns a file without the texts that a voice reads as written */
export function speechFile(site: Site, text: TextRenderer, quizzes: readonly Asked[]): AssetFile {
  return hashedJson('voz', spokenWords(textsToReadAloud(site, text, quizzes)));
}

/** The parts of texts that a voice reads in other words: each part once, sorted. */
export function spokenWords(texts: readonly string[]): SpokenWords {
  const parts = new Map<string, string>(texts.flatMap(spokenParts) satisfies SpokenPart[]);
  return Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Every text that can be listened to, with plain spaces: the questions with their answers, and the sections of the
 * manual.
 */
export function textsToReadAloud(
  site: Site,
  text: TextRenderer,
  quizzes: readonly Asked[],
): string[] {
  const questions = quizzes.flatMap((quiz) => quiz.questions.flatMap(textsOfQuestion));
  const sections = site.entries.chapters.flatMap((chapter) =>
    inlinesByLine(blocksOf(site.bodies.get(chapter) ?? EMPTY_BODY)).map(text.words),
  );
  return [...questions, ...sections].map((shown) => withPlainSpaces(shown).replace(/\s+/g, ' '));
}

const textsOfQuestion = (question: QuizQuestion): string[] =>
  [
    question.stem,
    ...question.options,
    question.explanation,
    ...question.errors.map((error) => error ?? ''),
    question.dispute ?? '',
    question.sign?.alt ?? '',
  ].map((text) => plainTextOfQuiz(text, ' '));

/** The inline nodes of each paragraph, heading and cell in some blocks. */
export function inlinesByLine(blocks: readonly Block[]): (readonly Inline[])[] {
  return blocks.flatMap((block): (readonly Inline[])[] => {
    switch (block.type) {
      case 'list':
        return block.items.flatMap((item) => inlinesByLine(item.blocks));
      case 'quote':
        return inlinesByLine(block.blocks);
      case 'table':
        return [...block.head, ...block.rows.flat()].map(({ children }) => children);
      default:
        return 'children' in block ? [block.children] : [];
    }
  });
}
