/** Makes the sheets of a test on paper, which paper.css styles. */
import { hash32, optionOrder, shuffle } from '../model/shuffle.ts';
import { isWidePicture, pictureAttributes, type QuestionPicture } from './class-data.ts';

/** A function that makes an element. Strings become text, never markup. */
export type MakeElement<Made> = (
  tag: string,
  attributes: Record<string, string>,
  ...children: (Made | string)[]
) => Made;

export type PaperQuestion = {
  id: string;
  text: string;
  options: readonly string[];
  answer: number;
  /** True if the options keep their order in every version. */
  ordered: boolean;
  picture?: QuestionPicture;
  explanation: string;
  source: string;
};

export type PaperVersion = 'A' | 'B';
export const PAPER_PARTS = ['preguntas', 'hoja', 'dibujos', 'clave', 'explicada'] as const;
export type PaperPart = (typeof PAPER_PARTS)[number];

export type PaperTest = {
  /** The title of the test, such as «Test 1: Señales de Tránsito» or «Simulacro 4821». */
  title: string;
  version: PaperVersion;
  questions: readonly PaperQuestion[];
  /** The notice, the licence and the address below the questions. */
  about: string;
};

const LETTERS = 'ABCDEF';

/**
 * The questions and their options in the order of a version: A is the order of the test, B is another fixed order.
 */
export function arrangeForVersion(
  questions: readonly PaperQuestion[],
  version: PaperVersion,
  name: string,
): PaperQuestion[] {
  if (version === 'A') return [...questions];
  const seed = hash32(`${name} ${version}`) || 1;
  return shuffle(questions, seed).map((question) => {
    const order = optionOrder(seed, question as never);
    return {
      ...question,
      options: order.map((place) => question.options[place]!),
      answer: order.indexOf(question.answer as never),
    };
  });
}

const TITLES: Record<PaperPart, string> = {
  preguntas: '',
  hoja: 'Hoja de respuestas: ',
  dibujos: 'Dibujos: ',
  clave: 'Clave: ',
  explicada: 'Clave explicada: ',
};

/** @param parts the parts in the order in which they are printed, each on a separate sheet */
export function makePaperSheets<Made>(
  h: MakeElement<Made>,
  test: PaperTest,
  parts: readonly PaperPart[] = PAPER_PARTS,
): Made[] {
  const made = { preguntas, hoja, dibujos, clave, explicada } as const;
  return parts.map((part) =>
    h('section', { class: 'paper-page' }, heading(h, test, part), ...made[part](h, test)),
  );
}

export const makeKeySheet = <Made>(h: MakeElement<Made>, tests: readonly PaperTest[]): Made =>
  h(
    'section',
    { class: 'paper-page' },
    ...tests.flatMap((test) => [heading(h, test, 'clave'), ...clave(h, test)]),
  );

const heading = <Made>(h: MakeElement<Made>, test: PaperTest, part: PaperPart): Made =>
  h(
    'header',
    { class: 'paper-title' },
    h('h2', {}, TITLES[part] + test.title),
    h('p', { class: 'paper-version' }, `Versión ${test.version}`),
  );

/**
 * The right options as a file that ZipGrade imports: a row per version and question, with number, letter and points. It
 * is plain ASCII without a byte order mark, because its first field must begin with "Key". The format is described at
 * https://support.zipgrade.com/hc/en-us/articles/37271000797453-CSV-Answer-Key-Import-File-Requirements-and-Options
 */
export const zipGradeKey = (tests: readonly PaperTest[]): string =>
  [
    'Key,Question Number,Response,Points',
    ...tests.flatMap(({ version, questions }) =>
      questions.map(({ answer }, at) => `${version},${at + 1},${LETTERS[answer]},1`),
    ),
    '',
  ].join('\r\n');

/**
 * The lines for name, date and score.
 * @param total the highest possible score
 */
const fields = <Made>(h: MakeElement<Made>, total: number) =>
  h(
    'p',
    { class: 'paper-fields' },
    h('span', {}, 'Nombre'),
    h('span', {}, 'Fecha'),
    h('span', {}, `Aciertos de ${total}`),
  );

function preguntas<Made>(h: MakeElement<Made>, test: PaperTest): Made[] {
  return [
    fields(h, test.questions.length),
    h('ol', { class: 'paper-questions' }, ...test.questions.map((each) => question(h, each))),
    h('p', { class: 'paper-foot' }, test.about),
  ];
}

function question<Made>(h: MakeElement<Made>, { text, options, picture }: PaperQuestion): Made {
  const choices = h('ol', { class: 'paper-options' }, ...options.map((each) => h('li', {}, each)));
  return h(
    'li',
    {},
    h('p', { class: 'paper-text' }, text),
    picture === undefined
      ? choices
      : h(
          'div',
          { class: isWidePicture(picture) ? 'paper-drawing wide-picture' : 'paper-drawing' },
          drawing(h, picture),
          choices,
        ),
  );
}

/**
 * A picture with a caption that names colours. A copier prints black and white: a red light looks unlit, and a yellow
 * line looks white. So the colours of lights and lines are taken from the alternative text and written below the
 * picture.
 */
function drawing<Made>(h: MakeElement<Made>, picture: QuestionPicture): Made {
  const said = [
    ...picture.alt.matchAll(
      /^Semáforo: (.*)\.$|(?:luz|luces|líneas?|flecha)(?: \p{L}+){0,2} (?:roj[ao]|amarill[ao]|verde)s?|color amarillo/gu,
    ),
  ].map(([words, lights = words]) => lights);
  const colours = h('small', { class: 'paper-colour' }, [...new Set(said)].join(' · '));
  return h('p', {}, h('img', pictureAttributes(picture)), ...(said.length === 0 ? [] : [colours]));
}

function hoja<Made>(h: MakeElement<Made>, test: PaperTest): Made[] {
  return [
    fields(h, test.questions.length),
    h(
      'ol',
      { class: 'paper-answers' },
      ...test.questions.map(({ options }) =>
        h('li', {}, ...options.map((_, index) => h('i', {}, LETTERS[index]!))),
      ),
    ),
  ];
}

/** The pictures by question number, for files of quiz platforms, which refer to them as «Mira el dibujo 7». */
function dibujos<Made>(h: MakeElement<Made>, test: PaperTest): Made[] {
  return [
    h(
      'ul',
      { class: 'paper-drawings' },
      ...test.questions.flatMap(({ picture }, place) =>
        picture === undefined ? [] : [h('li', {}, h('b', {}, `${place + 1}`), drawing(h, picture))],
      ),
    ),
    h('p', { class: 'paper-foot' }, test.about),
  ];
}

function clave<Made>(h: MakeElement<Made>, test: PaperTest): Made[] {
  return [
    h(
      'ol',
      { class: 'paper-key' },
      ...test.questions.map(({ answer }) => h('li', {}, h('b', {}, LETTERS[answer]!))),
    ),
  ];
}

function explicada<Made>(h: MakeElement<Made>, test: PaperTest): Made[] {
  return [
    h(
      'ol',
      { class: 'paper-explanations' },
      ...test.questions.map(({ id, options, answer, explanation, source }) =>
        h(
          'li',
          {},
          h('p', { class: 'paper-text' }, `${LETTERS[answer]}. ${options[answer]}`),
          h('p', {}, explanation),
          h(
            'p',
            { class: 'paper-source' },
            source && `${source} `,
            h('span', {}, `Pregunta ${id}.`),
          ),
        ),
      ),
    ),
  ];
}
