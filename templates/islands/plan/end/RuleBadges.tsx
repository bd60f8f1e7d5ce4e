/**
 * Shows rules as tokens, each in the style of its state, after a short session that is neither the session of the
 * day nor a review.
 */
import type { LearningRule } from '../../model/learning/choose-session.ts';
import { type Material, ruleName } from '../../model/learning/plan-material.ts';
import {
  RULE_STATE_SYMBOLS,
  RULE_STATE_WORDS,
  type RuleState,
  ruleStateOf,
} from '../../model/learning/rule.ts';
import { QuizRichText } from '../../parts/question/QuizRichText.tsx';
import type { LearnerState } from '../use-learning.ts';
import { RulePicture } from './GainedRules.tsx';

type Props = {
  rules: readonly LearningRule[];
  material: Material;
  known: LearnerState;
  plan: string;
};

const ORDER: readonly RuleState[] = ['firm', 'right', 'unlearned', 'new'];

export function RuleBadges({ rules, material, known, plan }: Props) {
  const tokens = rules.map((rule) => ({
    rule,
    state: ruleStateOf(known.learning.memory.get(rule.id), rule.forms),
    question: rule.forms.find((form) => material.tests.has(form.id))?.id,
    name: ruleName(material, rule) ?? '',
  }));
  const states = ORDER.filter((state) => tokens.some((token) => token.state === state));
  return (
    <>
      <ul className="rule-badges">
        {tokens.map(({ rule, state, question, name }) => {
          const token = (
            <>
              <RulePicture rule={rule} material={material}>
                <b aria-hidden="true">{RULE_STATE_SYMBOLS[state]}</b>
              </RulePicture>
              <span className="visually-hidden">
                <QuizRichText text={name} />
                {`: ${RULE_STATE_WORDS[state]}`}
              </span>
            </>
          );
          return (
            <li
              key={rule.id}
              className={`rule-${state}`}
              title={typeof name === 'string' ? name : undefined}
            >
              {question ? <a href={`${plan}../preguntas/${question}/`}>{token}</a> : token}
            </li>
          );
        })}
      </ul>
      <p className="badge-legend meta">
        {states.map((state) => (
          <span key={state}>
            <i className={`rule-${state}`} aria-hidden="true" />{' '}
            <span aria-hidden="true">{RULE_STATE_SYMBOLS[state]}</span> {RULE_STATE_WORDS[state]}
          </span>
        ))}
      </p>
    </>
  );
}
