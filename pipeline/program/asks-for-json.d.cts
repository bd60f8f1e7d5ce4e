/** Types of asks-for-json.cjs. */
export function asksForJson(argv: readonly string[]): boolean;
