/**
 * The sentences of the home page, the plan, the review and the end of a session do not contradict each other, for
 * learners in several states. `PRINT=1` prints them.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { agendaOn } from '../../../../templates/islands/model/learning/agenda.ts';
import { missesOf } from '../../../../templates/islands/model/learning/forms.ts';
import { courseContentOf } from '../../../../templates/islands/model/learning/plan-material.ts';
import { withPlanSettings } from '../../../../templates/islands/model/learning/plan-settings.ts';
import {
  isSessionOver,
  plannedSession,
} from '../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type PlanSession,
  type SessionMinutes,
} from '../../../../templates/islands/model/learning/types.ts';
import { nextStep } from '../../../../templates/islands/model/next-step.ts';
import { EMPTY_PROGRESS } from '../../../../templates/islands/model/progress.ts';
import { seededRandom } from '../../../../templates/islands/model/shuffle.ts';
import type { CardProps } from '../../../../templates/islands/plan/card-props.ts';
import { PlanCard } from '../../../../templates/islands/plan/PlanCard.tsx';
import * as standing from '../../../../templates/islands/plan/progress-parts.ts';
import { ReviewCard } from '../../../../templates/islands/plan/ReviewCard.tsx';
import type { SessionRun } from '../../../../templates/islands/plan/use-session-run.ts';
import { withSessionAnswer } from '../../../../templates/islands/store/learning.ts';
import { noon, planMaterial, TODAY } from '../model/learning/fixtures.ts';

// Node 20 has no `navigator`.
vi.stubGlobal('navigator', {});
const material = planMaterial(100, 5);
const page = {
  tests: [{ id: '1', title: 'Señales' }],
  links: { plan: '/plan/', review: '/repaso/', tests: '/tests/' },
} as unknown as CardProps['page'];

type Course = {
  /** Number of days with one session each. */
  days?: number;
  /** Days from today to the exam. */
  exam?: number;
  minutes?: SessionMinutes;
  /** Chances of a right answer: at first sight, and later. */
  chances?: readonly [first: number, later: number];
  /** Days since the last session. */
  away?: number;
  hasPassed?: true;
};

function played({
  days = 0,
  exam,
  minutes = 10,
  chances = [0.6, 0.9],
  away = 0,
  hasPassed,
}: Course): Learning {
  const random = seededRandom(11);
  const start = TODAY - away - days + 1;
  let learning = EMPTY_LEARNING;
  if (days > 0 || exam !== undefined)
    learning = withPlanSettings(
      learning,
      { minutes, ...(exam === undefined ? {} : { examDay: TODAY + exam }) },
      noon(start),
    );
  for (let day = start; day < start + days; day += 1) {
    const session = plannedSession(learning, material, day, { minutes });
    if (!session) continue;
    learning = { ...learning, session };
    while (!isSessionOver(learning.session!)) learning = answered(learning, day, random, chances);
  }
  return hasPassed
    ? withPlanSettings(learning, { examDay: undefined, passedAt: noon(TODAY) }, noon(TODAY))
    : learning;
}

function answered(
  learning: Learning,
  day: number,
  random: () => number,
  [first, later]: readonly [number, number],
): Learning {
  const { id: session, items, results, spent } = learning.session!;
  const { id } = items[results.length]!;
  const form = material.forms.byId.get(id)!;
  const right = random() < (learning.memory.has(form.rule) ? later : first);
  const given = { session, id, right, choice: 1 as const, spent: spent + 12_000 };
  return withSessionAnswer(learning, material, given, form, noon(day));
}

const run = (session: PlanSession | undefined): SessionRun =>
  ({ session, place: '' }) as SessionRun;
