/** What item/unneeded-waiver reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule, waiver } from '../../../tests/rules/cases.ts';

testRule('item/unneeded-waiver', {
  good: [
    [{}],
    [{ ...options('Paras', 'A veces paras', 'Aceleras', 'Miras'), waivers: [waiver('IW-09')] }],
    [
      {
        ...options('Paras', 'A veces paras', 'Aceleras', 'Miras'),
        waivers: [waiver('item/vague-frequency')],
      },
    ],
  ],
  bad: [
    bad({ waivers: [waiver('IW-09')] }, 'waivers', 0),
    bad(
      {
        ...options('Paras', 'A veces paras', 'Aceleras', 'Miras'),
        revision: 2,
        waivers: [waiver('IW-09')],
      },
      'waivers',
      0,
    ),
    bad({ waivers: [waiver('IW-99')] }, 'waivers', 0),
    bad({ waivers: [waiver('item/longest-key')] }, 'waivers', 0),
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
