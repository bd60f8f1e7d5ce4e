/** The blog: its articles, the newest first, claims about its readers, and ways to share it. */
import type { Article } from '../../schemas/article.ts';
import { ArticleCard } from '../parts/ArticleCard.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { Statistics } from '../parts/Statistics.tsx';
import type { LinkedRecord, View } from '../view.ts';

type Props = { view: View; articles: LinkedRecord<Article>[] };

export function ArticleListPage({ view, articles }: Props) {
  const { blog } = view.settings;
  return (
    <>
      <h1>{blog.title}</h1>
      <p className="lead">
        Cambios en la ley, trámites y maneras de estudiar, con la fecha de cada artículo.
      </p>
      <p className="notice" data-missing-article="" hidden>
        No encontramos ese artículo. Aquí están todos.
      </p>
      <ul className="cards wide-items">
        {articles.toReversed().map((article, index) => (
          <ArticleCard key={article.id} view={view} article={article} eager={index === 0} />
        ))}
      </ul>
      <Statistics view={view} items={blog.statistics} />
      <ShareLinks view={view} route="/blog/" title={blog.title} />
      <CallToAction
        view={view}
        title="Pasa de leer a practicar"
        actions={[
          { label: 'Comenzar Tests de Práctica', route: '/tests/' },
          { label: 'Ver la Guía de Estudio', route: '/guia-estudio/' },
        ]}
      />
      <SourceReadDates />
    </>
  );
}
