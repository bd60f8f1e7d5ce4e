/** The Anki notes of questions and signs: identity and date come from the content, fields are HTML. */
import { createHash } from 'node:crypto';
import {
  type CanonicalQuestion,
  type CanonicalSign,
  type Citation,
  OPTION_LETTERS,
} from '../canonical.ts';
import { tagsOf } from '../questions.ts';
import type { PictureFile } from '../sign-pictures.ts';
import { escapeWithBreaks, xml } from '../xml.ts';
import {
  COLLECTION_CREATED_AT,
  type NoteType,
  QUESTION_FIELDS,
  QUESTION_TYPE,
  SIGN_FIELDS,
  SIGN_TYPE,
} from './model.ts';

export type AnkiNote = {
  type: NoteType;
  /** Anki recognises a note by its guid, which is made from the id of the question or sign, never from its text. */
  guid: string;
  /** Looks like a creation time in milliseconds, and depends only on the id of the question or sign. */
  id: number;
  /** Unix time in seconds. Anki updates a note only if this time is later than that of the learner's copy. */
  modified: number;
  fields: string[];
  /** The first field, by which notes are sorted. Its checksum finds notes that a learner already has. */
  first: string;
  checksum: number;
  tags: string;
};

const questionIdentity = (id: string) => ({
  guid: `licencia-pr/${id}`,
  id: 1_500_000_000_000 + Number.parseInt(sha1(id).slice(0, 9), 16),
});
const signIdentity = (id: string) => ({
  guid: `licencia-pr/senal/${id}`,
  id: 1_400_000_000_000 + Number.parseInt(sha1(`senal ${id}`).slice(0, 9), 16),
});

/**
 * @param accepted time when the words or the picture of the question were last accepted: Anki updates a note only if
 * this time is later than that of the learner's copy
 */
export function questionNote(
  question: CanonicalQuestion,
  picture: PictureFile | undefined,
  accepted = COLLECTION_CREATED_AT,
): AnkiNote {
  return {
    type: QUESTION_TYPE,
    ...questionIdentity(question.id),
    modified: accepted,
    ...written(QUESTION_FIELDS, fieldsOf(question, picture)),
    tags: ` licencia-pr ${tagsOf(question).map(tag).join(' ')} `,
  };
}

const written = <Name extends string>(
  names: readonly Name[],
  fields: Record<Name, string> & { Id: string },
): Pick<AnkiNote, 'fields' | 'first' | 'checksum'> => ({
  fields: names.map((name) => fields[name]),
  first: fields.Id,
  checksum: Number.parseInt(sha1(fields.Id).slice(0, 8), 16),
});

const linked = (sources: readonly Citation[]): string =>
  sources
    .map(
      ({ title, label, url }) =>
        `${url === undefined ? html(title) : link(url, title)} (${html(label)})`,
    )
    .join('; ');

function fieldsOf(
  question: CanonicalQuestion,
  picture: PictureFile | undefined,
): Record<(typeof QUESTION_FIELDS)[number], string> {
  const { id, text, options, answer, explanation, reasons, disputes, section, url, sign } =
    question;
  return {
    Id: html(id),
    Pregunta: html(text),
    Imagen:
      picture === undefined || sign === undefined
        ? ''
        : `<img src="${picture.name}" alt="${xml(sign.alt)}">`,
    OpcionA: html(options[0]),
    OpcionB: html(options[1]),
    OpcionC: html(options[2]),
    OpcionD: html(options[3]),
    Correcta: OPTION_LETTERS[answer],
    Respuesta: html(options[answer]),
    // The reasons have no field of their own, because collections recognise the note type by its fields.
    Explicacion: html(explanation) + reasonList(options, reasons),
    Nota: disputes.map(({ note }) => html(note)).join('<br>'),
    Fuentes:
      linked(question.sources) +
      (question.otherSources ? `. De lo demás que dice: ${linked(question.otherSources)}` : ''),
    Manual: link(section.url, section.title),
    Enlace: link(url, 'Ver la pregunta o avisar de un error'),
  };
}

/**
 * @param url address of the gallery of signs
 * @param accepted as for `questionNote`
 */
export function signNote(
  sign: CanonicalSign,
  picture: PictureFile,
  url: string,
  accepted = COLLECTION_CREATED_AT,
): AnkiNote {
  const { id, name, alsoCalled = [], alt, meaning, action, family, kind } = sign;
  const fields = {
    Id: html(id),
    Imagen: `<img src="${picture.name}" alt="${xml(alt)}">`,
    Nombre: html(name),
    TambienLlamada: html(alsoCalled.join(', ')),
    Significado: html(meaning),
    QueHacer: html(action),
    Enlace: link(`${url}#${id}`, 'Ver la señal o avisar de un error'),
  };
  return {
    type: SIGN_TYPE,
    ...signIdentity(id),
    modified: accepted,
    ...written(SIGN_FIELDS, fields),
    tags: ` licencia-pr ${[`familia::${family}`, `clase::${kind}`].map(tag).join(' ')} `,
  };
}

function reasonList(options: readonly string[], reasons: readonly (string | null)[]): string {
  const items = options.flatMap((option, index) => {
    const reason = reasons[index];
    return reason ? [`<li><b>${html(option)}:</b> ${html(reason)}</li>`] : [];
  });
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

/** Anki would read square brackets as sounds and LaTeX. */
const html = (text: string) =>
  escapeWithBreaks(text).replaceAll('<br/>', '<br>').replaceAll('[', '&#91;');
const link = (address: string, label: string) => `<a href="${xml(address)}">${html(label)}</a>`;
const tag = (text: string) => text.replace(/[\s"]+/g, '_');
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
