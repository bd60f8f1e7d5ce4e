/** Every rule about how questions are written (`codes.ts` maps the 28 codes to them), and the gates of the whole bank. */
import type { Rule } from '../rule.ts';
import { absoluteDistractor } from './absolute-distractor.ts';
import { agreementCue } from './agreement-cue.ts';
import { allOfThem } from './all-of-them.ts';
import { altText } from './alt-text.ts';
import { type ItemCheck, ruleOfCheck } from './check.ts';
import { combinedOptions } from './combined-options.ts';
import { contradiction } from './contradiction.ts';
import { convergence } from './convergence.ts';
import { detailedKey } from './detailed-key.ts';
import { distractorReason } from './distractor-reason.ts';
import { doubleNegative } from './double-negative.ts';
import { explanation } from './explanation.ts';
import { filler } from './filler.ts';
import { formCue } from './form-cue.ts';
import { givesAway } from './gives-away.ts';
import { guessable } from './guessable.ts';
import { keyPositions } from './key-positions.ts';
import { longestKey } from './longest-key.ts';
import { mixedStyle } from './mixed-style.ts';
import { negativeStem } from './negative-stem.ts';
import { noneOfThem } from './none-of-them.ts';
import { numericRank } from './numeric-rank.ts';
import { overlappingRanges } from './overlapping-ranges.ts';
import { readability } from './readability.ts';
import { repeated } from './repeated.ts';
import { stemEcho } from './stem-echo.ts';
import { structure } from './structure.ts';
import { topicSupply } from './topic-supply.ts';
import { unboundFigure } from './unbound-figure.ts';
import { unfocusedStem } from './unfocused-stem.ts';
import { unneededWaiver } from './unneeded-waiver.ts';
import { unorderedNumbers } from './unordered-numbers.ts';
import { vagueFrequency } from './vague-frequency.ts';

/** Checks of one question at a time; their warnings can be waived. */
export const ITEM_CHECKS: readonly ItemCheck[] = [
  longestKey,
  detailedKey,
  allOfThem,
  noneOfThem,
  combinedOptions,
  negativeStem,
  doubleNegative,
  absoluteDistractor,
  vagueFrequency,
  stemEcho,
  convergence,
  agreementCue,
  formCue,
  mixedStyle,
  unorderedNumbers,
  overlappingRanges,
  repeated,
  contradiction,
  givesAway,
  readability,
  unfocusedStem,
  filler,
  structure,
  explanation,
  altText,
  unboundFigure,
  distractorReason,
];

export const ITEM_RULES: readonly Rule[] = [
  ...ITEM_CHECKS.map(ruleOfCheck),
  keyPositions,
  numericRank,
  guessable,
  topicSupply,
  unneededWaiver(ITEM_CHECKS),
];
