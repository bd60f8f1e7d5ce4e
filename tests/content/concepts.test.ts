import { describe, expect, it } from 'vitest';
import { type Concept, conceptsOf } from '../../pipeline/bank/concepts.ts';
import { readBank } from '../../pipeline/bank/item.ts';
import type { Content } from '../../pipeline/content.ts';
import { contentInMemory } from '../fixtures/content-in-memory.ts';
import { DATA, shippedContent } from './shipped.ts';

const conceptsIn = ({ site, ledger }: Content): Concept[] => conceptsOf(readBank(site!, ledger!));
const shipped = shippedContent();
const concepts = conceptsIn(shipped);
const conceptOf = (list: readonly Concept[], form: string) =>
  list.filter(({ forms }) => forms.some(({ id }) => id === form)).map(({ id }) => id);

describe('a concept', () => {
  it('has a unique id, and each item belongs to one concept only', () => {
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
    const forms = concepts.flatMap((concept) => concept.forms.map(({ id }) => id));
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('exists for every test question', () => {
    const questions = shipped.site!.entries.tests.flatMap(({ data }) => data.questions);
    const fed = new Set(concepts.flatMap(({ forms }) => forms.map(({ id }) => id)));
    expect(questions.filter(({ id }) => !fed.has(id))).toEqual([]);
  });

  it('can be a sign or a figure that a question and a drill ask about', () => {
    const pare = concepts.find(({ id }) => id === 'pare')!;
    expect(pare.kind).toBe('sign');
    expect(pare.forms.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['test', 'drill']));
    const urban = concepts.find(({ id }) => id === 'velocidad.urbana')!;
    expect(urban.forms.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['test', 'drill']));
  });

  it('lists items of other concepts that also ask about it', () => {
    const urban = concepts.find(({ id }) => id === 'velocidad.urbana')!;
    const asked = urban.forms.find(({ kind }) => kind === 'test')!;
    const rules = concepts.filter(({ beside }) => beside.some(({ id }) => id === asked.id));
    expect(rules.map(({ kind }) => kind)).toContain('rule');
  });

  it('may have a clip unless it is a figure', () => {
    const shown = concepts.filter(({ forms }) => forms.some(({ kind }) => kind === 'clip'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ kind }) => kind)).not.toContain('figure');
  });
});

it('a question moves to another concept when it asks about another exam topic', () => {
  const memory = contentInMemory(DATA, shipped.site!.newest);
  const path = memory.paths.find((each) => {
    if (!/^tests\/.*\/[^/]*\d\.json$/.test(each)) return false;
    const { asks, sign } = JSON.parse(memory.textOf(each)) as { asks?: number[]; sign?: string };
    return sign === undefined && asks?.length === 1 && !memory.textOf(each).includes('{{');
  })!;
  const question = JSON.parse(memory.textOf(path)) as { id: string; asks: number[] };
  const other = question.asks[0] === 1 ? 2 : 1;
  const moved = memory.audited({ [path]: JSON.stringify({ ...question, asks: [other] }) });
  expect(conceptOf(concepts, question.id)).toEqual([String(question.asks[0])]);
  expect(conceptOf(conceptsIn(moved), question.id)).toEqual([String(other)]);
});
