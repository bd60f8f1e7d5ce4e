/** What IslandBoundary.tsx shows in place of a practice that failed. It is here so that the script need not carry the words. */
import type { View } from '../view.ts';
import { OutLink } from './OutLink.tsx';

type Props = {
  view: View;
  /** Without its hash, so that the broken question is not the first thing it opens again. */
  page: string;
  /** Where the questions can be read. */
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
        <a className="btn go" href={page}>
          Recargar la página
        </a>
        <a className="btn alt" href={plain}>
          Leer las preguntas sin el programa
        </a>
      </p>
      {reportUrl && (
        <p>
          <OutLink href={reportUrl}>Reportar el problema</OutLink>
        </p>
      )}
    </template>
  );
}
