/** Ways to share a page: plain links, and buttons that need the page's script. */

import { ShareButtons } from '../islands/parts/question/ShareButtons.tsx';
import type { View } from '../view.ts';

export function ShareLinks({ view, route, title }: { view: View; route: string; title: string }) {
  return (
    <section className="share" aria-labelledby="compartir-titulo">
      <h2 id="compartir-titulo">Comparte</h2>
      <div className="buttons">
        <ShareButtons url={view.settings.origin + view.href(route)} text={title} />
      </div>
    </section>
  );
}
