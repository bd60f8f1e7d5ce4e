/** Turns the island of a result page into the reader's result. */
import { mountIsland } from './mount-island.tsx';
import type { QuizData } from './quiz-data.ts';
import { Result } from './Result.tsx';

void mountIsland<QuizData>(document.querySelector('[data-island="result"]'), (data) => <Result data={data} />);
