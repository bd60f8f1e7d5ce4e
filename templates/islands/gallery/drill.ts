/**
 * A drill of up to ten questions about the visible cards, from the sign to its meaning or back. It logs the results of
 * the signs that the plan also asks about.
 */
import { newSeed, shuffle } from '../model/shuffle.ts';
import { element } from '../parts/element.ts';
import { logDrill } from '../store/drill-log.ts';

export type SignDrillMode = 'senal' | 'significado';
/** The build's data about each sign, by id. It is a separate file, which only the drill loads. */
export type SignDrillData = Record<
  string,
  {
    /** True if the words on the sign state its meaning, which is then not asked. */
    isTold?: true;
    /** Ids of three signs that clearly require another action; absent if the drill cannot ask about the action. */
    rivals?: readonly string[];
    /** True if the plan also asks about the sign and remembers the result. */
    isAsked?: true;
    /** Ids of earlier signs that share a meaning with this one. */
    same?: readonly string[];
  }
>;
type Card = SignDrillData[string] & {
  id: string;
  name: string;
  meaning: string;
  action: string;
  image: HTMLImageElement;
};
type Read = (card: HTMLElement) => Card[];
type Question = {
  right: Card;
  options: Card[];
  says: 'meaning' | 'action';
};
type Round = {
  mode: SignDrillMode;
  questions: Question[];
  /** Index of the option chosen for each question so far. */
  chosen: number[];
};

const QUESTIONS = 10;
const OPTIONS = 4;
const VERDICT = 'veredicto-ejercicio';
const STEMS = { meaning: '¿Qué significa?', action: '¿Qué haces ante esta señal?' } as const;

/**
 * Begins a round in the section of the drill.
 * @param shown the cards that are visible
 */
export function startRound(
  section: HTMLElement,
  shown: readonly HTMLElement[],
  mode: SignDrillMode,
  known: SignDrillData,
): void {
  const place = section.querySelector<HTMLElement>('[data-round]') ?? placeIn(section);
  const read = (card: HTMLElement) => readCard(card, known);
  const round = draw(shown.flatMap(read), mode, read);
  if (round.questions.length > 0) ask(place, round);
  else
    place.replaceChildren(
      element('p', { role: 'status' }, 'Hacen falta al menos cuatro señales. Quita un filtro.'),
    );
}

function placeIn(section: HTMLElement): HTMLElement {
  const place = element('div', { 'data-round': '' });
  section.append(place);
  // Number keys choose an option; all other controls are buttons.
  section.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey))
      place.querySelectorAll<HTMLElement>('.option')[Number(event.key) - 1]?.click();
  });
  return place;
}

function readCard(card: HTMLElement, known: SignDrillData): Card[] {
  const image = card.querySelector('img');
  const [meaning, action] = [...card.querySelectorAll('p:not(.meta)')].map((p) => p.textContent);
  const id = card.querySelector('summary')?.id ?? '';
  return image
    ? [
        {
          ...known[id],
          id,
          name: card.querySelector('h3')?.textContent ?? '',
          meaning: meaning ?? '',
          action: (action ?? '').replace(/^Qué haces:\s*/, ''),
          image,
        },
      ]
    : [];
}

/**
 * Picks the questions of a round. If the words of a sign state its meaning, rounds that show the sign ask about its
 * action instead, because no exam asks what PARE says. Rounds that show the meaning do not ask about the sign.
 */
function draw(cards: readonly Card[], mode: SignDrillMode, read: Read): Round {
  const questions = shuffled(cards)
    .map((right) =>
      right.isTold && mode === 'senal'
        ? ofDuty(right, read)
        : ofMeaning(right, right.isTold ? [] : cards),
    )
    .filter(({ options }) => options.length === OPTIONS)
    .slice(0, QUESTIONS);
  return { mode, questions, chosen: [] };
}

/** A question about the action. The wrong options come from the build, and may be cards that a filter hides. */
function ofDuty(right: Card, read: Read): Question {
  const rivals = (right.rivals ?? []).flatMap((id) => {
    const card = document.getElementById(id)?.closest<HTMLElement>('.sign');
    return card ? read(card) : [];
  });
  return { right, options: shuffled([right, ...rivals]), says: 'action' };
}

