/** How to study, shown below a low result: the practice names the band of the result, and the stylesheet shows this. */
import type { View } from '../view.ts';

export function StudyAdvice({ view }: { view: View }) {
  return (
    <section className="consejos angosto" aria-labelledby="consejos">
      <h2 id="consejos">Para mejorar</h2>
      <ul>
        <li>Lee el manual oficial del conductor.</li>
        <li>
          Repasa la <a href={view.href('/guia-estudio/')}>guía de estudio</a>.
        </li>
        <li>
          Practica con <a href={view.href('/tests/')}>otros tests</a>.
        </li>
        <li>Lee cada pregunta con calma, hasta el final.</li>
        <li>Estudia la explicación de cada respuesta.</li>
        <li>
          Busca tu <a href={view.href('/centros-cesco/')}>centro CESCO</a> para preguntar.
        </li>
      </ul>
    </section>
  );
}
