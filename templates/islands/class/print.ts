/** Sheets of a test or of an exam by its number, in versions A and B, as they will be printed. */

import { drawExam } from '../model/draw.ts';
import type {
  BankQuestion,
  BankQuestions,
  BankReasons,
  QuestionSource,
} from '../model/quiz-data.ts';
import { element } from '../parts/element.ts';
import { read } from '../parts/late.ts';
import { type Chosen, type ClassData, chosenIn, newExamNumber, titleOf } from './class-data.ts';
import {
  inVersion,
  type Make,
  PARTS,
  type PaperQuestion,
  paperParts,
  type Version,
} from './paper.ts';
import { wordsOf } from './result-csv.ts';

const make: Make<HTMLElement> = (tag, attributes, ...children) =>
  element(tag as 'p', attributes, ...children);

export async function startPaper(form: HTMLFormElement, data: ClassData): Promise<void> {
  const out = document.querySelector('[data-paper-sheets]');
  const number = form.elements.namedItem('numero');
  if (!out || !(number instanceof HTMLInputElement)) return;
  if (number.value === '') number.value = String(newExamNumber());
  chooseFromAddress(form);
  const [bank, { reasons }] = await Promise.all([
    read<BankQuestions>(data.bank.questions),
    read<BankReasons>(data.bank.reasons),
  ]);
  const { title } = document;
  const update = () => {
    const fields = new FormData(form);
    for (const part of form.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = fields.get('que') !== 'simulacro';
    const chosen = chosenIn(form, data);
    const versions = (['A', 'B'] as const).filter((each) => fields.has(`version-${each}`));
    const parts = PARTS.filter((part) => fields.has(`hoja-${part}`));
    if (chosen === undefined || versions.length === 0 || parts.length === 0) {
      out.replaceChildren(
        element(
          'p',
          { class: 'aviso' },
          'Escoge un test o un número de simulacro, una versión y al menos una hoja.',
        ),
      );
      return;
    }
    const questions = askedIn(chosen, bank.questions, data).map((question) =>
      paperQuestion(question, reasons),
    );
    // The name of the file that a browser offers for a PDF.
    document.title = `${titleOf(chosen)} ${versions.join(' y ')} (no oficial) | ${title.split(' | ').at(-1)}`;
    out.replaceChildren(
      ...versions.flatMap((version: Version) =>
        paperParts(
          make,
          {
            title: titleOf(chosen),
            version,
            questions: inVersion(questions, version, titleOf(chosen)),
            about: data.about,
          },
          parts,
        ),
      ),
    );
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    window.print();
  });
  update();
}

/** #test-3, #simulacro=4821 */
function chooseFromAddress(form: HTMLFormElement): void {
  const [, what = '', number] =
    /^#(test-\d+|simulacro)(?:=([1-9]\d{0,5}))?$/.exec(location.hash) ?? [];
  const select = form.elements.namedItem('que');
  const field = form.elements.namedItem('numero');
  if (!(select instanceof HTMLSelectElement) || !(field instanceof HTMLInputElement)) return;
  if ([...select.options].some(({ value }) => value === what)) select.value = what;
  if (number !== undefined) field.value = number;
}

const askedIn = (
  chosen: Chosen,
  questions: readonly BankQuestion[],
  { exam }: ClassData,
): readonly BankQuestion[] =>
  'test' in chosen
    ? questions.filter(({ test }) => test === chosen.test.id)
    : exam === undefined
      ? []
      : drawExam(questions, exam, chosen.exam);

function paperQuestion(
  { id, stem, options, answer, ordered, sign }: BankQuestion,
  reasons: BankReasons['reasons'],
): PaperQuestion {
  const reason = reasons[id];
  const said = [reason?.explanation ?? '', reason?.dispute ?? ''].map(wordsOf).filter(Boolean);
  const named = (sources: readonly QuestionSource[] = []) =>
    sources.map(({ title, label }) => `${title} (${label})`).join('; ');
  const cited = named(reason?.sources);
  const others = named(reason?.otherSources);
  return {
    id,
    text: wordsOf(stem),
    options,
    answer,
    ordered,
    explanation: said.join(' '),
    source: cited && `Fuente: ${cited}.${others && ` De lo demás que dice: ${others}.`}`,
    ...(sign === undefined
      ? {}
      : {
          picture: {
            src: sign.src,
            alt: sign.alt,
            width: String(sign.width),
            height: String(sign.height),
          },
        }),
  };
}
