export type Row = { what: string; value: string; goal: string; met: boolean };

export const rowWithLimit = (what: string, value: number, limit: number, unit: string): Row => ({
  what,
  value: `${unit === 'B' ? value : value.toFixed(1)} ${unit}`.trim(),
  goal: `≤ ${limit} ${unit}`.trim(),
  met: value <= limit,
});

/** @returns true if every goal is met */
export function printRows(rows: readonly Row[]): boolean {
  for (const { what, value, goal, met } of rows)
    console.log(
      `${met ? 'met   ' : 'MISSED'} ${what.padEnd(52)} ${value.padStart(11)}   goal ${goal}`,
    );
  return rows.every(({ met }) => met);
}
