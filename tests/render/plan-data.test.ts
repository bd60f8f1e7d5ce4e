import { describe, expect, test } from 'vitest';
import { signMeanings } from '../../pipeline/bank/drill-signs.ts';
import { itemsOfKind, readBank } from '../../pipeline/bank/item.ts';
import { learningRulesOf } from '../../pipeline/bank/learning-rules.ts';
import { groupByNames } from '../../pipeline/program/group-by-names.ts';
import {
  planData,
  planFileRules,
  ruleNames,
  signDrills,
} from '../../pipeline/render/questions/plan-data.ts';
import { shippedContent } from '../content/shipped.ts';

const { site, ledger } = shippedContent();
const image = { src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' };
const text = { plain: (rich: string) => rich, href: (route: string) => route };
const sources = { site: site!, text, signImage: () => image };
const signs = signDrills(sources);
const bank = readBank(site!, ledger!);
const rules = planFileRules(bank, signs);
const data = planData(sources, rules);

describe('the plan file', () => {
  test('names the section that teaches each question', () => {
    for (const [id, { question }] of site!.questions) {
      const section = data.sections[data.taughtIn[id]!];
      expect(section?.title).not.toBe('');
      expect(section?.href).toContain(`/manual/${question.section.split('#')[0]}/`);
    }
  });

  test('gives each rule a name that learners can read', () => {
    const names = ruleNames(bank);
    const worded = (id: string) => {
      const { question } = site!.questions.get(id) ?? {};
      return question !== undefined && !question.sign;
    };
    for (const [id] of rules) expect(names[id] ?? worded(id), id).toBeTruthy();
    const shared = groupByNames(Object.keys(names), (id) => [names[id]]);
    for (const [name, ids] of shared)
      if (ids.length > 1) expect(ids.filter(worded), name).toEqual([]);
  });

  test('asks for a sign’s meaning or the required action; explains each of three wrong options', () => {
    const meanings = signMeanings(site!);
    expect(signs.length).toBeGreaterThan(80);
    for (const { id, stem, options, errors, section } of signs) {
      const asksDuty = stem === '¿Qué haces ante esta señal?';
      expect(asksDuty, id).toBe(meanings.isTold(site!.signs.get(id)!));
      expect(new Set(options).size, id).toBe(4);
      expect(
        errors.map((error) => error === null),
        id,
      ).toEqual([true, false, false, false]);
      expect(section.href, id).toMatch(/^\/(manual|senales)\//);
      expect(site!.questions.has(id), id).toBe(false);
    }
  });

  test('names the sign of each option, with the question’s sign first, also in the explanation', () => {
    for (const { id, options, faces, explanation } of signs) {
      const { name } = site!.signs.get(id)!;
      expect(faces![0]!.name, id).toBe(name);
      expect(new Set(faces!.map((face) => face.name)).size, id).toBe(options.length);
      expect(
        faces!.every(({ sign }) => sign === image),
        id,
      ).toBe(true);
      expect(explanation, id).toMatch(/^[^.]+: \p{Ll}/u);
    }
  });

  test('lists test questions first in their rule, and retos with their rule', () => {
    const asked = rules.flatMap(([, , forms]) => forms);
    const fed = rules.flatMap(([, , , forms]) => forms);
    expect(new Set(asked).size).toBe(asked.length);
    for (const { id } of itemsOfKind(bank, 'test'))
      expect(rules.find(([rule]) => rule === id)?.[2][0], id).toBe(id);
    const harder = learningRulesOf(bank).flatMap(({ forms }) =>
      forms.flatMap(({ id, kind }) => (kind === 'reto' ? [id] : [])),
    );
    expect(harder.length).toBeGreaterThan(0);
    for (const id of harder) {
      const { question, answer } = bank.items.find((item) => item.id === id)!;
      expect(fed.find((form) => form[0] === id)).toEqual([id, question.revision, answer]);
    }
  });

  test('includes a drill only if its sign has a drawing', () => {
    const drawn = new Set(signs.map(({ id }) => id));
    const asked = new Set(rules.flatMap(([, , forms]) => forms));
    expect([...drawn].some((id) => asked.has(id))).toBe(true);
    expect(
      planFileRules(bank, [])
        .flatMap(([, , forms]) => forms)
        .some((id) => drawn.has(id)),
    ).toBe(false);
  });

  test('leaves out a sign without a drawing', () => {
    expect(signDrills({ ...sources, signImage: () => undefined })).toEqual([]);
  });
});
