import { expect, test } from 'vitest';
import { masteredRetosLinks } from '../../../../templates/islands/plan/Progress.tsx';
import { type Ask, learningAfter, planMaterial, TODAY } from '../model/learning/fixtures.ts';

const retos = [
  { topic: 'reglas' as const, href: '/retos/reglas/', label: '3 retos de reglas' },
  { topic: 'senales' as const, href: '/retos/senales/', label: '4 retos de señales' },
];
const { forms } = planMaterial(10, 2);
/** The learning after right answers to these forms, on two days by default. */
const known = (ids: readonly string[], days = [TODAY - 1, TODAY]) => ({
  learning: learningAfter(
    forms,
    days.flatMap((day) => ids.map((id): Ask => [id, day, true])),
  ),
  today: TODAY,
});
const idsOf = (topic: string) =>
  forms.rules
    .filter((rule) => rule.isTested && rule.forms[0]!.topic === topic)
    .flatMap((rule) => rule.forms.map(({ id }) => id));

test('offers harder questions only for topics whose rules are all firm; drills do not count', () => {
  const of = (topic: string) => masteredRetosLinks({ forms, retos }, known(idsOf(topic)));
  expect(of('senales')).toEqual([retos[1]]);
  expect(masteredRetosLinks({ forms, retos }, known(['signo-0', 'signo-1']))).toEqual([]);
});

test('offers nothing while any question is unseen or was answered right on only one day', () => {
  const ids = idsOf('senales');
  expect(masteredRetosLinks({ forms, retos }, known(ids.slice(2)))).toEqual([]);
  expect(masteredRetosLinks({ forms, retos }, known(ids, [TODAY]))).toEqual([]);
  expect(masteredRetosLinks({ forms, retos }, known([]))).toEqual([]);
});
