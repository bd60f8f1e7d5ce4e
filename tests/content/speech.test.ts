import { expect, it } from 'vitest';
import { createPageContext } from '../../pipeline/render/pages/make-context.ts';
import { spokenWords, textsToReadAloud } from '../../pipeline/render/questions/speech.ts';
import { spokenText } from '../../pipeline/text/speech.ts';
import { createSpeechReplacer, spokenSentences } from '../../templates/islands/page/speech.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const { text: printer, quizOf } = createPageContext(site!, ledger!, site!.newest, undefined);
const { tests, retos } = site!.entries;
const texts = textsToReadAloud(site!, printer, [...tests, ...retos].map(quizOf));

/** Characters and abbreviations that a voice spells out or skips, and figures that it misreads. */
const LEFT =
  /[%§$°×=→·±≥≤]|mph|km\/h|\bArts?\.|\bLey \d+-\d|[Nn]úm\.|\bp\. ej\.|\bft\b|\d[.,]\d|\d[–/]\d|\b[AP]M\b/;

it('every symbol, unit, figure and abbreviation is spoken in words', () => {
  const left = texts.flatMap((text) => {
    const spoken = spokenText(text);
    return LEFT.test(spoken) ? [`${text} → ${spoken}`] : [];
  });
  expect(left).toEqual([]);
});

it('stores only texts whose spoken form differs, and pages speak every text correctly', () => {
  const words = spokenWords(texts);
  expect(Object.entries(words).filter(([shown, spoken]) => shown === spoken)).toEqual([]);
  const speak = createSpeechReplacer(words);
  const differing = texts.filter((text) => speak(text) !== spokenText(text));
  expect(differing).toEqual([]);
});

it('no sentence is so long that a browser cuts it off', () => {
  const long = texts
    .flatMap((text) => spokenSentences(spokenText(text)))
    .filter((s) => s.length > 400);
  expect(long).toEqual([]);
});
