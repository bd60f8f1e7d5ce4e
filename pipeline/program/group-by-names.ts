/** Groups items by name and keeps their order; an item may have several names, or none. */
export function groupByNames<T, Name>(
  things: Iterable<T>,
  namesOf: (thing: T) => readonly Name[],
): Map<Name, [T, ...T[]]> {
  const groups = new Map<Name, [T, ...T[]]>();
  for (const thing of things) {
    for (const name of new Set(namesOf(thing))) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [thing]);
      else group.push(thing);
    }
  }
  return groups;
}
