/** Findings in Spanish: titles and help are translated, and what programs read by is not. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../pipeline/findings/catalogue-es.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { inSpanish, untranslated } from '../../pipeline/findings/in-spanish.ts';

const finding = (rule: Finding['rule'], title: string, ...help: string[]): Finding => ({
  rule,
  severity: 'error',
  title,
  at: { file: 'data/facts/velocidad.json', urls: [] },
  related: [],
  help,
});

test('the sentence with its words filled in is looked up by its placeholders', () => {
  const english = finding(
    'link/missing-target',
    'there is no fact "velocidad.urvana"',
    'Did you mean "velocidad.urbana"?',
  );
  expect(inSpanish(english)).toEqual({
    ...english,
    title: 'no hay ningún dato "velocidad.urvana"',
    help: ['¿Querías decir "velocidad.urbana"?'],
  });
});

test('the words that describe a value are translated too', () => {
  const { title } = inSpanish(
    finding('schema/invalid', '"latitude" must be at least 17.8 (got the number -66.6)'),
  );
  expect(title).toBe('"latitude" tiene que ser por lo menos 17.8 (hay el número -66.6)');
});

test('the id before a sentence, commands, and what the catalogue does not have stay', () => {
  expect(
    inSpanish(
      finding(
        'item/readability',
        'senales-53: an option is 43 words long (maximum 9)',
        'licencia explain item/readability',
        'Some other advice.',
      ),
    ),
  ).toMatchObject({
    title: 'senales-53: una opción tiene 43 palabras (máximo 9)',
    help: ['licencia explain item/readability', 'Some other advice.'],
  });
});

test('findings that follow are translated with their cause', () => {
  const cause = {
    ...finding('link/missing-target', 'there is no source "ley"'),
    followers: [finding('text/date-order', 'Correct one of the two days.')],
  };
  expect(inSpanish(cause).followers![0]!.title).toBe('Corrige uno de los dos días.');
});

test('every sentence fills in what its English key has', () => {
  const places = (text: string) => [...new Set(text.match(/%\d/g) ?? [])].sort();
  for (const texts of Object.values(CATALOGUE) as { says: Record<string, string> }[])
    for (const [english, spanish] of Object.entries(texts.says))
      expect(places(english), english).toEqual(expect.arrayContaining(places(spanish)));
  expect(untranslated(finding('text/date-order', 'Nobody wrote this.'))).toEqual([
    'Nobody wrote this.',
  ]);
});
