/** Each test as a QTI 2.1 package, which Canvas imports as one quiz. */
import type { ExportFormat } from '../format.ts';
import { questionsOf, type TestInputKey, testLabel } from '../questions.ts';
import { withPictures } from '../sign-pictures.ts';
import { qtiPackageFiles } from './package.ts';

export const canvas: ExportFormat<TestInputKey> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  const { meta, pictures, leftOut } = canonical;
  const files = canonical.tests.map((test) => ({
    path: `/descargas/canvas/canvas-test-${test.id}.zip`,
    label: testLabel(test),
    content: () => {
      const questions = questionsOf(canonical, test);
      const used = new Set(questions.flatMap(({ sign }) => sign?.id ?? []));
      const own = new Map([...pictures].filter(([sign]) => used.has(sign)));
      return { day: meta.date, entries: qtiPackageFiles({ meta, test, questions }, own) };
    },
  }));
  return { files, leftOut };
};
