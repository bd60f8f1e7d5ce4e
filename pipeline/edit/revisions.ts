/** Questions that `release/same-revision` names → an edit of each that raises its revision. */
import type { Bank } from '../bank/item.ts';
import { outdatedRevisions } from '../bank/revisions.ts';
import type { Edit } from './fix.ts';

/** One edit for each question. Its date stays: only a person knows since when it asks this. */
export function raiseRevisions(bank: Bank): Edit[] {
  return outdatedRevisions(bank).map(({ item, published, release }) => {
    const { document, data } = bank.site.questions.get(item.id)!.test;
    const index = data.questions.indexOf(item.question);
    return {
      file: document.file,
      ...document.locate(['questions', index, 'revision']),
      text: String(published + 1),
      why: `${item.id} asks something else than in the release ${release.id}: its revision`,
    };
  });
}
