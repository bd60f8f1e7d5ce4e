/** The questions as a QTI 2.1 package, which most platforms import today, and as a QTI 3 package. */
import type { ExportFormat } from '../format.ts';
import type { TestInput } from '../questions.ts';
import { signPictures } from '../sign-pictures.ts';
import { QTI_3, QTI_21 } from './dialect.ts';
import { packageFiles } from './package.ts';

export const qti: ExportFormat<TestInput> = async (canonical, tools) => {
  const pictures = await signPictures(canonical.questions, tools);
  return {
    files: [QTI_21, QTI_3].map((dialect) => ({
      path: `/descargas/qti/licencia-pr-${dialect.id}.zip`,
      label: dialect.manifest.schema.includes('2.1') ? 'QTI 2.1' : 'QTI 3',
      content: {
        day: canonical.meta.date,
        entries: packageFiles(dialect, canonical, pictures),
      },
    })),
  };
};
