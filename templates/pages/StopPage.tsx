/** A stop of the road: its practice, its rules, its resources, its figures and its questions. */

import type { Stop } from '../../schemas/road.ts';
import { numberWithNoun } from '../islands/model/learning/plan-words.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { Landscape } from '../islands/parts/road/Landscape.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { Postcard } from '../parts/Postcard.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { type Neighbour, PreviousNextLinks } from '../parts/PreviousNextLinks.tsx';
import { type ListedQuestion, QuestionLink } from '../parts/QuestionLink.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { StopRuleBadges } from '../parts/StopRuleBadges.tsx';
import { LandmarkSymbols, RoadSymbols } from '../road/RoadSymbols.tsx';
import type { IslandHtml, View } from '../view.ts';

export type StopResource = {
  kind: 'Lee el manual' | 'Mira el peligro' | 'Mira la maniobra';
  title: string;
  route: string;
};

type StopPageProps = {
  view: View;
  stop: Stop;
  picture: string;
  number: number;
  resources: StopResource[];
  questions: ListedQuestion[];
  retos: { title: string; route: string } | undefined;
  practice: IslandHtml;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

export function StopPage(props: StopPageProps) {
  const { view, stop, picture, number, resources, questions, retos, practice } = props;
  const { name, place, figures = [] } = stop;
  const page = view.href(`/ruta/${stop.id}/`);
  const rich = figures.map(({ fact, reading }) => `{{${reading ? `${fact}@${reading}` : fact}}}`);
  return (
    <>
      <ScriptNotice what="La práctica" page={page}>
        Puedes <a href="#diez">leer sus preguntas</a>.
      </ScriptNotice>
      <HtmlBlock id="practica" data-island="review" data-espera="" of={practice.island} />
      <HtmlBlock of={practice.islandData} />
      <PracticeFailure view={view} page={page} plain={page} />
      <RoadSymbols>
        <LandmarkSymbols view={view} names={[stop.landmark]} />
      </RoadSymbols>
      <div className="two-sides">
        <div className="panorama">
          <Landscape src={picture} low />
        </div>
        <div>
          <div className="stop-heading">
            <p className="stop-number">{number}</p>
            <h1>{name}</h1>
            <p className="place-name">{place}</p>
          </div>
          {/* The page's script says how many of the stop's rules the learner knows. */}
          <p className="stop-progress" data-de-parada={stop.id}>
            <svg aria-hidden="true">
              <use href="#k-off" />
            </svg>
            <b>Nueva.</b> <span>{numberWithNoun(questions.length, 'regla', 'reglas')}.</span>{' '}
            <a className="reached" href="#postal" hidden>
              Ver la postal
            </a>
          </p>
          <p className="buttons">
            <ButtonLink look="primary" href="#diez" label="Practicar" />
          </p>
          <StopRuleBadges {...{ view, questions }} />
          <section>
            <h2>Para leer y ver</h2>
            <ul className="stop-resources">
              {resources.map(({ kind, title, route }) => (
                <li key={route}>
                  <a href={view.href(route)}>
                    <b>{title}</b> <span>{kind}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          {figures.length > 0 && (
            <section>
              <h2>Sus cifras</h2>
              <ul className="stop-figures">
                {figures.map(({ fact, reading, text }, index) => {
                  const caveat = view.caveat(rich[index]!);
                  return (
                    <li key={fact}>
                      <HtmlBlock as="b" of={view.fact(fact, reading).html} />
                      <span>
                        {view.text(text)}
                        {caveat && <small> ({view.words(caveat)})</small>}
                      </span>
                    </li>
                  );
                })}
              </ul>
              {view.notes(rich)}
            </section>
          )}
        </div>
      </div>
      {/* Without a script the address of the stop's ten questions leads here. */}
      <section id="diez">
        <h2>Sus preguntas</h2>
        <ul className="questions stop-questions">
          {questions.map((question) => (
            <li key={question.href}>
              <QuestionLink view={view} question={question} />
            </li>
          ))}
        </ul>
        {retos && (
          <p>
            <a className="more-link" href={view.href(retos.route)}>
              {view.words(retos.title)}
            </a>{' '}
            Más difíciles que el examen.
          </p>
        )}
      </section>
      {questions[0] && <Postcard {...{ view, stop, picture, question: questions[0], page }} />}
      <PreviousNextLinks view={view} label="Paradas" previous={props.previous} next={props.next} />
      <SourceReadDates />
    </>
  );
}
