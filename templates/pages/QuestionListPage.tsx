/** All questions of the tests by topic, each with a link to its own page; the script adds a search to the list. */
import { Button } from '../islands/parts/Buttons.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import { type ListedQuestion, QuestionLink } from '../parts/QuestionLink.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { View } from '../view.ts';

type QuestionListProps = {
  view: View;
  total: number;
  forms: number;
  chapters: {
    title: string;
    topics: { id: string; title: string; questions: ListedQuestion[] }[];
  }[];
  retos: boolean;
};

export function QuestionListPage({ view, total, forms, chapters, retos }: QuestionListProps) {
  return (
    <>
      <BackLink view={view} route="/tests/" label="Volver a los tests" />
      <h1>Preguntas por tema</h1>
      <p className="lead">
        Las {total} preguntas de los tests{forms > 0 && `, y ${forms} más sobre lo mismo`}. Abre un
        tema, escoge una y mira por qué es así.
      </p>
      <form
        className="filters script-only"
        data-filters=""
        data-one="pregunta"
        data-many="preguntas"
      >
        <p>
          <label htmlFor="filtro-texto">Busca</label>{' '}
          <span role="status" data-found="">
            {total + forms} preguntas
          </span>
          <input id="filtro-texto" type="search" name="texto" maxLength={60} autoComplete="off" />
        </p>
        <p className="buttons">
          <Button look="primary" type="submit" disabled label="Buscar" />
        </p>
      </form>
      <div className="by-topic">
        {chapters.map(({ title, topics }) => (
          <Chapter key={title} view={view} title={title} topics={topics} />
        ))}
      </div>
      {retos && (
        <p>
          ¿Ya te las sabes?{' '}
          <MoreLink view={view} label="Los retos son más difíciles" href="/retos/" />
        </p>
      )}
      <SourceReadDates />
    </>
  );
}

function Chapter({ view, title, topics }: QuestionListProps['chapters'][number] & { view: View }) {
  return (
    <section>
      <h2>{view.words(title)}</h2>
      {topics.map((topic) => (
        <details key={topic.id} id={topic.id} data-tema={topic.id}>
          <summary>
            <span>{view.words(topic.title)}</span>{' '}
            <span className="meta">{topic.questions.length}</span>
          </summary>
          <ul className="filtered-list questions">
            {topic.questions.map((question) => (
              <li key={question.href} data-dato={topic.id}>
                <QuestionLink view={view} question={question} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
