/** Ways to share a page: plain links, and buttons that work with the page's script. */
import type { View } from '../view.ts';
import { OutLink } from './OutLink.tsx';

export function ShareLinks({ view, route, title }: { view: View; route: string; title: string }) {
  const url = view.settings.origin + view.href(route);
  const both = encodeURIComponent(`${title} ${url}`);
  return (
    <section className="compartir" aria-labelledby="compartir-titulo">
      <h2 id="compartir-titulo">Comparte</h2>
      <ul className="botones">
        <li>
          <button className="btn alt" type="button" data-share={url} data-share-text={title} hidden>
            Compartir
          </button>
        </li>
        <li>
          <OutLink className="btn alt" href={`https://wa.me/?text=${both}`}>
            WhatsApp
          </OutLink>
        </li>
        <li>
          <OutLink
            className="btn alt"
            href={`https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`}
            data-popup=""
          >
            Publicar en X
          </OutLink>
        </li>
        <li>
          <button className="btn alt" type="button" data-copy={url}>
            Copiar enlace
          </button>
        </li>
      </ul>
    </section>
  );
}
