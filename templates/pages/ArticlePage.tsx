/** An article, with later developments at its top. */
import type { Article } from '../../schemas/article.ts';
import { ArticlePicture } from '../parts/ArticlePicture.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { PreviousNextLinks } from '../parts/PreviousNextLinks.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { Html as HtmlString, LinkedRecord, View } from '../view.ts';

type ArticleProps = {
  view: View;
  article: LinkedRecord<Article>;
  body: HtmlString;
  expired: boolean;
  previous: LinkedRecord<Article> | undefined;
  next: LinkedRecord<Article> | undefined;
};

export function ArticlePage({ view, article, body, expired, previous, next }: ArticleProps) {
  const { data, route } = article;
  return (
    <>
      <BackLink view={view} route="/blog/" label="Volver al blog" />
      <div className="with-sidebar">
        <article className="text-column">
          <p className="meta">
            <span className="tag">{data.category}</span>{' '}
            <span>
              <time dateTime={data.publishDate}>{view.date(data.publishDate)}</time> ·{' '}
              {data.readTime}
            </span>{' '}
            <span>{data.author}</span>
          </p>
          <h1>{view.text(data.title)}</h1>
          <p className="lead">{view.text(data.excerpt)}</p>
          <ArticlePicture view={view} article={data} eager />
          {(expired || data.update) && (
            <p className="notice">
              {expired && <b>Esto ya pasó. </b>}
              {data.update && (
                <>
                  <b>Actualización{data.updated && ` del ${view.date(data.updated)}`}.</b>{' '}
                  {view.text(data.update)}
                </>
              )}
            </p>
          )}
          <HtmlBlock className="prose" of={body} />
        </article>
        <aside className="sidebar">
          {data.cites && (
            <details>
              <summary>
                {data.cites.length === 1 ? '1 fuente' : `${data.cites.length} fuentes`}
              </summary>
              <SourceList view={view} cites={data.cites} />
            </details>
          )}
          <ShareLinks view={view} route={route} title={view.plain(data.title)} />
        </aside>
      </div>
      <CallToAction
        view={view}
        title="¿Te resultó útil este artículo?"
        actions={[{ label: 'Comenzar Tests de Práctica', route: '/tests/' }]}
      >
        Pon a prueba lo que acabas de leer.
      </CallToAction>
      <PreviousNextLinks
        view={view}
        label="Artículos"
        previous={neighbour(view, previous)}
        next={neighbour(view, next)}
      />
      <SourceReadDates text={{ view, date: data.updated ?? data.publishDate }} />
    </>
  );
}

function neighbour(view: View, article: LinkedRecord<Article> | undefined) {
  return article && { title: view.plain(article.data.title), route: article.route };
}
