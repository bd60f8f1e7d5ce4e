import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PAIR_PREFIX } from '../../../../templates/islands/model/drill-data.ts';
import { isReadinessDue } from '../../../../templates/islands/model/learning/agenda.ts';
import { missesOf } from '../../../../templates/islands/model/learning/forms.ts';
import {
  courseContentOf,
  type Material,
} from '../../../../templates/islands/model/learning/plan-material.ts';
import { withPlanSettings } from '../../../../templates/islands/model/learning/plan-settings.ts';
import {
  isSessionOver,
  plannedSession,
} from '../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type PlanSession,
  REVIEW_SESSION,
} from '../../../../templates/islands/model/learning/types.ts';
import type { CardProps } from '../../../../templates/islands/plan/card-props.ts';
import { gainedRulesText } from '../../../../templates/islands/plan/end/GainedRules.tsx';
import { DoneCard } from '../../../../templates/islands/plan/progress-parts.ts';
import type { SessionRun } from '../../../../templates/islands/plan/use-session-run.ts';
import { withSessionAnswer } from '../../../../templates/islands/store/learning.ts';
import { noon, planMaterial, TODAY } from '../model/learning/fixtures.ts';

// Node 20 has no `navigator`.
vi.stubGlobal('navigator', {});
const material = planMaterial(100, 5);
const withStops = planMaterial(100, 5);
withStops.file.stops.push(
  ...Array.from({ length: 10 }, (_, at): [string, string[]] => [
    `p-${at}`,
    withStops.forms.rules.slice(10 * at, 10 * at + 10).map(({ id }) => id),
  ]),
);

/** Answers a session of twenty minutes, all of it right or all of it wrong. */
function played(right: boolean): Learning {
  const session = plannedSession(EMPTY_LEARNING, material, TODAY, { minutes: 20 })!;
  let learning: Learning = { ...EMPTY_LEARNING, session };
  while (!isSessionOver(learning.session!)) {
    const { id: name, items, results, spent } = learning.session!;
    const { id } = items[results.length]!;
    const given = { session: name, id, right, choice: 1 as const, spent: spent + 60_000 };
    const form = material.forms.byId.get(id);
    learning = withSessionAnswer(learning, material, given, form, noon(TODAY));
  }
  return learning;
}

function endOf(learning: Learning, session: PlanSession, content: Material = material): string {
  const markup = renderToStaticMarkup(
    <DoneCard
      links={{ plan: '/plan/', review: '/repaso/', tests: '/tests/' } as CardProps['page']['links']}
      run={{ session, place: '' } as SessionRun}
      material={content}
      known={{ learning: { ...learning, session }, today: TODAY }}
    />,
  );
  return markup.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
}

test('a button that reviews some misses shows the number of all misses of the day', () => {
  const learning = played(false);
  const all = missesOf(learning, material.forms).length;
  const [, some, of] =
    /Recuperar (\d+) de (\d+) fallos/.exec(endOf(learning, learning.session!, withStops)) ?? [];
  expect(Number(of)).toBe(all);
  expect(Number(some)).toBeLessThan(all);
});

test('the score says that it does not count comparisons if the session had one', () => {
  const learning = played(true);
  const { session } = learning;
  const pair = { ...session!.items[0]!, id: `${PAIR_PREFIX}prueba` };
  expect(endOf(learning, session!)).toContain('Todas a la primera');
  const wrong = { ...session!, results: session!.results.with(0, false) };
  expect(endOf(learning, wrong)).not.toContain('comparaciones');
  const compared: PlanSession = {
    ...wrong,
    items: [...wrong.items, pair],
    results: [...wrong.results, true],
  };
  const count = wrong.results.length;
  expect(endOf(learning, compared)).toContain(
    `Acertaste ${count - 1} de ${count}, sin contar las comparaciones`,
  );
});

test('the forecast is due after a failed exam, even if it would otherwise not be', () => {
  const road = courseContentOf(material);
  const learning = withPlanSettings(EMPTY_LEARNING, { examDay: TODAY + 5 }, noon(TODAY));
  expect(isReadinessDue(learning, road, TODAY)).toBe(false);
  const failed: Learning = {
    ...learning,
    plan: { ...learning.plan!, hard: { day: TODAY, stops: ['p-1'] } },
  };
  expect(isReadinessDue(failed, road, TODAY)).toBe(true);
});

test('the end of a review shows its score once', () => {
  const learning = played(true);
  const review = { ...learning.session!, of: REVIEW_SESSION };
  const text = endOf(learning, { ...review, results: review.results.with(0, false) });
  const count = review.results.length;
  expect(text).toContain(`Recuperaste ${count - 1} de ${count}`);
  expect(text).not.toContain('Acertaste');
});

test('counts a rule as newly firm only when it is right on a second day', () => {
  const learning = played(true);
  const session = {
    ...learning.session!,
    items: learning.session!.items.map((item) => ({ ...item, isNew: false })),
  };
  const onDays = (daysRight: number) => {
    const rows = [...learning.memory].map(([id, row]) => [id, { ...row, daysRight }] as const);
    return gainedRulesText(session, material, { ...learning, memory: new Map(rows) });
  };
  expect(onDays(1)).toBe('');
  expect(onDays(2)).toMatch(/^\d+\u00a0reglas quedaron firmes$/);
  expect(onDays(3)).toBe('');
});
