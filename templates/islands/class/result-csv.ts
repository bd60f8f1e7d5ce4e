/** Formats the results of a group as CSV for a spreadsheet. */
import { csvOf } from '../model/csv.ts';
import { dateOfDay } from '../model/days.ts';
import { TOPIC_NAMES, type Topic } from '../model/topics.ts';
import {
  isAnswerRight,
  isCurrentRevision,
  type PupilTry,
  type ResultGroup,
  topicScore,
} from './result-groups.ts';

/** The topics of a group's questions, in the order of the exam. */
export const topicsOfGroup = ({ questions }: ResultGroup): Topic[] =>
  (Object.keys(TOPIC_NAMES) as Topic[]).filter((topic) =>
    questions.some(({ now }) => now?.topic === topic),
  );

export const tryModeText = ({ explain, nth }: PupilTry): string =>
  explain ? 'con explicaciones' : nth > 0 ? 'examen de la clase' : 'como examen';

/**
 * One row per pupil: the first try, and other spellings of the name, which may belong to another pupil. The column of a
 * question has 1 for a right answer, nothing for a blank, and otherwise the text of the chosen option, or 0 if the
 * question has changed since the try.
 */
export function resultsCsv(group: ResultGroup): string {
  const topics = topicsOfGroup(group);
  const { questions, pupils } = group;
  return csvOf([
    [
      'Nombre',
      'También',
      'Intentos',
      'Día',
      'Modo',
      'Aciertos',
      'De',
      'Por ciento',
      'Mejor por ciento',
      ...topics.flatMap((topic) => [TOPIC_NAMES[topic], `${TOPIC_NAMES[topic]}: de`]),
      ...questions.map(({ now }, i) => now?.id ?? `pregunta que ya no está ${i + 1}`),
    ],
    ...pupils.map(({ names, count, first, best }) => [
      names[0] || 'Sin nombre',
      names.slice(1).join(' · '),
      String(count),
      dateOfDay(first.day),
      tryModeText(first),
      String(first.score),
      String(first.answers.size),
      String(tryPercent(first)),
      String(tryPercent(best)),
      ...topics.flatMap((topic) => {
        const { right, total } = topicScore(group, first, topic);
        return [String(right), String(total)];
      }),
      ...questions.map((asked) => {
        const answer = first.answers.get(asked.short);
        if (answer?.choice === undefined) return '';
        if (isAnswerRight(asked, answer)) return '1';
        return isCurrentRevision(asked, answer) ? asked.now!.options[answer.choice] : '0';
      }),
    ]),
  ]);
}

export const tryPercent = ({ score, answers }: PupilTry): number =>
  Math.round((100 * score) / Math.max(1, answers.size));
