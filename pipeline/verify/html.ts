/** One finished page → what it links to, which ids it has, and which rules of HTML it breaks. */
import type { RuleId } from '../findings/finding.ts';

type Problem = { rule: RuleId; title: string; help: string[] };

/** What a stretch of HTML holds, in its order. */
export type Markup = {
  ids: ReadonlySet<string>;
  /** Internal addresses with their anchors, as written, each once. */
  links: readonly string[];
  /** Levels of its headings. */
  headings: readonly number[];
  scripts: number;
  problems: readonly Problem[];
};

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
/** Structured data, data for our own scripts, and the common script, which asks for the others. */
const OWN_SCRIPT =
  /^<script type="(?:application\/(?:ld\+)?json"(?: id="[\w-]+")?>|module" fetchpriority="low" src="(?:\/[a-z0-9-]+)*\/assets\/[\w-]+\.js"(?: data-then="[^"<>]*")?><\/script>)/;
/** A tag with attributes, or one whose mere presence matters. Most tags have no attribute and need no look. */
const TAG =
  /<(?:([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)+)|(h[1-6]|img|iframe|object|embed|base|applet|frame|frameset))\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
/** Most attributes are classes: they are not taken apart. */
const LOOKED_AT = /\s(?:on|style|id=|href=|src=|role=|http-equiv=)/i;
const NONE: ReadonlyMap<string, string> = new Map();
/** Elements that no template writes. */
const FORBIDDEN_TAGS = new Set([
  'iframe',
  'object',
  'embed',
  'base',
  'applet',
  'frame',
  'frameset',
]);
const UNFILLED = ['{{', '\u0001', '>undefined<', '>NaN<'];

/**
 * Reads HTML that our own templates wrote, so a linear scan of its tags is enough; text and attribute values
 * are escaped, and whatever slipped through unescaped would show up here as a tag nobody writes.
 * @param beforePaint the one script that runs inline
 */
export function inspectMarkup(html: string, beforePaint: string): Markup {
  const ids = new Set<string>();
  const links = new Set<string>();
  const headings: number[] = [];
  const problems: Problem[] = [];
  const add = (rule: RuleId, title: string, help: string) =>
    problems.push({ rule, title, help: [help] });
  let scripts = 0;
  const markup = html.replace(SCRIPT, (script) => {
    scripts++;
    const opening = script.slice(0, script.indexOf('>') + 1);
    const isBeforePaint =
      opening.startsWith('<script data-faces="') && script === `${opening}${beforePaint}</script>`;
    if (!isBeforePaint && !OWN_SCRIPT.test(script))
      add(
        'output/unsafe-html',
        `a script stands in the page that no template writes: ${script.slice(0, 60)}`,
        'Look for unescaped text.',
      );
    return `${opening}</script>`;
  });
  if (markup.lastIndexOf('<script') > markup.lastIndexOf('</script>'))
    add(
      'output/unsafe-html',
      'a script stands in the page that does not end',
      'Look for unescaped text.',
    );
  TAG.lastIndex = 0;
  for (let match = TAG.exec(markup); match !== null; match = TAG.exec(markup)) {
    const inside = match[2] ?? '';
    const tag = (match[1] ?? match[3]!).toLowerCase();
    if (tag === 'script' && match[1] !== 'script')
      add(
        'output/unsafe-html',
        'a script stands in the page that no template writes',
        'Look for unescaped text.',
      );
    if (inside.includes('<'))
      add(
        'output/unsafe-html',
        `a tag begins inside an attribute of <${tag}>`,
        'Look for unescaped text.',
      );
    const attributes = tag === 'img' || LOOKED_AT.test(inside) ? attributesOf(inside) : NONE;
    if (FORBIDDEN_TAGS.has(tag))
      add('output/unsafe-html', `<${tag}> stands in the page`, 'Look for unescaped text.');
    for (const [name, value] of attributes) {
      if (name.startsWith('on'))
        add(
          'output/unsafe-html',
          `the attribute ${name} stands on <${tag}>`,
          'Look for unescaped text.',
        );
      if (name === 'http-equiv' && value !== 'Content-Security-Policy')
        add(
          'output/unsafe-html',
          `<${tag}> gives the browser an order: ${value}`,
          'Look for unescaped text.',
        );
      if (name === 'style')
        add(
          'output/unsafe-html',
          `a style attribute stands on <${tag}>; the site's policy blocks it`,
          'Use a class, an SVG attribute or <progress>.',
        );
      if ((name === 'href' || name === 'src') && /^\s*(javascript|data|vbscript):/i.test(value))
        add(
          'output/unsafe-html',
          `<${tag}> leads to "${value.slice(0, 30)}"`,
          'Look for unescaped text.',
        );
    }
    const id = attributes.get('id');
    if (id !== undefined) {
      if (ids.has(id)) add(...twice(id));
      ids.add(id);
    }
    const href = attributes.get('href') ?? attributes.get('src');
    if (href !== undefined && (href.startsWith('/') || (tag !== 'link' && href.startsWith('#'))))
      links.add(href);
    if (tag === 'img' && !attributes.has('alt'))
      add(
        'output/html-invalid',
        'an image has no alt text',
        'Describe it, or give it alt="" if it only decorates.',
      );
    if (
      tag === 'svg' &&
      attributes.get('role') === 'img' &&
      !attributes.has('aria-label') &&
      !attributes.has('aria-labelledby')
    )
      add('output/html-invalid', 'a drawing has the role img but no name', 'Add aria-label.');
    if (tag.length === 2 && tag >= 'h1' && tag <= 'h6') headings.push(Number(tag[1]));
  }
  if (UNFILLED.some((mark) => html.includes(mark)))
    add(
      'output/html-invalid',
      'the page prints a value that was never filled in',
      'Look for {{, undefined or NaN.',
    );
  return { ids, links: [...links], headings, scripts, problems };
}

/** @param parts of one page, in their order @returns what is wrong with the page as a whole or with one of its parts */
export function pageProblems(html: string, parts: readonly Markup[]): Problem[] {
  const problems = parts.flatMap((part) => part.problems);
  const add = (rule: RuleId, title: string, help: string) =>
    problems.push({ rule, title, help: [help] });
  if (parts.reduce((sum, { scripts }) => sum + scripts, 0) > 12)
    add(
      'output/unsafe-html',
      'the page holds more scripts than a template writes',
      'Look for unescaped text.',
    );
  const seen = new Set<string>();
  for (const { ids } of parts) {
    for (const id of ids) {
      if (seen.has(id)) add(...twice(id));
      seen.add(id);
    }
  }
  let last = 0;
  let first = 0;
  for (const { headings } of parts) {
    for (const depth of headings) {
      if (depth === 1) first++;
      if (depth > last + 1 && last > 0)
        add(
          'output/html-invalid',
          `a heading jumps from level ${last} to ${depth}`,
          'Use the next level.',
        );
      last = depth;
    }
  }
  if (first !== 1)
    add(
      'output/html-invalid',
      `the page has ${first} first-level headings`,
      'Every page has exactly one.',
    );
  if (!html.includes('<html lang="es-PR">'))
    add(
      'output/html-invalid',
      'the page does not say its language',
      'Write lang="es-PR" on <html>.',
    );
  return problems;
}

function twice(id: string): [RuleId, string, string] {
  return [
    'output/html-invalid',
    `the id "${id}" stands twice`,
    'Give each element an id of its own.',
  ];
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text))
    attributes.set(match[1]!.toLowerCase(), match[2] ?? '');
  return attributes;
}
