/**
 * Starts the practice of a page. One script for all of them: a test leads to its result and to the review, and one request
 * is faster than eight.
 */
import { Exam } from './Exam.tsx';
import { mountIsland } from './mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import type { PracticeData, QuizData } from './quiz-data.ts';
import { Result } from './Result.tsx';
import { Review } from './Review.tsx';
import { loadRetired } from './retired.ts';

const place = document.querySelector<HTMLElement>('[data-island]');

function mount(): Promise<void> | undefined {
  switch (place?.dataset.island) {
    case 'quiz':
      return mountIsland(place, (data: QuizData) => <Quiz data={data} />, addRetired);
    case 'result':
      return mountIsland(place, (data: QuizData) => <Result data={data} />, addRetired);
    case 'review':
      return mountIsland<PracticeData>(place, (data) => <Review data={data} />);
    case 'exam':
      return mountIsland<PracticeData>(place, (data) => <Exam data={data} />);
    default:
      return undefined;
  }
}

async function addRetired(data: QuizData): Promise<void> {
  data.retired = await loadRetired(data.retiredAt ? [data.retiredAt] : [], data.test.id);
}

/** The page's script waits for it: until then the page says that its practice is missing. */
export const ready = mount();
