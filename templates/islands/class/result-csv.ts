/** The results of a group as CSV for a spreadsheet. */
import { csvOf } from '../model/csv.ts';
import type { QuizText } from '../model/quiz-data.ts';
import type { Group } from './result-list.ts';

export const TOPIC_NAMES = {
  senales: 'Señales',
  reglas: 'Reglas',
  'conduccion-segura': 'Conducción segura',
  vehiculo: 'Vehículo',
} as const;
export type Topic = keyof typeof TOPIC_NAMES;

/** The topics that a group asks, in the order of the exam. */
export const topicsOf = ({ questions }: Group): Topic[] =>
  (Object.keys(TOPIC_NAMES) as Topic[]).filter((topic) =>
    questions.some((question) => question.topic === topic),
  );

/** Right answers of a topic. */
export const scoreIn = (
  { questions }: Group,
  answers: readonly (number | undefined)[],
  topic: Topic,
): number =>
  questions.filter((question, i) => question.topic === topic && answers[i] === question.answer)
    .length;

export function resultsCsv(group: Group): string {
  const topics = topicsOf(group);
  const { questions, pupils } = group;
  const rows = [
    [
      'Nombre',
      'Aciertos',
      'De',
      'Por ciento',
      ...topics.map((topic) => TOPIC_NAMES[topic]),
      ...questions.map(({ id }) => id),
    ],
    ...pupils.map(({ name, score, answers }) => [
      name || 'Sin nombre',
      String(score),
      String(questions.length),
      String(Math.round((100 * score) / questions.length)),
      ...topics.map((topic) => String(scoreIn(group, answers, topic))),
      ...questions.map(({ answer }, i) => {
        const given = answers[i];
        return given === undefined ? '' : given === answer ? '1' : '0';
      }),
    ]),
  ];
  return csvOf(rows);
}

/** The words of a text of the quiz. */
export function wordsOf(text: QuizText): string {
  if (typeof text === 'string') return text;
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      if (Array.isArray(node)) return node[1];
      return node.type === 'br' ? '\n' : wordsOf(node.text);
    })
    .join('');
}
