/** One finished page → what it links to, which ids it has, and which rules of HTML it breaks. */
import type { RuleId } from '../findings/rules.ts';

export type PageFacts = {
  path: string;
  ids: ReadonlySet<string>;
  /** Internal addresses with their anchors, as written. */
  links: string[];
  problems: { rule: RuleId; title: string; help: string[] }[];
};

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
/** Most tags have no attribute but a class: they are not taken apart. */
const LOOKED_AT = /\s(?:on|style|id=|href=|src=|role=)/i;
const NONE: ReadonlyMap<string, string> = new Map();
/** Elements that only a template's own fixed code may write, and attributes that run code or escape the style policy. */
const FORBIDDEN_TAGS = new Set(['iframe', 'object', 'embed', 'base', 'form-associated', 'applet', 'frame', 'frameset', 'meta-refresh']);

/**
 * Reads a page that our own templates wrote, so a linear scan of its tags is enough; text and attribute values
 * are escaped, and whatever slipped through unescaped would show up here as a tag nobody writes.
 */
export function inspectPage(path: string, html: string): PageFacts {
  const ids = new Set<string>();
  const links: string[] = [];
  const problems: PageFacts['problems'] = [];
  const add = (rule: RuleId, title: string, help: string) => problems.push({ rule, title, help: [help] });
  let lastHeading = 0;
  let firstHeadings = 0;
  let scripts = 0;
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => {
    scripts++;
    return /^<script (type="(application\/(ld\+)?json|module)"|>)|^<script>/.test(script) ? `${script.slice(0, script.indexOf('>') + 1)}</script>` : script;
  });
  if (scripts > 12) add('output/unsafe-html', 'the page holds more scripts than a template writes', 'Look for unescaped text.');
  for (const [, slash, name, inside] of markup.matchAll(TAG)) {
    if (slash === '/') continue;
    const tag = name!.toLowerCase();
    const attributes = tag === 'img' || LOOKED_AT.test(inside!) ? attributesOf(inside!) : NONE;
    if (FORBIDDEN_TAGS.has(tag)) add('output/unsafe-html', `<${tag}> stands in the page`, 'Look for unescaped text.');
    for (const [name, value] of attributes) {
      if (name.startsWith('on')) add('output/unsafe-html', `the attribute ${name} stands on <${tag}>`, 'Look for unescaped text.');
      if (name === 'style') add('output/unsafe-html', `a style attribute stands on <${tag}>; the site's policy blocks it`, 'Use a class, an SVG attribute or <progress>.');
      if ((name === 'href' || name === 'src') && /^\s*(javascript|data|vbscript):/i.test(value)) add('output/unsafe-html', `<${tag}> leads to "${value.slice(0, 30)}"`, 'Look for unescaped text.');
    }
    const id = attributes.get('id');
    if (id !== undefined) {
      if (ids.has(id)) add('output/html-invalid', `the id "${id}" stands twice`, 'Give each element an id of its own.');
      ids.add(id);
    }
    const href = attributes.get('href') ?? attributes.get('src');
    if (href !== undefined && tag !== 'link' && /^[/#]/.test(href)) links.push(href);
    if (tag === 'link' && href !== undefined && href.startsWith('/')) links.push(href);
    if (tag === 'img' && !attributes.has('alt')) add('output/html-invalid', 'an image has no alt text', 'Describe it, or give it alt="" if it only decorates.');
    if (tag === 'svg' && attributes.get('role') === 'img' && !attributes.has('aria-label') && !attributes.has('aria-labelledby')) add('output/html-invalid', 'a drawing has the role img but no name', 'Add aria-label.');
    if (tag.length === 2 && tag >= 'h1' && tag <= 'h6') {
      const depth = Number(tag[1]);
      if (depth === 1) firstHeadings++;
      if (depth > lastHeading + 1 && lastHeading > 0) add('output/html-invalid', `a heading jumps from level ${lastHeading} to ${depth}`, 'Use the next level.');
      lastHeading = depth;
    }
  }
  if (firstHeadings !== 1) add('output/html-invalid', `the page has ${firstHeadings} first-level headings`, 'Every page has exactly one.');
  if (!/<html lang="es-PR">/.test(html)) add('output/html-invalid', 'the page does not say its language', 'Write lang="es-PR" on <html>.');
  if (/\{\{|\u0001|>undefined<|>NaN</.test(html)) add('output/html-invalid', 'the page prints a value that was never filled in', 'Look for {{, undefined or NaN.');
  return { path, ids, links, problems };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes.set(name.toLowerCase(), value);
  return attributes;
}
