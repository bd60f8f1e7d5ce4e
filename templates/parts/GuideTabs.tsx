/** The panels of the study guide. */

import type { Chapter } from '../../schemas/chapter.ts';
import type { GuideMistakes, GuidePlan, GuideTips, GuideTopics } from '../../schemas/guide.ts';
import { TOPIC_NAMES } from '../islands/model/topics.ts';
import type { LinkedRecord, SignImageView, TestCardView, View } from '../view.ts';
import { KmPost } from './KmPost.tsx';
import type { RelatedLink } from './RelatedLinks.tsx';
import { TextList } from './TextList.tsx';

export type GuideProps = {
  view: View;
  topics: GuideTopics;
  plan: GuidePlan;
  tips: GuideTips;
  mistakes: GuideMistakes;
  chapters: LinkedRecord<Chapter>[];
  pictures: ReadonlyMap<string, SignImageView>;
  tests: TestCardView[];
  exam: boolean;
  wheel: RelatedLink[];
};

export function TopicsTab({ view, topics, chapters, pictures }: GuideProps) {
  return (
    <>
      <p>{view.text(topics.intro)}</p>
      <ul className="cards">
        {topics.items.map((topic, place) => {
          const chapter = chapters.find(({ id }) => id === topic.chapter);
          const picture = pictures.get(topic.chapter);
          return (
            <li key={topic.category} className="card topic-card">
              {/* The alt is empty, because the heading names the subject of the picture. */}
              {picture && <img {...picture} alt="" loading={place > 0 ? 'lazy' : undefined} />}
              <h3>
                {chapter ? (
                  <a className="covering-link" href={view.href(chapter.route)}>
                    {view.words(topic.category)}
                  </a>
                ) : (
                  view.words(topic.category)
                )}
              </h3>
              <p className="meta">
                <span className={`tag priority-${topic.priority.toLowerCase()}`}>
                  Prioridad {topic.priority.toLowerCase()}
                </span>{' '}
                {TOPIC_NAMES[topic.weight]}
              </p>
              <TextList view={view} items={topic.topics} />
            </li>
          );
        })}
      </ul>
      {view.notes([topics.intro, ...topics.items.flatMap((topic) => topic.topics)])}
    </>
  );
}

export function PlanTab({ view, plan, tests }: GuideProps) {
  const { intro, items, shorter = [] } = plan;
  const steps = [...items, ...shorter.flatMap(({ days }) => days)];
  return (
    <>
      <p>{view.text(intro)}</p>
      <details name="plan-de-estudio" open>
        <summary>
          <h3>Cuatro semanas</h3>
        </summary>
        <ol className="road-steps">
          {items.map((week) => (
            <PlanStep
              key={week.week}
              {...{ view, tests, unit: 'semana', number: week.week, step: week }}
            />
          ))}
        </ol>
      </details>
      {shorter.map(({ title, intro: about, days }) => (
        <details key={title} name="plan-de-estudio">
          <summary>
            <h3>{view.text(title)}</h3>
          </summary>
          <p>{view.text(about)}</p>
          <ol className="road-steps">
            {days.map((day) => (
              <PlanStep
                key={day.day}
                {...{ view, tests, unit: 'día', number: day.day, step: day }}
              />
            ))}
          </ol>
        </details>
      ))}
      {view.notes([
        intro,
        ...shorter.map((short) => short.intro),
        ...steps.flatMap(({ activities }) => activities),
      ])}
    </>
  );
}

type PlanStepProps = Pick<GuideProps, 'view' | 'tests'> & {
  unit: string;
  number: number | string;
  step: { focus: string; activities: readonly string[]; tests?: readonly string[] | undefined };
};

function PlanStep({ view, tests, unit, number, step }: PlanStepProps) {
  return (
    <li>
      <KmPost unit={unit} number={number} />
      <div>
        <h4>{view.words(step.focus)}</h4>
        <TextList view={view} items={step.activities} />
        <TestLinks view={view} tests={tests.filter((test) => step.tests?.includes(test.id))} />
      </div>
    </li>
  );
}

export function TipsTab({ view, tips }: GuideProps) {
  return (
    <>
      <p>{view.text(tips.intro)}</p>
      <ul className="tip-cards">
        {tips.items.map((tip) => (
          <li key={tip.title}>
            <h3>{view.words(tip.title)}</h3>
            <p>{view.text(tip.text)}</p>
          </li>
        ))}
      </ul>
      <h3>El día del examen</h3>
      <ol className="road-steps">
        {tips.examDay.map((tip, position) => (
          <li key={tip.title}>
            <KmPost number={position + 1} />
            <div>
              <h4>{view.words(tip.title)}</h4>
              <p>{view.text(tip.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {view.notes([tips.intro, ...[...tips.items, ...tips.examDay].map((tip) => tip.text)])}
    </>
  );
}

export function MistakesTab({ view, mistakes, chapters }: GuideProps) {
  return (
    <>
      <p>{view.text(mistakes.intro)}</p>
      <ul className="mistakes">
        {mistakes.items.map((item) => (
          <li key={item.mistake}>
            <p className="is-wrong">
              <b>✕ Error</b> {view.text(item.mistake)}
            </p>
            <div className="is-right">
              <p>
                <b>✓ Mejor</b> {view.text(item.instead)}
              </p>
              {item.chapter && <ChapterLink view={view} chapters={chapters} id={item.chapter} />}
            </div>
          </li>
        ))}
      </ul>
      {view.notes([
        mistakes.intro,
        ...mistakes.items.flatMap((item) => [item.mistake, item.instead]),
      ])}
    </>
  );
}

type ChapterLinkProps = Pick<GuideProps, 'view' | 'chapters'> & { id: string };

function ChapterLink({ view, chapters, id }: ChapterLinkProps) {
  const chapter = chapters.find((one) => one.id === id);
  if (!chapter) return null;
  return (
    <p>
      <a className="more-link" href={view.href(chapter.route)}>
        {view.words(chapter.data.title)}
      </a>
    </p>
  );
}

function TestLinks({ view, tests }: Pick<GuideProps, 'view' | 'tests'>) {
  if (tests.length === 0) return null;
  return (
    <p>
      {tests.map((test) => (
        <a key={test.id} className="more-link" href={view.href(test.route)}>
          Test: {view.words(test.title)}
        </a>
      ))}
    </p>
  );
}
