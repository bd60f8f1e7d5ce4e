/** Rules that are gone, each with its code and why, and rules that are part of another one: reports and waivers of before may name them. */
import { ruleOfCode } from '../bank/codes.ts';
import type { RuleId } from '../findings/finding.ts';

type Gone = { code?: string; because: string };

const CUE =
  'Over the whole bank item/guessable counts the cue now, in both directions. In one question it is no fault: exams are easy to know, and hiding the answer made stems and options strange.';

export const GONE_RULES: Readonly<Record<RuleId, Gone>> = {
  'item/longest-key': {
    code: 'IW-01',
    because: `It reported a right option much longer than all others. ${CUE}`,
  },
  'item/detailed-key': {
    code: 'IW-02',
    because: `It reported a right option with the only number, reason or parenthesis. ${CUE}`,
  },
  'item/absolute-distractor': {
    code: 'IW-08',
    because:
      'It reported «siempre», «nunca» or «solo» in wrong options. Learners do believe such rules («parar siempre» at a CEDA), so wrong options may say them.',
  },
  'item/stem-echo': {
    code: 'IW-10',
    because:
      'It reported a word of the stem that only the right option repeats. Plain questions repeat words.',
  },
  'item/convergence': {
    code: 'IW-11',
    because: `It reported a right option that shares most words with the others. ${CUE}`,
  },
  'item/form-cue': {
    code: 'IW-13',
    because: `It reported a right option that alone begins with its kind of word. ${CUE}`,
  },
  'item/filler': {
    code: 'IW-22',
    because:
      'It noted words of a long stem that return nowhere. Stems have 22 words at most (item/readability).',
  },
  'item/key-positions': {
    code: 'IW-24',
    because:
      'It reported positions of the right options that are too uneven or too even. item/guessable counts each position; the browser shuffles options.',
  },
  'item/numeric-rank': {
    code: 'IW-25',
    because:
      'It reported that the lowest, middle or highest number is right too often. item/guessable counts each of the four.',
  },
  'release/typed-figure': {
    because:
      'It compared typed figures with the last release. Now every word, figure and picture is compared with what a person looked at: licencia explain review/unseen',
  },
  'release/same-revision': {
    because:
      'It asked for a higher revision of a question that asks something else. Now `licencia review --accept` raises it: licencia explain review/unseen',
  },
  'output/readability': {
    because:
      'It measured each finished page again. text/readability and item/readability judge every sentence where somebody wrote it, and only there it can be made plainer.',
  },
  'item/stock-distractor': {
    because:
      'It reported wrong options with a verb that no right option has. It forbade the plain mistakes that exams offer («Aceleras», «Sigues igual»).',
  },
};

/** Rules that another one reports now: who names the old id means that one. */
export const MERGED_RULES: Readonly<Record<RuleId, RuleId>> = {
  'drill/wrong-option': 'drill/unfit-fact',
  'exam/mean-length': 'exam/form-shares',
  'exam/unshown-sign': 'exam/uncovered',
  'hazard/same-place': 'hazard/timeline',
  'item/all-of-them': 'item/combined-options',
  'item/double-negative': 'item/negative-stem',
  'item/negated-key': 'item/negative-stem',
  'item/none-of-them': 'item/combined-options',
  'item/only-practice': 'item/unofficial-key',
  'item/scene-scale': 'item/scene',
  'link/centre-region': 'link/point-outside',
  'quiz/answer-out-of-range': 'schema/invalid',
  'quiz/near-duplicate': 'item/repeated',
  'ruling/against-computed': 'ruling/against-authority',
  'text/date-order': 'schema/invalid',
};

/** The rule that a name means: its id, an id of before, or a code like IW-09. */
export const ruleMeant = (name: string): string =>
  (MERGED_RULES as Record<string, RuleId>)[name] ?? ruleOfCode(name);

/** Why a rule is gone, by its id or its code; undefined if it is not. */
export function goneRule(name: string): { id: RuleId; because: string } | undefined {
  for (const [id, { code, because }] of Object.entries(GONE_RULES) as [RuleId, Gone][])
    if (id === name || code === name) return { id, because };
  return undefined;
}
