/** Flash cards of signs: eight to a sheet, with the backs placed for two-sided printing. */
import type { Make } from './paper.ts';

/** @property picture attributes of the drawing */
export type SignCard = {
  name: string;
  others: readonly string[];
  meaning: string;
  action: string;
  picture: Record<string, string>;
};

const [COLUMNS, PER_SHEET] = [2, 8];

/** @returns fronts and backs, alternating */
export function cardSheets<Made>(h: Make<Made>, cards: readonly SignCard[]): Made[] {
  const sheets: Made[] = [];
  for (let from = 0; from < cards.length; from += PER_SHEET) {
    const sheet = Array.from({ length: PER_SHEET }, (_, place) => from + place);
    const side = (name: string, places: readonly number[], inside: (card: SignCard) => Made[]) =>
      h(
        'ul',
        { class: `paper-cards ${name}` },
        ...places.map((place) => {
          const card = cards[place];
          return card === undefined
            ? h('li', { 'aria-hidden': 'true' })
            : h('li', {}, ...inside(card), h('small', {}, `${place + 1}`));
        }),
      );
    sheets.push(
      side('paper-front', sheet, (card) => [h('img', card.picture)]),
      side('paper-back', mirrored(sheet), (card) => [
        h('b', {}, card.name),
        ...(card.others.length === 0 ? [] : [h('span', {}, `También: ${card.others.join(', ')}.`)]),
        h('span', {}, card.meaning),
        h('span', {}, `Qué haces: ${card.action}`),
      ]),
    );
  }
  return sheets;
}

/** Each row from right to left: the paper is turned over its long side. */
function mirrored(places: readonly number[]): number[] {
  const rows: number[] = [];
  for (let from = 0; from < places.length; from += COLUMNS)
    rows.push(...places.slice(from, from + COLUMNS).reverse());
  return rows;
}
