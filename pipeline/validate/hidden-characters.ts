/** Finds invisible characters that a record writes as escapes, such as \u202e. The stage load finds unescaped ones. */
import { errorAt, type Finding } from '../findings/finding.ts';
import { type DataPath, filesOf, locationOf, type SourceDocument } from '../load/document.ts';
import { findHiddenCharacter } from '../text/characters.ts';

/**
 * @param value a record of the document
 * @param path the path of that record
 */
export function findEscapedCharacters(
  value: unknown,
  document: SourceDocument,
  path: DataPath,
): Finding[] {
  if (!filesOf(document).some(({ text, body }) => text.slice(0, body?.offset).includes('\\')))
    return [];
  const findings: Finding[] = [];
  const check = (words: unknown, at: DataPath, want: 'key' | 'value') => {
    const found = typeof words === 'string' ? findHiddenCharacter(words) : undefined;
    if (found === undefined) return;
    findings.push(
      errorAt(
        'load/encoding',
        `an escape for the invisible or broken character ${found.code}`,
        { ...locationOf(document, at, want), urls: [] },
        'Delete the escape.',
      ),
    );
  };
  const visit = (inner: unknown, at: DataPath) => {
    check(inner, at, 'value');
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, child] of Object.entries(inner)) {
      const step = Array.isArray(inner) ? Number(key) : key;
      check(step, [...at, step], 'key');
      visit(child, [...at, step]);
    }
  };
  check(path.at(-1), path, 'key');
  visit(value, path);
  return findings;
}
