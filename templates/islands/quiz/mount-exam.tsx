/** Starts the simulator. */

import type { PracticeData } from '../model/quiz-data.ts';
import { mountIsland } from '../parts/practice/mount-island.tsx';
import { Exam } from './Exam.tsx';

mountIsland<PracticeData>((data) => <Exam data={data} />);
