/** The file of the drills: pairs that are confused, and the items that are made of signs and facts. */
import { createHash } from 'node:crypto';
import type { ConfusedPair } from '../../schemas/confusion.ts';
import { defined } from '../../schemas/defined.ts';
import type { DrillData, DrillSide } from '../../templates/islands/quiz/drill-data.ts';
import { factItems } from '../bank/drill-facts.ts';
import { neighboursOf, sameDrawing, signItems, signMeanings } from '../bank/drill-signs.ts';
import { readingText } from '../ledger/describe.ts';
import { printedReadings } from '../ledger/ledger.ts';
import type { Site } from '../link/site.ts';
import type { AssetFile } from './assets.ts';
import type { QuizSources } from './quiz-data.ts';
import { quizText } from './quiz-text.ts';

/** Two signs whose drawings are so much alike are a pair, unless a person wrote one. */
const ALIKE = 0.5;

type FilePair = DrillData['pairs'][number];

/** @returns the file, which only the plan fetches */
export function drillFile(sources: QuizSources): AssetFile {
  const bytes = Buffer.from(JSON.stringify(drillData(sources)));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `/assets/ejercicios-${hash}.json`, bytes };
}

/** The authored pairs first, then the computed neighbours; the items of facts, then those of signs. */
export function drillData(sources: QuizSources): DrillData {
  const { site, ledger, sheets } = sources;
  const authored = site.entries.confusions.flatMap(({ data }) => data.pairs);
  const isDrawn = (id: string) => {
    const sign = site.signs.get(id);
    return sign !== undefined && sheets.image(sign) !== undefined;
  };
  const pairs = [
    ...authored.flatMap((pair) => authoredPair(sources, pair) ?? []),
    ...neighbourPairs(site, authored),
  ].filter(({ sides }) => sides.every((side) => typeof side !== 'string' || isDrawn(side)));
  const signs = signItems(site).filter(({ about }) => isDrawn(about));
  const shown = new Set([
    ...pairs.flatMap(({ sides }) => sides.filter((side) => typeof side === 'string')),
    ...signs.flatMap(({ options }) => options),
  ]);
  return {
    signs: Object.fromEntries([...shown].sort().map((id) => [id, signSide(sources, id)])),
    pairs,
    items: [...factItems(site, ledger), ...signs],
  };
}

function authoredPair(sources: QuizSources, pair: ConfusedPair): FilePair | undefined {
  const [first, second] = pair.signs ?? figureSides(sources, pair);
  if (first === undefined || second === undefined) return undefined;
  const nodes = sources.site.lines.get(pair.difference);
  return {
    id: pair.id,
    sides: [first, second],
    difference: nodes === undefined ? pair.difference : quizText(nodes, sources),
    from: 'author',
  };
}

function figureSides({ ledger }: QuizSources, { facts = [] as never }: ConfusedPair): DrillSide[] {
  return facts.flatMap(({ fact, reading }) => {
    const entry = ledger.get(fact);
    const [printed] = entry === undefined ? [] : printedReadings(entry, reading);
    if (entry === undefined || printed === undefined) return [];
    const when = printed.when === undefined ? '' : ` (${printed.when})`;
    return [{ name: entry.fact.label + when, text: readingText(entry, printed) }];
  });
}

function signSide({ site, sheets }: QuizSources, id: string): DrillSide {
  const sign = site.signs.get(id)!;
  return defined({
    name: sign.name,
    text: signMeanings(site).of(sign),
    sign: sheets.image(sign),
  });
}

/** Signs of one family whose drawings look alike and mean different things: each with the one that is most like it. */
function neighbourPairs(site: Site, authored: readonly ConfusedPair[]): FilePair[] {
  const meanings = signMeanings(site);
  const taken = new Set(
    authored.flatMap(({ signs }) => (signs === undefined ? [] : [idOf(signs)])),
  );
  return [...site.signs.values()].flatMap((sign): FilePair[] => {
    const [near] = neighboursOf(site, sign, meanings);
    if (near === undefined || sign.confidence === 'low' || sameDrawing(sign, near) < ALIKE)
      return [];
    const id = idOf([sign.id, near.id]);
    if (taken.has(id)) return [];
    taken.add(id);
    return [
      {
        id,
        sides: [sign.id, near.id],
        difference: `${sign.name}: ${meanings.of(sign)} ${near.name}: ${meanings.of(near)}`,
        from: 'neighbour',
      },
    ];
  });
}

/** The same for both orders. */
const idOf = (signs: readonly string[]): string => [...signs].sort().join('-y-');
