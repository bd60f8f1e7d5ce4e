/** The questions as packages: all in QTI 2.1 and in QTI 3, and a package of each test, which Canvas imports as one quiz. */
import type { ExportFormat } from '../format.ts';
import { questionsOf, type TestInput, testLabel } from '../questions.ts';
import { withPictures } from '../sign-pictures.ts';
import { QTI_3, QTI_21 } from './dialect.ts';
import { packageFiles } from './package.ts';

export const qti: ExportFormat<TestInput> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  const { pictures, leftOut } = canonical;
  const day = canonical.meta.date;
  const whole = [QTI_21, QTI_3].map((dialect) => ({
    path: `/descargas/qti/licencia-pr-${dialect.id}.zip`,
    label: dialect.manifest.schema.includes('2.1') ? 'QTI 2.1' : 'QTI 3',
    content: () => ({ day, entries: packageFiles(dialect, canonical, pictures) }),
  }));
  const alone = canonical.tests.map((test) => {
    const questions = questionsOf(canonical, test);
    const used = new Set(questions.flatMap(({ sign }) => sign?.id ?? []));
    const part = { ...canonical, tests: [test], questions };
    const own = new Map([...pictures].filter(([sign]) => used.has(sign)));
    return {
      path: `/descargas/canvas/canvas-test-${test.id}.zip`,
      label: testLabel(test),
      content: () => ({ day, entries: packageFiles(QTI_21, part, own) }),
    };
  });
  return { files: [...whole, ...alone], leftOut };
};
