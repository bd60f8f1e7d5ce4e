/**
 * A study topic at its old address, on hosts without redirects: it shows the subject and the sections of its chapter.
 */

import type { Chapter } from '../../schemas/chapter.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import type { LinkedRecord, View } from '../view.ts';

export function TopicRedirectPage({ view, topic }: { view: View; topic: LinkedRecord<Chapter> }) {
  const { title, description, sections } = topic.data;
  return (
    <div className="text-column">
      <h1>{title}</h1>
      <p className="lead">{view.text(description)}</p>
      <p className="buttons">
        <ButtonLink look="primary" href={view.href(topic.route)} label="Abrir el capítulo" />
        <ButtonLink href={view.href('/tests/')} label="Practicar" />
      </p>
      <h2>Lo que trae</h2>
      <ul className="link-list">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={view.href(`${topic.route}#${section.id}`)}>{view.words(section.title)}</a>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink view={view} label="Volver a la Guía" href="/guia-estudio/" />
      </p>
    </div>
  );
}
