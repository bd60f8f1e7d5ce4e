/** Finds the place of a line in a printed text: its list and row, its heading, or its columns. */

/** Units of the numbers in a film, which are written without a unit. */
const NUMBERS: Readonly<Record<string, string>> = {
  z: 'second · feet ahead',
  x: 'second · feet to the right',
  y: 'second · feet above',
  door: 'second · degrees',
  legs: 'seconds · feet · degrees of the wheel',
  window: 'from second · to second',
  during: 'from second · to second',
  brakes: 'from second · to second',
  reverses: 'from second · to second',
};

/**
 * A line without its indentation and the marks of items: `indent` is the column of its first mark, `column` that of its
 * words.
 */
type Line = { indent: number; column: number; words: string };

function readLine(line = ''): Line {
  const words = line.replace(/^ *(?:- )*/, '');
  const indent = line.length - line.replace(/^ */, '').length;
  return { indent, column: line.length - words.length, words };
}

/**
 * @param isWhole true if the line may name its item, because lines were only added or only removed
 * @returns undefined for a line that names its own place
 */
export function describeLinePlace(
  lines: readonly string[],
  at: number,
  isWhole = false,
): string | undefined {
  const steps = isInBody(lines, at) ? bodySteps(lines, at) : fieldSteps(lines, at, isWhole);
  return steps.length === 0 ? undefined : steps.join(' › ');
}

/** The body begins after the first empty line and ends before the list of references. */
function isInBody(lines: readonly string[], at: number): boolean {
  const first = lines.indexOf('');
  const last = lines.findLastIndex((line) => line.startsWith('refers to:'));
  return first !== -1 && at > first && (last === -1 || at < last);
}

function bodySteps(lines: readonly string[], at: number): string[] {
  const heading = lines.slice(0, at).findLast((line) => /^#{1,6} /.test(line));
  // The rows of a table have bars; its first row names the columns.
  const above = lines.slice(0, at + 1);
  const rows = above.slice(above.findLastIndex((line) => !line.includes(' | ')) + 1);
  return [
    ...(heading === undefined ? [] : [heading.replace(/^#+ | \{#[^}]*\}$/g, '')]),
    ...rows.slice(0, -1).slice(0, 1),
  ];
}

function fieldSteps(lines: readonly string[], at: number, isWhole: boolean): string[] {
  const own = readLine(lines[at]);
  const steps = climbed(lines, at, isWhole ? -1 : at);
  const names = steps.map(({ key, item }) =>
    [key, item].filter((part) => part !== undefined).join(' '),
  );
  const numbers = / · /.test(own.words) && NUMBERS[steps.at(-1)?.key ?? keyOf(own.words)];
  return numbers ? [...names.slice(0, -1), `${names.at(-1) ?? ''} (${numbers})`.trim()] : names;
}

type Step = { key?: string; item?: string };

/**
 * The keys and items around a line, the outermost first.
 * @param nameless index of a line that must not name its item, or -1
 */
function climbed(lines: readonly string[], at: number, nameless: number): Step[] {
  const steps: Step[] = [];
  let { column } = readLine(lines[at]);
  for (let index = at; index >= 0 && column > 0; index -= 1) {
    const line = readLine(lines[index]);
    if (index < at && line.column < column) {
      const key = keyOf(line.words);
      if (steps[0] !== undefined && steps[0].key === undefined) steps[0].key = key;
      else steps.unshift({ key });
      column = line.column;
    }
    if (line.column === column && line.indent < column) {
      steps.unshift({ item: itemName(lines, index, nameless) });
      column = line.indent;
    }
  }
  return steps;
}

const keyOf = (words: string): string => words.replace(/:.*/, '');

/** Names an item by its place in its list and the first words that no other item has. */
function itemName(lines: readonly string[], start: number, nameless: number): string {
  const { indent, column } = readLine(lines[start]);
  const isInside = (line: string) => line !== '' && readLine(line).column > indent;
  const first = lines.findLastIndex((line, index) => index < start && !isInside(line)) + 1;
  const end = lines.findIndex((line, index) => index > start && !isInside(line));
  const items: { index: number; words: string }[][] = [];
  for (let index = first; index < (end === -1 ? lines.length : end); index += 1) {
    const line = readLine(lines[index]);
    if (line.indent === indent) items.push([]);
    if (line.column === column) items.at(-1)?.push({ index, words: line.words });
  }
  const own = items.findIndex((item) => item[0]?.index === start);
  const others = new Set(
    items.flatMap((item, index) => (index === own ? [] : item.map(({ words }) => words))),
  );
  const name = (items[own]?.length === 1 ? [] : items[own])?.find(
    ({ index, words }) => index !== nameless && !others.has(words) && !words.endsWith(':'),
  );
  return name === undefined ? String(own + 1) : `${own + 1} (${shortened(name.words)})`;
}

const shortened = (words: string): string => (words.length > 70 ? `${words.slice(0, 69)}…` : words);
