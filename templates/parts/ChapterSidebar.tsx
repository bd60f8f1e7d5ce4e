/** The sidebar of a chapter: its sections with their numbers of questions, and the gallery if it teaches signs. */
import type { ChapterSectionView, View } from '../view.ts';
import { MoreLink } from './MoreLink.tsx';

export function ChapterSidebar({ view, sections }: { view: View; sections: ChapterSectionView[] }) {
  return (
    <aside className="sidebar">
      <nav aria-labelledby="en-este-capitulo">
        <h2 id="en-este-capitulo">En este capítulo</h2>
        <ol>
          {sections.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              {questions.length > 0 && (
                <span className="meta">
                  {' '}
                  {questions.length === 1 ? '1 pregunta' : `${questions.length} preguntas`}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {sections.some(({ signs }) => signs) && (
        <p>
          <MoreLink view={view} label="Todas las señales" href="/senales/" />
        </p>
      )}
    </aside>
  );
}
