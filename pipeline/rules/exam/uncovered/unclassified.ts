/** Each question says which topics of the exam it asks, and a question of a test how it asks. */
import { examTopicsOf } from '../../../bank/exam-topics.ts';
import { gateSeverity, type ItemRule } from '../../rule.ts';

export const examUnclassified: ItemRule = {
  id: 'exam/uncovered',
  about:
    'A question without its form or its topics of the exam, or with a topic that is not there.',
  severity: 'error',
  checkWith({ site }) {
    const known = new Set(examTopicsOf(site)?.topics.map(({ number }) => number));
    const severity = gateSeverity(site);
    return ({ question: { form, asks = [] }, kind }, report) => {
      if (known.size === 0) return;
      if (kind !== 'reto' && form === undefined)
        report({
          severity,
          at: ['id'],
          title: 'the question does not say how it asks',
          help: [
            'Add "form". A question that asks in none of its ways is not like those of the exam: move it to data/retos.',
          ],
        });
      if (asks.length === 0)
        report({
          severity,
          at: ['id'],
          title: 'the question does not say which topics of the exam it asks',
          help: ['Add "asks" with numbers of data/temas-examen.json, the main one first.'],
        });
      for (const [index, number] of asks.entries())
        if (!known.has(number))
          report({
            at: ['asks', index],
            title: `data/temas-examen.json has no topic ${number}`,
            help: [`Name one of the topics 1 to ${Math.max(...known)}.`],
          });
    };
  },
};
