/** The printed documents of a class: a test with its answer sheet and its two keys, and the flash cards of the signs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardSheets } from '../../../templates/islands/class/cards.ts';
import { type PaperQuestion, paperParts } from '../../../templates/islands/class/paper.ts';
import type { Canonical, CanonicalQuestion, CanonicalTest, Meta } from '../canonical.ts';
import { imprint, questionsOf, sourceLine, type TestInput, testLabel } from '../questions.ts';
import { markup } from './markup.ts';
import { sheet } from './sheet.ts';

/** The site prints the same sheets with the same style. */
const paperStyle = (root: string) =>
  `:root{--text:Atkinson,sans-serif;--sign:Overpass,sans-serif}${readFileSync(join(root, 'templates/styles/paper.css'), 'utf8')}@page{margin:12mm 12mm 14mm}`;

const unofficial = (title: string, { name }: Meta) => `${title} · ${name} (no oficial)`;

const pictureOf = (svg: string, alt: string) => ({
  src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  alt,
});

/** @param root folder of this program */
export function testDocument(
  root: string,
  canonical: Pick<Canonical, TestInput>,
  test: CanonicalTest,
): string {
  const { meta } = canonical;
  const title = testLabel(test);
  const sheets = paperParts(markup, {
    title,
    version: 'A',
    questions: questionsOf(canonical, test).map(paperQuestion),
    about: imprint(meta).join(' '),
  });
  const body = sheets.map(({ html }) => html).join('\n');
  return sheet(root, meta, unofficial(title, meta), { body, style: paperStyle(root) });
}

function paperQuestion(question: CanonicalQuestion): PaperQuestion {
  const { id, text, options, answer, explanation, disputes, sources, sign } = question;
  const notes = disputes.map(({ note }) => note);
  return {
    id,
    text,
    options,
    answer,
    ordered: false,
    explanation: [explanation, ...notes].join(' '),
    source: sourceLine(sources),
    ...(sign === undefined ? {} : { picture: pictureOf(sign.svg, sign.alt) }),
  };
}

/** Fronts and backs in turn, for a printer that prints on both sides. */
export function cardsDocument(
  root: string,
  { meta, signs }: Pick<Canonical, 'meta' | 'signs'>,
): string {
  const sheets = cardSheets(
    markup,
    signs.map(({ name, alsoCalled = [], meaning, action, svg, alt }) => ({
      name,
      others: alsoCalled,
      meaning,
      action,
      picture: pictureOf(svg, alt),
    })),
  );
  const title = 'Tarjetas de señales';
  const about = imprint(meta).map((line) => markup('p', { class: 'papel-pie' }, line).html);
  // Two pages, so that the first fronts begin a sheet: after one page, each back would be behind the fronts of the next sheet.
  const first = `<section class="papel-hoja"><h1>${title}</h1><p>Imprime por los dos lados, volteando por el lado largo, y recorta. Ocho tarjetas en cada hoja.</p></section><section class="papel-hoja">${about.join('')}</section>`;
  const body = [first, ...sheets.map(({ html }) => html)].join('\n');
  return sheet(root, meta, unofficial(title, meta), { body, style: paperStyle(root) });
}
