/** Selects the texts in which the site itself states something. */
import { isQuestionSet } from '../link/question-sets.ts';
import type { SiteText } from '../link/texts.ts';
import type { DataPath } from '../load/document.ts';
import type { Entry } from '../validate/index.ts';

/** Collections without prose of the site's own, and fields that are labels, third-party data or interface texts. */
const SKIPPED: ReadonlySet<string> = new Set([
  'facts',
  'sources',
  'surfaces',
  'municipalities',
  // Names of topics, for maintainers.
  'examTopics',
  'site',
]);
const SKIPPED_FIELDS: ReadonlySet<unknown> = new Set([
  '$schema',
  'id',
  'code',
  'legend',
  'keywords',
  'readTime',
  'date',
  'avatar',
  'symbol',
  'source',
  'cite',
  'cites',
  'facts',
  'author',
  'href',
  'label',
  'pattern',
]);

/** True if the scan for figures reads a text. */
export const isScannedProse = ({ entry, path = [] }: SiteText): boolean =>
  !SKIPPED.has(entry.collection) &&
  !path.some((step) => SKIPPED_FIELDS.has(step)) &&
  !isDistractor(entry, path);

/** True for a wrong option, which states nothing; the stem, the key and the explanation do. */
export function isDistractor(entry: Entry, path: DataPath): boolean {
  if (!isQuestionSet(entry) || path[0] !== 'questions' || path[4] !== 'text') return false;
  const { questions } = entry.data;
  return questions[Number(path[1])]?.options[Number(path[3])]?.right !== true;
}
