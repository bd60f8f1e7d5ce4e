/** Lo esencial: the questions that every family has, with their answers; or the same in a few words. */
import type { Essentials } from '../../schemas/essential.ts';
import type { View } from '../view.ts';
import { Sources } from './Sources.tsx';

type Props = { view: View; essentials: Essentials };

export function EssentialList({ view, essentials: { items } }: Props) {
  return (
    <dl className="esencial">
      {items.map(({ id, question, answer }) => (
        <div key={id} id={`esencial-${id}`}>
          <dt>{view.words(question)}</dt>{' '}
          <dd>
            <Answer view={view} answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An answer, and in a few words what its figures rest on: a sheet of paper has no notes. */
function Answer({ view, answer }: { view: View; answer: string }) {
  const caveat = view.caveat(answer);
  return (
    <>
      {view.text(answer)}
      {caveat !== '' && <small> ({view.words(caveat)})</small>}
    </>
  );
}

/** Sources and notes of the answers, closed, in one line each. */
export function EssentialSources({ view, essentials: { items } }: Props) {
  return (
    <>
      <Sources
        view={view}
        of={items.map((item) => ({ name: item.question, cite: item.cite, record: item }))}
      />
      {view.notes(items.map(({ answer }) => answer))}
    </>
  );
}

/** In a few words, with the way to the whole. */
export function EssentialBrief({ view, essentials: { title, items } }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="breve">
        {items.flatMap(({ id, short }) =>
          short === undefined
            ? []
            : [
                <div key={id}>
                  <dt>{view.words(short.label)}</dt>
                  <dd>
                    <Answer view={view} answer={short.answer} />
                  </dd>
                </div>,
              ],
        )}
      </dl>
      <p>
        <a className="mas" href={view.href('/tramites/')}>
          Más respuestas
        </a>
        <a className="mas" href={view.href('/hoja/')}>
          Hoja para imprimir
        </a>
      </p>
    </section>
  );
}
