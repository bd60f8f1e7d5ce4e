/** diff: two contents → what visitors read differently. Both are rendered, so what follows from a change is found too. */
import { defined } from '../../schemas/defined.ts';
import type { Content } from '../content.ts';
import { changedFacts, changedLedger } from './ledger.ts';
import { changedAddresses, changedSentences, type Rendered } from './pages.ts';
import { changedQuestions } from './questions.ts';
import type { Difference } from './types.ts';

export type Compared = Pick<Content, 'site' | 'ledger' | 'coverage'> & {
  /** Day of the pages, YYYY-MM-DD; each content's own newest date if absent. */
  day?: string | undefined;
};

/**
 * @param before a content that may be broken: then only its readings are compared, as far as they can be read
 * @param after a content without errors of form
 */
export function differenceOf(
  before: Compared,
  after: Compared & Rendered & { coverage?: Content['coverage'] },
): Difference {
  const { site, ledger } = before;
  const changes = changedLedger({ ledger: ledger ?? new Map(), coverage: before.coverage }, after);
  if (site?.isWhole !== true || ledger === undefined)
    return {
      partial:
        'some of the old content cannot be read: only the readings of the ledger are compared',
      ledger: changes,
      facts: [],
      questions: [],
      addresses: { added: [], removed: [], moved: [] },
      sentences: [],
    };
  const old = defined({ site, ledger, day: before.day });
  return {
    ledger: changes,
    facts: changedFacts(old, after),
    questions: changedQuestions(old, after),
    addresses: changedAddresses(site, after.site),
    sentences: changedSentences(old, after),
  };
}
