/** A small bank for the tests of the islands. */
import type { QuizData, QuizQuestion } from '../../../templates/islands/model/quiz-data.ts';

const TOPICS = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'] as const;

export function question(n: number, over: Partial<QuizQuestion> = {}): QuizQuestion {
  return {
    id: `pregunta-${n}`,
    revision: 1,
    stem: ['¿Pregunta ', ['numero', `${n}`], '?'],
    options: ['uno', 'dos', 'tres', 'cuatro'],
    answer: (n % 4) as QuizQuestion['answer'],
    explanation: ['Porque ', { type: 'strong', text: 'sí' }, ' & ya.'],
    errors: [0, 1, 2, 3].map((choice) => (choice === n % 4 ? null : `Motivo ${choice}.`)),
    sources: [{ label: 'Ley', title: 'Ley 22-2000', href: 'https://example.org/ley' }],
    section: { title: 'Velocidad', href: '/manual/reglas-transito/#velocidad' },
    topic: TOPICS[n % 4] ?? 'reglas',
    ordered: n % 5 === 0,
    ...over,
  };
}

export function bank(count: number, over: Partial<QuizData> = {}): QuizData {
  return {
    test: { id: '2', title: 'Reglas de Tránsito', minutes: 25 },
    bankRevision: 'a1b2c3',
    questions: Array.from({ length: count }, (_, i) => question(i + 1)),
    links: {
      questions: '/preguntas/',
      tests: '/tests/',
      start: '/test/2/',
      result: '/test-result/2/',
      procedures: '/tramites/',
      plan: '/plan/',
      centres: '/centros-cesco/',
      guide: '/guia-estudio/',
      review: '/repaso/',
    },
    passMark: { percent: 70, wording: 'sin fuente oficial' },
    ...over,
  };
}