const textOf = (markup: string): string =>
  markup
    .replace(/<\/(?:p|h\d|li|button|a|summary|section|div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The texts of the pages for a learner today. */
function pagesOf(learning: Learning) {
  const known = { learning, today: TODAY };
  const { session } = learning;
  const ofToday = session?.day === TODAY ? session : undefined;
  const controls = { known, isDamaged: false, change: () => undefined };
  const props = { page, run: run(ofToday), material, controls, standing, children: null };
  const step = nextStep(EMPTY_PROGRESS, [], {
    learning,
    road: courseContentOf(material),
    today: TODAY,
  });
  return {
    home: step ? `${step.title}\n${step.detail}`.replaceAll('\u00a0', ' ') : '',
    plan: textOf(renderToStaticMarkup(<PlanCard {...props} />)),
    review: textOf(renderToStaticMarkup(<ReviewCard {...props} />)),
    end:
      ofToday && isSessionOver(ofToday)
        ? textOf(
            renderToStaticMarkup(
              <standing.DoneCard
                links={page.links}
                run={props.run}
                material={material}
                known={known}
              />,
            ),
          )
        : '',
  };
}

const FEW = { days: 1, chances: [0.6, 0.9] } as const;
const RANDOM = [0.25, 0.25] as const;
const STATES: Record<string, Course> = {
  'no answers': {},
  'few answers': FEW,
  'few answers, yesterday': { ...FEW, away: 1 },
  'no date, 9 days': { days: 9 },
  ...Object.fromEntries(
    [14, 7, 2, 1, 0].flatMap((exam) => [
      [`exam in ${exam}, today done`, { days: 7, exam }],
      [`exam in ${exam}, today to come`, { days: 7, exam, away: 1 }],
    ]),
  ),
  'exam in 2, no answers': { exam: 2 },
  'exam in 4, twenty minutes, weak': { days: 1, exam: 4, minutes: 20, chances: RANDOM },
  'exam in 6, weak, today done': { days: 1, exam: 6, minutes: 5, chances: RANDOM },
  'exam in 2, weak, today to come': { days: 1, exam: 2, away: 1, minutes: 5, chances: RANDOM },
  'exam yesterday': { days: 7, exam: -1, away: 2 },
  'exam a week ago': { days: 7, exam: -7, away: 8 },
  passed: { days: 14, away: 1, hasPassed: true },
  'everything known': { days: 30, chances: [1, 1], away: 1 },
  'everything known, today done': { days: 30, chances: [1, 1] },
  'everything known, exam in 7': { days: 30, chances: [1, 1], exam: 7, away: 1 },
  'at random, 50 sessions': { days: 50, chances: RANDOM },
  'a year of silence': { days: 20, away: 365 },
};

const all = Object.entries(STATES).map(([name, course]) => {
  const learning = played(course);
  return { name, course, learning, pages: pagesOf(learning) };
});

if (process.env.PRINT)
  for (const { name, pages } of all)
    console.log(
      `\n######## ${name}${Object.entries(pages)
        .map(([where, text]) => `\n--- ${where}\n${text}`)
        .join('')}`,
    );

const numbersOf = (text: string): number[] =>
  [...text.matchAll(/(\d+) (?:firmes?:|acertadas?, aún|sin acertar|nuevas?: no)/g)].map(
    ([, count]) => Number(count),
  );

describe.each(all)('the site for a learner ($name)', ({ course, learning, pages }) => {
  const text = Object.values(pages).join('\n');
  const { exam, hasPassed } = course;
  const isOverToday = pages.end !== '';
  const isAfter = (exam ?? 0) < 0;

  test('has four numbers that add up to the number of rules', () => {
    const numbers = numbersOf(pages.plan);
    if (numbers.length > 0)
      expect(numbers.reduce((sum, one) => sum + one)).toBe(material.forms.rules.length);
    const misses = missesOf(learning, material.forms).length;
    expect(/Hoy no tienes nada que repasar/.test(pages.review)).toBe(misses === 0);
  });

  test('shows the same title for today on the home page and in the plan', () => {
    const [title = '', detail = ''] = pages.home.split('\n');
    // After the exam, the road page only links to the plan, where each of the three answers has its own link.
    expect(pages.plan).toContain(detail === '¿Cómo te fue?' ? detail : title);
  });

  test('announces as many misses and new rules for tomorrow as its session will ask', () => {
    const { missed, fresh } = agendaOn(learning, courseContentOf(material), TODAY + 1);
    if (isOverToday && exam !== 0) {
      if (missed > 0)
        expect(pages.end).toMatch(new RegExp(`Mañana: ${missed} (?:de tus \\d+ )?fallos?\\b`));
      if (fresh > 0) expect(pages.end).toMatch(new RegExp(`${fresh} reglas? nuevas?`));
    }
  });

  test('asks nothing new on the eve and on the day of the exam', () => {
    if (exam === 1 || exam === 0) expect(pages.plan).not.toMatch(/reglas? nuevas?/);
    if (exam === 0) expect(text).not.toMatch(/Si el examen fuera hoy|Mañana/);
  });

  test('mentions a coming exam only while one is ahead', () => {
    if (hasPassed || isAfter) expect(text).not.toMatch(/Falta|Pon la fecha de tu examen/);
    expect(/¿Cómo te fue\?/.test(text)).toBe(isAfter);
    expect(/Ahora te toca guiar/.test(text)).toBe(hasPassed === true);
    // After the exam, the plan only asks for its result.
    if (isAfter) expect(pages.plan).not.toMatch(/Arrancar|fallos/);
    expect(/Ver qué papeles llevo\nUn repaso corto/.test(pages.plan)).toBe(exam === 0);
  });

  test('has no missing value, and no wrong singular or plural after a number', () => {
    expect(text).not.toMatch(
      /undefined|NaN|null|\b1 (preguntas|días|reglas|fallos)\b|\b([02-9]|\d{2,}) (pregunta|día|regla|fallo)\b/,
    );
  });
});
