/** What item/mixed-style reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, speeds, testRule } from '../../../tests/rules/cases.ts';

testRule('item/mixed-style', {
  good: [
    [options('Paras.', 'Sigues.', 'Aceleras.', 'Miras.')],
    [speeds('45 mph', '25 mph', '35 mph', '55 mph')],
    [options('30 minutos', '1 hora', '2 horas', '4 horas')],
  ],
  bad: [
    bad(options('Paras.', 'Sigues', 'Aceleras', 'Miras'), 'options', 0),
    bad(options('Paras', 'sigues', 'Aceleras', 'Miras'), 'options', 1),
    bad(speeds('45 mph', '55 mph', '65 km/h', '75 mph'), 'options', 2),
    bad(options('5 pies', '10 pies', '15 metros', '20 pies'), 'options', 2),
    bad(options('2 %', '5 %', '8', '9 %'), 'options', 2),
  ],
});
