/** Prints the sheets of a test or of a numbered exam in the chosen versions, or the sheets of a lesson in version A. */

import {
  type BankReasons,
  plainTextOfQuiz,
  type QuestionSource,
  type QuestionWithoutReason,
} from '../model/quiz-data.ts';
import { element } from '../parts/element.ts';
import { saveFile } from '../parts/save-file.ts';
import {
  type ChosenLesson,
  type ClassChoice,
  type ClassData,
  chosenTitle,
  loadQuestions,
  readClassChoice,
} from './class-data.ts';
import { loadStyles } from './load-styles.ts';
import {
  arrangeForVersion,
  type MakeElement,
  makeKeySheet,
  makePaperSheets,
  PAPER_PARTS,
  type PaperPart,
  type PaperQuestion,
  type PaperTest,
  type PaperVersion,
  zipGradeKey,
} from './paper.ts';

const make: MakeElement<HTMLElement> = (tag, attributes, ...children) =>
  element(tag as 'p', attributes, ...children);

/** Makes the sheets below the form and prints them. If the choice is invalid, shows a notice in their place. */
export async function printSheets(choice: HTMLFormElement, form: HTMLFormElement, data: ClassData) {
  const out = document.querySelector('[data-paper-sheets]');
  if (!out) return;
  const fields = new FormData(form);
  const chosen = readClassChoice(choice, data);
  const versions = (['A', 'B'] as const).filter((each) => fields.has(`version-${each}`));
  const parts = PAPER_PARTS.filter((part) => fields.has(`hoja-${part}`));
  if (chosen === undefined || versions.length === 0 || parts.length === 0) {
    const words = 'Escoge un test o un número de simulacro, una versión y al menos una hoja.';
    out.replaceChildren(element('p', { class: 'notice' }, words));
    return;
  }
  await printTests(await testsOf(chosen, versions, data), parts, chosenTitle(chosen));
}

/** Prints the questions of a lesson, and the key with explanations. */
export async function printLesson(chosen: ChosenLesson, data: ClassData): Promise<void> {
  await printTests(
    await testsOf(chosen, ['A'], data),
    ['preguntas', 'explicada'],
    chosenTitle(chosen),
  );
}

async function printTests(tests: readonly PaperTest[], parts: readonly PaperPart[], name: string) {
  const out = document.querySelector('[data-paper-sheets]')!;
  const versions = tests.map(({ version }) => version);
  const ownParts = parts.filter((part) => part !== 'clave');
  out.replaceChildren(
    ...tests.flatMap((test) => makePaperSheets(make, test, ownParts)),
    ...(parts.includes('clave') ? [makeKeySheet(make, tests)] : []),
  );
  await Promise.all([
    loadStyles(),
    // A picture that fails to load must not stop the rest from printing.
    ...[...out.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  ]);
  const { title } = document;
  // Browsers offer the title as the file name of a PDF.
  document.title = `${name} ${versions.join(' y ')} (no oficial) | ${title.split(' | ').at(-1)}`;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  window.print();
}

async function testsOf(chosen: ClassChoice, versions: readonly PaperVersion[], data: ClassData) {
  const { asked, reasons } = await loadQuestions(chosen, data, 'paper');
  const questions = asked.map((question) => paperQuestion(question, reasons));
  const title = chosenTitle(chosen);
  return versions.map((version) => ({
    title,
    version,
    questions: arrangeForVersion(questions, version, title),
    about: data.about,
  }));
}

/** Saves the right options of both versions for ZipGrade, which scans answer sheets. */
export async function saveZipGradeKey(chosen: Exclude<ClassChoice, ChosenLesson>, data: ClassData) {
  const key = zipGradeKey(await testsOf(chosen, ['A', 'B'], data));
  const name = 'test' in chosen ? `test-${chosen.test.id}` : `simulacro-${chosen.exam}`;
  saveFile(`clave-zipgrade-${name}.csv`, 'text/csv', key);
}

function paperQuestion(
  { id, stem, options, answer, ordered, sign }: QuestionWithoutReason,
  reasons: BankReasons['reasons'],
): PaperQuestion {
  const reason = reasons[id];
  const said = [reason?.explanation ?? '', reason?.dispute ?? '']
    .map((line) => plainTextOfQuiz(line))
    .filter(Boolean);
  const named = (sources: readonly QuestionSource[] = []) =>
    sources.map(({ title, label }) => `${title} (${label})`).join('; ');
  const cited = named(reason?.sources);
  const others = named(reason?.otherSources);
  return {
    id,
    text: plainTextOfQuiz(stem),
    options,
    answer,
    ordered,
    explanation: said.join(' '),
    source: cited && `Fuente: ${cited}.${others && ` De lo demás que dice: ${others}.`}`,
    ...(sign && { picture: sign }),
  };
}
