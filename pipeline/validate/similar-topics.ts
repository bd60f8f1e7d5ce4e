/** Finds the exam topics that an author may mean by some words. */
import type { ExamTopics } from '../../schemas/exam-topic.ts';
import type { Synonyms } from '../../schemas/synonyms.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { contentStems } from '../text/spanish.ts';

type Topics = ExamTopics['topics'];

/**
 * The topics whose title has the typed words or a synonym of them. If there are none, the topics whose title and group
 * together have the stems of all typed words.
 */
export function findSimilarTopics(
  typed: string,
  topics: Topics,
  groups: ExamTopics['groups'],
  synonyms: Synonyms | undefined,
): Topics {
  const same = (synonyms?.groups ?? [])
    .map(({ words, hidden = [] }) => [...words, ...hidden].map(foldAccents))
    .find((phrases) => phrases.includes(foldAccents(typed)));
  const found = topics.filter(({ title }) =>
    (same ?? [foldAccents(typed)]).some((phrase) =>
      phrase.split(' ').every((word) => foldAccents(title).includes(word)),
    ),
  );
  if (found.length > 0) return found;
  const wanted = [...contentStems(typed)];
  return topics.filter(({ title, group }) => {
    const stems = contentStems(`${title} ${groups.find(({ id }) => id === group)?.title}`);
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
  });
}
