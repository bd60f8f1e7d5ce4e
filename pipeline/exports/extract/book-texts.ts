/** Prints the texts of chapters and articles as XHTML for a book, from their trees and from the elements of templates. */
import { createElement } from 'react';
import type { Chapter } from '../../../schemas/chapter.ts';
import { ManoeuvreSteps } from '../../../templates/parts/Manoeuvre.tsx';
import { RecordTable } from '../../../templates/parts/RecordTable.tsx';
import { SceneFigure } from '../../../templates/parts/SceneFigure.tsx';
import type { View } from '../../../templates/view.ts';
import { recordTable } from '../../render/record-table.ts';
import { type TextRenderer, textRenderer } from '../../render/rich-text.ts';
import { drawSign } from '../../render/sign-drawing.ts';
import { createView } from '../../render/view.ts';
import { type Block, EMPTY_BODY, scenesIn } from '../../text/tree.ts';
import { elementXhtml, pictureXhtml } from '../book/element.ts';
import type { BookPrinting, BookTexts } from '../canonical.ts';
import { xml } from '../xml.ts';
import type { Extraction } from './extraction.ts';

type Section = Chapter['sections'][number];

export function bookTexts(extraction: Extraction): BookTexts {
  const { site } = extraction;
  const { chapters, articles } = site.entries;
  const entries = {
    chapters: new Map(chapters.map((entry) => [entry.id, entry])),
    articles: new Map(articles.map((entry) => [entry.id, entry])),
  };
  const bodyOf = (kind: keyof typeof entries, id: string) =>
    site.bodies.get(entries[kind].get(id)!) ?? EMPTY_BODY;
  return {
    anchors: (kind, id) => bodyOf(kind, id).anchors,
    pieces: (kind, id, printing) => {
      const book = bookRenderer(extraction, printing);
      const { intro, sections } = bodyOf(kind, id);
      const blocks = [intro, ...sections.map((section) => section.blocks)];
      if (kind === 'articles') return blocks.map((piece, index) => book.text(piece, index));
      const { data } = entries.chapters.get(id)!;
      const blocksOf = (anchor: string) =>
        sections.find((section) => section.id === anchor)?.blocks ?? [];
      return [
        book.text(intro, 0),
        ...data.sections.map(
          (section, index) =>
            book.text(blocksOf(section.id), index + 1, section.manoeuvres) +
            book.scenes(section, scenesIn(blocksOf(section.id))) +
            book.records(section),
        ),
      ];
    },
  };
}

/** The printers of one text of a book. */
function bookRenderer(extraction: Extraction, printing: BookPrinting) {
  const { site, ledger, signs, scenes } = extraction;
  const text = textRenderer(site, ledger, {
    origin: site.settings.origin,
    printer: { html: xml, node: (words) => words },
    address: printing.link,
    xhtml: printing,
  });
  const sceneView: View['scene'] = (id) => {
    const { svg, alt } = scenes.drawing(id);
    return {
      ...scenes.view(id),
      picture: { src: printing.picture(svg), alt, width: 0, height: 0 },
    };
  };
  const view = { ...createView(site, ledger, text, signs, scenes), scene: sceneView };
  return {
    text: (blocks: readonly Block[], index: number, films: readonly string[] = []): string => {
      // Two sections may have a note about the same figure.
      const { parts, notes } = text.noted([blocks], `texto-${index}`, [], {
        scene: (id) =>
          pictureXhtml(printing.picture(scenes.drawing(id).svg), scenes.drawing(id).alt),
        film: (id) => {
          const manoeuvre = site.manoeuvres.get(id);
          if (manoeuvre === undefined || !films.includes(id)) return '';
          return elementXhtml(createElement(ManoeuvreSteps, { view, manoeuvre }), printing.deeper);
        },
      });
      return parts.join('') + notes;
    },
    scenes: ({ scenes: ids = [] }: Section, placed: readonly string[]): string =>
      ids
        .filter((id) => !placed.includes(id))
        .map((id) => createElement(SceneFigure, { view, scene: view.scene(id) }))
        .map((element) => elementXhtml(element, printing.deeper))
        .join(''),
    records: (section: Section): string =>
      tableOf(extraction, view, section, printing) + signsOf(extraction, text, section, printing),
  };
}

/** The table of data/reglas that closes a section. */
function tableOf(
  { site }: Extraction,
  view: View,
  { records, recordsTopic }: Section,
  { deeper }: BookPrinting,
): string {
  if (records === undefined) return '';
  const table = recordTable(site, records, recordsTopic);
  return elementXhtml(createElement(RecordTable, { view, records: table }), deeper);
}

/** The family of data/senales that closes a section. */
function signsOf(
  { site }: Extraction,
  text: TextRenderer,
  section: Section,
  { deeper, picture }: BookPrinting,
): string {
  const family = site.entries.signs.find(({ id }) => id === section.signs)?.data;
  if (family === undefined) return '';
  const items = family.items.map((sign) => {
    const { svg, alt } = drawSign(sign);
    return `<li><p>${pictureXhtml(picture(svg), alt)}</p><p><strong>${xml(sign.name)}</strong>. ${text.html(sign.meaning)} ${text.html(sign.action)}</p></li>`;
  });
  const heading = `h${3 + deeper}`;
  return `<${heading}>${xml(family.title)}</${heading}><ul class="senales">${items.join('')}</ul>`;
}
