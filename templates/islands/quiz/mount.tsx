/**
 * Turns the island of a practice page into the practice. One script for all of them: who takes a test goes on to its
 * result and to the review, and a page that asks for one file is ready before a page that asks for eight.
 */
import { Exam } from './Exam.tsx';
import { mountIsland } from './mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import type { PracticeData, QuizData } from './quiz-data.ts';
import { Result } from './Result.tsx';
import { Review } from './Review.tsx';

const place = document.querySelector<HTMLElement>('[data-island]');

switch (place?.dataset.island) {
  case 'quiz':
    void mountIsland<QuizData>(place, (data) => <Quiz data={data} />);
    break;
  case 'result':
    void mountIsland<QuizData>(place, (data) => <Result data={data} />);
    break;
  case 'review':
    void mountIsland<PracticeData>(place, (data) => <Review data={data} />);
    break;
  case 'exam':
    void mountIsland<PracticeData>(place, (data) => <Exam data={data} />);
    break;
}
