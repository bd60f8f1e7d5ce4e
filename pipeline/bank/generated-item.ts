/** An item that the build makes of a sign or of a fact: the order of its options. */
import { createHash } from 'node:crypto';
import type { DrillItem } from '../../templates/islands/quiz/drill-data.ts';

/** As in the file of the drills. */
export type GeneratedItem = DrillItem;

/** The options in an order that only the id decides: the right one is at each place equally often. */
export function placedOptions(
  id: string,
  right: string,
  wrong: readonly string[],
): Pick<GeneratedItem, 'options' | 'answer'> {
  const answer = (createHash('sha256').update(id).digest()[0]! % 4) as GeneratedItem['answer'];
  const options = [...wrong];
  options.splice(answer, 0, right);
  return { options: options as GeneratedItem['options'], answer };
}
