/** Reads the links, ids and headings of a part of a finished page, and finds unsafe or invalid HTML in it. */
import {
  duplicateIdProblem,
  invalidHtmlProblem,
  type PageProblem,
  unsafeHtmlProblem,
} from './problem.ts';

export type InspectedPart = {
  ids: ReadonlySet<string>;
  /** Distinct internal addresses with their anchors, as written. */
  links: readonly string[];
  headings: readonly number[];
  scripts: number;
  problems: readonly PageProblem[];
};

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
/**
 * The scripts of templates: structured data, data for our own scripts, and the common script, which loads the others.
 */
const OWN_SCRIPT =
  /^<script type="(?:application\/(?:ld\+)?json"(?: id="[\w-]+")?>|module" async fetchpriority="low" src="(?:\/[a-z0-9-]+)*\/assets\/[\w-]+\.js"(?: data-then="[^"<>]*")?(?: data-voz="[^"<>]*")?><\/script>)/;
/** A tag with attributes, or one that is checked even without them. Most tags have no attributes and are skipped. */
const TAG =
  /<(?:([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)+)|(h[1-6]|img|iframe|object|embed|base|applet|frame|frameset))\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
/** Finds attributes that are checked. Most tags have only a class, so their attributes are not parsed. */
const READ_ATTRIBUTES = /\s(?:on|style|id=|href=|src=|role=|http-equiv=)/i;
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
 * Scans the tags of HTML from our own templates. They escape texts and attribute values, so an unescaped text shows up
 * as a tag that no template writes.
 * @param beforePaint the text of the only inline JavaScript that templates write
 */
export function inspectPagePart(html: string, beforePaint: string): InspectedPart {
  const ids = new Set<string>();
  const links = new Set<string>();
  const headings: number[] = [];
  const problems: PageProblem[] = [];
  let scripts = 0;
  const markup = html.replace(SCRIPT, (script) => {
    scripts++;
    const opening = script.slice(0, script.indexOf('>') + 1);
    if (!isOwnScript(script, opening, beforePaint))
      problems.push(unsafeHtmlProblem(`a script that no template writes: ${script.slice(0, 60)}`));
    return `${opening}</script>`;
  });
  if (markup.lastIndexOf('<script') > markup.lastIndexOf('</script>'))
    problems.push(unsafeHtmlProblem('a script that is not closed'));
  for (const [, named, inside = '', bare] of markup.matchAll(TAG)) {
    const tag = readTag((named ?? bare)!, inside);
    checkTag(tag, problems);
    const id = tag.attributes.get('id');
    if (id !== undefined) {
      if (ids.has(id)) problems.push(duplicateIdProblem(id));
      ids.add(id);
    }
    const link = internalLink(tag);
    if (link !== undefined) links.add(link);
    if (/^h[1-6]$/.test(tag.name)) headings.push(Number(tag.name[1]));
  }
  if (UNFILLED.some((mark) => html.includes(mark)))
    problems.push(
      invalidHtmlProblem(
        'the page prints a value that was never filled in',
        'Look for {{, undefined or NaN.',
      ),
    );
  return { ids, links: [...links], headings, scripts, problems };
}

function isOwnScript(script: string, opening: string, beforePaint: string): boolean {
  const isBeforePaint =
    opening.startsWith('<script data-faces="') && script === `${opening}${beforePaint}</script>`;
  return isBeforePaint || OWN_SCRIPT.test(script);
}

type Tag = {
  written: string;
  name: string;
  inside: string;
  attributes: ReadonlyMap<string, string>;
};

function readTag(written: string, inside: string): Tag {
  const name = written.toLowerCase();
  const attributes = name === 'img' || READ_ATTRIBUTES.test(inside) ? attributesOf(inside) : NONE;
  return { written, name, inside, attributes };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name!.toLowerCase(), value]),
  );
}

/** Adds the problems of a tag: markup that no template writes, and missing names for assistive technology. */
function checkTag({ written, name, inside, attributes }: Tag, problems: PageProblem[]): void {
  // Templates write <script> in lower case only; such a tag is checked together with its content.
  if (name === 'script' && written !== 'script')
    problems.push(unsafeHtmlProblem(`<${written}>, which no template writes`));
  if (inside.includes('<'))
    problems.push(unsafeHtmlProblem(`a tag begins inside an attribute of <${name}>`));
  if (FORBIDDEN_TAGS.has(name))
    problems.push(unsafeHtmlProblem(`<${name}>, which no template writes`));
  for (const [attribute, value] of attributes) {
    const problem = attributeProblem(name, attribute, value);
    if (problem !== undefined) problems.push(problem);
  }
  if (name === 'img' && !attributes.has('alt'))
    problems.push(
      invalidHtmlProblem(
        'an image has no alt text',
        'Describe it, or give it alt="" if it is only decoration.',
      ),
    );
  const isLabelled = attributes.has('aria-label') || attributes.has('aria-labelledby');
  if (name === 'svg' && attributes.get('role') === 'img' && !isLabelled)
    problems.push(invalidHtmlProblem('a drawing has the role img but no name', 'Add aria-label.'));
}

function attributeProblem(tag: string, name: string, value: string): PageProblem | undefined {
  if (name.startsWith('on')) return unsafeHtmlProblem(`the event handler ${name} on <${tag}>`);
  if (name === 'http-equiv' && value !== 'Content-Security-Policy')
    return unsafeHtmlProblem(`<${tag}> has http-equiv="${value}"`);
  if (name === 'style')
    return unsafeHtmlProblem(
      `a style attribute on <${tag}>; the content security policy blocks it`,
      'Use a class, an SVG attribute or <progress>.',
    );
  if (/^(?:href|src)$/.test(name) && /^\s*(?:javascript|data|vbscript):/i.test(value))
    return unsafeHtmlProblem(`<${tag}> leads to "${value.slice(0, 30)}"`);
  return undefined;
}

/** Address of another page or file of the site, or of an id in the same page. */
function internalLink({ name, attributes }: Tag): string | undefined {
  const href = attributes.get('href') ?? attributes.get('src');
  const isInternal = href?.startsWith('/') || (name !== 'link' && href?.startsWith('#'));
  return isInternal ? href : undefined;
}
