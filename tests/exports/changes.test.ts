/** changes.json: what a reader of the last release has to add, change, rename or drop. */
import { describe, expect, it } from 'vitest';
import { changesSince, releaseOf } from '../../pipeline/exports/api/changes.ts';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { Release } from '../../schemas/release.ts';
import { contentOf, project } from '../project.ts';
import { sampleCanonical, tortureCanonical } from './canonical.ts';

const released = () => {
  const canonical = tortureCanonical();
  return { ...canonical, releases: [releaseOf(canonical)] };
};
const releasedSample = () => ({ ...sampleCanonical(), releases: [releaseOf(sampleCanonical())] });
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
    const { added, changed, retired, moved, tombstones } = changesSince(released());
    expect([added, changed, retired, moved, tombstones]).toEqual([[], [], [], [], []]);
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

  it('name the corrected records, and apart from them the retired ones', () => {
    const now = released();
    const [first, second, ...rest] = now.questions;
    const { changed, retired, tombstones } = changesSince(
      withQuestions(now, [{ ...first!, explanation: 'Otra.' }, ...rest]),
    );
    expect(changed).toEqual([{ kind: 'preguntas', id: first!.id }]);
    expect(retired).toEqual([
      { kind: 'preguntas', id: second!.id, tombstone: 'retired', since: now.meta.date },
    ]);
    expect(tombstones).toEqual(retired);
  });

  it('tell a renamed question from a new one', () => {
    const now = released();
    const [first, ...rest] = now.questions;
    const { added, retired, moved } = changesSince(
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
    expect([added, retired]).toEqual([[], []]);
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

  it('name the list of rules of which a row reads differently, and the picture that is another one', () => {
    const now = releasedSample();
    const [drawing, ...drawings] = now.drawings;
    const rules = now.rules.map((list) =>
      list.id === 'velocidades' ? { ...list, lines: [...list.lines, 'Otra fila.'] } : list,
    );
    const other = { ...drawing!, drawing: '<svg></svg>' };
    expect(changesSince({ ...now, rules, drawings: [other, ...drawings] }).changed).toEqual([
      { kind: 'reglas', id: 'velocidades' },
      { kind: 'dibujos', id: drawing!.id },
    ]);
    expect(changesSince({ ...now, drawings }).retired).toMatchObject([
      { kind: 'dibujos', id: drawing!.id },
    ]);
  });

  it('name the pages that are new, retired or at another address, and one that is back is not gone', () => {
    const now = releasedSample();
    const page = (id: string) => ({ kind: 'paginas' as const, id });
    const edited: Canonical = {
      ...now,
      addresses: [
        ...now.addresses.filter((each) => each !== '/peligros/' && each !== '/blog/'),
        '/noticias/',
        '/nueva/',
      ],
      aliases: [{ kind: 'paginas', id: '/blog/', to: '/noticias/' }],
    };
    const { added, changed, retired, moved } = changesSince(edited);
    expect([added, changed]).toEqual([[page('/nueva/')], []]);
    expect(retired).toMatchObject([page('/peligros/')]);
    expect(moved).toMatchObject([{ ...page('/blog/'), to: '/noticias/' }]);
    const back = { ...edited, addresses: [...edited.addresses, '/peligros/'] };
    const later = changesSince({ ...back, releases: [...now.releases, releaseOf(edited)] });
    expect(later.added).toEqual([page('/peligros/')]);
    expect(later.tombstones).toMatchObject([page('/blog/')]);
  });
});

it('the content has its rules as they are read, and each picture once', () => {
  const { rules, drawings } = sampleCanonical();
  expect(rules.map(({ id }) => id)).toContain('velocidades');
  expect(rules.flatMap(({ lines }) => lines).join('\n')).not.toContain('{{');
  const ids = drawings.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['pare', expect.stringMatching(/^escena-/)]));
  expect(new Set(ids).size).toBe(ids.length);
});

it('a page without a record of its own makes another version, so that a release records its address', () => {
  const page = '---\ntitle: Glosario\ndescription: Una página.\nupdated: 2026-01-15\n---\nTexto.\n';
  const [before, after] = [{}, { 'paginas/glosario.md': page }].map((files) => {
    const content = contentOf(project(files));
    return canonicalOf(content, content.site!.newest);
  });
  expect(after!.addresses).toContain('/glosario/');
  expect(after!.meta.version).not.toBe(before!.meta.version);
});

it('a recorded release fits the schema of data/releases', () => {
  expect(Release.safeParse(JSON.parse(JSON.stringify(releaseOf(tortureCanonical())))).success).toBe(
    true,
  );
});
