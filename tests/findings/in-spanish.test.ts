/** Findings in Spanish: titles and help are translated, and what programs read by is not. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../pipeline/findings/catalogue-es.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { aboutInSpanish, inSpanish, untranslated } from '../../pipeline/findings/in-spanish.ts';
import { aboutRule, RULE_IDS } from '../../pipeline/rules/index.ts';

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
    followers: [finding('text/relative-date', 'Write the date.')],
  };
  expect(inSpanish(cause).followers![0]!.title).toBe('Escribe la fecha.');
});

/** What people who write content meet: facts, questions, signs, articles, links, what nobody looked at, and what is too large. */
const OF_CONTENT =
  /^(?:claim|exam|fact|item|link|load|manual|markdown|parse|quiz|review|ruling|schema|text)\/|^output\/over-budget$/;

test('every rule about content is in both languages; its page has an example of each sentence', () => {
  const missing = RULE_IDS.filter((id) => OF_CONTENT.test(id) && !Object.hasOwn(CATALOGUE, id));
  expect(missing).toEqual([]);
  for (const id of RULE_IDS.filter((id) => OF_CONTENT.test(id)))
    expect(aboutInSpanish(id, aboutRule(id)), id).not.toBe(aboutRule(id));
  expect(RULE_IDS.filter((id) => OF_CONTENT.test(id)).length).toBeGreaterThan(80);
});

test('what a budget or a review says is Spanish, whatever it counts', () => {
  const told = [
    finding(
      'output/over-budget',
      '/assets/banco.json: the data is 19013 bytes compressed, 95 % of its budget of 20000 (budgets.quizData of data/site.json)',
      'Say it shorter, or once: what another part says already can go. The largest parts, each compressed alone: a (2), b (1).',
    ),
    finding(
      'review/unseen',
      'nobody has looked at 1 question, 2 facts and 11 other texts, and 3 units that only print a changed fact',
      'licencia review --data otra shows it, word by word; licencia review --accept --data otra records that you looked at it.',
      'If the folder was deleted by mistake: git restore data/reviewed',
    ),
  ];
  expect(told.flatMap(untranslated)).toEqual([]);
  expect(told.map((each) => inSpanish(each).title)).toEqual([
    '/assets/banco.json: el archivo de datos pesa 19013 bytes comprimido, el 95 % de su presupuesto de 20000 (budgets.quizData de data/site.json)',
    'nadie ha mirado esto: 1 pregunta, 2 datos y 11 textos más, y 3 unidades que solo muestran un dato que cambió',
  ]);
  // A sentence that begins with a command is a sentence.
  expect(inSpanish(told[1]!).help[0]).toMatch(/^licencia review --data otra lo muestra/);
});

test('every sentence fills in what its English key has', () => {
  const places = (text: string) => [...new Set(text.match(/%\d/g) ?? [])].sort();
  for (const texts of Object.values(CATALOGUE) as { says: Record<string, string> }[])
    for (const [english, spanish] of Object.entries(texts.says))
      expect(places(english), english).toEqual(expect.arrayContaining(places(spanish)));
  expect(untranslated(finding('text/relative-date', 'Nobody wrote this.'))).toEqual([
    'Nobody wrote this.',
  ]);
});
