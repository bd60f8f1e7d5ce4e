/** The newest day on which content was written or decided, YYYY-MM-DD. Pages and exports use it as "today". */
import type { Entries, Entry } from '../validate/index.ts';

type Dated = {
  updated?: string;
  publishDate?: string;
  questions?: { updated: string }[];
};

export function newestDate({ facts, sources, ...others }: Entries): string {
  const rulings = facts.flatMap(({ data }) => data.ruling?.on ?? []);
  const written = (Object.values(others) as Entry<Dated>[][])
    .flat()
    .flatMap(({ data: { updated = [], publishDate = [], questions = [] } }) => [
      updated,
      publishDate,
      ...questions.map((question) => question.updated),
    ])
    .flat();
  return [...rulings, ...written].reduce(
    (newest, date) => (date > newest ? date : newest),
    '2000-01-01',
  );
}
