/** The questions of a test as a map beside the question, on wide screens. A plain script: the practice knows nothing of it. */
import type { Answer, Attempt } from '../model/attempt.ts';
import { runningOf } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { element } from '../parts/element.ts';
import { read } from '../parts/late.ts';
import { glance } from '../store/progress.ts';

/** What the map shows of a question: not reached, reached, answered, and after its answer was shown right or wrong. */
export type Cell = {
  number: number;
  look: '' | 'ok' | 'no' | 'vacia';
  isOpen: boolean;
  isHere: boolean;
};

/** @param keys right options by question */
export function cellsOf(attempt: Attempt, keys: ReadonlyMap<string, number>): Cell[] {
  const firstBlank = attempt.order.findIndex(({ id }) => !attempt.answers.has(id));
  return attempt.order.map(({ id }, position) => {
    const answer = attempt.answers.get(id);
    const isRight = answer?.choice === keys.get(id);
    return {
      number: position + 1,
      look: lookOf(answer, isRight),
      isOpen: firstBlank === -1 || position <= firstBlank,
      isHere: position === attempt.position,
    };
  });
}

function lookOf(answer: Answer | undefined, isRight: boolean): Cell['look'] {
  if (!answer) return 'vacia';
  if (!answer.revealed) return '';
  return isRight ? 'ok' : 'no';
}

const NAMES = {
  ok: 'bien contestada',
  no: 'mal contestada',
  '': 'contestada',
  vacia: 'sin contestar',
} as const;

function printed({ number, look, isOpen, isHere }: Cell): HTMLElement {
  if (!isOpen) return element('i', {}, `${number}`);
  return element(
    'a',
    {
      href: `#p${number}`,
      class: look || undefined,
      'aria-current': isHere ? 'step' : undefined,
      'aria-label': isHere ? `Pregunta ${number}` : `Pregunta ${number}, ${NAMES[look]}`,
    },
    `${number}`,
  );
}

const TOPICS: Record<QuizData['questions'][number]['topic'], string> = {
  senales: 'Señales',
  reglas: 'Reglas',
  'conduccion-segura': 'Conducción segura',
  vehiculo: 'Vehículo',
};

/** @param quiz the place of the practice, whose data the browser has fetched before */
export async function startSideMap(quiz: HTMLElement): Promise<void> {
  const { src } = JSON.parse(document.querySelector('#quiz-data')?.textContent ?? '') as {
    src: string;
  };
  const { test, questions } = await read<QuizData>(src);
  const keys = new Map(questions.map(({ id, answer }) => [id, answer]));
  const topics = new Map(questions.map(({ id, topic }) => [id, TOPICS[topic]]));
  const topic = element('p');
  const list = element('ol');
  const map = element(
    'aside',
    { class: 'lado', 'aria-label': 'Mapa del test' },
    element('b', {}, test.title),
    topic,
    list,
  );
  const update = () => {
    const progress = glance(() => window.localStorage);
    const attempt = progress && runningOf(progress, test.id)?.attempt;
    map.hidden = !attempt;
    if (!attempt) return;
    map.style.top = `${quiz.offsetTop}px`;
    topic.textContent = topics.get(attempt.order[attempt.position]?.id ?? '') ?? '';
    list.replaceChildren(...cellsOf(attempt, keys).map((cell) => element('li', {}, printed(cell))));
  };
  quiz.after(map);
  update();
  // Every answer and every step changes what the practice draws, and is stored before that.
  new MutationObserver(update).observe(quiz, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'data-estado', 'value'],
  });
}
