/** What the form of `dev` writes: a question as the text of its file, and the field that each line of that text is of. */
import { Question } from '../../schemas/test.ts';

export type QuestionRecord = { id: string; [key: string]: unknown };

/**
 * @param before the record as it is in its file: its keys keep their order, and a new one comes where the schema has it
 * @returns the text of the file, as the files of the project are written
 */
export function questionText(record: QuestionRecord, before: object = {}): string {
  const keys = Object.keys(before);
  const inOrder = Object.keys(Question.shape);
  for (const key of [...inOrder, ...Object.keys(record)].filter((each) => !keys.includes(each))) {
    const earlier = inOrder.slice(0, Math.max(0, inOrder.indexOf(key)));
    const last = earlier.findLast((each) => keys.includes(each));
    keys.splice(last === undefined ? keys.length : keys.indexOf(last) + 1, 0, key);
  }
  const sorted = keys.flatMap((key) => (Object.hasOwn(record, key) ? [[key, record[key]]] : []));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/**
 * @param text of `questionText` @param line from 1
 * @returns the field of the form: "cite", or of the third option "options.2"; undefined for none
 */
export function fieldAtLine(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line);
  const key = lines.findLast((each) => /^ {2}"/.test(each))?.split('"')[1];
  if (key !== 'options') return key;
  const options = lines.filter((each) => /^ {4}\{/.test(each)).length;
  return options === 0 ? undefined : `options.${options - 1}`;
}
