/** The rules of a stop as tokens that link to their questions. All look new until `page/learner/road.ts` runs. */
import { RULE_STATE_WORDS } from '../islands/model/learning/rule.ts';
import { QuestionImage } from '../islands/parts/question/QuestionImage.tsx';
import type { View } from '../view.ts';
import type { ListedQuestion } from './QuestionLink.tsx';

type Props = { view: View; questions: ListedQuestion[] };

export const StopRuleBadges = ({ view, questions }: Props) => (
  <>
    <ul className="rule-badges" data-tokens="">
      {questions.map(({ href, sign, stem }, at) => (
        <li key={href} className="rule-new" title={view.plain(stem)}>
          <a href={href}>
            {sign ? (
              <QuestionImage sign={{ ...sign, alt: '' }} lazy />
            ) : (
              <b aria-hidden="true">{at + 1}</b>
            )}
            <span className="visually-hidden">
              {view.words(stem)} <span>{RULE_STATE_WORDS.new}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
    <p className="badge-legend meta">
      {(['firm', 'right', 'unlearned', 'new'] as const).map((state) => (
        <span key={state}>
          <i className={`rule-${state}`} aria-hidden="true" /> {RULE_STATE_WORDS[state]}
        </span>
      ))}
    </p>
  </>
);
