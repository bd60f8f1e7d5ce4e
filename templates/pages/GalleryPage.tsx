/** Every sign, marking and signal by family, with filters, a drill and a print button. */

import type { Sign } from '../../schemas/sign.ts';
import { powersOfTwo } from '../islands/gallery/card-count.ts';
import { Button } from '../islands/parts/Buttons.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { GalleryCard } from '../parts/GalleryCard.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { filterAttributes, SignFilters } from '../parts/SignFilters.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { View } from '../view.ts';

type GalleryProps = {
  view: View;
  families: { id: string; title: string; description: string; items: Sign[] }[];
  drill: string;
};

export function GalleryPage({ view, families, drill }: GalleryProps) {
  return (
    <>
      <h1>Señales de tránsito de Puerto Rico</h1>
      <ScriptNotice what="El ejercicio" page={view.href('/senales/')}>
        Puedes ver y leer todas las señales.
      </ScriptNotice>
      <SignFilters families={families} />
      <nav className="family-links" aria-label="Familias de señales">
        <ul className="link-list">
          {families.map(({ id, title, items }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> <span className="meta">{items.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {families.map(({ id, title, description, items }) => (
        <section key={id} id={id} data-family="" data-cards={powersOfTwo(items.length)}>
          <h2>{title}</h2>
          <ul className="cards signs">
            {items.map((sign) => (
              <GalleryCard key={sign.id} view={view} sign={sign} data={filterAttributes(sign)} />
            ))}
          </ul>
          <p>{description}</p>
        </section>
      ))}
      <section
        className="drill script-only"
        id="ejercicio"
        data-drill={drill}
        aria-labelledby="ejercicio-titulo"
      >
        <h2 id="ejercicio-titulo">¿Las reconoces?</h2>
        <p>
          Diez señales de las que ves en esta página. Tu plan recuerda cuáles no sabías, solo en
          este dispositivo.
        </p>
        <p className="buttons">
          <Button look="primary" data-mode="senal" disabled label="De la señal al significado" />
          <Button data-mode="significado" disabled label="Del significado a la señal" />
        </p>
      </section>
      <CallToAction
        view={view}
        title="¿Ya te las sabes?"
        actions={[
          { label: 'Tomar Test de Práctica', route: '/test/1/' },
          { label: 'Leer el capítulo', route: '/manual/senales-transito/' },
        ]}
      />
      <SourceReadDates />
    </>
  );
}
