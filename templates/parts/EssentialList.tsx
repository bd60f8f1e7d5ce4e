/** Lo esencial: answers to the most common questions, in full or in brief. */
import type { Essentials } from '../../schemas/essential.ts';
import type { View } from '../view.ts';
import { CitedSources, statementsOf } from './CitedSources.tsx';
import { MoreLink } from './MoreLink.tsx';

type Props = { view: View; essentials: Essentials };

export function EssentialList({ view, essentials: { items } }: Props) {
  return (
    <dl className="essentials">
      {items.map(({ id, question, answer, cite }) => (
        <div key={id} id={`esencial-${id}`}>
          <dt>{view.words(question)}</dt>{' '}
          <dd>
            <TextWithCaveat view={view} text={answer} cite={cite} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @property cite sources to name if the text has no figures */
type CaveatProps = { view: View; text: string; cite?: readonly string[] };

/** A text, and a few words on what its figures rest on, because a sheet of paper has no footnotes. */
export function TextWithCaveat({ view, text, cite }: CaveatProps) {
  const caveat = view.caveat(text, 'es', cite);
  return (
    <>
      {view.text(text)}
      {caveat !== '' && <small> ({view.words(caveat)})</small>}
    </>
  );
}

export function EssentialSources({ view, essentials: { items } }: Props) {
  return (
    <>
      <CitedSources view={view} of={statementsOf(items, ({ question }) => question)} />
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
                    <TextWithCaveat view={view} text={short.answer} />
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
