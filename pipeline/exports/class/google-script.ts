/** A script that makes a quiz in Google Forms: a teacher pastes it at script.google.com and runs it once. */
import { imprint, sourceLine, testLabel } from '../questions.ts';
import type { PlatformInput } from './class-sheet.ts';

/** The code of the script; everything else in it is data. */
const PROGRAM = `function crearTest() {
  const form = FormApp.create(TITULO).setIsQuiz(true).setDescription(AVISO);
  const sinDibujo = [];
  for (const { texto, opciones, correcta, explicacion, imagen } of PREGUNTAS) {
    const hayDibujo = imagen && ponerDibujo(form, imagen);
    const item = form.addMultipleChoiceItem().setTitle(texto).setPoints(1).setRequired(true);
    if (imagen && !hayDibujo) {
      item.setHelpText('Mira el dibujo: ' + imagen);
      sinDibujo.push(texto);
    }
    item.setChoices(opciones.map((opcion, lugar) => item.createChoice(opcion, lugar === correcta)));
    const comentario = FormApp.createFeedback().setText(explicacion).build();
    item.setFeedbackForCorrect(comentario);
    item.setFeedbackForIncorrect(comentario);
  }
  for (const texto of sinDibujo) Logger.log('No llegó el dibujo; la pregunta lleva su enlace: ' + texto);
  Logger.log('Tu formulario: ' + form.getEditUrl());
  // El que hace un programa no recibe respuestas hasta que se publica.
  form.setPublished(true);
}
function ponerDibujo(form, direccion) {
  const dibujo = form.addImageItem();
  try {
    dibujo.setImage(UrlFetchApp.fetch(direccion).getBlob());
    return true;
  } catch (error) {
    form.deleteItem(dibujo.getIndex());
    return false;
  }
}
`;

export function googleFormsScript({ meta, test, questions, picture }: PlatformInput): string {
  const records = questions.map((question) => ({
    texto: question.text,
    opciones: question.options,
    correcta: question.answer,
    explicacion: `${question.explanation} ${sourceLine(question)}`,
    ...(question.sign === undefined ? {} : { imagen: picture(question.sign.id) }),
  }));
  return [
    '// 1. Abre script.google.com y comienza un proyecto nuevo.',
    '// 2. Borra lo que trae, pega todo este texto y guárdalo.',
    '// 3. Ejecuta crearTest. El formulario queda en tu Google Drive.',
    `const TITULO = ${literal(`${testLabel(test)} · ${meta.name} (no oficial)`)};`,
    `const AVISO = ${literal(imprint(meta).join('\n'))};`,
    `const PREGUNTAS = ${literal(records)};`,
    PROGRAM,
  ].join('\n');
}

/** JSON is valid JavaScript except for two line separators, which end a string in older engines. */
const literal = (value: unknown) =>
  JSON.stringify(value, null, 1).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
