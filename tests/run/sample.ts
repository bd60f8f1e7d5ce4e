/**
 * The size and the seed of random samples: LICENCIA_TIMES multiplies the size (`npm run test:rest` sets 4), and
 * LICENCIA_SEED replaces the seed.
 */
export const SAMPLE_FACTOR = Number(process.env.LICENCIA_TIMES ?? 1);

/** @param own the seed of the test unless LICENCIA_SEED is set */
export const sampleSeed = (own: number): number => Number(process.env.LICENCIA_SEED ?? own);
