/** Reads the second forms, which are in one file for each topic. */
import type { FullQuestion, PracticeData } from '../model/quiz-data.ts';
import { loadJson } from './lazy-load.ts';

/** @throws if a file cannot be read */
export const loadSecondForms = async ({ forms }: PracticeData['bank']): Promise<FullQuestion[]> =>
  (await Promise.all(forms.map((address) => loadJson<FullQuestion[]>(address)))).flat();
