/** A section of a chapter without its heading: the text, its signs and the questions that come from it. */
import type { ChapterSectionView, View } from '../view.ts';
import { Grounds } from './Grounds.tsx';
import { Html } from './Html.tsx';
import { SceneFigure } from './SceneFigure.tsx';
import { SignCard } from './SignCard.tsx';
import { SourceList } from './SourceList.tsx';

export function ChapterSection({ view, section }: { view: View; section: ChapterSectionView }) {
  const { signs, questions } = section;
  return (
    <>
      {section.opening !== '' && <Html className="prosa" of={section.opening} />}
      {section.scenes.length > 0 && (
        <div className="escenas">
          {section.scenes.map((scene) => (
            <SceneFigure key={scene.id} view={view} scene={scene} />
          ))}
        </div>
      )}
      {section.html !== '' && <Html className="prosa" of={section.html} />}
      <Origin view={view} grounds={section.grounds} />
      {section.notes !== '' && <Html className="notas" of={section.notes} />}
      {signs && (
        <>
          <h3>{view.words(signs.title)}</h3>
          <ul className="tarjetas">
            {signs.items.map((sign) => (
              <SignCard key={sign.id} view={view} sign={sign} />
            ))}
          </ul>
          {signs.items.length < signs.all && (
            <p>
              Aquí están las que más verás.{' '}
              <a
                className="mas"
                href={view.href(`/senales/?familia=${signs.family}#${signs.family}`)}
              >
                Ver las {signs.all} en la galería
              </a>
            </p>
          )}
        </>
      )}
      {questions.length > 0 && (
        <details>
          <summary>
            {questions.length === 1
              ? 'Una pregunta de práctica sale'
              : `${questions.length} preguntas de práctica salen`}{' '}
            de aquí
          </summary>
          <ul>
            {questions.map((question) => (
              <li key={question.id}>
                <a href={question.href}>{view.words(question.label)}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What of the section is law, advice or not confirmed, and the sources: closed, so that the rules stand alone. */
function Origin({ view, grounds }: { view: View; grounds: ChapterSectionView['grounds'] }) {
  const cites = [...new Set(grounds.flatMap((ground) => ground.cites))];
  if (cites.length === 0) return null;
  return (
    <details>
      <summary>
        De dónde sale esto ({cites.length === 1 ? '1 fuente' : `${cites.length} fuentes`})
      </summary>
      <Grounds grounds={grounds} />
      <SourceList view={view} cites={cites} />
    </details>
  );
}
