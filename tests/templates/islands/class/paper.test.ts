import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { qrPath } from '../../../../templates/islands/class/class-link.ts';
import {
  arrangeForVersion,
  makeKeySheet,
  makePaperSheets,
  type PaperQuestion,
  type PaperTest,
  zipGradeKey,
} from '../../../../templates/islands/class/paper.ts';
import { CardSheets, type FlashCard } from '../../../../templates/parts/CardSheets.tsx';
import { markup } from './markup.ts';

const QUESTIONS = Array.from(
  { length: 25 },
  (_, i): PaperQuestion => ({
    id: `q-${i}`,
    text: `¿Pregunta ${i}?`,
    options: [`${i}a`, `${i}b`, `${i}c`, `${i}d`],
    answer: i % 4,
    ordered: i % 5 === 0,
    explanation: `Porque ${i}.`,
    source: 'Fuente: Ley.',
    ...(i % 6 === 0
      ? {
          picture: {
            src: `${i}.svg`,
            alt: 'Un dibujo.',
            width: i === 6 ? 640 : 64,
            height: 240,
          },
        }
      : {}),
  }),
);
const right = ({ id, options, answer }: PaperQuestion) => [id, options[answer]];

it('version B reorders the test reproducibly and keeps its keys; A keeps the order', () => {
  expect(arrangeForVersion(QUESTIONS, 'A', 'Test 1')).toEqual(QUESTIONS);
  const b = arrangeForVersion(QUESTIONS, 'B', 'Test 1');
  expect(b).toEqual(arrangeForVersion(QUESTIONS, 'B', 'Test 1'));
  expect(b.map(({ id }) => id)).not.toEqual(QUESTIONS.map(({ id }) => id));
  expect(b.map(right).sort()).toEqual(QUESTIONS.map(right).sort());
  for (const { id, options, ordered } of b)
    if (ordered) expect(options).toEqual(QUESTIONS.find((each) => each.id === id)!.options);
  expect(b.some(({ ordered, options }) => !ordered && !options[0]!.endsWith('a'))).toBe(true);
});

it('each part is a separate sheet, and only the keys have the answers', () => {
  const questions = arrangeForVersion(QUESTIONS, 'B', 'Test 1');
  const [asked, sheet, drawn, key, explained] = makePaperSheets(markup, {
    title: 'Test 1: <Señales>',
    version: 'B',
    questions,
    about: 'No oficial.',
  }).map(({ html }) => html);
  expect(asked).toContain('Test 1: &lt;Señales&gt;');
  expect(asked).not.toContain('Porque');
  expect(drawn).not.toContain('Porque');
  expect([...drawn!.matchAll(/<b>(\d+)<\/b>/g)].map(([, number]) => Number(number))).toEqual(
    questions.flatMap(({ picture }, place) => (picture ? [place + 1] : [])),
  );
  expect(sheet!.match(/<i>/g)).toHaveLength(100);
  expect([...key!.matchAll(/<b>([A-D])<\/b>/g)].map(([, letter]) => letter)).toEqual(
    questions.map(({ answer }) => 'ABCD'[answer]),
  );
  for (const { answer, options } of questions)
    expect(explained).toContain(`${'ABCD'[answer]}. ${options[answer]}`);
});

it('a wide drawing is above its options, and other drawings are beside them', () => {
  const [asked] = makePaperSheets(
    markup,
    { title: 'Test 1', version: 'A', questions: QUESTIONS, about: '' },
    ['preguntas'],
  );
  const shapes = [
    ...asked!.html.matchAll(/class="paper-drawing( wide-picture)?".*?src="(\d+)\.svg"/g),
  ];
  expect(shapes.map(([, wide, id]) => (wide ? Number(id) : -Number(id)))).toEqual([
    -0, 6, -12, -18, -24,
  ]);
});

