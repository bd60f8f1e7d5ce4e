/** A section of a chapter without its heading: the text, its records, its signs and the questions that come from it. */
import type { ChapterSectionView, View } from '../view.ts';
import { Grounds } from './Grounds.tsx';
import { Html } from './Html.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SceneFigure } from './SceneFigure.tsx';
import { SignCard } from './SignCard.tsx';
import { Sources } from './Sources.tsx';

export function ChapterSection({ view, section }: { view: View; section: ChapterSectionView }) {
  const { signs, questions } = section;
  const cites = section.grounds.flatMap((ground) => ground.cites);
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
      <Grounds grounds={section.grounds} />
      {section.records ? (
        <RecordTable view={view} records={section.records} cites={cites} />
      ) : (
        <Sources view={view} of={[]} also={cites} />
      )}
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
