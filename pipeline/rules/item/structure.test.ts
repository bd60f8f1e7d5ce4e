/** What item/structure reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/structure', {
  good: [[{}], [options('Multa de $100', 'Multa de $200', 'Multa de $300', 'Multa de $500')]],
  bad: [
    bad(options('Verdadero', 'Falso', 'Paras', 'Sigues'), 'options', 0),
    bad(options('Paras', 'Sí', 'No', 'Sigues'), 'options', 1),
    bad(
      options(
        'Paras antes de la línea blanca',
        'Paras antes de la línea blanda',
        'Sigues',
        'Cedes',
      ),
      'options',
      1,
    ),
  ],
});
