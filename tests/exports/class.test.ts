/**
 * Reads the class sheets back: workbooks with read-excel-file, documents with mammoth, CSV with papaparse. The Google
 * script runs with a stub of its service. The platforms cannot be tested, so their columns are repeated here.
 */
import { createContext, runInContext } from 'node:vm';
import mammoth from 'mammoth';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { CanonicalData, CanonicalQuestion } from '../../pipeline/exports/canonical.ts';
import { exportInFormat } from '../../pipeline/exports/formats.ts';
import { pictureRoute } from '../../pipeline/exports/sign-pictures.ts';
import { CANONICALS, sampleCanonical, tortureCanonical, UNCACHED_TOOLS } from './canonical.ts';
import { type ExportOutput, makeExport } from './make-export.ts';
import { unzip } from './unzip.ts';

const path = (name: string) => `/descargas/clase/${name}`;
/** True if a text starts as a formula, also after spaces or on a later line. */
const isFormula = ({ text, options }: CanonicalQuestion) =>
  [text, ...options].some((cell) => /(^|[\r\n])[\s\u00a0]*[=+\-@\t]/.test(cell));
const essence = ({ text, options, answer }: CanonicalQuestion) => ({
  text,
  options: [...options],
  answer,
});
const expected = (
  { questions }: CanonicalData,
  test: string,
  keep: (question: CanonicalQuestion) => boolean = () => true,
) => questions.filter((question) => question.test === test && keep(question));
const plain = ({ sign }: CanonicalQuestion) => sign === undefined;
/** The questions for files without pictures: a question with a drawing refers to it by its number in the test. */
const numbered = (canonical: CanonicalData, test: string) =>
  expected(canonical, test).map((question, index) =>
    plain(question)
      ? question
      : { ...question, text: `Mira el dibujo ${index + 1}. ${question.text}` },
  );
/** True if a question is within Kahoot's limits. */
const fits = ({ text, options }: CanonicalQuestion) =>
  text.length <= 120 && options.every((option) => option.length <= 75);

