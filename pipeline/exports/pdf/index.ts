/** PDFs of the tests, of the flash cards and of the manual on Letter paper. Made only on request: they need a browser. */
import type { ExportFile } from '../../render/downloads.ts';
import type { ExportFormat } from '../format.ts';
import { type TestInput, testLabel } from '../questions.ts';
import { manualDocument } from './manual-document.ts';
import { openPrinter } from './printer.ts';
import { cardsDocument, testDocument } from './test-document.ts';

export const pdf: ExportFormat<TestInput | 'chapters' | 'bookTexts' | 'signs'> = async (
  canonical,
  { root, cached },
) => {
  const { meta, tests } = canonical;
  const documents = [
    ...tests.map((test) => ({
      path: `/descargas/pdf/test-${test.id}.pdf`,
      label: testLabel(test),
      html: testDocument(root, canonical, test),
    })),
    {
      path: '/descargas/pdf/tarjetas-de-senales.pdf',
      label: 'Tarjetas de señales',
      html: cardsDocument(root, canonical),
    },
    { path: '/descargas/pdf/manual.pdf', label: 'Manual', html: manualDocument(root, canonical) },
  ];
  const printer = openPrinter(root);
  const files: ExportFile[] = [];
  try {
    for (const { path, label, html } of documents)
      files.push({
        path,
        label,
        content: await cached('pdf', html, () => printer.print(html, meta.date)),
      });
  } finally {
    await printer.close();
  }
  return { files };
};
