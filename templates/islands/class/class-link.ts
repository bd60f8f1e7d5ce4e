/** Shows the class link of a test or an exam as text and as a QR code, and the number of an exam for the board. */
import { encode } from 'uqr';
import { randomExamNumber } from '../model/draw-exam.ts';
import { element } from '../parts/element.ts';
import { CLASS_EXAM_PARAMETER } from '../parts/practice/address.ts';
import {
  type ChosenLesson,
  type ClassChoice,
  type ClassData,
  chosenTitle,
  readClassChoice,
} from './class-data.ts';

/**
 * Shows the link of the chosen test or exam, or a notice if the number of the exam is invalid.
 * @param form the form that sets when reasons are shown: after each answer or at the end
 */
export function showClassLink(
  choice: HTMLFormElement,
  form: HTMLFormElement,
  data: ClassData,
): void {
  const out = document.querySelector('[data-class-link]');
  const chosen = readClassChoice(choice, data);
  if (chosen === undefined) {
    const words = 'El número del simulacro tiene de 1 a 6 cifras y no empieza con 0.';
    out?.replaceChildren(element('p', { class: 'notice' }, words));
    return;
  }
  const link = classLink(chosen, data, new FormData(form).get('modo') === 'final');
  out?.replaceChildren(
    element('h3', {}, chosenTitle(chosen)),
    ...('exam' in chosen
      ? [
          element(
            'p',
            { class: 'board-number' },
            'Para la pizarra: ',
            element('b', {}, String(chosen.exam)),
          ),
        ]
      : []),
    element('p', {}, element('a', { href: link }, link)),
    element(
      'p',
      { class: 'action-bar' },
      element(
        'button',
        { class: 'btn secondary', type: 'button', 'data-copy': link },
        'Copiar enlace',
      ),
    ),
    qrCode(link),
  );
}

/**
 * The number of the class in a link. It stays the same during a page visit, so that a second link gives the same order
 * of questions.
 */
const CLASS_NUMBER = randomExamNumber();

/**
 * The address of a page that first asks for the pupil's name (page/pupil-dialog.ts).
 * @param atTheEnd true to explain answers only at the end
 */
export function classLink(
  chosen: Exclude<ClassChoice, ChosenLesson>,
  { base }: ClassData,
  atTheEnd: boolean,
): string {
  const place =
    'test' in chosen
      ? `/test/${chosen.test.id}/?clase${atTheEnd ? `&${CLASS_EXAM_PARAMETER}=${CLASS_NUMBER}` : ''}`
      : `/simulacro/?clase#examen=${chosen.exam}`;
  return location.origin + base + place;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Width of the empty border around the QR code, in modules. Scanners need it. */
const QUIET = 4;

/** @returns the QR code of a link as an SVG with a text alternative, for a screen or a projector */
export function qrCode(link: string): SVGSVGElement {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET });
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `Código QR del enlace ${link}`);
  svg.setAttribute('class', 'qr-code');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', qrPath(data));
  svg.append(path);
  return svg;
}

/** The SVG path of the dark modules. Each run of dark modules in a row becomes one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) =>
        dark && !row[x - 1] ? `M${x} ${y}h${run(row, x)}v1h-${run(row, x)}z` : '',
      ),
    )
    .join('');
}

function run(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end === -1 ? row.length : end) - from;
}
