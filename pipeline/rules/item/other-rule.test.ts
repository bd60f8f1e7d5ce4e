import { expect, it } from 'vitest';
import { auditOf, type Literal, SOUND_QUESTION } from '../../../tests/rules/questions.ts';

const OTHER_SECTION = { section: 'reglas-transito#otra' };

const reported = (first: Literal, form: Literal) =>
  auditOf([[first]], {
    'formas/reglas': {
      id: 'reglas',
      title: 'Más preguntas',
      questions: [
        { ...SOUND_QUESTION, id: 'f-1', of: 'p-1', question: '¿Y en el campo?', ...form },
      ],
    },
  })
    .filter(({ rule }) => rule === 'item/other-rule')
    .map(({ written }) => written);

it.each([
  ['section', {}, {}],
  ['picture', { sign: 'octagono' }, { ...OTHER_SECTION, sign: 'octagono' }],
  ['concept', { concepts: ['luz-roja'] }, { ...OTHER_SECTION, concepts: ['luz-roja', 'ceda'] }],
  ['fact', { facts: ['multa.luz'] }, { ...OTHER_SECTION, facts: ['multa.luz'] }],
])('accepts a second form with a topic in common and the same %s', (_, first, form) => {
  expect(reported(first, form)).toEqual([]);
});

it.each([
  ['another topic', {}, { asks: [2] }],
  ['only a topic in common', { concepts: ['luz-roja'] }, { ...OTHER_SECTION, concepts: ['ceda'] }],
])('reports a second form with %s', (_, first, form) => {
  expect(reported(first, form)).toEqual(['p-1']);
});
