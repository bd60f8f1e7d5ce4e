/** The message that IslandBoundary.tsx shows in place of a failed practice. The words are here, not in the script. */
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import type { View } from '../view.ts';
import { ExternalLink } from './ExternalLink.tsx';

type Props = {
  view: View;
  /** The page's address without its hash, so that the link does not open the broken question again. */
  page: string;
  /** Address of the questions as plain text. */
  plain: string;
};

export function PracticeFailure({ view, page, plain }: Props) {
  const { reportUrl } = view.settings;
  return (
    <template id="fallo">
      <p data-stored="">
        Un fallo del programa detuvo la práctica. Tus respuestas están guardadas en este
        dispositivo.
      </p>
      <p data-unstored="">
        Un fallo del programa detuvo la práctica. Este navegador no guarda tus respuestas: si
        recargas, se pierden.
      </p>
      <p className="buttons">
        <ButtonLink look="primary" href={page} label="Recargar la página" />
        <ButtonLink href={plain} label="Leer las preguntas sin el programa" />
      </p>
      {reportUrl && (
        <p>
          <ExternalLink href={reportUrl}>Reportar el problema</ExternalLink>
        </p>
      )}
    </template>
  );
}
