/** Rules by name and picture: those that a session won, and those that were missed. */
import type { ReactNode } from 'react';
import type { LearningRule } from '../../model/learning/choosing.ts';
import type { Material } from '../../model/learning/plan-bank.ts';
import { stateOf } from '../../model/learning/rule.ts';
import type { Learning, PlanSession } from '../../model/learning/types.ts';
import { withNoun } from '../../model/learning/words.ts';

/**
 * The rules that the session won, with the words for them: those right for the first time or, if there are none, those
 * that became firm.
 */
export function gainedIn(session: PlanSession, { forms, byId }: Material, { memory }: Learning) {
  const { firsts, rights } = session.items.reduce(
    (sets, { id, isNew }, at) => {
      const rule = session.results[at] ? forms.byId.get(id)?.rule : undefined;
      if (rule) (isNew ? sets.firsts : sets.rights).add(rule);
      return sets;
    },
    { firsts: new Set<string>(), rights: new Set<string>() },
  );
  const isDrawn = (rule: LearningRule) =>
    Number(rule.forms.some((form) => byId.get(form.id)?.sign !== undefined));
  const of = (set: ReadonlySet<string>) =>
    forms.rules.filter(({ id }) => set.has(id)).sort((a, b) => isDrawn(b) - isDrawn(a));
  const won = of(firsts);
  if (won.length > 0)
    return { rules: won, words: `Ganaste ${withNoun(won.length, 'regla', 'reglas')}` };
  const firm = of(rights).filter((rule) => stateOf(memory.get(rule.id), rule.forms) === 'firm');
  return {
    rules: firm,
    words: withNoun(firm.length, 'regla quedó firme', 'reglas quedaron firmes'),
  };
}

type LandmarkProps = { of: string | undefined; children?: ReactNode };

/** The landmark of a stop, if the page has its drawing; otherwise the children. */
export const Landmark = ({ of, children }: LandmarkProps) =>
  document.getElementById(`h-${of}`) ? (
    <svg viewBox="-2 -2 68 64" aria-hidden="true">
      <use href={`#h-${of}`} />
    </svg>
  ) : (
    children
  );

/**
 * Rules by name and picture, or with the landmark of the stop that asks them.
 * @param most number of rules to show
 */
export function NamedRules({
  title,
  rules,
  most,
  material: { file, byId },
}: {
  title: string;
  rules: readonly LearningRule[];
  most: number;
  material: Material;
}) {
  const named = rules.flatMap(({ id, forms }) => {
    const name = file.names[id];
    const sign = forms.flatMap((form) => byId.get(form.id)?.sign ?? [])[0];
    const stop = file.stops.findIndex(([, asked]) => asked.includes(id));
    return name === undefined ? [] : [{ id, name, sign, landmark: file.places[stop]?.landmark }];
  });
  if (named.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="gained-list">
        {named.slice(0, most).map(({ id, name, sign, landmark }) => (
          <li key={id}>
            {sign ? <img {...sign} alt="" /> : <Landmark of={landmark} />}
            {name}
          </li>
        ))}
      </ul>
      {named.length > most && <p className="meta">y {named.length - most} más</p>}
    </section>
  );
}
