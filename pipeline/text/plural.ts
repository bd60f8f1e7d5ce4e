/** A count with its English noun: "1 edit", "2 edits". */
export const countWithNoun = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
