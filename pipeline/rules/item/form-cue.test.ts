/** What item/form-cue reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/form-cue', {
  good: [
    [options('Parar', 'Seguir', 'Dejarlo', 'No pasar')],
    [options('El carril', 'Hogar', 'Una acera', 'Lugar seguro')],
  ],
  bad: [
    bad(options('Parar', 'La acera', 'El paseo', 'Una isleta'), 'options', 0),
    bad(
      { ...options('Frenar', 'Llevarlo', 'Mirando al frente', 'No seguir'), correctAnswer: 2 },
      'options',
      2,
    ),
  ],
});
