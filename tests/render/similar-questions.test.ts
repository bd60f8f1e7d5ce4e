import { describe, expect, it } from 'vitest';
import { similarQuestions } from '../../pipeline/render/questions/similar-questions.ts';
import { parseLine } from '../../pipeline/text/line.ts';
import type { Question } from '../../schemas/test.ts';
import { fourOptions } from '../fixtures/base-data.ts';

describe('near-duplicates', () => {
  const ask = (
    id: string,
    question: string,
    key: string,
    rest: { sign?: string; facts?: string[] } = {},
  ) => ({
    question: {
      id,
      question,
      options: fourOptions([key, 'b', 'c', 'd'], 0),
      ...(rest.sign === undefined ? {} : { sign: rest.sign }),
    } as unknown as Question,
    nodes: [...parseLine(question).nodes, ...parseLine(key).nodes],
    facts: rest.facts ?? [],
  });
  it('are questions with the same key figure, the same sign, or nearly the same words', () => {
    const similar = similarQuestions([
      ask('a', '¿Cuál es el límite en zona escolar?', '15 mph', { facts: ['velocidad.escolar'] }),
      ask('b', 'Pasas frente a una escuela. ¿A cuánto vas?', '15 mph', {
        facts: ['velocidad.escolar'],
      }),
      ask('c', '¿Qué significa esta señal?', 'Detenerte', { sign: 'pare' }),
      ask('d', '¿Dónde paras ante esta señal?', 'Antes del cruce', { sign: 'pare' }),
      ask('e', 'Llueve fuerte en la autopista. ¿Qué haces primero?', 'Reducir la velocidad'),
      ask('f', 'Llueve fuerte en la autopista. ¿Qué haces primero tú?', 'Reducir la velocidad'),
      ask('g', '¿Quién pasa primero en un cruce sin semáforo?', 'El que llegó antes'),
    ]);
    expect(Object.fromEntries(similar)).toEqual({
      a: ['b'],
      b: ['a'],
      c: ['d'],
      d: ['c'],
      e: ['f'],
      f: ['e'],
    });
  });
});