async function workbookRows(made: ExportOutput, name: string): Promise<unknown[][]> {
  const bytes = made.bytes(path(name));
  return (await readSheet(Buffer.from(bytes), { trim: false })) as unknown[][];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(CANONICALS)('the class sheets of %s', (_, canonicalOf) => {
  it('give Kahoot its columns, plain texts, and no question beyond its limits', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('clase', canonical);
    for (const { id } of canonical.tests) {
      const questions = numbered(canonical, id).filter(fits);
      const name = `kahoot-test-${id}.xlsx`;
      expect(made.paths.includes(path(name))).toBe(questions.length > 0);
      if (questions.length === 0) continue;
      const rows = await workbookRows(made, name);
      expect(rows[7]).toEqual([
        null,
        'Question - max 120 characters',
        'Answer 1 - max 75 characters',
        'Answer 2 - max 75 characters',
        'Answer 3 - max 75 characters',
        'Answer 4 - max 75 characters',
        'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
        'Correct answer(s) - choose at least one',
      ]);
      expect(
        rows.slice(8).map(([first, text, a, b, c, d, seconds, key]) => {
          expect([first, seconds]).toEqual([null, 60]);
          return { text, options: [a, b, c, d], answer: Number(key) - 1 };
        }),
      ).toEqual(questions.map(essence));
      expect(rows.slice(0, 7).flat().join(' ')).toContain(canonical.meta.notice);
    }
  });

  it('give Wayground every question, with the address of its picture and the explanation', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('clase', canonical);
    for (const { id } of canonical.tests) {
      const [head, help, ...rows] = await workbookRows(made, `wayground-test-${id}.xlsx`);
      expect(head!.slice(0, 3)).toEqual(['Question Text', 'Question Type', 'Option 1']);
      expect(head!.slice(7)).toEqual([
        'Correct Answer',
        'Time in seconds',
        'Image Link',
        'Answer explanation',
      ]);
      expect(String(help![0])).toContain(canonical.meta.notice);
      const questions = expected(canonical, id);
      expect(
        rows.map(([text, , a, b, c, d, , key]) => ({
          text,
          options: [a, b, c, d],
          answer: Number(key) - 1,
        })),
      ).toEqual(questions.map(essence));
      expect(rows.map((row) => row[9])).toEqual(
        questions.map(({ sign }) =>
          sign === undefined ? null : `${canonical.meta.address}${pictureRoute(sign.id).slice(1)}`,
        ),
      );
      for (const [index, row] of rows.entries())
        expect(String(row[10])).toContain(questions[index]!.explanation);
    }
  });

  it('give Blooket a CSV, and list questions omitted because they look like formulas', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('clase', canonical);
    const read = (name: string) => Papa.parse<string[]>(made.text(path(name)).trimEnd()).data;
    for (const { id } of canonical.tests) {
      const all = numbered(canonical, id);
      const questions = all.filter((each) => !isFormula(each));
      for (const left of all.filter(isFormula))
        expect(
          made.leftOut.some(
            (note) => note.startsWith(`blooket-test-${id}.csv`) && note.includes(left.id),
          ),
          left.id,
        ).toBe(true);
      if (questions.length === 0) continue;
      expect(made.text(path(`blooket-test-${id}.csv`))).toMatch(/^\ufeff[^\ufeff]/);
      const [title, head, ...rows] = read(`blooket-test-${id}.csv`);
      expect(title![0]).toBe('Blooket\nImport Template');
      expect(head).toEqual([
        'Question #',
        'Question Text',
        'Answer 1',
        'Answer 2',
        'Answer 3\n(Optional)',
        'Answer 4\n(Optional)',
        'Time Limit (sec)\n(Max: 300 seconds)',
        'Correct Answer(s)\n(Only include Answer #)',
      ]);
      expect(
        rows.map(([, text, a, b, c, d, , key]) => ({
          text,
          options: [a, b, c, d],
          answer: Number(key) - 1,
        })),
      ).toEqual(questions.map(essence));
    }
  });

  it('give Microsoft Forms numbered questions, lettered options and answers, and a separate key', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('clase', canonical);
    const linesOf = async (name: string) =>
      (await mammoth.extractRawText({ buffer: Buffer.from(made.bytes(path(name))) })).value
        .split('\n')
        .filter((line) => line !== '');
    for (const { id } of canonical.tests) {
      const questions = numbered(canonical, id);
      if (questions.length === 0) continue;
      const lines = await linesOf(`microsoft-forms-test-${id}.docx`);
      const wanted = questions.flatMap(({ text, options, answer }, index) => [
        `${index + 1}. ${oneLine(text)}`,
        ...options.map((option, place) => `${'ABCD'[place]}. ${oneLine(option)}`),
        `Answer: ${'ABCD'[answer]}`,
      ]);
      // The notice comes before the questions, because the import would read any text after them as another question.
      expect(lines.slice(-wanted.length)).toEqual(wanted);
      expect(lines.slice(0, -wanted.length).join(' ')).toContain(oneLine(canonical.meta.notice));
      const key = (await linesOf(`microsoft-forms-clave-test-${id}.docx`)).join('\n');
      expect(key).not.toContain('Answer:');
      for (const [index, { options, answer }] of questions.entries())
        expect(key).toContain(`${index + 1}. ${'ABCD'[answer]}. ${oneLine(options[answer])}`);
    }
  });

  it('give Quizlet one line per card: the question with its options, a tab, the answer', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('clase', canonical);
    for (const { id } of canonical.tests) {
      const questions = numbered(canonical, id);
      const cards = made
        .text(path(`quizlet-test-${id}.txt`))
        .split('\n')
        .map((line) => line.split('\t'));
      expect(cards).toHaveLength(questions.length);
      for (const [index, { text, options, answer }] of questions.entries()) {
        const [front, back, ...rest] = cards[index]!;
        expect(rest).toEqual([]);
        expect(front).toBe(
          oneLine([text, ...options.map((each, place) => `${'ABCD'[place]}. ${each}`)].join(' ')),
        );
        expect(back!.startsWith(oneLine(`${'ABCD'[answer]}. ${options[answer]}`))).toBe(true);
      }
    }
  });

  it('give Google Forms a script that makes every question, its key, picture and feedback', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('clase', canonical);
    for (const { id } of canonical.tests) {
      const form = runScript(made.text(path(`google-forms-test-${id}.txt`)));
      const questions = expected(canonical, id);
      expect(form.items.map(({ text, options, answer }) => ({ text, options, answer }))).toEqual(
        questions.map(essence),
      );
      expect(form.images).toHaveLength(questions.filter(({ sign }) => sign !== undefined).length);
      for (const [index, item] of form.items.entries())
        expect(item.feedback).toContain(questions[index]!.explanation);
      expect([form.isQuiz, form.isPublished, form.description]).toEqual([
        true,
        true,
        expect.stringContaining(canonical.meta.notice),
      ]);
    }
  });
});

