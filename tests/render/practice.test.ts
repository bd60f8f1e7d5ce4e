import { describe, expect, it } from 'vitest';
import {
  bankSupplyText,
  examBlueprintOf,
  examRows,
  passChance,
  simulatedExamRows,
} from '../../pipeline/render/questions/practice.ts';
import { changedBase } from '../fixtures/project.ts';
import { renderSampleSite, spaced } from './pages.ts';

describe('the chance to pass an exam of 40 questions at 70 %', () => {
  it.each([
    [0.7, 58],
    [0.75, 82],
    [0.8, 96],
  ])('at a mastery of %s is %s %%', (mastery, percent) => {
    expect(Math.round(100 * passChance(mastery, 40, 70))).toBe(percent);
  });

  it('is almost 0 for a mastery of 5 %, and increases with mastery', () => {
    expect(passChance(0.05, 40, 70)).toBeLessThan(1e-9);
    for (let mastery = 0.1; mastery < 0.95; mastery += 0.05)
      expect(passChance(mastery + 0.05, 40, 70)).toBeGreaterThan(passChance(mastery, 40, 70));
  });
});

describe('the blueprint of the simulator', () => {
  const of = (readings?: object[]) => {
    const made = renderSampleSite(
      readings === undefined
        ? {}
        : {
            'facts/examen.json': changedBase('facts/examen.json', (facts) => {
              facts['examen.duracion'].readings = readings;
            }),
          },
    );
    const [blueprint] = made.site.entries.blueprint;
    return {
      ...made,
      blueprint: blueprint!.data,
      exam: examBlueprintOf(made.ledger, made.view, blueprint!.data),
    };
  };

  it('takes its minutes and weights from the ledger', () => {
    expect(of().exam).toEqual({
      questions: 10,
      minutes: 40,
      weights: [{ topic: 'reglas', percent: 100 }],
    });
  });

  it('names the source of the minutes if there is one', () => {
    const { exam } = of([{ surface: 'dtop', value: 45, source: 'mutcd', asOf: '2026-01-15' }]);
    expect(exam).toMatchObject({ minutes: 45, minutesSource: 'Según: MUTCD.' });
  });

  it('has no minutes if the ledger has an interval instead of a number', () => {
    expect(of([{ surface: 'tramites', value: [30, 45] }]).exam).not.toHaveProperty('minutes');
  });

  it('shows the known facts of the real exam, each with its label', () => {
    const { ledger, view, blueprint } = of([
      { surface: 'dtop', value: 45, source: 'mutcd', asOf: '2026-01-15' },
    ]);
    const rows = examRows({ ledger, view }, blueprint);
    expect(rows.map(({ label, sourceLabel }) => [label, sourceLabel])).toEqual([
      ['Preguntas del examen', 'Sin fuente oficial'],
      ['Duración del examen', 'Agencia'],
      ['Nota para aprobar', 'Sin fuente oficial'],
    ]);
    expect(rows[0]!.href).toBe('/consistencia/examen-preguntas/');
    expect(spaced(rows[1]!.value)).toBe('45 minutos');
  });

  it('shows the site’s own decisions about the simulated exam', () => {
    const { view, blueprint } = of();
    expect(simulatedExamRows({ view }, blueprint).map(({ value }) => spaced(value))).toEqual([
      '10 preguntas',
      '90 %',
      'Tú escoges',
      '100 %',
    ]);
  });

  it('is summarised in a line with the supply of questions for each topic', () => {
    const { set, exam } = of();
    expect(bankSupplyText(set.bank(), exam)).toMatch(
      /^supply senales 2 · reglas 3 · conduccion-segura 0 · vehiculo 0 · two exams in a row share \d+ %$/,
    );
  });
});
