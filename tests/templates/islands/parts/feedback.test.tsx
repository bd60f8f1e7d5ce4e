import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Choice } from '../../../../templates/islands/model/attempt.ts';
import type { QuizQuestion } from '../../../../templates/islands/model/quiz-data.ts';
import { Feedback } from '../../../../templates/islands/parts/question/Feedback.tsx';

const face = (name: string) => ({
  name,
  sign: { src: `/${name}.svg`, width: 96, height: 96, alt: `Dibujo de ${name}` },
});
const question: QuizQuestion = {
  id: 'pare',
  revision: 1,
  stem: '¿Qué haces?',
  options: ['Detente', 'Cede', 'Sigue', 'Vira'],
  answer: 0,
  topic: 'senales',
  ordered: false,
  explanation: 'Pare: detente por completo.',
  errors: [null, 'Es otra.', 'Es otra.', 'Es otra.'],
  sources: [],
  section: { title: 'Señales', href: '/manual/' },
};
const faces = ['Pare', 'Ceda', 'Rotonda', 'Curva'].map(face);

const shown = (choice: Choice, asked = question) =>
  renderToStaticMarkup(
    <Feedback
      question={asked}
      choice={choice}
      letter="A"
      isWhole={false}
      report={undefined}
      page={undefined}
      heading={{ current: null }}
    />,
  );

test('a miss shows the signs of the chosen and the right option, with their names', () => {
  const html = shown(1, { ...question, faces });
  expect(html).toContain('/Ceda.svg');
  expect(html).toContain('Tu respuesta: <b>Ceda</b>');
  expect(html).toContain('/Pare.svg');
  expect(html).toContain('Correcta: <b>Pare</b>');
  expect(html).not.toContain('Rotonda');
});

test('a right answer or a question without sign options shows no signs', () => {
  expect(shown(0, { ...question, faces })).not.toContain('<img');
  expect(shown(1)).not.toContain('<img');
  expect(shown(1)).toContain('Es otra.');
});