it('the Google script links to pictures that it cannot embed, and continues', async () => {
  const made = await makeExport('clase', sampleCanonical());
  const [test] = sampleCanonical().tests.filter(
    ({ id }) => expected(sampleCanonical(), id, (each) => !plain(each)).length > 1,
  );
  const script = made.text(path(`google-forms-test-${test!.id}.txt`));
  const whole = runScript(script);
  const [lost, other] = [...new Set(whole.images)] as [string, string];
  for (const failure of [{ missing: lost }, { noImage: lost }]) {
    const form = runScript(script, failure);
    expect(form.items.map(({ text }) => text)).toEqual(whole.items.map(({ text }) => text));
    expect(form.images).toEqual(whole.images.filter((address) => address !== lost));
    expect(form.images).toContain(other);
    const linked = form.items.filter(({ help }) => help === `Mira el dibujo: ${lost}`);
    expect(linked).toHaveLength(whole.images.filter((address) => address === lost).length);
    expect(form.log).toHaveLength(linked.length + 1);
    for (const { text } of linked) expect(form.log.join('\n')).toContain(text);
  }
});

/**
 * Runs the script with a stub of Google's service that records its calls.
 * @param failure addresses of pictures that fail
 */
function runScript(script: string, failure: { missing?: string; noImage?: string } = {}) {
  const form = {
    isQuiz: false,
    // Since July 2026 Google creates forms unpublished.
    isPublished: false,
    description: '',
    images: [] as (string | undefined)[],
    log: [] as string[],
    items: [] as {
      text: string;
      options: string[];
      answer: number;
      feedback: string;
      help?: string;
    }[],
  };
  const multipleChoice = () => {
    const item: (typeof form.items)[number] = { text: '', options: [], answer: -1, feedback: '' };
    form.items.push(item);
    const api = {
      setTitle: (text: string) => Object.assign(api, { _: (item.text = text) }),
      setHelpText: (text: string) => Object.assign(api, { _: (item.help = text) }),
      setPoints: () => api,
      setRequired: () => api,
      createChoice: (text: string, isRight: boolean) => ({ text, isRight }),
      setChoices: (choices: { text: string; isRight: boolean }[]) => {
        item.options = choices.map(({ text }) => text);
        item.answer = choices.findIndex(({ isRight }) => isRight);
      },
      setFeedbackForCorrect: (text: string) => (item.feedback = text),
      setFeedbackForIncorrect: (text: string) => expect(text).toBe(item.feedback),
    };
    return api;
  };
  const service = {
    setIsQuiz: (value: boolean) => {
      form.isQuiz = value;
      return service;
    },
    setPublished: (value: boolean) => {
      form.isPublished = value;
      return service;
    },
    setDescription: (text: string) => {
      form.description = text;
      return service;
    },
    addImageItem: () => {
      const index = form.images.push(undefined) - 1;
      return {
        setImage: (address: string) => {
          if (address === failure.noImage) throw new Error('Invalid image data.');
          form.images[index] = address;
        },
        getIndex: () => index,
      };
    },
    deleteItem: (index: number) => form.images.splice(index, 1),
    addMultipleChoiceItem: multipleChoice,
    getEditUrl: () => 'https://docs.google.com/forms/x',
  };
  const context = createContext({
    FormApp: {
      create: () => service,
      createFeedback: () => {
        let said = '';
        const builder = {
          setText: (text: string) => {
            said = text;
            return builder;
          },
          build: () => said,
        };
        return builder;
      },
    },
    UrlFetchApp: {
      fetch: (address: string) => {
        if (address === failure.missing) throw new Error(`Request failed: 404 ${address}`);
        return { getBlob: () => address };
      },
    },
    Logger: { log: (line: string) => form.log.push(line) },
  });
  runInContext(`${script}\ncrearTest();`, context);
  return form;
}

