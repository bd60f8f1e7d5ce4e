/** Tests of quiz/answer-against-ruling; tests/rules/pages.test.ts runs the examples on its page. */
import { badExample, options, speeds, testRule } from '../../../tests/rules/cases.ts';

testRule('quiz/answer-against-ruling', {
  good: [
    [{ ...speeds('{{velocidad.urbana}}', '35 mph', '45 mph', '55 mph') }],
    [{ ...speeds('{{velocidad.urbana@ley}}', '35 mph', '45 mph', '55 mph') }],
    [
      {
        ...speeds('{{velocidad.urbana@cuatro}}', '45 mph', '55 mph', '65 mph'),
        ...options('{{velocidad.rural}}', '45 mph', '55 mph', '65 mph'),
      },
    ],
  ],
  bad: [
    badExample(
      { ...speeds('{{velocidad.urbana@manual}}', '45 mph', '55 mph', '65 mph') },
      'options',
      0,
    ),
    badExample(
      { ...speeds('35 mph', '45 mph', '55 mph', '65 mph'), facts: ['velocidad.urbana'] },
      'options',
      0,
    ),
  ],
});
