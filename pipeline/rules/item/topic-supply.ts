/** How many questions each weight topic of the exam has. A simulated exam draws from them. */
import { WEIGHT_TOPICS } from '../../../schemas/test.ts';
import type { Rule } from '../rule.ts';

/** Fewer questions are not a bank yet. */
const ENOUGH = 16;

export const topicSupply: Rule = {
  id: 'item/topic-supply',
  about: 'How many questions each weight topic of the exam has.',
  severity: 'note',
  scope: 'bank',
  needsWhole: true,
  check(content, report) {
    const { items } = content.bank;
    const [first] = items;
    if (items.length < ENOUGH || first === undefined) return;
    const supply = WEIGHT_TOPICS.map((topic) => ({
      topic,
      count: items.filter(({ question }) => question.topic === topic).length,
    }));
    const missing = supply.filter(({ count }) => count === 0).map(({ topic }) => topic);
    report({
      ...(missing.length > 0
        ? { severity: 'warning', help: [`Write questions of ${missing.join(', ')}.`] }
        : {}),
      title: `${items.length} questions by topic: ${supply.map(({ topic, count }) => `${topic} ${count} (${Math.round((count / items.length) * 100)} %)`).join(', ')}`,
      at: first.idPlace(),
    });
  },
};
