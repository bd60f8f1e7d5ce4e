/** A section of a chapter without its heading: the text, its signs and the questions that come from it. */
import { Fragment } from 'react';
import type { Sign } from '../../schemas/sign.ts';
import type { ChapterSectionView, View } from '../view.ts';
import { Grounds } from './Grounds.tsx';
import { HtmlBlock } from './HtmlBlock.tsx';
import { SceneIllustration } from './SceneIllustration.tsx';
import { SignCard } from './SignCard.tsx';
import { SourceList } from './SourceList.tsx';
import { TryQuestionBox } from './TryQuestionBox.tsx';

export function ChapterSection({ view, section }: { view: View; section: ChapterSectionView }) {
  const { signs, questions, tried } = section;
  const hasPictures = section.scenes.length > 0 || section.html.includes('<figure');
  const drawn = signs && (
    <Signs
      view={view}
      signs={signs}
      open={hasPictures ? 0 : OPEN_SIGN_COUNT}
      eager={section.scenes.length === 0 && section.hasFirstPicture === true}
    />
  );
  return (
    <>
      {section.opening !== '' && <HtmlBlock className="prose" of={section.opening} />}
      {section.scenes.length > 0 && (
        <div className="scenes">
          {section.scenes.map((scene, index) => (
            <SceneIllustration
              key={scene.id}
              view={view}
              scene={scene}
              eager={index === 0 && section.hasFirstPicture === true}
            />
          ))}
        </div>
      )}
      {!hasPictures && drawn}
      {section.html !== '' && <HtmlBlock className="prose" of={section.html} />}
      {hasPictures && drawn}
      {tried && (
        <TryQuestionBox view={view} tried={tried}>
          <Asked questions={questions} />
        </TryQuestionBox>
      )}
      <Origin view={view} section={section} />
    </>
  );
}

/** Number of signs that are not collapsed if the text has no picture. The gallery has the whole family. */
export const OPEN_SIGN_COUNT = 4;

type SignsProps = {
  view: View;
  signs: NonNullable<ChapterSectionView['signs']>;
  open: number;
  /** True if the first open sign loads at once. */
  eager: boolean;
};

function Signs({ view, signs, open, eager }: SignsProps) {
  const { family, title, items, all } = signs;
  const cards = (some: readonly Sign[], isOpen: boolean) => (
    <ul className="cards">
      {some.map((sign) => (
        <SignCard
          key={sign.id}
          view={view}
          sign={sign}
          eager={eager && sign === items[0]}
          image={isOpen ? view.openImage(sign) : view.signImage(sign)}
          heading={open > 0 ? 'h3' : 'h4'}
        />
      ))}
    </ul>
  );
  const rest = items.slice(open);
  return (
    <>
      {open === 0 && <h3>{view.words(title)}</h3>}
      {open > 0 && cards(items.slice(0, open), true)}
      {rest.length > 0 && (
        <details>
          <summary>
            {open > 0 && (rest.length === 1 ? 'Otro dibujo' : `Otros ${rest.length} dibujos`)}
            {open === 0 && `${rest.length} dibujos`}: qué dicen y qué haces
          </summary>
          {cards(rest, false)}
        </details>
      )}
      {items.length < all && (
        <p>
          <a className="more-link" href={view.href(`/senales/?familia=${family}#${family}`)}>
            Ver las {all} en la galería
          </a>
        </p>
      )}
    </>
  );
}

/** The tests with questions about the section, each with the number of these questions. */
function Asked({ questions }: { questions: ChapterSectionView['questions'] }) {
  const tests = [...new Map(questions.map(({ href, test }) => [href, test]))];
  return (
    <p className="meta">
      {questions.length === 1 ? 'Una pregunta sale' : `${questions.length} preguntas salen`} de
      aquí:{' '}
      {tests.map(([href, test], index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          {questions.filter((question) => question.href === href).length} en{' '}
          <a href={href}>{test}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** The grounds of the section (law, advice or not confirmed) and its sources, collapsed to keep the rules short. */
function Origin({ view, section }: { view: View; section: ChapterSectionView }) {
  const { grounds, notes } = section;
  const cites = [...new Set(grounds.flatMap((ground) => ground.cites))];
  if (cites.length === 0 && notes === '') return null;
  return (
    <details className="section-origin">
      <summary>
        De dónde sale esto ({cites.length === 1 ? '1 fuente' : `${cites.length} fuentes`})
      </summary>
      <Grounds grounds={grounds} />
      <SourceList view={view} cites={cites} />
      {notes !== '' && <HtmlBlock className="notes" of={notes} />}
    </details>
  );
}
