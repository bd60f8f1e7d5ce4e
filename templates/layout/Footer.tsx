/** The footer: services, legal links, a link to report an error, the full notice, the jurisdiction and the licence. */
import type { NavigationItem } from '../../schemas/site.ts';
import { ExternalLink } from '../parts/ExternalLink.tsx';
import type { View } from '../view.ts';

export function Footer({ view }: { view: View }) {
  const { settings } = view;
  const { footer, licence } = settings;
  return (
    <footer className="site-footer">
      <div>
        <div className="footer-columns">
          <Links view={view} title="Servicios" items={footer.services} />
          <Links view={view} title="Legal" items={footer.legal} />
          {settings.reportUrl && (
            <section>
              <h2>Contacto</h2>
              <ul>
                <li>
                  <ExternalLink href={settings.reportUrl}>¿Algo está mal?</ExternalLink>
                </li>
              </ul>
            </section>
          )}
        </div>
        <p>{view.text(settings.notice)}</p>
        <p>{view.text(settings.jurisdiction)}</p>
        <p>
          {settings.operator && `Operado por ${settings.operator}. `}
          Código: {licence.code}. Contenido:{' '}
          <ExternalLink href={licence.contentUrl} rel="license">
            {licence.content}
          </ExternalLink>
          .
        </p>
      </div>
    </footer>
  );
}

type LinksProps = { view: View; title: string; items: readonly NavigationItem[] };

function Links({ view, title, items }: LinksProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={view.href(item.href)}>{item.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
