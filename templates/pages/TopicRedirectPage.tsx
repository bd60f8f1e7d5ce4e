/** A study topic at its old address: says where its chapter is. The head sends the reader there. */
import type { TopicRedirectProps } from '../page-props.ts';

export function TopicRedirectPage({ view, topic }: TopicRedirectProps) {
  return (
    <div className="columna">
      <h1>{topic.data.title}</h1>
      <p className="entrada">Este tema está en el manual.</p>
      <p className="botones">
        <a className="btn go" href={view.href(topic.route)}>
          Ir al capítulo
        </a>
        <a className="btn alt" href={view.href('/guia-estudio/')}>
          Volver a la Guía
        </a>
      </p>
    </div>
  );
}
