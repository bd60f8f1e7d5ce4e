/** The printed document of a test: the questions, a blank answer sheet, and the key with its sources on a separate page. */
import {
  type Canonical,
  type CanonicalQuestion,
  type CanonicalTest,
  LETTERS,
} from '../canonical.ts';
import { questionsOf, type TestInput, testLabel } from '../questions.ts';
import { inline, link, xml, xmlAttribute } from '../xml.ts';
import { sheet } from './sheet.ts';

export function testDocument(
  root: string,
  canonical: Pick<Canonical, TestInput>,
  test: CanonicalTest,
): string {
  const { meta } = canonical;
  const questions = questionsOf(canonical, test);
  const title = testLabel(test);
  const body = `<header><p class="marca">${xml(meta.name)}</p><h1>${xml(title)}</h1>
<p class="entrada">${inline(test.description)}</p>
<p class="meta">${questions.length} preguntas · unos ${test.minutes} minutos · nivel ${xml(test.difficulty.toLowerCase())}. Marca tus respuestas en la hoja. La clave está al final.</p></header>
<section><h2>Preguntas</h2><ol class="preguntas">${questions.map(questionItem).join('\n')}</ol></section>
${answerSheet(questions.length)}
<section class="aparte"><h2>Clave con explicaciones y fuentes</h2><ol class="clave">${questions.map(keyItem).join('\n')}</ol></section>`;
  return sheet(root, meta, `${title} · ${meta.name}`, body);
}

function questionItem({ text, options, sign }: CanonicalQuestion): string {
  // A figure element would be a second, nameless figure in the tags.
  const picture =
    sign === undefined
      ? undefined
      : `<p><img class="dibujo" src="data:image/svg+xml;base64,${Buffer.from(sign.svg).toString('base64')}" alt="${xmlAttribute(sign.alt)}"></p>`;
  const choices = `<ol class="opciones">${options.map((option) => `<li>${inline(option)}</li>`).join('')}</ol>`;
  return `<li><p class="texto">${inline(text)}</p>${picture === undefined ? choices : `<div class="con-senal">${picture}${choices}</div>`}</li>`;
}

function answerSheet(count: number): string {
  const half = Math.ceil(count / 2);
  const table = (from: number, to: number) =>
    `<table><thead><tr><th scope="col">Pregunta</th>${LETTERS.map((letter) => `<th scope="col">${letter}</th>`).join('')}</tr></thead><tbody>${Array.from({ length: to - from }, (_, index) => `<tr><th scope="row">${from + index + 1}</th>${LETTERS.map((letter) => `<td><i>${letter}</i></td>`).join('')}</tr>`).join('')}</tbody></table>`;
  return `<section class="aparte"><h2>Hoja de respuestas</h2><p class="campos"><span>Nombre</span><span>Fecha</span><span>Aciertos de ${count}</span></p><div class="hoja">${table(0, half)}${half < count ? table(half, count) : ''}</div></section>`;
}

function keyItem({
  id,
  options,
  answer,
  explanation,
  disputes,
  sources,
}: CanonicalQuestion): string {
  const notes = disputes
    .map(
      ({ fact, note }) =>
        `<p class="nota">Cifra con más de un valor (${xml(fact)}). ${inline(note)}</p>`,
    )
    .join('');
  const cited = sources
    .map(({ title, label, url }) => `${link(url, title)} (${xml(label)})`)
    .join('; ');
  return `<li><p class="texto">${LETTERS[answer]}. ${inline(options[answer])}</p><p>${inline(explanation)}</p>${notes}<p class="fuente">Fuente: ${cited}. Pregunta ${xml(id)}.</p></li>`;
}
