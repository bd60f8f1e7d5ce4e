/**
 * How large the random samples of tests are: LICENCIA_TIMES multiplies them (`npm run test:rest` sets 4), and LICENCIA_SEED
 * draws others.
 */
export const SAMPLE_FACTOR = Number(process.env.LICENCIA_TIMES ?? 1);

/** @param own the seed of the test unless LICENCIA_SEED is set */
export const seed = (own: number): number => Number(process.env.LICENCIA_SEED ?? own);
