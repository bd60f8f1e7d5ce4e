/** Lists rules by name and picture, and counts those that a session gained. */
import type { ReactNode } from 'react';
import type { LearningRule } from '../../model/learning/choose-session.ts';
import { type Material, ruleName } from '../../model/learning/plan-material.ts';
import { numberWithNoun } from '../../model/learning/plan-words.ts';
import { ruleStateOf } from '../../model/learning/rule.ts';
import type { Learning, PlanSession, SessionItem } from '../../model/learning/types.ts';
import { QuizRichText } from '../../parts/question/QuizRichText.tsx';

/** The rules that items of a session ask about, in the order of the road. */
export function rulesOfItems(items: readonly SessionItem[], { forms }: Material): LearningRule[] {
  const asked = new Set(items.map(({ id }) => forms.byId.get(id)?.rule));
  return forms.rules.filter(({ id }) => asked.has(id));
}

/**
 * The number of new rules that were answered correctly or, if there are none, of rules that became firm on their second
 * day with a right answer, in words. Rules that still need another form are not counted.
 * @returns an empty string if there are no such rules
 */
export function gainedRulesText(
  { items, results }: PlanSession,
  material: Material,
  { memory }: Learning,
): string {
  const right = items.filter((_, at) => results[at]);
  const won = rulesOfItems(
    right.filter(({ isNew }) => isNew),
    material,
  );
  if (won.length > 0) return `Ganaste ${numberWithNoun(won.length, 'regla', 'reglas')}`;
  const firm = rulesOfItems(right, material).filter(
    ({ id, forms }) =>
      memory.get(id)?.daysRight === 2 && ruleStateOf(memory.get(id), forms) === 'firm',
  );
  return firm.length === 0
    ? ''
    : numberWithNoun(firm.length, 'regla quedó firme', 'reglas quedaron firmes');
}

type PictureProps = { rule: LearningRule; material: Material; children?: ReactNode };

/**
 * The picture of a rule: its sign or, if the page contains the drawing, the landmark of its stop; otherwise
 * `children`.
 */
export function RulePicture({ rule, material: { file, byId }, children }: PictureProps) {
  const [sign] = rule.forms.flatMap((form) => byId.get(form.id)?.sign ?? []);
  if (sign) return <img {...sign} alt="" />;
  const stop = file.stops.findIndex(([, asked]) => asked.includes(rule.id));
  const drawing = `h-${file.places[stop]?.landmark}`;
  if (!globalThis.document?.getElementById(drawing)) return children;
  return (
    <svg viewBox="-2 -2 68 64" aria-hidden="true">
      <use href={`#${drawing}`} />
    </svg>
  );
}

type NamedProps = {
  title: string;
  rules: readonly LearningRule[];
  most: number;
  material: Material;
};

export function NamedRules({ title, rules, most, material }: NamedProps) {
  const named = rules.flatMap((rule) => {
    const name = ruleName(material, rule);
    return name === undefined ? [] : [{ rule, name }];
  });
  if (named.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="gained-rules">
        {named.slice(0, most).map(({ rule, name }) => (
          <li key={rule.id}>
            <RulePicture rule={rule} material={material} />
            <span>
              <QuizRichText text={name} />
            </span>
          </li>
        ))}
      </ul>
      {named.length > most && <p className="meta">y {named.length - most} más</p>}
    </section>
  );
}
