/** An article in the blog list. */
import type { Article } from '../../schemas/article.ts';
import type { LinkedRecord, View } from '../view.ts';
import { ArticlePicture } from './ArticlePicture.tsx';

type Props = { view: View; article: LinkedRecord<Article>; eager: boolean };

export function ArticleCard({ view, article, eager }: Props) {
  const { data, route } = article;
  const title = view.plain(data.title);
  return (
    <li className="card article">
      <ArticlePicture view={view} article={data} eager={eager} />
      <p className="meta">
        <span className="tag">{data.category}</span>{' '}
        {/* Date and minutes are one span; otherwise the minutes would be alone on a line on phones. */}
        <span>
          <time dateTime={data.publishDate}>{view.date(data.publishDate)}</time> · {data.readTime}
        </span>
      </p>
      <h2>{view.text(data.title)}</h2>
      <p>{view.text(data.excerpt)}</p>
      <p>
        <a className="more-link" href={view.href(route)} aria-label={`Leer más: ${title}`}>
          Leer más
        </a>
      </p>
    </li>
  );
}
