import { expect, it } from 'vitest';
import { CHAPTER } from '../../../tests/fixtures/base-data.ts';
import { auditOf, chapter } from '../../../tests/rules/questions.ts';
import { badExample, speedQuestion, testRule } from '../../../tests/rules/rule-examples.ts';

testRule('item/untaught-section', {
  good: [
    [speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph')],
    [{ facts: ['velocidad.rural'] }],
  ],
  bad: [badExample({}, 'section'), badExample({ concepts: ['luz-roja'] }, 'section')],
});

const reported = (manual: string, question: object) =>
  auditOf([[{ ...question }]], { 'manual/reglas-transito.md': manual }).filter(
    ({ rule }) => rule === 'item/untaught-section',
  ).length;

it('accepts a concept of the section, and reports another concept', () => {
  const manual = CHAPTER.replace(
    'title: Velocidad\n',
    'title: Velocidad\n    concepts: [luz-roja]\n',
  );
  expect(reported(manual, { concepts: ['luz-roja'] })).toBe(0);
  expect(reported(manual, { concepts: ['ceda'] })).toBe(1);
});

it('accepts a fact of the named section, but not of the introduction', () => {
  const question = { facts: ['velocidad.rural'] };
  expect(reported(chapter('Vale {{velocidad.rural}}.'), question)).toBe(0);
  expect(reported(CHAPTER.replace('Una introducción', 'Vale {{velocidad.rural}}'), question)).toBe(
    1,
  );
});

it('reports nothing for a sign that does not exist or is in a broken family', () => {
  expect(reported(CHAPTER, { sign: 'no-existe' })).toBe(0);
});
