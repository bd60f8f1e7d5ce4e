/** The plan offers harder questions of a topic once every question of it is firm. */
import { expect, test } from 'vitest';
import type { MemoryRow } from '../../../../templates/islands/model/learning/types.ts';
import { EMPTY_LEARNING } from '../../../../templates/islands/model/learning/types.ts';
import { firmTopics } from '../../../../templates/islands/plan/Progress.tsx';
import { planBank, TODAY } from '../model/learning/fixtures.ts';

const bank = planBank(10, 2);
const retos = [
  { topic: 'reglas' as const, href: '/retos/reglas/', label: '3 retos de reglas' },
  { topic: 'senales' as const, href: '/retos/senales/', label: '4 retos de señales' },
];
const row = (id: string, stability: number): [string, MemoryRow] => [
  id,
  {
    id,
    revision: 1,
    lastDay: TODAY,
    stability,
    difficulty: 5,
    firstRight: true,
    lastRight: true,
    asks: 3,
    lapses: 0,
  },
];
const learned = (ids: readonly string[], stability = 400) => ({
  learning: { ...EMPTY_LEARNING, memory: new Map(ids.map((id) => row(id, stability))) },
  today: TODAY,
});
const idsOf = (topic: string) =>
  bank.questions.filter((each) => each.topic === topic && !each.isDrill).map(({ id }) => id);

test('offers the topic that is firm, and no other; drills do not count', () => {
  expect(firmTopics({ bank, retos }, learned(idsOf('reglas')))).toEqual([retos[0]]);
  expect(firmTopics({ bank, retos }, learned(idsOf('senales')))).toEqual([retos[1]]);
});

test('offers nothing while a question of the topic is unseen or weak', () => {
  expect(firmTopics({ bank, retos }, learned(idsOf('reglas').slice(1)))).toEqual([]);
  expect(firmTopics({ bank, retos }, learned(idsOf('reglas'), 1))).toEqual([]);
  expect(firmTopics({ bank, retos }, learned([]))).toEqual([]);
});
