/** Figures of the site as cards, each with its label. A claim of the site without evidence has a mark. */
import type { Statistic } from '../../schemas/home.ts';
import type { View } from '../view.ts';
import { ClaimMark } from './ClaimMark.tsx';
import { HtmlBlock } from './HtmlBlock.tsx';

type Props = {
  view: View;
  items: readonly { fact: string; reading?: Statistic['reading']; label: string }[];
  /** Print only the claims without evidence. */
  unsupported?: boolean;
};

export function Statistics({ view, items, unsupported = false }: Props) {
  const { unsupportedClaims } = view.settings;
  const facts = items
    .map((item) => ({ item, fact: view.fact(item.fact, item.reading) }))
    .filter(({ fact }) =>
      unsupported ? fact.unsupported : !fact.unsupported || unsupportedClaims === 'show',
    );
  if (facts.length === 0) return null;
  return (
    <ul className="stat-cards">
      {facts.map(({ item, fact }) => (
        <li key={`${item.fact} ${item.label}`}>
          <HtmlBlock as="b" of={fact.html} />
          <span>{item.label}</span>
          <ClaimMark fact={fact} />
        </li>
      ))}
    </ul>
  );
}
