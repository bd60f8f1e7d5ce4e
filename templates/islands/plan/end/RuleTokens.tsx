/** Rules as tokens, each in the look of its state: the progress of a stop, and of the first ten. */
import type { LearningRule } from '../../model/learning/choosing.ts';
import type { Material } from '../../model/learning/plan-bank.ts';
import { MARKS, STATE_WORDS, type State, stateOf } from '../../model/learning/rule.ts';
import type { LearnerState } from '../use-learning.ts';
import { Landmark } from './Gained.tsx';

type Props = {
  rules: readonly LearningRule[];
  material: Material;
  known: LearnerState;
  plan: string;
};

const ORDER: readonly State[] = ['firm', 'right', 'unlearned', 'new'];

export function RuleTokens({
  rules,
  material: { file, byId, tests },
  known,
  plan,
}: Props) {
  const tokens = rules.map(({ id, forms }) => {
    const sign = forms.flatMap((form) => byId.get(form.id)?.sign ?? [])[0];
    const question = forms.find((form) => tests.has(form.id))?.id;
    const state = stateOf(known.learning.memory.get(id), forms);
    const stop = file.stops.findIndex(([, asked]) => asked.includes(id));
    const landmark = file.places[stop]?.landmark;
    return { id, sign, landmark, state, question, name: file.names[id] ?? '' };
  });
  const states = ORDER.filter((state) => tokens.some((token) => token.state === state));
  return (
    <>
      <ul className="rule-tokens">
        {tokens.map(({ id, sign, landmark, state, question, name }) => {
          const drawn = sign ? (
            <img {...sign} alt="" />
          ) : (
            <Landmark of={landmark}>
              <b aria-hidden="true">{MARKS[state]}</b>
            </Landmark>
          );
          const said = <span className="visually-hidden">{`${name}: ${STATE_WORDS[state]}`}</span>;
          return (
            <li key={id} className={state} title={name}>
              {question ? (
                <a href={`${plan}../preguntas/${question}/`}>
                  {drawn}
                  {said}
                </a>
              ) : (
                <>
                  {drawn}
                  {said}
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="token-legend meta">
        {states.map((state) => (
          <span key={state}>
            <i className={state} aria-hidden="true" />{' '}
            <span aria-hidden="true">{MARKS[state]}</span> {STATE_WORDS[state]}
          </span>
        ))}
      </p>
    </>
  );
}
