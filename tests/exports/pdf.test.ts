/** The PDFs as pdf.js reads them: tags, language, descriptions, outline, paper, and the text of each page. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Canonical, CanonicalQuestion } from '../../pipeline/exports/canonical.ts';
import { findChromium } from '../../pipeline/exports/chromium.ts';
import { manualDocument } from '../../pipeline/exports/pdf/manual-document.ts';
import { openPrinter, pagesOfIds } from '../../pipeline/exports/pdf/printer.ts';
import { cardsDocument, testDocument } from '../../pipeline/exports/pdf/test-document.ts';
import { temporaryFolder } from '../project.ts';
import { sampleCanonical, tortureCanonical } from './canonical.ts';
import { hasCommand, run } from './system.ts';

const ROOT = process.cwd();
const hasChromium = await findChromium(ROOT).then(
  () => true,
  () => false,
);
const printer = openPrinter(ROOT);
afterAll(() => printer.close());

type Tag = { role?: string; type?: string; alt?: string; lang?: string; children?: Tag[] };
const flat = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flat)];

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n);
    const { items } = await page.getTextContent();
    const tags = (await page.getStructTree()) as Tag | null;
    pages.push({
      size: page.view,
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
      tags: tags === null ? [] : flat(tags),
    });
  }
  const { info } = await pdf.getMetadata();
  const facts = {
    info: info as Record<string, unknown>,
    pages,
    outline: await pdf.getOutline(),
    mark: await pdf.getMarkInfo(),
    raw: Buffer.from(bytes).toString('latin1'),
  };
  await pdf.destroy();
  return facts;
}

/** Without the spaces, which a line break may swallow or make. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

function checkPaper(
  { info, pages, outline, mark, raw }: Awaited<ReturnType<typeof read>>,
  title: string,
  day: string,
) {
  expect(info.Title).toBe(title);
  expect(raw).toContain('/Lang (es-PR)');
  expect(mark?.Marked).toBe(true);
  expect(outline?.length).toBeGreaterThan(0);
  expect(info.CreationDate).toBe(`D:${day.replaceAll('-', '')}160000+00'00'`);
  for (const { size, tags } of pages) {
    expect(size).toEqual([0, 0, 612, 792]);
    for (const { role, alt } of tags) if (role === 'Figure') expect(alt).toBeTruthy();
  }
  // Every font that is named is inside.
  const fonts = raw.match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? /);
}

/** The contents name the pages that another reader finds, and printing them moves nothing. @param bytes printed without them */
async function checkContents(canonical: Canonical, bytes: Uint8Array) {
  const pages = pagesOfIds(bytes);
  const numbered = await printer.print(manualDocument(ROOT, canonical, pages), canonical.meta.date);
  const document = await getDocument({ data: new Uint8Array(numbered), verbosity: 0 }).promise;
  const places = Object.entries(await document.getDestinations());
  expect(places.length).toBeGreaterThan(canonical.chapters.length);
  for (const [id, place] of places)
    expect(pages.get(id), id).toBe((await document.getPageIndex(place![0])) + 1);
  await document.destroy();
  const contents = squeezed((await read(numbered)).pages[0]!.text);
  for (const { id, title } of canonical.chapters)
    expect(contents).toContain(squeezed(`${title} ${pages.get(`capitulo-${id}`)}`));
}

/** The text layer of a PDF need not have pictographs. */
const withoutPictographs = (text: string) =>
  squeezed(text.replace(/\p{Extended_Pictographic}|\u200d/gu, ''));
const hasPictographs = ({ text, options, explanation }: CanonicalQuestion) =>
  /\p{Extended_Pictographic}/u.test(text + options.join('') + explanation);

