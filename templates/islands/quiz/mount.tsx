/** Turns `#quiz` of a test page into the practice. */
import { mountIsland } from './mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import type { QuizData } from './quiz-data.ts';

void mountIsland<QuizData>(document.getElementById('quiz'), (data) => <Quiz data={data} />);
