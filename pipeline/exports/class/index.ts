/**
 * Makes the class sheets: a file for each test and platform, without the questions that do not fit the platform. Files
 * that cannot contain pictures refer to them by number.
 */

import type { CanonicalQuestion, CanonicalTest } from '../canonical.ts';
import type { OmittedContent } from '../export-set.ts';
import type { DeferredFile, ExportFormat } from '../format.ts';
import { questionsOf, type TestInputKey, testLabel } from '../questions.ts';
import { pictureRoute, withPictures } from '../sign-pictures.ts';
import { PLATFORMS, type Platform } from './platforms.ts';

export const classSheets: ExportFormat<TestInputKey> = async (canonical, tools) => {
  const drawn = await withPictures(canonical, tools);
  const { meta } = canonical;
  const files: DeferredFile[] = [];
  const leftOut: OmittedContent[] = [...drawn.leftOut];
  const picture = (sign: string) => `${meta.address}${pictureRoute(sign).slice(1)}`;
  for (const platform of PLATFORMS) {
    for (const test of canonical.tests) {
      const all = questionsOf(drawn, test);
      const name = `${platform.id}-test-${test.id}.${platform.ending}`;
      const { fitting, reasons } = sorted(platform, platform.pictures ? all : withNumbers(all));
      const file = `/descargas/clase/${name}`;
      for (const [why, questions] of reasons)
        leftOut.push({ what: `${name}: ${questions.join(', ')}`, why, questions, file });
      if (fitting.length === 0) continue;
      files.push({
        path: file,
        label: countLabel(test, fitting.length),
        content: () => {
          const content = platform.content({ meta, test, questions: fitting, picture });
          return typeof content === 'string' ? content : { day: meta.date, entries: content };
        },
      });
    }
    leftOut.push(...notesOf(platform, meta.address));
  }
  return { files, leftOut };
};

/** The reason why nobody can see the pictures that a file names: `export` warns about it. */
export const UNSEEN_PICTURES_REASON =
  'El archivo los nombra por la dirección del sitio, y «origin» de data/site.json no es una de verdad: nadie los verá.';

/** Content that all files of a platform lack. */
function notesOf(
  { name, pictures, hasNoPlaceForNotice }: Platform,
  address: string,
): OmittedContent[] {
  const notes: OmittedContent[] = [];
  if (pictures && isUnset(address))
    notes.push({
      what: `${name}: los dibujos`,
      why: UNSEEN_PICTURES_REASON,
    });
  if (hasNoPlaceForNotice)
    notes.push({
      what: `${name}: aviso, versión y licencia`,
      why: 'La plantilla no tiene dónde ponerlos. Están en la página para maestros.',
    });
  return notes;
}

/**
 * Adds «Mira el dibujo 7.» to a question with a picture, where 7 is the number of the question in its test. /maestros/
 * prints and projects the drawings with these numbers.
 */
const withNumbers = (questions: readonly CanonicalQuestion[]): CanonicalQuestion[] =>
  questions.map((question, index) =>
    question.sign === undefined
      ? question
      : { ...question, text: `Mira el dibujo ${index + 1}. ${question.text}` },
  );

/** True for an address of a domain that is reserved for examples. */
const isUnset = (address: string): boolean => new URL(address).hostname.endsWith('.example');

/** The label of a file on the downloads page, such as «Test 2: Reglas · 7 de 30 preguntas». */
function countLabel(test: CanonicalTest, fitting: number): string {
  const all = test.questions.length;
  return `${testLabel(test)} · ${fitting === all ? `${all} preguntas` : `${fitting} de ${all} preguntas`}`;
}

function sorted(platform: Platform, questions: readonly CanonicalQuestion[]) {
  const fitting: CanonicalQuestion[] = [];
  const reasons = new Map<string, string[]>();
  for (const question of questions) {
    const why = unfit(platform, question);
    if (why === undefined) fitting.push(question);
    else reasons.set(why, [...(reasons.get(why) ?? []), question.id]);
  }
  return { fitting, reasons };
}

/** Finds cells that a spreadsheet may read as a formula, even after spaces or at the start of a later line. */
const FORMULA = /(^|[\r\n])[\s\u00a0\u200b\ufeff]*[=+\-@\t＝＋－＠]|^[\t\r\n]/u;

function unfit(
  { name, ending, limits }: Platform,
  { text, options }: CanonicalQuestion,
): string | undefined {
  if (limits !== undefined && text.length > limits.text)
    return `La pregunta pasa de los ${limits.text} caracteres que admite ${name}.`;
  if (limits !== undefined && options.some((option) => option.length > limits.option))
    return `Una opción pasa de los ${limits.option} caracteres que admite ${name}.`;
  // A workbook marks the cell as text; a CSV file cannot.
  if (ending === 'csv' && [text, ...options].some((cell) => FORMULA.test(cell)))
    return 'Un texto empieza como una fórmula, y una hoja de cálculo la ejecutaría.';
  return undefined;
}
