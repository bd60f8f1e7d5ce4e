/** Flash cards of the signs that have a drawing, to print on both sides and cut. */
import { Button } from '../islands/parts/Buttons.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { CardSheets, type FlashCard } from '../parts/CardSheets.tsx';
import type { View } from '../view.ts';

export function FlashCardsPage({ view, cards }: { view: View; cards: FlashCard[] }) {
  return (
    <>
      <div>
        <BackLink view={view} route="/maestros/" label="Para maestros" />
        <h1>Tarjetas de señales</h1>
        <p className="lead">
          {cards.length} señales, ocho en cada hoja: el dibujo delante; detrás, su nombre, lo que
          significa y qué haces.
        </p>
        <p>
          Imprime por los dos lados, volteando por el lado largo, y recorta por las líneas. Para
          unas pocas, escoge las páginas al imprimir: cada frente va seguido de su dorso.
        </p>
        <p className="buttons script-only">
          <Button look="primary" data-print-page="" label="Imprimir las tarjetas" />
        </p>
      </div>
      <div className="paper-sheets">
        <CardSheets cards={cards} />
      </div>
    </>
  );
}
