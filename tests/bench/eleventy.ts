/**
 * Builds the same articles with Eleventy, with pages as heavy as ours. The layout comes from an article that our
 * program built, with its JSON-LD, head, navigation and neighbour links; a filler element replaces the markup that we
 * add to the text. Eleventy also writes a sitemap and a feed of the newest 30 articles.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from './measure.ts';

export const ELEVENTY = '3.1.7';

/**
 * @param site a built site
 * @param article name of an article with a previous and a next one
 */
export function layoutOf(site: string, blog: string, article: string): string {
  const html = readFileSync(join(site, 'blog', article, 'index.html'), 'utf8');
  const source = readFileSync(join(blog, `${article}.md`), 'utf8');
  const field = (name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(source)![1]!;
  const neighbour = (rel: string) =>
    new RegExp(`rel="${rel}" href="([^"]+)"><small>[^<]*</small> ([^<]+)<`).exec(html)!;
  const [, before, beforeTitle] = neighbour('prev');
  const [, after, afterTitle] = neighbour('next');
  const start = html.indexOf('<div class="prose">') + '<div class="prose">'.length;
  const values: [value: string, variable: string][] = [
    [html.slice(start, html.indexOf('</article>', start)), 'content | safe'],
    [before!, 'before.url'],
    [beforeTitle!, 'before.data.title'],
    [after!, 'after.url'],
    [afterTitle!, 'after.data.title'],
    [field('title'), 'title'],
    [field('excerpt'), 'excerpt'],
    [`/blog/${article}/`, 'page.url'],
    [field('publishDate'), 'publishDate'],
  ];
  type Parts = (string | { variable: string })[];
  const parts = values.reduce<Parts>(
    (layout, [value, variable]) =>
      layout.flatMap((part) =>
        typeof part === 'string'
          ? part
              .split(value)
              .flatMap((text, index) => (index === 0 ? [text] : [{ variable }, text]))
          : [part],
      ),
    [html],
  );
  return parts
    .map((part) =>
      typeof part === 'string' ? `{% raw %}${part}{% endraw %}` : `{{ ${part.variable} }}`,
    )
    .join('');
}

/** Adds an element to the layout that makes each page `bytes` heavier. */
export function withFiller(layout: string, bytes: number): string {
  const element = (filler: string) => `<meta name="filler" content="${filler}">`;
  return layout + element('x'.repeat(Math.max(0, bytes - element('').length)));
}

/**
 * @param cache folder where the program stays installed
 * @returns undefined if it cannot be installed
 */
export function eleventy(
  folder: string,
  blog: string,
  layout: string,
  cache: string,
): Program | undefined {
  const program = join(cache, `eleventy-${ELEVENTY}`);
  const command = join(program, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (!existsSync(command)) {
    mkdirSync(program, { recursive: true });
    const install = ['install', '--no-audit', '--no-fund', '--prefix', program];
    if (spawnSync('npm', [...install, `@11ty/eleventy@${ELEVENTY}`]).status !== 0) return undefined;
  }
  mkdirSync(join(folder, '_includes'), { recursive: true });
  cpSync(blog, join(folder, 'blog'), { recursive: true });
  const file = (address: string, body: string) =>
    `---\npermalink: ${address}\neleventyExcludeFromCollections: true\n---\n${body}\n`;
  const files = {
    '_includes/article.njk': `{% set before = collections.post | getPreviousCollectionItem(page) %}{% set after = collections.post | getNextCollectionItem(page) %}${layout}`,
    'blog/blog.json': JSON.stringify({ layout: 'article.njk', tags: 'post' }),
    'sitemap.njk': file(
      '/sitemap.xml',
      '<urlset>{% for post in collections.post %}<url><loc>https://licencia.example{{ post.url }}</loc><lastmod>{{ post.data.publishDate }}</lastmod></url>{% endfor %}</urlset>',
    ),
    'feed.njk': file(
      '/feed.xml',
      '<feed>{% for post in collections.post | reverse | newest %}<entry><title>{{ post.data.title }}</title><link href="{{ post.url }}"/><updated>{{ post.data.publishDate }}</updated><content type="html">{{ post.content }}</content></entry>{% endfor %}</feed>',
    ),
    // Turns off templates in Markdown, because {{…}} names a fact in our texts, but a variable in Eleventy.
    'eleventy.config.mjs':
      "export default (config) => { config.addFilter('newest', (posts) => posts.slice(0, 30)); return { markdownTemplateEngine: false }; };\n",
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  return { args: [command, '--quiet'], cwd: folder };
}

/** Mean bytes of an article's page, to compare the weight of both sites. */
export function pageBytes(folder: string): number {
  const sizes = readdirSync(folder)
    .filter((name) => name.startsWith('generado-'))
    .map((name) => readFileSync(join(folder, name, 'index.html')).length);
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
