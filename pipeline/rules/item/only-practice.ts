/** A scored question needs a ground with an author: "Buena práctica" is advice of this site. */
import { gateSeverity, type ItemRule } from '../rule.ts';

export const onlyPractice: ItemRule = {
  id: 'item/only-practice',
  about: 'A question that cites nothing but good practice.',
  severity: 'error',
  checkItem({ question }, report, { site }) {
    const sources = question.cite.map((id) => site.sources.get(id));
    if (!sources.every((source) => source?.kind === 'practica')) return;
    report({
      severity: gateSeverity(site),
      at: ['cite'],
      title: 'the question rests on good practice alone',
      help: [
        'Cite a law, an agency or a manual that says so, ask for something that one of them says, or retire the question.',
      ],
    });
  },
};
