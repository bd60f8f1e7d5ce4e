/** The harder questions, by topic: for whom they are, and what they do not count for. */
import type { RetosListProps } from '../page-props.ts';
import { ReadOn } from '../parts/ReadOn.tsx';
import { TestCard } from '../parts/TestCard.tsx';
import { StretchKit } from '../road/Stretch.tsx';

export function RetosListPage({ view, retos }: RetosListProps) {
  return (
    <>
      <h1>Retos</h1>
      <p>Más difíciles que el examen. No cuentan en tus resultados.</p>
      <StretchKit />
      <ul className="tarjetas anchas">
        {retos.map((card) => (
          <TestCard key={card.id} view={view} card={card} />
        ))}
      </ul>
      <ReadOn />
    </>
  );
}
