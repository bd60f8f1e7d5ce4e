/** Each question must name its exam topics, and each question except a reto must also name its form. */
import { examTopicsOf } from '../../../bank/exam-topics.ts';
import { checkEachItem, gateSeverity, type Rule } from '../../rule.ts';

export const examUnclassified: Rule = {
  id: 'exam/uncovered',
  part: 'question-without-form-or-topics',
  about: 'A question has no form or no exam topic, or names a topic that does not exist.',
  severity: 'error',
  check: checkEachItem(({ site }) => {
    const known = new Set(examTopicsOf(site)?.topics.map(({ number }) => number));
    const severity = gateSeverity(site);
    return ({ question: { form, asks = [] }, kind }, report) => {
      if (known.size === 0) return;
      if (kind !== 'reto' && form === undefined)
        report({
          severity,
          at: ['id'],
          title: 'the question has no "form"',
          help: [
            'Add "form". If no form fits, the question is unlike those of the exam: move it to data/retos.',
          ],
        });
      if (asks.length === 0)
        report({
          severity,
          at: ['id'],
          title: 'the question has no "asks", the topics of the exam that it covers',
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
  }),
};
