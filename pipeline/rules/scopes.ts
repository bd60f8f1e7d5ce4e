/** The collections that the rules of each scope look at. */
import type { CollectionName } from '../../schemas/collections.ts';
import { QUESTION_SETS } from '../link/question-sets.ts';

/** Collections that the rules about one entry look at beside it. */
export const SHARED: ReadonlySet<CollectionName> = new Set([
  'facts',
  'sources',
  'surfaces',
  'centres',
  'centresShared',
  'municipalities',
  'vocabulary',
  'site',
]);
const BANK: readonly CollectionName[] = [...QUESTION_SETS, 'examTopics', 'signs', 'scenes'];
/** The collections that the rules of a scope look at, beside those. */
export const LOOKS_AT: Record<'bank' | 'manual', ReadonlySet<CollectionName>> = {
  bank: new Set(BANK),
  manual: new Set([...BANK, 'chapters']),
};