it('the back of each card lines up with its front, flipped on the long edge', () => {
  const cards = Array.from(
    { length: 11 },
    (_, i): FlashCard => ({
      name: `S${i}.`,
      others: [],
      meaning: '',
      action: '',
      picture: { src: `S${i}.`, alt: '' },
    }),
  );
  const html = renderToStaticMarkup(createElement(CardSheets, { cards }));
  const sheets = html.split('<ul').slice(1);
  expect(sheets).toHaveLength(4);
  const places = (sheet: string) =>
    sheet
      .split('<li')
      .slice(1)
      .map((item) => /S\d+\./.exec(item)?.[0]);
  for (let n = 0; n < sheets.length; n += 2) {
    const [front, back] = [places(sheets[n]!), places(sheets[n + 1]!)];
    expect(front).toHaveLength(8);
    for (let row = 0; row < 4; row++)
      expect(back.slice(2 * row, 2 * row + 2)).toEqual(front.slice(2 * row, 2 * row + 2).reverse());
  }
});

it('draws a run of dark modules of a QR code as one rectangle', () => {
  expect(qrPath([[true, true, false, true], [false]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});

it.each([
  [
    'Semáforo: círculo rojo encendido en la posición de arriba.',
    'círculo rojo encendido en la posición de arriba',
  ],
  [
    'Tú vienes despacio del sur y la luz cambia a amarilla antes de que llegues.',
    'luz cambia a amarilla',
  ],
  [
    'Tú vienes del sur con luz verde. El carro A viene de frente, también con luz verde.',
    'luz verde',
  ],
  [
    'La guagua escolar A está parada, con las luces rojas encendidas y su PARE abierto.',
    'luces rojas',
  ],
  ['Un semáforo con una flecha verde encendida y otro con la luz roja.', 'flecha verde · luz roja'],
  ['En el centro hay dos líneas amarillas: la de tu lado es discontinua.', 'líneas amarillas'],
  ['Dos líneas continuas paralelas, de color amarillo.', 'color amarillo'],
  ['Diamante amarillo con borde negro: línea negra vertical con un ramal.', undefined],
  ['Rectángulo blanco con borde negro. Dice: NO VIRE CON LUZ ROJA.', undefined],
])('captions a picture with the colours of lights and lines only: %s', (alt, words) => {
  const [sheet] = makePaperSheets(
    markup,
    {
      title: 'Test 1',
      version: 'A',
      questions: [{ ...QUESTIONS[0]!, picture: { src: 'a.svg', alt, width: 64, height: 64 } }],
      about: '',
    },
    ['preguntas'],
  );
  expect(/<small class="paper-colour">([^<]*)</.exec(sheet!.html)?.[1]).toBe(words);
});

const VERSIONS = (['A', 'B'] as const).map(
  (version): PaperTest => ({
    title: 'Test 1',
    version,
    questions: arrangeForVersion(QUESTIONS, version, 'Test 1'),
    about: '',
  }),
);

it('puts the keys of both versions on one sheet', () => {
  const { html } = makeKeySheet(markup, VERSIONS);
  expect(html.match(/<section/g)).toHaveLength(1);
  expect([...html.matchAll(/Versión ([AB])/g)].map(([, version]) => version)).toEqual(['A', 'B']);
  expect([...html.matchAll(/<b>([A-D])<\/b>/g)].map(([, letter]) => letter)).toEqual(
    VERSIONS.flatMap(({ questions }) => questions.map(({ answer }) => 'ABCD'[answer])),
  );
});

/** Reads a key by ZipGrade's published rules: version letter, question number up to 100, right letters, points. */
function readZipGrade(file: string) {
  const rows = file.split(/\r?\n/).filter(Boolean);
  const [head, ...rest] = rows.map((row) => row.split(','));
  expect(head![0]).toMatch(/^Key/);
  return rest.map(([key, number, response, points]) => {
    expect(key).toMatch(/^[A-E]$/);
    expect(number).toMatch(/^(?:[1-9]\d?|100)$/);
    expect(response).toMatch(/^[A-E]{1,10}$/);
    expect(points).toMatch(/^\d+$/);
    return `${key}${number}${response}`;
  });
}

it('gives ZipGrade the key of each version, without a byte order mark', () => {
  expect(readZipGrade(zipGradeKey(VERSIONS))).toEqual(
    VERSIONS.flatMap(({ version, questions }) =>
      questions.map(({ answer }, at) => `${version}${at + 1}${'ABCD'[answer]}`),
    ),
  );
});
