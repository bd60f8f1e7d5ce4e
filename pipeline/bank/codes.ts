/** The codes of the question-quality list ↔ the rules that check them. A waiver may name either. The codes that lack are those of rules that are gone (rules/gone.ts). */
import type { RuleId } from '../findings/finding.ts';

export const ITEM_CODES = {
  'IW-03': 'item/combined-options',
  'IW-04': 'item/combined-options',
  'IW-05': 'item/combined-options',
  'IW-06': 'item/negative-stem',
  'IW-07': 'item/negative-stem',
  'IW-09': 'item/vague-frequency',
  'IW-12': 'item/agreement-cue',
  'IW-14': 'item/mixed-style',
  'IW-15': 'item/unordered-numbers',
  'IW-16': 'item/overlapping-ranges',
  'IW-17': 'item/repeated',
  'IW-18': 'item/contradiction',
  'IW-19': 'item/gives-away',
  'IW-20': 'item/readability',
  'IW-21': 'item/unfocused-stem',
  'IW-23': 'item/structure',
  'IW-26': 'item/explanation',
  'IW-27': 'item/alt-text',
  'IW-28': 'item/unbound-figure',
} as const satisfies Record<string, RuleId>;

/** The rule that a waiver means: a code like IW-09, or the rule's own id. */
export function ruleOfCode(check: string): string {
  return (ITEM_CODES as Record<string, RuleId>)[check] ?? check;
}
