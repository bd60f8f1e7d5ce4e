/** A record → one with the same names and other values. */
export function mapRecord<Name extends string, Value, Made>(
  record: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Made,
): Record<Name, Made> {
  const made: Partial<Record<Name, Made>> = {};
  for (const name of Object.keys(record) as Name[]) made[name] = make(record[name], name);
  return made as Record<Name, Made>;
}
