/** The questions as packages of QTI 2.1: all of them, and those of each test, which Canvas imports as one quiz. */
import type { ExportFormat } from '../format.ts';
import { questionsOf, type TestInput, testLabel } from '../questions.ts';
import { withPictures } from '../sign-pictures.ts';
import { packageFiles } from './package.ts';

export const qti: ExportFormat<TestInput> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  const { pictures, leftOut } = canonical;
  const day = canonical.meta.date;
  const whole = {
    path: '/descargas/qti/licencia-pr-qti21.zip',
    label: 'QTI 2.1',
    content: () => ({ day, entries: packageFiles(canonical, pictures) }),
  };
  const alone = canonical.tests.map((test) => {
    const questions = questionsOf(canonical, test);
    const used = new Set(questions.flatMap(({ sign }) => sign?.id ?? []));
    const part = { ...canonical, tests: [test], questions };
    const own = new Map([...pictures].filter(([sign]) => used.has(sign)));
    return {
      path: `/descargas/canvas/canvas-test-${test.id}.zip`,
      label: testLabel(test),
      content: () => ({ day, entries: packageFiles(part, own) }),
    };
  });
  return { files: [whole, ...alone], leftOut };
};
