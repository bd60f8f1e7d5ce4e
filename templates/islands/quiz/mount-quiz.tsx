/** Starts a test, the simulator or a result. Code that only one of these needs is in a separate script. */
import type { PracticeData, TestData } from '../model/quiz-data.ts';
import { loadLazily } from '../parts/lazy-load.ts';
import { mountIsland } from '../parts/practice/mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import type { Result } from './result/Result.tsx';
import { useTestData } from './use-test.ts';

mountIsland<TestData | PracticeData>(async (data, island) => {
  if (island === 'exam') {
    const { Exam } = await loadLazily(() => import('./exam/Exam.tsx'));
    return <Exam data={data as PracticeData} />;
  }
  const results =
    island === 'quiz' ? undefined : await loadLazily(() => import('./result/results.ts'));
  return <Test data={data as TestData} Shown={results?.Result} />;
});

/** @param Shown the component of the result, which needs the reasons at once; undefined for the test itself */
function Test({ data, Shown }: { data: TestData; Shown: typeof Result | undefined }) {
  const whole = useTestData(data, Shown !== undefined);
  return Shown ? <Shown data={whole} /> : <Quiz data={whole} />;
}
