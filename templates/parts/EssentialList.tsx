/** Lo esencial: the questions that every family has, with their answers; or the same in a few words. */
import type { Essentials } from '../../schemas/essential.ts';
import type { View } from '../view.ts';
import { MoreLink } from './MoreLink.tsx';
import { Sources, statementsOf } from './Sources.tsx';

type Props = { view: View; essentials: Essentials };

export function EssentialList({ view, essentials: { items } }: Props) {
  return (
    <dl className="essentials">
      {items.map(({ id, question, answer, cite }) => (
        <div key={id} id={`esencial-${id}`}>
          <dt>{view.words(question)}</dt>{' '}
          <dd>
            <WithCaveat view={view} text={answer} cite={cite} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @property cite sources of a text that prints no figure */
type CaveatProps = { view: View; text: string; cite?: readonly string[] };

/** A text, and the grounds of its figures in a few words: a sheet of paper has no notes. */
export function WithCaveat({ view, text, cite }: CaveatProps) {
  const caveat = view.caveat(text, 'es', cite);
  return (
    <>
      {view.text(text)}
      {caveat !== '' && <small> ({view.words(caveat)})</small>}
    </>
  );
}

/** Sources and notes of the answers, closed, in one line each. */
export function EssentialSources({ view, essentials: { items } }: Props) {
  return (
    <>
      <Sources view={view} of={statementsOf(items, ({ question }) => question)} />
      {view.notes(items.map(({ answer }) => answer))}
    </>
  );
}

/** The essentials in a few words, with a link to the full list. */
export function EssentialBrief({ view, essentials: { title, items } }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="quick-facts">
        {items.flatMap(({ id, short }) =>
          short === undefined
            ? []
            : [
                <div key={id}>
                  <dt>{view.words(short.label)}</dt>
                  <dd>
                    <WithCaveat view={view} text={short.answer} />
                  </dd>
                </div>,
              ],
        )}
      </dl>
      <p>
        <MoreLink view={view} label="Más respuestas" href="/tramites/" />
        <MoreLink view={view} label="Hoja para imprimir" href="/hoja/" />
      </p>
    </section>
  );
}
