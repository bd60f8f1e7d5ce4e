/** `{{…}}` in text: a fact, one reading of it, or a quoted literal. One syntax for Markdown, front matter and JSON. */

export type TextReference =
  | { kind: 'fact'; raw: string; start: number; end: number; fact: string; reading?: string }
  | { kind: 'literal'; raw: string; start: number; end: number; literal: string }
  | { kind: 'bad'; raw: string; start: number; end: number };

const BRACES = /\{\{([^{}\n]*)\}\}/g;
const FACT = /^\s*([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:@([a-z0-9-]+))?\s*$/;
const LITERAL = /^\s*"([^"]+)"\s*$/;

/** Every `{{…}}` of a text in order, with offsets in it. */
export function referencesIn(text: string): TextReference[] {
  if (!text.includes('{{')) return [];
  const found: TextReference[] = [];
  for (const match of text.matchAll(BRACES)) {
    const at = { raw: match[0], start: match.index, end: match.index + match[0].length };
    const fact = FACT.exec(match[1]!);
    const literal = LITERAL.exec(match[1]!);
    if (fact !== null)
      found.push({
        kind: 'fact',
        ...at,
        fact: fact[1]!,
        ...(fact[2] === undefined ? {} : { reading: fact[2] }),
      });
    else if (literal !== null) found.push({ kind: 'literal', ...at, literal: literal[1]! });
    else found.push({ kind: 'bad', ...at });
  }
  return found;
}

/** Rewrites a text with each reference replaced. */
export function replaceReferences(
  text: string,
  replace: (reference: TextReference) => string,
): string {
  const references = referencesIn(text);
  if (references.length === 0) return text;
  let result = '';
  let last = 0;
  for (const reference of references) {
    result += text.slice(last, reference.start) + replace(reference);
    last = reference.end;
  }
  return result + text.slice(last);
}
