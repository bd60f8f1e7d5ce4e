/** Every sign, marking and signal by family, with filters, a drill and print. */
import { CallToAction } from '../parts/CallToAction.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { SignCard } from '../parts/SignCard.tsx';
import { filtersOf, SignFilters } from '../parts/SignFilters.tsx';
import type { GalleryProps } from '../view.ts';

export function GalleryPage({ view, families, updated }: GalleryProps) {
  return (
    <>
      <h1>Señales de tránsito de Puerto Rico</h1>
      <p className="entrada">Todas las señales, marcas y luces, dibujadas con su forma y sus colores legales.</p>
      <SignFilters families={families} />
      <section className="ejercicio solo-con-script" data-drill="" aria-labelledby="ejercicio-titulo">
        <h2 id="ejercicio-titulo">¿Las reconoces?</h2>
        <p>Diez señales de las que ves abajo. No se guarda nada.</p>
        <p className="botones">
          <button className="btn go" type="button" data-mode="senal">
            De la señal al significado
          </button>
          <button className="btn alt" type="button" data-mode="significado">
            Del significado a la señal
          </button>
        </p>
      </section>
      {families.map(({ id, title, description, items }) => (
        <section key={id} id={id} data-family="">
          <h2>{title}</h2>
          <p>{description}</p>
          <ul className="tarjetas senales">
            {items.map((sign) => (
              <SignCard key={sign.id} view={view} sign={sign} as="h3" filters={filtersOf(sign)} />
            ))}
          </ul>
        </section>
      ))}
      <CallToAction
        view={view}
        title="¿Ya te las sabes?"
        actions={[
          { label: 'Tomar Test de Práctica', route: '/test/1/' },
          { label: 'Leer el capítulo', route: '/manual/senales-transito/' },
        ]}
      />
      <Reviewed view={view} dates={[updated]} />
    </>
  );
}
