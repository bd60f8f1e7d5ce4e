/** What a reader without a connection gets in place of a page that was not saved. */
import { OfflinePack } from '../parts/OfflinePack.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import type { View } from '../view.ts';

export function OfflinePage({ view }: { view: View }) {
  return (
    <>
      <h1>Sin conexión</h1>
      <p className="entrada">
        Esta página no está entre las que guardaste. Los tests, el manual, tu plan y los centros sí
        funcionan sin conexión.
      </p>
      <h2>Lo que sí tienes</h2>
      <RelatedLinks
        view={view}
        items={[
          {
            label: 'Tests de Práctica',
            route: '/tests/',
            text: 'Todos los tests, con sus respuestas.',
          },
          { label: 'Repaso', route: '/repaso/', text: 'Las preguntas que contestaste mal.' },
          { label: 'Guía de Estudio', route: '/guia-estudio/', text: 'El manual, por capítulos.' },
        ]}
      />
      <OfflinePack view={view} />
    </>
  );
}
