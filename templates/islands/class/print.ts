/** Sheets of a test or of an exam by its number, in versions A and B, as they will be printed. */

import type { BankQuestion, BankReasons, QuestionSource } from '../model/quiz-data.ts';
import { element } from '../parts/element.ts';
import { askedIn, type ClassData, chosenIn, titleOf } from './class-data.ts';
import { inVersion, type Make, PARTS, type PaperQuestion, paperParts } from './paper.ts';
import { wordsOf } from './result-csv.ts';

const make: Make<HTMLElement> = (tag, attributes, ...children) =>
  element(tag as 'p', attributes, ...children);

/** Makes the sheets below the form and prints them. What was wrong with the choice is said there. */
export async function printPaper(
  choice: HTMLFormElement,
  form: HTMLFormElement,
  data: ClassData,
): Promise<void> {
  const out = document.querySelector('[data-paper-sheets]');
  if (!out) return;
  const fields = new FormData(form);
  const chosen = chosenIn(choice, data);
  const versions = (['A', 'B'] as const).filter((each) => fields.has(`version-${each}`));
  const parts = PARTS.filter((part) => fields.has(`hoja-${part}`));
  if (chosen === undefined || versions.length === 0 || parts.length === 0) {
    out.replaceChildren(
      element(
        'p',
        { class: 'aviso no-en-papel' },
        'Escoge un test o un número de simulacro, una versión y al menos una hoja.',
      ),
    );
    return;
  }
  const { asked, reasons } = await askedIn(chosen, data);
  const questions = asked.map((question) => paperQuestion(question, reasons));
  out.replaceChildren(
    ...versions.flatMap((version) =>
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
  await Promise.all(
    // A picture that does not come must not keep the rest from the paper.
    [...out.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  );
  const { title } = document;
  // The name of the file that a browser offers for a PDF.
  document.title = `${titleOf(chosen)} ${versions.join(' y ')} (no oficial) | ${title.split(' | ').at(-1)}`;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  window.print();
}

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
    ...(sign && { picture: sign }),
  };
}
