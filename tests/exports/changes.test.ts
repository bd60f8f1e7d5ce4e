/** changes.json: what a reader of the last release has to add, change, rename or drop. */
import { describe, expect, it } from 'vitest';
import { changesSince, releaseOf } from '../../pipeline/exports/api/changes.ts';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { Release } from '../../schemas/release.ts';
import { tortureCanonical } from './canonical.ts';

const released = () => {
  const canonical = tortureCanonical();
  return { ...canonical, releases: [releaseOf(canonical)] };
};
const withQuestions = (canonical: Canonical, questions: Canonical['questions']): Canonical => ({
  ...canonical,
  questions,
});

describe('changes since the last release', () => {
  it('are all records where there is no release', () => {
    const changes = changesSince(tortureCanonical());
    expect(changes.since).toBeNull();
    expect(changes.added.filter(({ kind }) => kind === 'preguntas')).toHaveLength(
      tortureCanonical().questions.length,
    );
  });

  it('are empty where nothing changed', () => {
    const { added, changed, removed, moved, tombstones } = changesSince(released());
    expect([added, changed, removed, moved, tombstones]).toEqual([[], [], [], [], []]);
  });

  it('do not count a new drawing or a new address', () => {
    const now = released();
    const questions = now.questions.map((question) => ({
      ...question,
      url: `${question.url}x`,
      ...(question.sign ? { sign: { ...question.sign, svg: '<svg></svg>' } } : {}),
    }));
    expect(changesSince(withQuestions(now, questions)).changed).toEqual([]);
  });

  it('name the corrected records and the removed ones', () => {
    const now = released();
    const [first, second, ...rest] = now.questions;
    const { changed, removed, tombstones } = changesSince(
      withQuestions(now, [{ ...first!, explanation: 'Otra.' }, ...rest]),
    );
    expect(changed).toEqual([{ kind: 'preguntas', id: first!.id }]);
    expect(removed).toEqual([
      { kind: 'preguntas', id: second!.id, tombstone: 'removed', since: now.meta.date },
    ]);
    expect(tombstones).toEqual(removed);
  });

  it('tell a renamed question from a new one', () => {
    const now = released();
    const [first, ...rest] = now.questions;
    const { added, removed, moved } = changesSince(
      withQuestions(now, [{ ...first!, id: 'tortura-99' }, ...rest]),
    );
    expect(moved).toEqual([
      {
        kind: 'preguntas',
        id: first!.id,
        tombstone: 'moved',
        to: 'tortura-99',
        since: now.meta.date,
      },
    ]);
    expect([added, removed]).toEqual([[], []]);
  });

  it('follow an alias also where the words changed', () => {
    const now = released();
    const [article] = now.articles;
    const changed = {
      ...now,
      articles: [{ ...article!, id: 'otro', title: 'Otro' }],
      aliases: [{ kind: 'articulos' as const, id: article!.id, to: 'otro' }],
    };
    expect(changesSince(changed).moved).toMatchObject([
      { kind: 'articulos', id: article!.id, to: 'otro' },
    ]);
  });
});

it('a recorded release fits the schema of data/releases', () => {
  expect(Release.safeParse(JSON.parse(JSON.stringify(releaseOf(tortureCanonical())))).success).toBe(
    true,
  );
});
