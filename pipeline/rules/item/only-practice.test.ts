/** What item/only-practice reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, testRule } from '../../../tests/rules/cases.ts';

testRule('item/only-practice', {
  good: [[{}], [{ cite: ['practica', 'ley'] }]],
  bad: [bad({ cite: ['practica'] }, 'cite'), bad({ cite: ['practica', 'practica'] }, 'cite')],
});
