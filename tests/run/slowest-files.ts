/** Names the five slowest files with the total time of their tests, such as "a.test.ts (41 s), b.test.ts (20 s)". */
export function slowestFiles(tests: readonly { file: string; milliseconds: number }[]): string {
  const sums = new Map<string, number>();
  for (const { file, milliseconds } of tests) sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([file, milliseconds]) => `${file} (${Math.round(milliseconds / 1000)} s)`)
    .join(', ');
}
