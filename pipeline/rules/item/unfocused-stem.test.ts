/** What item/unfocused-stem reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, testRule } from '../../../tests/rules/cases.ts';

testRule('item/unfocused-stem', {
  good: [
    [{ question: 'Si circula de noche, ¿qué luces usa?' }],
    [{ question: 'Con la luz roja, en la esquina debes:' }],
    [{ question: 'Al llegar a la esquina debes…' }],
  ],
  bad: [
    bad({ question: 'La luz roja de la esquina.' }, 'question'),
    bad({ question: '¿Qué haces?' }, 'question'),
    bad({ question: 'Qué haces con la luz roja?' }, 'question'),
    bad({ question: '¿Qué haces con la luz roja? ¿Y luego' }, 'question'),
  ],
});
