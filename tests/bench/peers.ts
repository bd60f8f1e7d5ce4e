/**
 * The same articles for Eleventy and Hugo, with a page as heavy as ours: the layout is made from an article that our
 * program built, with its JSON-LD, head, navigation and links to the articles before and after, and an element in place of
 * the markup that we add to the text. Both also write a sitemap and a feed of the newest 30 articles.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from './measure.ts';

const ELEVENTY = '3.1.7';

/** What differs between two articles, and how each peer writes it. */
type Token =
  | 'content'
  | 'title'
  | 'excerpt'
  | 'address'
  | 'date'
  | 'before'
  | 'beforeTitle'
  | 'after'
  | 'afterTitle';
export type Layout = (string | { token: Token })[];

/** @param site a built site @param article name of an article that has one before and one after it */
export function layoutOf(site: string, blog: string, article: string): Layout {
  const html = readFileSync(join(site, 'blog', article, 'index.html'), 'utf8');
  const source = readFileSync(join(blog, `${article}.md`), 'utf8');
  const field = (name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(source)![1]!;
  const neighbour = (rel: string) =>
    new RegExp(`rel="${rel}" href="([^"]+)"><small>[^<]*</small> ([^<]+)<`).exec(html)!;
  const [, before, beforeTitle] = neighbour('prev');
  const [, after, afterTitle] = neighbour('next');
  const start = html.indexOf('<div class="prosa">') + '<div class="prosa">'.length;
  const values: [Token, string][] = [
    ['content', html.slice(start, html.indexOf('</article>', start))],
    ['before', before!],
    ['beforeTitle', beforeTitle!],
    ['after', after!],
    ['afterTitle', afterTitle!],
    ['title', field('title')],
    ['excerpt', field('excerpt')],
    ['address', `/blog/${article}/`],
    ['date', field('publishDate')],
  ];
  return values.reduce<Layout>(
    (layout, [token, value]) =>
      layout.flatMap((part) =>
        typeof part === 'string'
          ? part.split(value).flatMap((text, index) => (index === 0 ? [text] : [{ token }, text]))
          : [part],
      ),
    [html],
  );
}

/** The layout with an element that makes its pages that many bytes heavier. Hugo drops comments. */
export function withFiller(layout: Layout, bytes: number): Layout {
  const element = (filler: string) => `<meta name="filler" content="${filler}">`;
  return [...layout, element('x'.repeat(Math.max(0, bytes - element('').length)))];
}

const print = (layout: Layout, tokens: Record<Token, string>, text: (text: string) => string) =>
  layout.map((part) => (typeof part === 'string' ? text(part) : tokens[part.token])).join('');

/** @param cache folder where the program stays installed @returns undefined if it cannot be installed */
export function eleventy(
  folder: string,
  blog: string,
  layout: Layout,
  cache: string,
): Program | undefined {
  const program = join(cache, `eleventy-${ELEVENTY}`);
  const command = join(program, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (!existsSync(command)) {
    mkdirSync(program, { recursive: true });
    const arguments_ = [
      'install',
      '--no-audit',
      '--no-fund',
      '--prefix',
      program,
      `@11ty/eleventy@${ELEVENTY}`,
    ];
    if (spawnSync('npm', arguments_, { stdio: 'ignore' }).status !== 0) return undefined;
  }
  mkdirSync(join(folder, '_includes'), { recursive: true });
  cpSync(blog, join(folder, 'blog'), { recursive: true });
  const neighbours =
    '{% set before = collections.post | getPreviousCollectionItem(page) %}{% set after = collections.post | getNextCollectionItem(page) %}';
  const tokens: Record<Token, string> = {
    content: '{{ content | safe }}',
    title: '{{ title }}',
    excerpt: '{{ excerpt }}',
    address: '{{ page.url }}',
    date: '{{ publishDate }}',
    before: '{{ before.url }}',
    beforeTitle: '{{ before.data.title }}',
    after: '{{ after.url }}',
    afterTitle: '{{ after.data.title }}',
  };
  const page = print(layout, tokens, (text) => `{% raw %}${text}{% endraw %}`);
  const files = {
    '_includes/article.njk': neighbours + page,
    'blog/blog.json': JSON.stringify({ layout: 'article.njk', tags: 'post' }),
    'sitemap.njk':
      '---\npermalink: /sitemap.xml\neleventyExcludeFromCollections: true\n---\n<urlset>{% for post in collections.post %}<url><loc>https://licencia.example{{ post.url }}</loc><lastmod>{{ post.data.publishDate }}</lastmod></url>{% endfor %}</urlset>\n',
    'feed.njk':
      '---\npermalink: /feed.xml\neleventyExcludeFromCollections: true\n---\n<feed>{% for post in collections.post | reverse | newest %}<entry><title>{{ post.data.title }}</title><link href="{{ post.url }}"/><updated>{{ post.data.publishDate }}</updated><content type="html">{{ post.content }}</content></entry>{% endfor %}</feed>\n',
    // {{…}} names facts in our Markdown and would be a variable there.
    'eleventy.config.mjs':
      "export default (config) => { config.addFilter('newest', (posts) => posts.slice(0, 30)); return { markdownTemplateEngine: false }; };\n",
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  return { args: [command, '--quiet'], cwd: folder };
}

/** @returns undefined if it is not installed */
export function hugo(folder: string, blog: string, layout: Layout): Program | undefined {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined;
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true });
  cpSync(blog, join(folder, 'content/blog'), { recursive: true });
  const tokens: Record<Token, string> = {
    content: '{{ .Content }}',
    title: '{{ .Title }}',
    excerpt: '{{ .Params.excerpt }}',
    address: '{{ .RelPermalink }}',
    date: '{{ .Params.publishDate }}',
    before: '{{ with .PrevInSection }}{{ .RelPermalink }}{{ end }}',
    beforeTitle: '{{ with .PrevInSection }}{{ .Title }}{{ end }}',
    after: '{{ with .NextInSection }}{{ .RelPermalink }}{{ end }}',
    afterTitle: '{{ with .NextInSection }}{{ .Title }}{{ end }}',
  };
  const files = {
    'layouts/_default/single.html': print(layout, tokens, (text) =>
      text.replaceAll('{{', '{{ "{{" }}'),
    ),
    'layouts/_default/rss.xml':
      '<feed>{{ range first 30 .RegularPages }}<entry><title>{{ .Title }}</title><link href="{{ .Permalink }}"/><updated>{{ .Params.publishDate }}</updated><content type="html">{{ .Content | html }}</content></entry>{{ end }}</feed>\n',
    'config.toml':
      'baseURL = "https://licencia.example/"\nlanguageCode = "es-PR"\ndisableKinds = ["taxonomy", "term"]\nbuildFuture = true\n',
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  return { command: 'hugo', args: ['--quiet'], cwd: folder };
}

/** Mean bytes of an article's page, to see that they are equally heavy. */
export function pageBytes(folder: string): number {
  const names = readdirSync(folder).filter((name) => name.startsWith('generado-'));
  return (
    names.reduce((sum, name) => sum + readFileSync(join(folder, name, 'index.html')).length, 0) /
    names.length
  );
}

/** Versions of the installed peers, for the first line of a report. */
export function peerVersions(): string {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  return `Eleventy ${ELEVENTY} · ${status === 0 ? stdout.split(' ').slice(0, 2).join(' ') : 'Hugo is not installed'}`;
}
