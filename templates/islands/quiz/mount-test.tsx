/** Starts a test or its result. One script for both: a test leads to its result. */
import type { ReactNode } from 'react';
import type { TestData } from '../model/quiz-data.ts';
import { mountIsland } from '../parts/practice/mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import { Result } from './result/Result.tsx';
import { useTest } from './use-test.ts';

// The simulator's script is built on this one and starts itself.
if (document.querySelector('[data-island="exam"]') === null)
  mountIsland<TestData>((data, island) => <Test data={data} isResult={island !== 'quiz'} />);

function Test({ data, isResult }: { data: TestData; isResult: boolean }): ReactNode {
  const whole = useTest(data, isResult);
  return isResult ? <Result data={whole} /> : <Quiz data={whole} />;
}
