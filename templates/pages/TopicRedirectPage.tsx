/** A study topic at its old address, on hosts without redirects: the subject of its chapter, and each of its sections. */
import type { Chapter } from '../../schemas/chapter.ts';
import { MoreLink } from '../parts/MoreLink.tsx';
import type { LinkedRecord, View } from '../view.ts';

export function TopicRedirectPage({ view, topic }: { view: View; topic: LinkedRecord<Chapter> }) {
  const { title, description, sections } = topic.data;
  return (
    <div className="text-column">
      <h1>{title}</h1>
      <p className="lead">{view.text(description)}</p>
      <p className="buttons">
        <a className="btn primary" href={view.href(topic.route)}>
          Abrir el capítulo
        </a>
        <a className="btn secondary" href={view.href('/tests/')}>
          Practicar
        </a>
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
