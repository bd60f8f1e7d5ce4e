/** The essential answers in English, with figures from the same facts as in Spanish. */
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SOURCE_ATTRIBUTE, SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { Html as HtmlString, View } from '../view.ts';

type EnglishProps = {
  view: View;
  answers: { id: string; question: string; answer: HtmlString; caveat: string }[];
  sources: ReturnType<View['source']>[];
};

export function EnglishPage({ view, answers, sources }: EnglishProps) {
  return (
    <article lang="en">
      <h1>Your learner’s permit in Puerto Rico</h1>
      <p className="lead">
        {answers.length} answers about the <span lang="es">licencia de aprendizaje</span>, in
        English. This site is free, educational and not official: confirm with the DTOP or at a
        CESCO office.
      </p>
      <p className="notice">
        We do not know whether the written test is given in English: we found no official source
        that says so. Ask at your CESCO office. The practice tests of this site are in Spanish.
      </p>
      <dl className="essentials">
        {answers.map(({ id, question, answer, caveat }) => (
          <div key={id}>
            <dt>{question}</dt>{' '}
            <dd>
              <HtmlBlock as="span" of={answer} />
              {caveat !== '' && <small> ({caveat})</small>}
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <h2>Already licensed in a US state?</h2>
        <p>
          That is another procedure, called <span lang="es">reciprocidad</span>, with its own form:{' '}
          {view.words('DTOP-DIS-257')}. We have not confirmed which states it covers, its papers or
          its fee. Ask when you book the appointment.
        </p>
      </section>
      <section>
        <h2>In Spanish on this site</h2>
        <RelatedLinks
          view={view}
          items={[
            { label: 'Tests de Práctica', route: '/tests/', text: 'Practice tests by topic.' },
            { label: 'Señales', route: '/senales/', text: 'Every road sign, drawn and explained.' },
            { label: 'Trámites', route: '/tramites/', text: 'Papers, steps and fees.' },
          ]}
        />
      </section>
      <details>
        <summary>What these answers rest on</summary>
        <ul lang="es">
          {sources.map(({ id, title, label, href }) => (
            <li key={title} {...{ [SOURCE_ATTRIBUTE]: id }}>
              {href === undefined ? view.words(title) : <a href={href}>{view.words(title)}</a>} (
              {label})
            </li>
          ))}
        </ul>
      </details>
      <SourceReadDates />
    </article>
  );
}
