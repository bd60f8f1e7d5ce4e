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
  if (site === undefined || ledger === undefined)
    return { ...NOTHING, partial: `${BROKEN}: only the readings are compared`, ledger: changes };
  const old = defined({ site, ledger, day: before.day });
  if (site.isWhole) return { ledger: changes, ...whatPagesSay(old, after) };
  try {
    const found = whatPagesSay(old, after);
    return { partial: `${BROKEN}: what it said is missing below`, ledger: changes, ...found };
  } catch {
    // A page without the records that it is made of cannot be rendered.
    return { ...NOTHING, partial: `${BROKEN}: only the readings are compared`, ledger: changes };
  }
}

const BROKEN = 'some of the old content cannot be read';
const NOTHING = {
  facts: [],
  questions: [],
  addresses: { added: [], removed: [], moved: [] },
  sentences: [],
};

function whatPagesSay(before: Rendered, after: Rendered): Omit<Difference, 'ledger' | 'partial'> {
  return {
    facts: changedFacts(before, after),
    questions: changedQuestions(before, after),
    addresses: changedAddresses(before.site, after.site),
    sentences: changedSentences(before, after),
  };
}
