/** Raises the revision of each question that `release/same-revision` reports. */
import type { Bank } from '../bank/item.ts';
import { outdatedRevisions } from '../bank/revisions.ts';
import type { Edit } from './fix.ts';

/** @returns one edit for each question. It leaves `updated` alone: only a person knows the day of the change. */
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
