/** Prints HTML with Chromium as a tagged PDF with an outline. The same HTML gives the same bytes. */
import { type Browser, chromium } from 'playwright-core';
import { withTemporaryFolder } from '../../program/temporary-folder.ts';
import { findChromium } from '../chromium.ts';
import { ExportFailure } from '../format.ts';

export type Printer = {
  print(html: string, day: string): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** The browser starts when the first document is printed. @param root folder of this program */
export function openPrinter(root: string): Printer {
  let browser: Promise<Browser> | undefined;
  return {
    print: async (html, day) => {
      browser ??= startBrowser(root);
      const page = await (await browser).newPage({
        offline: true,
        locale: 'es-PR',
        timezoneId: 'America/Puerto_Rico',
      });
      try {
        await page.setContent(html, { waitUntil: 'load' });
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        return settled(
          await page.pdf({
            tagged: true,
            outline: true,
            preferCSSPageSize: true,
            printBackground: true,
          }),
          day,
        );
      } finally {
        await page.close();
      }
    },
    close: async () => {
      await (await browser?.catch(() => undefined))?.close();
    },
  };
}

async function startBrowser(root: string): Promise<Browser> {
  const found = await findChromium(root).catch((error: Error) => {
    throw new ExportFailure(
      'pdf',
      'no Chromium was found to print with',
      error.message.split('\n'),
    );
  });
  // Fails here with a clear message: the browser needs a temporary folder.
  withTemporaryFolder('pdf', () => undefined);
  return chromium.launch({
    executablePath: found.path,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
}

/**
 * Chromium writes the time, numbers tags from its start, and doubles the outline's title of a heading that begins a page
 * ("ServiciosServicios"). Each is replaced by as many bytes, so that offsets stay valid.
 */
export function settled(pdf: Uint8Array, day: string): Uint8Array {
  // One byte for each character, so that compressed streams stay as they are.
  const text = Buffer.from(pdf).toString('latin1');
  const tag = /\(node(\d{8})\)/g;
  const order = [...new Set([...text.matchAll(tag)].map(([, number]) => number!))].sort();
  const numbers = new Map(
    order.map((number, index) => [number, String(index + 1).padStart(8, '0')]),
  );
  const rewritten = text
    .replace(tag, (_, number: string) => `(node${numbers.get(number)})`)
    .replace(
      /(\/(?:CreationDate|ModDate) \()D:\d{14}/g,
      (_, start: string) => `${start}D:${day.replaceAll('-', '')}160000`,
    )
    .replace(/\/Title (?:\(((?:[^()\\]|\\.)+)\)|<FEFF([0-9A-F]+)>)(?=\s+\/Dest)/g, halved);
  return Buffer.from(rewritten, 'latin1');
}

/**
 * The pages of the places that links of the document lead to. Chromium writes pages in their order, and the table of
 * places as text. (It has no `target-counter()`.)
 *
 * @returns pages, from 1, by the id of the element
 */
export function pagesOfIds(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf).toString('latin1');
  const order = [...text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm)].map(([, page]) => page);
  const places = text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ /g);
  return new Map([...places].map(([, id, page]) => [id!, order.indexOf(page) + 1]));
}

/** Halves a doubled title of the outline, as text or in hexadecimal. Spaces between two entries fill the gap. */
function halved(whole: string, literal?: string, hexadecimal?: string): string {
  const title = literal ?? hexadecimal!;
  const half = title.slice(0, title.length / 2);
  if (title !== half + half) return whole;
  return `/Title ${literal === undefined ? `<FEFF${half}>` : `(${half})`}`.padEnd(whole.length);
}