it('the report lists pictures that a file links to at a placeholder address', async () => {
  const canonical = sampleCanonical();
  const at = (address: string): CanonicalData => ({
    ...canonical,
    meta: { ...canonical.meta, address },
  });
  const told = async (address: string) =>
    (await makeExport('clase', at(address))).leftOut.filter((line) => line.includes('origin'));
  expect(await told('https://licenciapr.example/')).toHaveLength(2);
  expect(await told('https://licencia.pr/')).toEqual([]);
});

describe('limits of the export formats', () => {
  const [model] = tortureCanonical().questions.filter(({ sign }) => sign === undefined);
  const withQuestion = (change: Partial<CanonicalQuestion>): CanonicalData => {
    const canonical = tortureCanonical();
    const question = { ...model!, text: '¿Y?', options: ['a', 'b', 'c', 'd'] as never, ...change };
    return { ...canonical, questions: [question, { ...question, ...easy, id: 'facil-01' }] };
  };
  const easy = { sign: undefined as never, text: '¿Sí?', options: ['1', '2', '3', '4'] as never };

  it('the Kahoot file omits a question with a 300-character option, and the report names it', async () => {
    const long = withQuestion({ options: ['a'.repeat(300), 'b', 'c', 'd'] });
    const made = await makeExport('clase', long);
    const notes = made.leftOut.filter((note) => note.startsWith('kahoot-test-1.xlsx'));
    expect(notes).toEqual([expect.stringContaining(model!.id)]);
    expect(notes[0]).toContain('75 caracteres');
    expect((await workbookRows(made, 'kahoot-test-1.xlsx')).slice(8)).toHaveLength(1);
  });

  it('four formats leave out a question whose picture cannot be drawn, and name it', async () => {
    const broken = withQuestion({ sign: { id: 'rota', svg: '<svg', alt: 'Rota' } });
    for (const format of ['clase', 'moodle', 'canvas', 'anki']) {
      const made = await makeExport(format, broken);
      expect(made.leftOut.join('\n'), format).toMatch(`${model!.id}: dibujo rota`);
      const checked = await exportInFormat(format, broken, { ...UNCACHED_TOOLS, pathsOnly: true });
      expect(checked.leftOut.map(({ what, why }) => `${what}: ${why}`)).toEqual(made.leftOut);
    }
  });

  it('text that a spreadsheet would turn into a number or date stays text', async () => {
    const dates = withQuestion({ options: ['1/2', '0.08', '007', '=1+1'] });
    const rows = await workbookRows(await makeExport('clase', dates), 'kahoot-test-1.xlsx');
    expect(rows[8]!.slice(2, 6)).toEqual(['1/2', '0.08', '007', '=1+1']);
  });

  it('all parts of a workbook have the same date', async () => {
    const one = await makeExport('clase', sampleCanonical());
    const name = one.paths.find((each) => each.endsWith('.xlsx'))!;
    const times = new Set([...unzip7(one.bytes(name))].map(([, { time }]) => time));
    expect(times.size).toBe(1);
  });
});

/** Renames "[Content_Types]", since `unzip` refuses square brackets in names. */
const unzip7 = (bytes: Uint8Array) =>
  unzip(
    Buffer.from(
      Buffer.from(bytes).toString('latin1').replaceAll('[Content_Types]', 'xContent_Typesx'),
      'latin1',
    ),
  );
