/** Flash cards of signs: eight to a sheet, with the backs placed for two-sided printing. */
import { Fragment } from 'react';

export type FlashCard = {
  name: string;
  others: readonly string[];
  meaning: string;
  action: string;
  picture: Record<string, string>;
};

const PER_SHEET = 8;

export function CardSheets({ cards }: { cards: readonly FlashCard[] }) {
  const side = (from: number, isBack: boolean) => (
    <ul className={isBack ? 'paper-cards paper-back' : 'paper-cards paper-front'}>
      {Array.from({ length: PER_SHEET }, (_, at) => {
        // The paper is turned over its long side, so each row of two backs runs from right to left.
        const place = from + (isBack ? at ^ 1 : at);
        const card = cards[place];
        if (card === undefined) return <li key={place} aria-hidden="true" />;
        return (
          <li key={place}>
            {isBack ? <Back card={card} /> : <img {...card.picture} />}
            <small>{place + 1}</small>
          </li>
        );
      })}
    </ul>
  );
  const sheets = Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, n) => n);
  return sheets.map((sheet) => (
    <Fragment key={sheet}>
      {side(sheet * PER_SHEET, false)}
      {side(sheet * PER_SHEET, true)}
    </Fragment>
  ));
}

const Back = ({ card: { name, others, meaning, action } }: { card: FlashCard }) => (
  <>
    <b>{name}</b>
    {others.length > 0 && <span>También: {others.join(', ')}.</span>}
    <span>{meaning}</span>
    <span>Qué haces: {action}</span>
  </>
);
