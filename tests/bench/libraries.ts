/**
 * Articles → pages with the libraries alone: read, front matter, schema, Markdown, React, write. Nothing is checked, linked
 * or counted; what this costs is what no program built on them goes below. Arguments: a folder of articles, one for pages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import matter from 'gray-matter';
import { marked } from 'marked';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { z } from 'zod';

const [from, to] = process.argv.slice(2) as [string, string];
const text = z.string();
const Article = z.object({
  title: text,
  excerpt: text,
  category: text,
  publishDate: text,
  readTime: text,
  author: text,
});
type Article = z.infer<typeof Article>;

const link = (href: string, label = href) => h('a', { href }, label);
const list = (items: readonly string[]) =>
  h(
    'ul',
    null,
    items.map((item) => h('li', { key: item }, link(item))),
  );
const header = renderToStaticMarkup(
  h(
    'header',
    null,
    h('nav', null, list(['/tests/', '/guia-estudio/', '/tramites/', '/blog/', '/centros-cesco/'])),
  ),
);

const BODY = '\u0001';
/** About as many elements as the program's own article has. */
function Page({ title, excerpt, category, publishDate, readTime, author }: Article) {
  return h(
    'main',
    null,
    h(
      'nav',
      { 'aria-label': 'Ruta' },
      h('ol', null, h('li', null, link('/')), h('li', null, link('/blog/')), h('li', null, title)),
    ),
    h(
      'article',
      null,
      h(
        'p',
        null,
        h('span', null, category),
        h('time', { dateTime: publishDate }, publishDate),
        readTime,
      ),
      h('h1', null, title),
      h('p', null, excerpt),
      h('p', null, author),
      h('div', null, BODY),
    ),
    h(
      'aside',
      null,
      h('section', null, h('h2', null, 'Comparte'), list(['/a/', '/b/', '/c/', '/d/'])),
    ),
    h('section', null, h('h2', null, title), h('p', null, excerpt), link('/tests/')),
    h('nav', null, link('/anterior/'), link('/siguiente/')),
  );
}

for (const name of readdirSync(from).sort()) {
  const { data, content } = matter(readFileSync(`${from}/${name}`, 'utf8'), {
    engines: { yaml: (yaml: string) => parse(yaml) as object },
  });
  const article = Article.parse(data);
  const body = marked.parse(content, { async: false });
  const page = renderToStaticMarkup(h(Page, article)).replace(BODY, () => body);
  const folder = `${to}/${name.replace(/\.md$/, '')}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="es-PR"><head><title>${article.title}</title></head><body>${header}${page}</body></html>`,
  );
}