describe.skipIf(!hasChromium)('the PDFs', () => {
  const cases: [string, () => Canonical][] = [
    ['a test of a small site', sampleCanonical],
    ['strings that break writers', tortureCanonical],
  ];
  it.each(cases)(
    'hold %s: questions, answer sheet, and the key on its own page',
    async (_, canonicalOf) => {
      const canonical = canonicalOf();
      const test = canonical.tests[0]!;
      const pdf = await read(
        await printer.print(testDocument(ROOT, canonical, test), canonical.meta.date),
      );
      checkPaper(
        pdf,
        `Test ${test.id}: ${test.title} · ${canonical.meta.name} (no oficial)`,
        canonical.meta.date,
      );
      const sheet = pdf.pages.findIndex(({ text }) => text.includes('Hoja de respuestas'));
      const key = pdf.pages.findIndex(({ text }) => text.includes('Clave explicada'));
      expect([sheet > 0, key > sheet]).toEqual([true, true]);
      const [questionPages, keyPages] = [pdf.pages.slice(0, sheet), pdf.pages.slice(key)].map(
        (pages) => squeezed(pages.map(({ text }) => text).join('')),
      );
      const isTorture = canonicalOf === tortureCanonical;
      const questions = canonical.questions
        .filter((question) => question.test === test.id)
        .filter((question) => !isTorture || !hasPictographs(question));
      for (const question of questions) {
        const { id, text, options, explanation, disputes, sources } = question;
        for (const part of [text, ...options])
          expect(questionPages, id).toContain(withoutPictographs(part));
        if (!isTorture) expect(questionPages, id).not.toContain(withoutPictographs(explanation));
        for (const part of [
          explanation,
          ...disputes.map(({ note }) => note),
          ...sources.map(({ title }) => title),
        ])
          expect(keyPages, id).toContain(withoutPictographs(part));
      }
      const figures = pdf.pages
        .slice(0, sheet)
        .flatMap(({ tags }) => tags.filter(({ role }) => role === 'Figure'));
      const tagged = pdf.raw.split('endobj').filter((object) => object.includes('/S /Figure'));
      const signs = canonical.questions.filter(
        (question) => question.test === test.id && question.sign !== undefined,
      );
      expect(tagged).toHaveLength(signs.length);
      // The tags of a page include figures of other pages.
      expect([...new Set(figures.map(({ alt }) => squeezed(alt!)))].sort()).toEqual(
        [...new Set(signs.map(({ sign }) => squeezed(sign!.alt)))].sort(),
      );
      for (const part of [
        canonical.meta.notice,
        canonical.meta.version,
        canonical.meta.licence.url,
        canonical.meta.address,
      ])
        expect(questionPages).toContain(squeezed(part));
    },
    120_000,
  );

  it('have the back of each flash card on the other side of its sheet', async () => {
    const canonical = sampleCanonical();
    const sign = canonical.signs[0]!;
    const signs = Array.from({ length: 19 }, () => sign);
    const { pages } = await read(
      await printer.print(cardsDocument(ROOT, { ...canonical, signs }), canonical.meta.date),
    );
    const backs = pages.flatMap(({ text }, index) =>
      text.includes('Qué haces:') ? [index + 1] : [],
    );
    expect(backs).toEqual([4, 6, 8]);
  }, 60_000);

  it('hold the manual, chapter by chapter, the same bytes every time', async () => {
    const canonical = sampleCanonical();
    const html = manualDocument(ROOT, canonical);
    const bytes = await printer.print(html, canonical.meta.date);
    const again = openPrinter(ROOT);
    expect(
      Buffer.from(await again.print(html, canonical.meta.date)).equals(Buffer.from(bytes)),
    ).toBe(true);
    await again.close();
    const pdf = await read(bytes);
    checkPaper(
      pdf,
      `Manual del conductor de Puerto Rico · ${canonical.meta.name} (no oficial)`,
      canonical.meta.date,
    );
    const titles = (items: NonNullable<typeof pdf.outline>): string[] =>
      items.flatMap(({ title, items: inner }) => [title, ...titles(inner)]);
    const outline = titles(pdf.outline!);
    for (const chapter of canonical.chapters)
      for (const title of [chapter.title, ...chapter.sections.map((section) => section.title)])
        expect(outline).toContain(title);
    for (const title of outline) expect(title).not.toMatch(/^(.+)\1$/);

    await checkContents(canonical, bytes);

    const folder = join(temporaryFolder(), 'pdf');
    mkdirSync(folder);
    const file = join(folder, 'manual.pdf');
    writeFileSync(file, bytes);
    if (hasCommand('qpdf'))
      expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    if (hasCommand('pdffonts'))
      for (const line of run('pdffonts', file).trim().split('\n').slice(2))
        expect(line).toMatch(/ yes yes yes +\d+ +\d+$/);
  }, 180_000);
});
