/** Starts the simulator. */
import { Exam } from './Exam.tsx';
import { mountIsland } from './mount-island.tsx';
import type { PracticeData } from './quiz-data.ts';

mountIsland<PracticeData>((data) => <Exam data={data} />);
