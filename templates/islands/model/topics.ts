/** The names of the exam's topics, in the order of the exam. */
import type { QuizQuestion } from './quiz-data.ts';

export type Topic = QuizQuestion['topic'];

export const TOPIC_NAMES: Record<Topic, string> = {
  senales: 'Señales',
  reglas: 'Reglas',
  'conduccion-segura': 'Conducción segura',
  vehiculo: 'Vehículo',
};
