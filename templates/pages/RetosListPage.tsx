/** The questions that are harder than the exam, by topic. */
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { TestCard } from '../parts/TestCard.tsx';
import { TestStretchSymbols } from '../road/TestStretch.tsx';
import type { TestCardView, View } from '../view.ts';

export function RetosListPage({ view, retos }: { view: View; retos: TestCardView[] }) {
  return (
    <>
      <h1>Retos</h1>
      <p>Más difíciles que el examen. No cuentan en tus resultados.</p>
      <TestStretchSymbols />
      <ul className="cards wide-items">
        {retos.map((card) => (
          <TestCard key={card.id} view={view} card={card} />
        ))}
      </ul>
      <SourceReadDates />
    </>
  );
}
