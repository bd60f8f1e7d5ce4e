/** Flash cards of all signs, to print on both sides and cut. */
import { Button } from '../islands/parts/Buttons.tsx';
import { createElement, type ReactElement } from 'react';
import { cardSheets, type SignCard } from '../islands/class/cards.ts';
import type { Make } from '../islands/class/paper.ts';
import { BackLink } from '../parts/BackLink.tsx';
import type { View } from '../view.ts';

const make: Make<ReactElement> = (tag, { class: className, ...attributes }, ...children) =>
  createElement(tag, { ...attributes, className }, ...children);

export function CardsPage({ view, cards }: { view: View; cards: SignCard[] }) {
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
      {createElement('div', { className: 'paper-sheets' }, ...cardSheets(make, cards))}
    </>
  );
}
