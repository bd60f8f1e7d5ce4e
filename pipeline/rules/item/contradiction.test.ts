/** Tests of item/contradiction; tests/rules/pages.test.ts runs the examples on its page. */
import { OTHER, options, rightAt, speeds, testRule } from '../../../tests/rules/cases.ts';

testRule('item/contradiction', {
  good: [
    [{}, OTHER],
    [{ sign: 'octagono' }, { sign: 'delatora', ...rightAt(1) }],
    [
      { ...speeds('{{velocidad.escolar@urbana}}', '35 mph', '45 mph', '55 mph') },
      { ...OTHER, ...options('{{velocidad.escolar@rural}}', '45 mph', '55 mph', '65 mph') },
    ],
  ],
  bad: [
    { questions: [{}, rightAt(1)], at: ['options', 1, 'text'] },
    {
      questions: [
        { ...speeds('{{velocidad.disputada@guia}}', '55 mph', '65 mph', '75 mph') },
        { ...OTHER, ...options('{{velocidad.disputada@manual}}', '65 mph', '75 mph', '85 mph') },
      ],
      at: ['options', 0, 'text'],
    },
  ],
});
