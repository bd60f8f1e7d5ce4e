/** IW-28. Every figure that a question asserts comes from the ledger, or is quoted as a wrong option or a literal. */
import { mask } from '../prose.ts';
import { type Quantity, quantitiesIn } from '../quantities.ts';
import { type ItemCheck, keyPath } from './check.ts';

export const unboundFigure: ItemCheck = {
  id: 'item/unbound-figure',
  severity: 'error',
  check(item, report) {
    const texts = [
      [['question'], item.stem.raw],
      [keyPath(item), item.key.raw],
      [['explanation'], item.explanation.raw],
    ] as const;
    if (!texts.some(([, raw]) => /\d/.test(mask(raw)))) return;
    const wrong = new Set(item.distractors.flatMap(({ text }) => quantitiesIn(text).map(valueOf)));
    for (const [at, raw] of texts) {
      for (const quantity of quantitiesIn(mask(raw))) {
        if (at[0] === 'explanation' && wrong.has(valueOf(quantity))) continue;
        report({
          at,
          title: `"${quantity.text}" is written out, so nothing keeps it true`,
          help: [
            'Refer to its fact, {{topic.name}}; or quote it, {{"…"}}, if no law or claim stands behind it.',
          ],
        });
      }
    }
  },
};

const valueOf = ({ value, unit }: Quantity) => `${value.join('–')} ${unit}`;
