import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextAnalysis, soundOf } from '../../../../templates/islands/search/analysis.ts';
import { createSearchEngine } from '../../../../templates/islands/search/engine.ts';
import {
  SEARCH_FILE_VERSION,
  type SearchFile,
  type SearchRecord,
} from '../../../../templates/islands/search/search-file.ts';

const READING = {
  ignored: ['a', 'al', 'de', 'del', 'el', 'en', 'la', 'o', 'que', 'se', 'un', 'una'],
  synonyms: [
    ['hidrante', 'boca de incendio', 'fire hydrant'],
    ['estacionar', 'estacionamiento', 'parquear', 'parking'],
    ['reductor', 'muerto', 'policía acostado'],
    ['en línea', 'online'],
    ['línea', 'raya'],
    ['persona en silla de ruedas', 'handicap'],
    ['asiento infantil', 'silla', 'car seat'],
  ],
};

describe('the analysis of a text', () => {
  const { wordsOf, conceptsOf, termsOf } = createTextAnalysis(READING);
  const namesOf = (text: string) => conceptsOf(wordsOf(text)).map(({ name }) => name);

  test.each([
    ['accents and ñ', 'Señal, límite', 'senal limite'],
    ['plurals', 'luces señales carros', 'luz señal carro'],
    ['endings of verbs', 'estacionando estacionado', 'estacionar estacionar'],
    ['percent signs', '0.08 %', '0.08'],
    ['invisible marks inside a word', 'hid\u200frante', 'hidrante'],
  ])('ignores %s', (_, text, same) => {
    expect(wordsOf(text)).toEqual(wordsOf(same));
  });

  test.each([
    ['sinturon', 'cinturon'],
    ['yabe', 'llave'],
    ['biraje', 'viraje'],
    ['jente', 'gente'],
    ['ezcuela', 'escuela'],
    ['oja', 'hoja'],
  ])('%s sounds like %s', (written, word) => {
    expect(soundOf(written)).toBe(soundOf(word));
  });

  test('"ch" does not sound like "c"', () => {
    expect(soundOf('choque')).not.toBe(soundOf('coque'));
  });

  test('a practical exam is not read as a practice exam', () => {
    expect(wordsOf('examen práctico')).not.toEqual(wordsOf('examen práctica'));
  });

  test('a phrase is read as its synonym group, with or without stop words', () => {
    expect(namesOf('boca de incendio')).toEqual(['hidrant']);
    expect(namesOf('la boca del incendio')).toEqual(['hidrant']);
    expect(namesOf('boca')).toEqual(['boca']);
  });

  test('keeps stop words in a synonym phrase with one content word', () => {
    expect(namesOf('examen en línea')).toEqual(['examen', 'en+line']);
    expect(namesOf('raya blanca')).toEqual(['line', 'blanc']);
  });

  test('a synonym inside a longer phrase is not indexed on its own', () => {
    expect(termsOf('silla de ruedas')).toContain('asient+infantil');
    expect(termsOf('persona en silla de ruedas')).not.toContain('silla');
  });
});

const KINDS = [
  { name: 'Respuesta', group: 'Respuestas', rank: 1.2 },
  {
    name: 'Cifra',
    group: 'Respuestas',
    rank: 0.75,
    asked: 1.3,
    asking: ['multa', 'distancia'],
    figure: true as const,
  },
  { name: 'Manual', group: 'Manual', rank: 1.25 },
  { name: 'Señal', group: 'Señales', rank: 1.05 },
  { name: 'Pregunta', group: 'Preguntas', rank: 0.45 },
];
const [ANSWER, FIGURE, SECTION, SIGN, QUESTION] = [0, 1, 2, 3, 4] as const;
const record = (kind: number, title: string, more: { words?: string; note?: string } = {}) =>
  [kind, title, `/${title}/`, '', more.words ?? '', '', more.note ?? ''] as SearchRecord;
const RECORDS = [
  record(ANSWER, '¿Cuánto cuesta?'),
  record(FIGURE, 'Distancia mínima a un hidrante'),
  record(FIGURE, 'Multa por estacionar en la acera'),
  record(FIGURE, 'Multa por estacionar en un encintado'),
  record(FIGURE, 'Multa por estacionar cerca de un accidente'),
  record(SECTION, 'Estacionamiento', { words: 'hidrant esquin mult', note: 'Reglas' }),
  record(SECTION, 'Multas', { note: 'Peaje' }),
  record(SIGN, 'Reductor de velocidad'),
  record(SIGN, 'Línea blanca'),
  record(QUESTION, '¿Se puede estacionar junto a un hidrante?'),
];

