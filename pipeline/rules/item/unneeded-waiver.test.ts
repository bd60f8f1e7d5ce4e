/** What item/unneeded-waiver reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule, waiver } from '../../../tests/rules/cases.ts';

testRule('item/unneeded-waiver', {
  good: [
    [{}],
    [{ ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'), waivers: [waiver('IW-08')] }],
    [
      {
        ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'),
        waivers: [waiver('item/absolute-distractor')],
      },
    ],
  ],
  bad: [
    bad({ waivers: [waiver('IW-08')] }, 'waivers', 0),
    bad(
      {
        ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'),
        revision: 2,
        waivers: [waiver('IW-08')],
      },
      'waivers',
      0,
    ),
    bad({ waivers: [waiver('IW-99')] }, 'waivers', 0),
    bad(
      {
        ...options('Paras', 'Sigues', 'Aceleras', 'Ninguna de las anteriores'),
        waivers: [waiver('IW-04')],
      },
      'waivers',
      0,
    ),
  ],
});
