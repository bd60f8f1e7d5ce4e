/** A stop of the road: what to practise, read and look at there, its signs and figures, its questions. */
import { MARKS, STAND_WORDS, type Stand } from '../islands/model/learning/concept.ts';
import { counted } from '../islands/model/learning/words.ts';
import { Scene } from '../islands/parts/road/Scene.tsx';
import type { StopPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { QuestionLink } from '../parts/QuestionLink.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { Kit } from '../road/Kit.tsx';

export function StopPage({
  view,
  stop,
  number,
  doors,
  questions,
  retos,
  practice,
  ...around
}: StopPageProps) {
  const { name, place, landmark, signs = [], figures = [] } = stop;
  const page = view.href(`/ruta/${stop.id}/`);
  const rich = figures.map(({ fact, reading }) => `{{${reading ? `${fact}@${reading}` : fact}}}`);
  return (
    <>
      <NeedsScript what="La práctica" page={page}>
        Puedes <a href="#diez">leer sus preguntas</a>.
      </NeedsScript>
      <Html id="practica" data-island="review" data-espera="" of={practice.island} />
      <Html of={practice.islandData} />
      <PracticeFailure view={view} page={page} plain={page} />
      <Kit only={[landmark]} />
      <div className="dos-lados">
        <div className="panorama">
          <Scene of={landmark} low />
        </div>
        <div>
          <div className="parada-de">
            <p className="km">{number}</p>
            <h1>{name}</h1>
            <p className="lugar">{place}</p>
          </div>
          {/* The page's script says how much of it she knows. */}
          <p className="haz" data-de-parada={stop.id}>
            <svg aria-hidden="true">
              <use href="#k-sin" />
            </svg>
            <b>Sin ver.</b> <span>{counted(questions.length, 'pregunta', 'preguntas')}.</span>
          </p>
          <p className="botones">
            <a className="btn go" href="#diez">
              Practícalo
            </a>
          </p>
          <section>
            <h2>Míralo</h2>
            <ul className="puertas">
              {doors.map(({ kind, title, route }) => (
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
          {signs.length > 0 && (
            <section>
              <h2>Sus señales</h2>
              <ul className="de-parada">
                {signs.map((id) => {
                  const sign = view.sign(id)!;
                  const image = view.signImage(sign);
                  return (
                    <li key={id}>
                      <a href={view.href(`/senales/#${id}`)}>
                        {image && <img {...image} alt="" loading="lazy" />}
                        <span>{sign.name}</span>
                      </a>
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
          {figures.length > 0 && (
            <section>
              <h2>Sus cifras</h2>
              <ul className="cifras-de">
                {figures.map(({ fact, reading, text }, index) => {
                  const caveat = view.caveat(rich[index]!);
                  return (
                    <li key={fact}>
                      <Html as="b" of={view.fact(fact, reading).html} />
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
      {/* Without a script the address of its ten questions leads here. */}
      <section id="diez">
        <h2>Sus preguntas</h2>
        {/* For who practised: the marks come with the script. */}
        <p className="meta marcas" aria-hidden="true">
          {(Object.keys(MARKS) as Stand[]).map((stand) => (
            <span key={stand}>
              <b>{MARKS[stand]}</b> {STAND_WORDS[stand]}
            </span>
          ))}
        </p>
        <ul className="preguntas sabidas">
          {questions.map((question) => (
            <li key={question.href}>
              <QuestionLink view={view} question={question} />
            </li>
          ))}
        </ul>
        {retos && (
          <p>
            <a className="mas" href={view.href(retos.route)}>
              {view.words(retos.title)}
            </a>{' '}
            Más difíciles que el examen.
          </p>
        )}
      </section>
      <Neighbours view={view} label="Paradas" previous={around.previous} next={around.next} />
      <ReadOn />
    </>
  );
}
