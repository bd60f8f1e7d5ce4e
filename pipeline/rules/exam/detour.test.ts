import { describe, expect, it } from 'vitest';
import { reportsOf } from '../../../tests/rules/questions.ts';

const reported = (question: string, waivers: object[] = []) =>
  reportsOf('exam/detour', { question, waivers });

describe('exam/detour', () => {
  it.each([
    '¿Qué otro letrero te quitaría el mismo viraje?',
    '¿Qué le falta a esta señal?',
    '¿Qué se le cambia a esta línea para poder rebasar?',
    '¿Cuántos pies más debes ir hacia atrás?',
    'Esta señal perdió el dibujo. ¿Qué anuncia?',
    '¿Cuál de los cuatro carros cumple la ley?',
  ])('is found: %s', (question) => {
    expect(reported(question)).toMatchObject([{ severity: 'warning' }]);
  });

  it.each([
    '¿Qué haces al llegar a esta señal?',
    'El carro de adelante va lento. ¿Qué haces?',
    '¿Cuánto espacio se aconseja dejar cuando llueve?',
    'Todos tienen PARE en las cuatro entradas. ¿Quién pasa primero?',
    'Otro carro se te pega por detrás. ¿Qué haces?',
  ])('is not found in a plain question: %s', (question) => {
    expect(reported(question)).toEqual([]);
  });

  it('that an editor trips over by chance is waived with a reason, until the question changes', () => {
    const question = 'La línea de tu carril está borrada por la lluvia. ¿Por dónde guías?';
    expect(reported(question)).toMatchObject([{ severity: 'warning' }]);
    const because = 'La pintura gastada es lo que se pregunta: pasa en muchas calles.';
    const waiver = { check: 'exam/detour', because, revision: 1 };
    expect(reported(question, [waiver])).toMatchObject([{ severity: 'note', why: because }]);
    expect(reported(question, [{ ...waiver, revision: 2 }])).toMatchObject([
      { severity: 'warning' },
    ]);
  });
});
