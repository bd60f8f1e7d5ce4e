/** The record of a mixed centre line, with a solid and a broken line, must say which line is on the driver's side. */
import type { Sign } from '../../../schemas/sign.ts';
import type { Item } from '../../bank/item.ts';
import { placeOf } from '../../link/place.ts';
import { normalise } from '../../text/spanish.ts';
import type { Rule } from '../rule.ts';

const LINE_ON_SIDE = /\b(continua|discontinua)\b[^.?]{0,30}\b(?:de|a|en|por|desde) tu lado\b/;

export const itemDriverSide: Rule = {
  id: 'item/driver-side',
  about:
    'A mixed centre line has no driver’s side in its record, or a question names the wrong line.',
  severity: 'error',
  check({ site, bank }, report) {
    for (const family of site.entries.signs)
      for (const [index, sign] of family.data.items.entries())
        if (isMixed(sign) && sign.driverSide === undefined)
          report({
            title: `the marking "${sign.id}" does not say which of its lines is on the driver's side`,
            at: placeOf(family, ['items', index, 'id']),
            help: [
              'Add "driverSide": "continua" or "driverSide": "discontinua": the line on the right of the drawing.',
            ],
          });
    for (const item of bank.items) {
      const sign = site.signs.get(item.question.sign ?? '');
      const said = sideIn(item);
      if (sign?.driverSide === undefined || said === undefined || said === sign.driverSide)
        continue;
      report({
        title: `${item.id}: the question puts the line "${said}" on the driver's side, but the drawing "${sign.id}" puts "${sign.driverSide}" there`,
        at: item.place(['question']),
        help: ['Show the marking for the other side, or correct the line that the question names.'],
      });
    }
  },
};

/** True for a marking of two lines side by side, one solid and one broken: only drivers on the broken side may pass. */
const isMixed = ({ kind, pattern = '' }: Sign): boolean => {
  const words = normalise(pattern);
  return (
    kind === 'marca' &&
    /\bcontinua\b/.test(words) &&
    /\bdiscontinua\b/.test(words) &&
    !words.startsWith('a cada lado')
  );
};

const sideIn = ({ stem }: Item): string | undefined => LINE_ON_SIDE.exec(stem.plain)?.[1];
