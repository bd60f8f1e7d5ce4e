/** An article of the blog list. */
import type { Article } from '../../schemas/article.ts';
import type { Linked, View } from '../view.ts';

export function ArticleCard({
  view,
  article,
  as: Heading = 'h2',
}: {
  view: View;
  article: Linked<Article>;
  as?: 'h2' | 'h3';
}) {
  const { data, route } = article;
  const title = view.plain(data.title);
  return (
    <li className="tarjeta articulo">
      <p className="meta">
        <span className="etiqueta">{data.category}</span>{' '}
        {/* One unit: on a phone the minutes would be alone in a line. */}
        <span>
          <time dateTime={data.publishDate}>{view.date(data.publishDate)}</time> · {data.readTime}
        </span>
      </p>
      <Heading>{view.text(data.title)}</Heading>
      <p>{view.text(data.excerpt)}</p>
      <p>
        <a className="mas" href={view.href(route)} aria-label={`Leer más: ${title}`}>
          Leer más
        </a>
      </p>
    </li>
  );
}
