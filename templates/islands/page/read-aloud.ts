/**
 * «Escuchar»: a button beside each question, answer and section of the manual that reads it aloud, sentence by
 * sentence. It appears only if the browser has a Spanish voice, and reading never starts by itself.
 */
import { element } from '../parts/element.ts';
import { loadJson } from '../parts/lazy-load.ts';
import {
  bestVoice,
  createSpeechReplacer,
  normalizeLanguage,
  type SpokenWords,
  spokenSentences,
} from './speech.ts';

/** Milliseconds to wait for a Spanish voice, because a browser may list its voices late. */
const VOICES_WITHIN = 1500;
/** Milliseconds to wait before speech, because browsers drop speech that starts right after a cancel. */
const AFTER_CANCEL = 50;
/** Milliseconds to wait until a voice begins. */
const STARTS_WITHIN = 3000;

const LISTEN = 'Escuchar';
const STOP = 'Parar';

const READ =
  'h1, h2, h3, p:not(.fine-print), li, tr, .option > .spoken-text, .option > span, img[alt]';
/** Parts that are not read aloud, such as buttons, decoration and fine print. */
const UNREAD =
  'sup, .external-note, .visually-hidden, button, svg, .fine-print *, [aria-hidden="true"]';

type Place = {
  /** A name for the text, which screen-reader users hear as the button's name. */
  what: string;
  button: (button: HTMLElement) => void;
  read: () => Element[];
};

/** @param address the address of the file of spoken words */
export async function startReadAloud(address: string): Promise<void> {
  const { speechSynthesis: speech } = window;
  const voice = await spanishVoice(speech);
  if (!voice) return;
  const say = createSpeechReplacer(await loadJson<SpokenWords>(address));
  const reader = readerWith(speech, voice);
  const root = document.querySelector('main') ?? document.body;
  const done = new WeakSet<Element>();
  const add = () => {
    for (const [beside, { what, button, read }] of placesIn(root)) {
      if (done.has(beside)) continue;
      done.add(beside);
      button(
        reader.button(what, () => spokenSentences(read().map(readableWords).map(say).join(' '))),
      );
    }
    reader.check();
  };
  add();
  // A practice draws its questions one after another, and each question needs a button.
  new MutationObserver(add).observe(root, { subtree: true, childList: true });
  window.addEventListener('pagehide', reader.stop);
}

async function spanishVoice(speech: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  const found = () => bestVoice(speech.getVoices());
  if (!found())
    await new Promise<void>((resolve) => {
      setTimeout(resolve, VOICES_WITHIN);
      speech.addEventListener('voiceschanged', () => {
        if (found()) resolve();
      });
    });
  return found();
}

/** The places for buttons on a page, by the element beside each button. */
function placesIn(root: Element): Map<Element, Place> {
  const places = new Map<Element, Place>();
  for (const stem of root.querySelectorAll('.stem')) {
    const bar = stem.closest('.question-frame')?.querySelector('.question-header');
    const options = stem.parentElement?.querySelector('[role="radiogroup"]');
    // In a result the stem is an h3, and the answers and the reason beside it are read too.
    const isMiss = stem.matches('h3');
    // The summary that opens a second form is read first.
    const title = stem.closest('.other-form')?.querySelector('summary');
    places.set(stem, {
      what: 'la pregunta',
      // The button must not be between the question and its options, because the Tab key leads from one to the other.
      button: (button) => {
        if (bar) bar.append(button);
        else stem.before(button);
      },
      read: () =>
        [title, isMiss ? stem.parentElement : stem, options].flatMap((part) =>
          part ? readable(part) : [],
        ),
    });
  }
  for (const answer of root.querySelectorAll('.feedback'))
    places.set(answer, {
      what: 'la explicación',
      button: (button) => answer.prepend(button),
      read: () => readable(answer),
    });
  for (const section of root.querySelectorAll('section[id]')) {
    const texts = [...section.querySelectorAll(':scope > .prose')];
    const title = section.querySelector(':scope > h2');
    if (texts.length > 0 && title)
      places.set(section, {
        what: title.textContent,
        button: (button) => title.before(button),
        read: () => [title, ...texts.flatMap(readable)],
      });
  }
  return places;
}

/** The visible parts without duplicates: if a list item contains paragraphs, only the paragraphs. */
const readable = (place: Element): Element[] =>
  [...place.querySelectorAll(READ)].filter(
    (part) =>
      part.getClientRects().length > 0 && !part.querySelector(READ.replace(', img[alt]', '')),
  );

/**
 * The words of a part, with a full stop if it has no end mark. For a picture they are its alternative text, which does
 * not reveal the answer.
 */
function readableWords(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll(UNREAD)) unread.remove();
  const texts =
    copy instanceof HTMLImageElement
      ? [copy.alt]
      : copy instanceof HTMLTableRowElement
        ? [...copy.cells].map((cell) => cell.textContent)
        : [copy.textContent];
  const text = texts.join(', ').replace(/\s+/g, ' ').trim();
  return !text || /[.!?…:]$/.test(text) ? text : `${text}.`;
}

/** An icon without words, because the header of a question has no space for words on a phone. */
function loudspeaker(): SVGElement {
  const name = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(name, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(name, 'path');
  path.setAttribute('d', 'M4 9v6h4l5 4V5L8 9zM16 9q2 3 0 6M19 6q4 6 0 12');
  icon.append(path);
  return icon;
}

function readerWith(speech: SpeechSynthesis, voice: SpeechSynthesisVoice) {
  const buttons = new Set<HTMLElement>();
  let active: HTMLElement | undefined;

  const label = (button: HTMLElement, text: string) => {
    button.children[1]!.textContent = text;
  };
  const stop = () => {
    if (!active) return;
    label(active, LISTEN);
    active = undefined;
    speech.cancel();
  };
  /** Removes all buttons, because no voice began. */
  const giveUp = (from: HTMLElement) => {
    stop();
    from.after(
      element('span', { role: 'status', class: 'meta' }, 'Este navegador no pudo leerlo.'),
    );
    for (const button of buttons) button.remove();
  };
  const read = (from: HTMLElement, sentences: readonly string[], at: number) => {
    const text = sentences[at];
    if (active !== from) return;
    if (text === undefined) {
      stop();
      return;
    }
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = voice;
    spoken.lang = normalizeLanguage(voice.lang);
    const timer = setTimeout(() => {
      if (active === from) giveUp(from);
    }, STARTS_WITHIN);
    spoken.onstart = () => clearTimeout(timer);
    spoken.onend = () => {
      clearTimeout(timer);
      read(from, sentences, at + 1);
    };
    spoken.onerror = () => {
      clearTimeout(timer);
      if (active === from) stop();
    };
    speech.speak(spoken);
  };
  return {
    stop,
    check: () => {
      if (active && !active.isConnected) stop();
    },
    button: (what: string, sentences: () => string[]): HTMLElement => {
      const button = element(
        'button',
        { type: 'button', class: 'listen-button' },
        element('span', {}, LISTEN),
        element('span', { class: 'visually-hidden' }, ` ${what}`),
      );
      button.prepend(loudspeaker());
      buttons.add(button);
      button.addEventListener('click', () => {
        const again = active === button;
        stop();
        if (again) return;
        active = button;
        label(button, STOP);
        speech.cancel();
        const texts = sentences();
        setTimeout(() => read(button, texts, 0), AFTER_CANCEL);
      });
      return button;
    },
  };
}
