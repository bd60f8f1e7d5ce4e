/** Turns the islands of /repaso/ and /simulacro/, which fetch the whole bank, into the review and the exam. */
import { Exam } from './Exam.tsx';
import { mountIsland } from './mount-island.tsx';
import type { PracticeData } from './quiz-data.ts';
import { Review } from './Review.tsx';

void mountIsland<PracticeData>(document.querySelector('[data-island="review"]'), (data) => <Review data={data} />);
void mountIsland<PracticeData>(document.querySelector('[data-island="exam"]'), (data) => <Exam data={data} />);
