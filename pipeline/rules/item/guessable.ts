/** No single cue may point at the right options, or away from them, over the bank of a level. */
import {
  bayesScore,
  byChance,
  type CueScore,
  cueScores,
  ENOUGH,
  MOST_BAYES,
  SHARES,
} from '../../bank/cues.ts';
import { type Item, type Level, ofLevel } from '../../bank/item.ts';
import { gateSeverity, type Reported, type Rule } from '../rule.ts';

const LEVELS: readonly { level: Level; name: string }[] = [
  { level: 1, name: 'the tests' },
  { level: 2, name: 'the retos' },
];
const NAMED = 10;
const CHANCE = 0.25;

export const guessable: Rule = {
  id: 'item/guessable',
  about: 'A single cue points at the right options, or away from them, over a whole level.',
  severity: 'error',
  scope: 'bank',
  needsWhole: true,
  check({ bank, site }, report) {
    for (const { level, name } of LEVELS) {
      const items = ofLevel(bank, level);
      if (items.length < ENOUGH) continue;
      const at = items[0]!.idPlace();
      // Too few harder questions for a limit: there it is only told.
      const severity = level === 1 ? gateSeverity(site) : 'note';
      const cues = cueScores(items);
      const words = bayesScore(items);
      for (const problem of [...cues.flatMap((cue) => ofCue(cue, name)), ...ofWords(words, name)])
        report({ severity, at, ...problem });
      const told = [words, ...cues].map((cue) => `${cue.name} ${percent(cue.share)}`);
      report({ severity: 'note', at, title: `${name}: ${told.join(' · ')}; chance is 25 %` });
    }
  },
};

type Problem = Pick<Reported, 'title' | 'related' | 'help'>;

function ofCue(cue: CueScore, bank: string): Problem[] {
  const { least, most } = SHARES;
  const isWithin = cue.share >= least && cue.share <= most;
  if (isWithin || Math.abs(cue.share - CHANCE) <= byChance(cue.met.size)) return [];
  const isAt = cue.share > most;
  return [
    {
      title: `${cue.name} is right in ${percent(cue.share)} of the ${cue.met.size} questions of ${bank} where it can be told (${percent(least)} to ${percent(most)})`,
      related: examplesOf(cue, isAt),
      help: [
        isAt
          ? 'Give wrong options of the questions named here the same look.'
          : 'Let the cue be right now and then: change options of the questions named here.',
      ],
    },
  ];
}

function ofWords(words: CueScore, bank: string): Problem[] {
  if (words.share <= MOST_BAYES) return [];
  return [
    {
      title: `${words.name} gets ${percent(words.share)} of ${bank} (maximum ${percent(MOST_BAYES)})`,
      related: examplesOf(words, true),
      help: ['Use the words of the right options named here in wrong options too.'],
    },
  ];
}

/** Questions in which the cue meets the key, or does not. */
function examplesOf({ met }: CueScore, isMet: boolean) {
  return [...met]
    .filter(([, score]) => score > 0 === isMet)
    .slice(0, NAMED)
    .map(([item]) => named(item));
}

const named = (item: Item) => ({ at: item.idPlace(), says: `${item.id}: "${item.key.text}"` });
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
