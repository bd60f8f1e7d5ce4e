/** The link of a test or of an exam for a class: as text, as a QR code, and as a number for the board. */
import { encode } from 'uqr';
import { element } from '../parts/element.ts';
import { AT_THE_END } from '../parts/practice/address.ts';
import { type ClassData, chosenIn, newExamNumber, titleOf } from './class-data.ts';

export function startAssigning(form: HTMLFormElement, data: ClassData): void {
  const out = document.querySelector('[data-class-link]');
  const number = form.elements.namedItem('numero');
  if (!out || !(number instanceof HTMLInputElement)) return;
  // Not under the fingers of somebody who has begun to type: the field takes six digits, and would refuse theirs.
  if (number.value === '' && document.activeElement !== number)
    number.value = String(newExamNumber());
  const update = () => {
    const chosen = chosenIn(form, data);
    for (const part of form.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden =
        part.dataset.for !== (new FormData(form).get('que') === 'simulacro' ? 'simulacro' : 'test');
    if (chosen === undefined) {
      out.replaceChildren(
        element(
          'p',
          { class: 'aviso' },
          'El número del simulacro tiene de 1 a 6 cifras y no empieza con 0.',
        ),
      );
      return;
    }
    const mode = new FormData(form).get('modo') === 'final' ? AT_THE_END : '';
    const place =
      'test' in chosen ? `/test/${chosen.test.id}/${mode}` : `/simulacro/#examen=${chosen.exam}`;
    const link = location.origin + data.base + place;
    out.replaceChildren(
      element('h3', {}, titleOf(chosen)),
      ...('exam' in chosen
        ? [
            element(
              'p',
              { class: 'pizarra' },
              'Para la pizarra: ',
              element('b', {}, String(chosen.exam)),
            ),
          ]
        : []),
      element('p', {}, element('a', { href: link }, link)),
      element(
        'p',
        { class: 'bar' },
        element('button', { class: 'btn go', type: 'button', 'data-copy': link }, 'Copiar enlace'),
      ),
      qrCode(link),
    );
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    out.querySelector('a')?.click();
  });
  update();
}

const SVG = 'http://www.w3.org/2000/svg';

/** Modules that scanners want free around the code. */
const QUIET = 4;

/** @returns a drawing with a description, for a screen or a projector */
function qrCode(link: string): SVGSVGElement {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET });
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `Código QR del enlace ${link}`);
  svg.setAttribute('class', 'qr');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', modules(data));
  svg.append(path);
  return svg;
}

/** The dark squares, each run of a row as one box. */
export function modules(rows: readonly (readonly boolean[])[]): string {
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