/** A question about the meaning. Wrong options come first from the family of the sign, and never have its meaning. */
function ofMeaning(right: Card, cards: readonly Card[]): Question {
  const isNear = ({ image }: Card) => Number(sheet(image) === sheet(right.image));
  // The texts of all meanings that are right for this sign. Another sign may have the same text.
  const isTrue = new Set(
    cards.filter((other) => other === right || areSame(other, right)).map(({ meaning }) => meaning),
  );
  const others = shuffled(cards)
    .filter(({ meaning }) => !isTrue.has(meaning))
    .sort((a, b) => isNear(b) - isNear(a));
  const wrong = [...new Map(others.map((card) => [card.meaning, card])).values()].slice(
    0,
    OPTIONS - 1,
  );
  return { right, options: shuffled([right, ...wrong]), says: 'meaning' };
}

const areSame = (a: Card, b: Card): boolean =>
  a.same?.includes(b.id) === true || b.same?.includes(a.id) === true;

const sheet = ({ src }: HTMLImageElement) => src.split('#')[0];

const shuffled = <T>(items: readonly T[]): T[] => shuffle(items, newSeed());

const isRight = ({ questions, chosen }: Round, at: number): boolean => {
  const { options, right } = questions[at]!;
  return options[chosen[at]!] === right;
};

function ask(place: HTMLElement, round: Round): void {
  const at = round.chosen.length;
  const question = round.questions[at];
  if (!question) {
    finish(place, round);
    return;
  }
  const toText = round.mode === 'senal';
  const { says } = question;
  const heading = element(
    'h3',
    { tabindex: '-1' },
    `${at + 1} de ${round.questions.length}. ${toText ? STEMS[says] : question.right.meaning}`,
  );
  const options = question.options.map((option, i) => {
    const button = element(
      'button',
      { type: 'button', class: 'option' },
      element('span', { class: 'option-letter', 'aria-hidden': 'true' }, String(i + 1)),
      element('i', { class: 'spoken-text' }, `${i + 1}. `),
      toText ? element('span', {}, option[says]) : picture(option),
    );
    button.addEventListener('click', () =>
      answer(place, { ...round, chosen: [...round.chosen, i] }),
    );
    return button;
  });
  place.replaceChildren(
    heading,
    ...(toText ? [picture(question.right)] : []),
    element('div', { class: toText ? 'option-list' : 'option-list picture-options' }, ...options),
  );
  heading.focus();
}

function answer(place: HTMLElement, round: Round): void {
  const at = round.chosen.length - 1;
  const question = round.questions[at]!;
  if (place.querySelector('.feedback')) return;
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('.option')];
  buttons.forEach((button, i) => {
    button.disabled = true;
    const mark =
      question.options[i] === question.right
        ? 'is-right'
        : i === round.chosen[at]
          ? 'is-wrong'
          : '';
    if (!mark) return;
    button.classList.add(mark);
    button.append(element('small', {}, mark === 'is-right' ? '✓ Correcta' : '✕ Tu respuesta'));
  });
  const right = isRight(round, at);
  if (question.right.isAsked) logDrill(question.right.id, right);
  const next = element(
    'button',
    // The button takes the focus, and screen readers read the verdict as its description.
    { type: 'button', class: 'btn primary', 'aria-describedby': VERDICT },
    at + 1 < round.questions.length ? 'Siguiente' : 'Ver resultado',
  );
  next.addEventListener('click', () => ask(place, round));
  const face = (label: string, card: Card) =>
    element(
      'li',
      {},
      picture(card),
      element('span', {}, `${label}: `, element('b', {}, card.name)),
    );
  const chosen = question.options[round.chosen[at]!]!;
  place.append(
    element(
      'div',
      { class: right ? 'feedback is-right' : 'feedback is-wrong' },
      ...(right
        ? []
        : [
            element(
              'ul',
              { class: 'confused-signs' },
              face('Tu respuesta', chosen),
              face('Correcta', question.right),
            ),
          ]),
      element(
        'p',
        { id: VERDICT },
        element('b', {}, right ? '✓ Correcto.' : '✕ Todavía no.'),
        ` ${question.right.name}: ${question.right[question.says]}`,
      ),
      next,
    ),
  );
  next.focus();
}

function finish(place: HTMLElement, round: Round): void {
  const missed = round.questions.filter((_, at) => !isRight(round, at));
  const heading = element(
    'h3',
    { tabindex: '-1' },
    `${round.questions.length - missed.length} de ${round.questions.length}`,
  );
  const links = missed.map(({ right }) =>
    element('li', {}, element('a', { href: `#${right.id}` }, right.name)),
  );
  place.replaceChildren(
    heading,
    missed.length === 0
      ? element('p', {}, 'Las reconociste todas.')
      : element('div', {}, element('p', {}, 'Mira otra vez:'), element('ul', {}, ...links)),
  );
  heading.focus();
}

const picture = ({ image }: Card): Node => image.cloneNode();
