/** PDFs of the tests, of the flash cards and of the manual on Letter paper. Made only on request: they need a browser. */
import type { ExportFile } from '../../render/downloads.ts';
import type { ExportFormat } from '../format.ts';
import { type TestInput, testLabel } from '../questions.ts';
import { manualDocument } from './manual-document.ts';
import { openPrinter, pagesOfIds } from './printer.ts';
import { cardsDocument, testDocument } from './test-document.ts';

export const pdf: ExportFormat<TestInput | 'chapters' | 'bookTexts' | 'signs'> = async (
  canonical,
  { root, cached },
) => {
  const { meta, tests } = canonical;
  const printer = openPrinter(root);
  const print = (html: string) => cached('pdf', html, () => printer.print(html, meta.date));
  const documents = [
    ...tests.map((test) => ({
      path: `/descargas/pdf/test-${test.id}.pdf`,
      label: testLabel(test),
      pdf: () => print(testDocument(root, canonical, test)),
    })),
    {
      path: '/descargas/pdf/tarjetas-de-senales.pdf',
      label: 'Tarjetas de señales',
      pdf: () => print(cardsDocument(root, canonical)),
    },
    {
      path: '/descargas/pdf/manual.pdf',
      label: 'Manual',
      pdf: async () => {
        // Which page a section is on is known once it is printed. Every chapter begins a page: numbers move nothing.
        const pages = pagesOfIds(await print(manualDocument(root, canonical)));
        return print(manualDocument(root, canonical, pages));
      },
    },
  ];
  const files: ExportFile[] = [];
  try {
    for (const { path, label, pdf } of documents) files.push({ path, label, content: await pdf() });
  } finally {
    await printer.close();
  }
  return { files };
};
