/** Quotes keep a number out of the scan, so anything else needs none. */
import type { Rule } from '../rule.ts';

export const factUnneededQuote: Rule = {
  id: 'fact/unneeded-quote',
  about: 'A quoted literal that holds no quantity.',
  severity: 'warning',
  check({ scan }, report) {
    for (const { literal, isNeeded, place } of scan.quoted) {
      if (!isNeeded)
        report({
          title: `{{"${literal}"}} quotes no quantity`,
          at: place(),
          help: [`Write ${literal} without the braces.`],
        });
    }
  },
};
