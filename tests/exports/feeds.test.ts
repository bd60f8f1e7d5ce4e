import { join } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { CanonicalData } from '../../pipeline/exports/canonical.ts';
import { sampleCanonical, TORTURE } from './canonical.ts';
import { hasCommand, hasPython, python, run } from './external-programs.ts';
import { makeExport } from './make-export.ts';

const tortured = (): CanonicalData => {
  const canonical = sampleCanonical();
  const [model] = canonical.articles;
  return {
    ...canonical,
    articles: TORTURE.map((text, index) => ({
      ...model!,
      id: `a-${index}`,
      url: `${model!.url}${index}/`,
      title: `Límites <Ley 22> ${text.trim()}`,
      excerpt: `x ${text.trim()}`,
    })),
  };
};
const newestFirst = ({ articles }: CanonicalData) => [...articles].reverse();
/** The first address of an article that has moved. */
const firstAddress = ({ url }: { url: string }) => url.replace(/un-articulo\/$/, 'articulo-viejo/');
const squeezed = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

describe.each([
  ['a small site with every kind of content', sampleCanonical],
  ['strings that break naive writers', tortured],
])('the feed of %s', (_, canonicalOf) => {
  it('round-trips titles, days and addresses through feedsmith', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('feeds', canonical);
    const titles = newestFirst(canonical).map(({ title }) => squeezed(title));
    const atom = parseAtomFeed(made.text('/blog/atom.xml')) as unknown as {
      id: string;
      updated: string;
      entries: { id: string; title: { value: string } | string; published: string }[];
    };
    expect(atom.entries.map(({ id }) => id)).toEqual(newestFirst(canonical).map(firstAddress));
    expect(
      atom.entries.map(({ title }) => squeezed(typeof title === 'string' ? title : title.value)),
    ).toEqual(titles);
    expect(atom.entries.map(({ published }) => published)).toEqual(
      newestFirst(canonical).map(({ published }) => `${published}T12:00:00-04:00`),
    );
  });

  it.skipIf(!hasPython('feedparser'))('is well formed for feedparser', async () => {
    const canonical = canonicalOf();
    const folder = (await makeExport('feeds', canonical)).folder();
    const found = python<{
      bozo: number;
      titles: string[];
      types: string[];
      days: number[][];
      contents: number[];
    }>(
      `import feedparser, json, sys
f = feedparser.parse(sys.argv[1], sanitize_html=False)
import html
plain = lambda d: d.value if d.type == 'text/plain' else html.unescape(d.value)
print(json.dumps({'bozo': int(f.bozo), 'titles': [plain(e.title_detail) for e in f.entries], 'types': [e.title_detail.type for e in f.entries], 'days': [list(e.published_parsed[:3]) for e in f.entries], 'contents': [len(e.content[0].value) for e in f.entries]}))`,
      join(folder, 'blog/atom.xml'),
    );
    expect(found.bozo).toBe(0);
    expect(found.titles.map(squeezed)).toEqual(
      newestFirst(canonical).map(({ title }) => squeezed(title)),
    );
    expect(found.days).toEqual(
      newestFirst(canonical).map(({ published }) => published.split('-').map(Number)),
    );
    expect(Math.min(...found.contents)).toBeGreaterThan(100);
  });

  it.skipIf(!hasCommand('xmllint'))('is well formed for xmllint', async () => {
    const folder = (await makeExport('feeds', canonicalOf())).folder();
    expect(run('xmllint', '--noout', join(folder, 'blog/atom.xml'))).toBe('');
  });
});

it('keeps the id of an entry when its article moves once or twice', async () => {
  const canonical = sampleCanonical();
  const [article, ...others] = canonical.articles;
  const moved = (to: string): CanonicalData => ({
    ...canonical,
    articles: [{ ...article!, id: to, url: `${canonical.meta.address}blog/${to}/` }, ...others],
    aliases: [article!.id, 'nuevo', 'tercero']
      .filter((id) => id !== to)
      .slice(0, to === 'nuevo' ? 1 : 2)
      .map((id) => ({ id, to })),
  });
  const idOf = async (site: CanonicalData, address: string) =>
    (await makeExport('feeds', site))
      .text('/blog/atom.xml')
      .split('<entry>')
      .find((entry) => entry.includes(`href="${address}"`))!
      .match(/<id>.*<\/id>/)![0];
  const before = await idOf({ ...canonical, aliases: [] }, article!.url);
  for (const id of ['nuevo', 'tercero'])
    expect(await idOf(moved(id), `${canonical.meta.address}blog/${id}/`)).toBe(before);
});
