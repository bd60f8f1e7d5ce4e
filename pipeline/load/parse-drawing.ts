/**
 * Parses an SVG file into its drawing and its forbidden parts. Additions of drawing programs are dropped: their own
 * elements and attributes, comments, the size of the page, numbered ids that nothing refers to.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { DrawingTree, SvgElement } from '../../templates/drawings/tree.ts';
import { attributesOf, type Palette, type Refusal, styleProblem } from './drawing-attributes.ts';
import type { Span } from './finding-at.ts';

export type SvgProblem = Span & { title: string; help: string };
export type ParsedSvg = { drawing?: DrawingTree; problems: SvgProblem[] };

const MAX_DRAWING_BYTES = 64 * 1024;
/** Only programs nest groups deeper than this, and printing recurses once for each level. */
const MAX_DEPTH = 32;
const MAX_REPORTED = 20;

const ELEMENTS = new Set(
  `svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol view
   style`.split(/\s+/),
);
/**
 * True for elements that are left out: titles, because the words are in the record, and elements of drawing programs.
 */
const isDropped = (name: string): boolean => /^(metadata|title|desc)$|:/.test(name);

const WHY_REFUSED: Readonly<Record<string, string>> = {
  script: 'Delete it: a drawing runs no code.',
  image: 'Draw it as shapes: a bitmap is large and has no palette.',
  text: 'Turn the text into paths: it would need a font. The words of a sign have a slot.',
  foreignObject: 'Delete it: a drawing contains no HTML.',
  filter: 'Draw it as shapes: programs show filters in different ways.',
};

type Open = Omit<SvgElement, 'children'> & {
  children: (SvgElement | string)[];
  isDropped: boolean;
};
type Reference = Span & { id: string };

/** @param palette the colours that the drawing may use; any colour if absent */
export function parseSvg(text: string, palette?: Palette): ParsedSvg {
  if (text.length > MAX_DRAWING_BYTES) return { problems: [tooLarge(text)] };
  const problems: SvgProblem[] = [];
  const stack: Open[] = [];
  const ids = new Set<string>();
  const references: Reference[] = [];
  let root: Open | undefined;
  let start = 0;
  const parser = new SaxesParser();
  const refuse = (span: Span, { title, help }: Refusal) => problems.push({ ...span, title, help });

  parser.on('doctype', (content) => {
    if (content.includes('['))
      refuse(spanOf(text, '<!DOCTYPE', 0), {
        title: 'the file defines entities',
        help: 'Delete the lines from <!DOCTYPE to ]>: entities can expand a small file without limit.',
      });
  });
  parser.on('opentagstart', ({ name }) => {
    start = text.lastIndexOf(`<${name}`, parser.position);
  });
  const readAttributes = (open: Open, tag: SaxesTagPlain, span: Span) => {
    const read = attributesOf(tag.attributes, palette);
    open.attributes = read.attributes;
    for (const { attribute, ...refusal } of read.refused)
      refuse(spanOf(text, attribute, start), refusal);
    for (const id of read.references) references.push({ ...span, id });
    const { id } = read.attributes;
    if (id !== undefined && ids.has(id))
      refuse(spanOf(text, 'id', start), {
        title: `two elements have the id "${id}"`,
        help: 'Give one of them another id.',
      });
    if (id !== undefined) ids.add(id);
  };
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const span = { start, end: parser.position };
    const parent = stack.at(-1);
    const isOut = parent?.isDropped === true || isDropped(tag.name);
    const open: Open = { name: tag.name, attributes: {}, children: [], isDropped: isOut };
    stack.push(open);
    if (isOut) return;
    const misfit = misfitOf(tag.name, stack.length);
    if (misfit !== undefined) {
      refuse(span, misfit);
      open.isDropped = true;
      return;
    }
    readAttributes(open, tag, span);
    if (parent === undefined) root = open;
    else parent.children.push(open);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  const readStyle = (content: string) => {
    const open = stack.at(-1);
    if (open?.name !== 'style' || open.isDropped) return;
    const problem = styleProblem(content);
    if (problem === undefined) open.children.push(content.replace(/\s+/g, ' ').trim());
    else refuse({ start, end: parser.position }, problem);
  };
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  try {
    parser.write(text).close();
  } catch (error) {
    problems.push(brokenAt(parser.position, error));
    return { problems };
  }
  for (const { id, ...span } of references)
    if (!ids.has(id))
      refuse(span, { title: `nothing in the drawing has the id "${id}"`, help: 'Correct the id.' });
  return finished(text, root, references, problems);
}

function misfitOf(name: string, depth: number): Refusal | undefined {
  if (depth === 1 && name !== 'svg')
    return { title: `the file contains ${name}, not a drawing`, help: 'Save it as SVG.' };
  if (depth > MAX_DEPTH)
    return {
      title: `groups are nested ${depth} deep; the maximum is ${MAX_DEPTH}`,
      help: 'Ungroup them.',
    };
  if (ELEMENTS.has(name) && (name !== 'svg' || depth === 1)) return undefined;
  return {
    title: `a drawing may not contain "${name}"`,
    help: WHY_REFUSED[name] ?? 'Draw it as a path, or delete it.',
  };
}

function finished(
  text: string,
  root: Open | undefined,
  references: readonly Reference[],
  problems: SvgProblem[],
): ParsedSvg {
  if (root === undefined) return { problems };
  const viewBox = viewBoxOf(root);
  if (viewBox === undefined)
    problems.push({
      ...spanOf(text, 'viewBox', text.indexOf('<svg')),
      title: `the viewBox is ${root.attributes.viewBox ?? 'missing'}`,
      help: 'Write viewBox="0 0 width height".',
    });
  if (problems.length > 0) return { problems: problems.slice(0, MAX_REPORTED) };
  const used = new Set(references.map(({ id }) => id));
  const content = root.children.flatMap((child) => (typeof child === 'string' ? [] : [child]));
  for (const child of content) dropIds(child, used);
  return { drawing: { viewBox: viewBox!, content }, problems };
}

function viewBoxOf({ attributes }: Open): DrawingTree['viewBox'] | undefined {
  const numbers = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const [left, top, width, height] = numbers as [number, number, number, number];
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { left, top, width, height }
    : undefined;
}

/** Matches ids such as path12, which drawing programs give to each shape. */
const NUMBERED = /^[a-z]+[\d.-]+$/i;

function dropIds(element: SvgElement, used: ReadonlySet<string>): void {
  const { id } = element.attributes;
  if (id !== undefined && NUMBERED.test(id) && !used.has(id))
    delete (element.attributes as Record<string, string>).id;
  for (const child of element.children) if (typeof child !== 'string') dropIds(child, used);
}

/** The next place of a word, so that the finding is on its line; the start of the tag if it is not found. */
function spanOf(text: string, word: string, from: number): Span {
  const at = text.indexOf(word, Math.max(0, from));
  const start = at === -1 ? Math.max(0, from) : at;
  return { start, end: start + (at === -1 ? 1 : word.length) };
}

const tooLarge = (text: string): SvgProblem => ({
  start: 0,
  end: 1,
  title: `the drawing has ${Math.ceil(text.length / 1024)} KB; the maximum is ${MAX_DRAWING_BYTES / 1024}`,
  help: 'Simplify its paths, and delete what the picture does not show.',
});

function brokenAt(position: number, error: unknown): SvgProblem {
  const at = Math.max(0, position - 1);
  const what = (error as Error).message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
  return {
    start: at,
    end: at + 1,
    title: `the file is not well-formed XML: ${what}`,
    help: 'Correct it here, or save the drawing again.',
  };
}
