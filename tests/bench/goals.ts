/** The goals of `npm run bench`, beside what was measured. */
import type { Usage } from './measure.ts';

type Usages = ReadonlyMap<string, Usage>;
/** Median CPU seconds of each edit in `dev`. */
type DevUsage = Readonly<Record<string, number | undefined>>;

export type Measured = {
  /** Articles of the content in `devGenerated`. */
  small: number;
  audits: Usages;
  hundred: Usages;
  thousand: Usages | undefined;
  /** With 5,000 articles. */
  most: Usages | undefined;
  devShipped: DevUsage;
  devGenerated: DevUsage;
};
type Goal = { name: string; value: number | undefined; limit: number; unit: string };

/** The name of the start of Node alone. */
export const BARE = 'node -e 0';
/** Milliseconds of CPU in `dev` from one edit to its page. */
const DEV_LIMITS = { body: 120, title: 120, date: 120 };

const cpuOf = (usages: Usages, name: string) => usages.get(name)?.cpu.median;
const ratio = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one / other;
const inTurn = (usages: Usages | undefined, ours: string, theirs: string) =>
  usages && ratio(cpuOf(usages, ours), cpuOf(usages, theirs));
const ms = (seconds: number | undefined) => seconds && seconds * 1000;

function goalsOf(measured: Measured): Goal[] {
  const { small, audits, hundred, thousand, most, devShipped, devGenerated } = measured;
  const node = cpuOf(audits, BARE);
  const perThousand = (name: string) => {
    const [from, to, pages] = most && thousand ? [thousand, most, 4000] : [hundred, thousand, 900];
    const [before, after] = [from?.get(name)?.peak.median, to?.get(name)?.peak.median];
    return before !== undefined && after !== undefined
      ? ((after - before) / pages) * 1000
      : undefined;
  };
  return [
    ...[
      { content: 'shipped content', used: devShipped },
      { content: `${small} articles`, used: devGenerated },
    ].flatMap(({ content, used }) =>
      Object.entries(DEV_LIMITS).map(([of, limit]) => ({
        name: `dev, one ${of} edited and shown, ${content}`,
        value: ms(used[of]),
        limit,
        unit: 'ms',
      })),
    ),
    {
      name: 'new content, whole, 1000 ÷ Eleventy',
      value: inTurn(thousand, 'whole, new content', 'Eleventy'),
      limit: 2,
      unit: '×',
    },
    {
      name: 'new content, pages, 1000 ÷ Eleventy',
      value: inTurn(thousand, 'pages, new content', 'Eleventy'),
      limit: 1,
      unit: '×',
    },
    {
      name: 'new content, pages, 5000 ÷ Hugo',
      value: inTurn(most, 'pages, new content', 'Hugo'),
      limit: 0.75,
      unit: '×',
    },
    {
      name: 'pages ÷ Eleventy, 5000 beside 1000',
      value: ratio(
        inTurn(most, 'pages, new content', 'Eleventy'),
        inTurn(thousand, 'pages, new content', 'Eleventy'),
      ),
      limit: 1,
      unit: '×',
    },
    {
      name: 'memory for 1000 pages more, pages',
      value: perThousand('pages, new content'),
      limit: 50,
      unit: 'MiB',
    },
    {
      name: 'audit of the shipped content ÷ bare node',
      value: ratio(cpuOf(audits, 'audit of the shipped content'), node),
      limit: 6,
      unit: '×',
    },
  ];
}

/** Prints for each goal whether it is met. */
export function printGoals(measured: Measured): void {
  console.log('');
  const goals = goalsOf(measured);
  for (const { name, value, limit, unit } of goals)
    console.log(
      value === undefined
        ? `-      ${name.padEnd(46)} not measured`
        : `${value <= limit ? 'met   ' : 'MISSED'} ${name.padEnd(46)} ${value.toFixed(2)} ${unit} (goal ≤ ${limit} ${unit})`,
    );
  if (goals.some(({ value, limit }) => value !== undefined && value > limit))
    console.log('The goals and why: docs/decisions/speed.md');
}
