/** A page of text only: the legal pages and the accessibility page. */
import type { TextPage } from '../../schemas/page.ts';
import { BackLink } from '../parts/BackLink.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { StoredKeyList } from '../parts/StoredKeyList.tsx';
import type { Html as HtmlString, LinkedRecord, View } from '../view.ts';

type TextPageProps = { view: View; page: LinkedRecord<TextPage>; body: HtmlString; legal: boolean };

const STORAGE_PAGES = new Set(['politica-privacidad', 'politica-cookies']);

export function TextContentPage({ view, page, body, legal }: TextPageProps) {
  const { data } = page;
  return (
    <>
      <BackLink view={view} route="/" label="Volver al inicio" />
      <div className="with-sidebar">
        <article className="text-column">
          <h1>{view.words(data.title)}</h1>
          {data.note && (
            <p className="meta">
              {data.note}. Última revisión:{' '}
              <time dateTime={data.updated}>{view.date(data.updated)}</time>.
            </p>
          )}
          <HtmlBlock className="prose" of={body} />
          {STORAGE_PAGES.has(page.id) && <StoredKeyList />}
        </article>
        <aside className="sidebar">
          {page.id === 'accesibilidad' && (
            <section className="script-only">
              <h2>Tus ajustes</h2>
              <div data-accessibility-settings="" />
            </section>
          )}
          {page.id === 'politica-privacidad' && (
            <section className="script-only">
              <h2>Tu progreso en este dispositivo</h2>
              <div data-progress-tools="" />
            </section>
          )}
          {legal && (
            <nav aria-labelledby="otras-paginas">
              <h2 id="otras-paginas">Páginas legales</h2>
              <ol>
                {view.settings.footer.legal.map((item) => (
                  <li key={item.href}>
                    <a
                      href={view.href(item.href)}
                      aria-current={item.href === page.route ? 'page' : undefined}
                    >
                      {item.name}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </aside>
      </div>
      <SourceReadDates text={{ view, date: data.updated }} />
    </>
  );
}