function search(file: Partial<SearchFile> = {}) {
  const made = createSearchEngine({
    version: SEARCH_FILE_VERSION,
    kinds: KINDS,
    ...READING,
    records: RECORDS,
    ...file,
  });
  made.add(0, (file.records ?? RECORDS).length);
  const titles = (found: SearchRecord[]) => found.map(([, title]) => title);
  return { ...made, titles: (query: string) => titles(made.find(query)) };
}

describe('a search', () => {
  const { titles, near } = search();

  test.each([
    ['a regional word', 'muerto', 'Reductor de velocidad'],
    ['a regional phrase', 'policia acostado', 'Reductor de velocidad'],
    ['an English word', 'parking', 'Estacionamiento'],
    ['a word that is half typed', 'estaciona', 'Estacionamiento'],
    ['a synonym that is half typed', 'parqu', 'Estacionamiento'],
    ['a phrase that is half typed', 'policía aco', 'Reductor de velocidad'],
    ['a misspelt word', 'redutor', 'Reductor de velocidad'],
    ['a misspelt synonym', 'muertro', 'Reductor de velocidad'],
    ['a word as it sounds', 'belocidad', 'Reductor de velocidad'],
    ['two wrong letters of a long word', 'estacionamyenta', 'Estacionamiento'],
  ])('lists the right record first for %s', (_, query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test('a half-typed word is matched as typed, not by its stem', () => {
    const records = [record(SECTION, 'Hidroplaneo'), record(FIGURE, 'Distancia a un hidrante')];
    expect(search({ records }).titles('hidra')).toEqual(['Distancia a un hidrante']);
  });

  test('a misspelt word is corrected only if no record contains it', () => {
    expect(titles('línea')).toEqual(['Línea blanca']);
  });

  test('a figure comes first if the query asks for one, else a text', () => {
    expect(titles('distancia hidrante')[0]).toBe('Distancia mínima a un hidrante');
    expect(titles('estacionar')[0]).toBe('Estacionamiento');
    expect(titles('multa acera')[0]).toBe('Multa por estacionar en la acera');
  });

  test('if figures match equally well, the text that explains them comes first', () => {
    expect(titles('multa estacionar')[0]).toBe('Estacionamiento');
  });

  test('the chapter counts as part of the title of a section', () => {
    const two = search({
      records: [
        record(SECTION, 'Multas', { note: 'Infracciones' }),
        record(SECTION, 'Multas', { note: 'Peaje', words: 'peaje' }),
      ],
    });
    expect(two.find('multas peaje')[0]![6]).toBe('Peaje');
  });

  test('questions come last', () => {
    expect(titles('hidrante').at(-1)).toBe('¿Se puede estacionar junto a un hidrante?');
  });

  test('finds nothing for a query without words or without matches', () => {
    for (const query of ['', '  ', '´´´', '🚗', 'de la', 'xyzzyx', '<b>', 'שלום'])
      expect(titles(query), query).toEqual([]);
  });

  test('near results have words like those of the query', () => {
    expect(near('redutores').map(([, title]) => title)).toContain('Reductor de velocidad');
    expect(near('')).toEqual([]);
  });

  test('handles any text, however long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        expect(Array.isArray(titles(query))).toBe(true);
        expect(Array.isArray(near(query))).toBe(true);
      }),
    );
    expect(titles('hidrante '.repeat(2000))[0]).toBe('Distancia mínima a un hidrante');
  });
});

test('records that are added in parts are found as if they were added at once', () => {
  const parts = createSearchEngine({
    version: SEARCH_FILE_VERSION,
    kinds: KINDS,
    ...READING,
    records: RECORDS,
  });
  for (let at = 0; at < RECORDS.length; at += 3) parts.add(at, at + 3);
  const whole = search();
  for (const query of ['multa', 'estacionar', 'hidrante', 'silla'])
    expect(parts.find(query), query).toEqual(whole.find(query));
});
