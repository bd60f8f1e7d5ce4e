/** Questions that no test asks any more: a reader with stored results, which may name them, fetches them. */
import { deviceProgress, resultsOf } from '../storage/progress.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';

const PATIENCE_MS = 2000;

/**
 * @param place whose results are stored: a test's id, or that of the simulator
 * @returns nothing without results, and with a slow or no connection: then a result counts the question as changed
 */
export async function loadRetired(
  addresses: readonly string[] = [],
  place: string,
): Promise<QuizQuestion[]> {
  if (addresses.length === 0 || resultsOf(deviceProgress.read(), place).length === 0) return [];
  const files = addresses.map(
    async (address) => (await (await fetch(address)).json()) as QuizQuestion[],
  );
  // The practice waits for them, and must not wait long.
  const late = new Promise<QuizQuestion[][]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
  return (await Promise.race([Promise.all(files), late]).catch(() => [])).flat();
}

/** Completes the data of a test with the questions that only results on this device name. */
export async function addRetired(data: QuizData): Promise<void> {
  data.retired = await loadRetired(data.retiredAt ? [data.retiredAt] : [], data.test.id);
}
