/** The page shown without a connection in place of a page that was not saved. */
import { OfflinePack } from '../parts/OfflinePack.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import type { View } from '../view.ts';

export function OfflinePage({ view }: { view: View }) {
  return (
    <>
      <h1>Sin conexión</h1>
      <p className="lead">
        Aquí llegas cuando no hay conexión y la página que pediste no está guardada. Si guardaste el
        sitio, estas páginas sí abren.
      </p>
      <h2>Lo que se guarda</h2>
      <RelatedLinks
        view={view}
        items={[
          {
            label: 'Tests de Práctica',
            route: '/tests/',
            text: 'Todos los tests, con sus respuestas.',
          },
          { label: 'Repaso', route: '/repaso/', text: 'Las preguntas que contestaste mal.' },
          { label: 'Plan', route: '/plan/', text: 'La sesión de hoy.' },
          { label: 'Buscar', route: '/buscar/', text: 'Un capítulo del manual o una cifra.' },
          { label: 'Centros CESCO', route: '/centros-cesco/', text: 'La lista de centros.' },
        ]}
      />
      <OfflinePack view={view} />
    </>
  );
}
