import { expect, test } from 'vitest';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { formatReviewHtml } from '../../pipeline/review/format-html.ts';
import { formatReviewMarkdown } from '../../pipeline/review/format-markdown.ts';
import { formatReviewTerminal, markChangedWords } from '../../pipeline/review/format-terminal.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const changesOf = (before: string, after: string) =>
  changesBetween(new Map([['unidad', { text: before }]]), new Map([['unidad', { text: after }]]));
const shownOf = (before: string, after: string) =>
  formatReviewTerminal(changesOf(before, after), 'from before');

test.each([
  ['El límite es 35 mph.', 'El límite es 30 mph.', 'El límite es [-35-]{+30+} mph.'],
  ['{{a.b}} y más', '{{a.c}} y más', '[-{{a.b}}-]{+{{a.c}}+} y más'],
  ['- 0 · 3.5', '- 0 · -3.0', '- 0 · [-3.5-]{+-3.0+}'],
  ['Cuesta $1,000.', 'Cuesta $1,500.', 'Cuesta [-$1,000-]{+$1,500+}.'],
  ['a las 6:00 AM', 'a las 6:30 AM', 'a las [-6:00-]{+6:30+} AM'],
  ['Léelo </manual/a/>.', 'Léelo </manual/b/>.', 'Léelo [-</manual/a/>-]{+</manual/b/>+}.'],
  ['href: /a/', 'href: /b/', 'href: [-/a/-]{+/b/+}'],
  ['25 mph', '25&nbsp;mph', '25[- -]{+&nbsp;+}mph'],
  ['uno dos', 'tres cuatro', '[-uno dos-]{+tres cuatro+}'],
  ['**No** abrió', 'No **abrió**', '[-**-]No[-** -]{+ **+}abrió{+**+}'],
])('marks whole words as changed, from %s to %s', (before, after, marked) => {
  expect(markChangedWords(before, after)).toBe(marked);
});

const FINES = `items:
  - topic: luces
    infraction: Pasar en rojo
    amount: $500
  - topic: luces
    infraction: Pasar en amarillo
    amount: $300
`;
const FILM = `you:
  z:
    - 0 · 0
    - 7.4 · 196
users:
  - who: guagua
    z: 12
  - who: peaton
    x:
      - 0 · 13
      - 4.6 · 12
window: 5.7 · 8.2
`;
const BODY = `title: Multas

Primero.

## En la escuela {#en-la-escuela}

Caso | Multa
De día | $100
De noche | $200
`;
test.each([
  [
    FINES,
    '$300',
    '$400',
    '  items 2 (infraction: Pasar en amarillo):\n    amount: [-$300-]{+$400+}\n',
  ],
  [
    FILM,
    '7.4 · 196',
    '7.4 · 190',
    '  you › z 2 (second · feet ahead):\n    - 7.4 · [-196-]{+190+}\n',
  ],
  [
    FILM,
    '4.6',
    '5.1',
    '  users 2 (who: peaton) › x 2 (second · feet to the right):\n    - [-4.6-]{+5.1+} · 12\n',
  ],
  [FILM, '8.2', '9.2', '  (from second · to second):\n    window: 5.7 · [-8.2-]{+9.2+}\n'],
  [BODY, '$200', '$250', '  En la escuela › Caso | Multa:\n    De noche | [-$200-]{+$250+}\n'],
  [BODY, 'title: Multas', 'title: Penas', '  title: [-Multas-]{+Penas+}\n'],
])('shows the place of a line in which $1 changed', (text, from, to, shown) => {
  expect(shownOf(text, text.replace(from, to))).toContain(shown);
});

test('moved lines are not shown as removed and added', () => {
  const menu = (...names: string[]) =>
    `navigation:\n${names.map((name) => `  - name: ${name}\n    href: /${name}/\n`).join('')}`;
  const shown = shownOf(menu('uno', 'dos', 'tres'), menu('dos', 'tres', 'uno'));
  expect(shown).toContain(
    'navigation 3 (name: uno): moved from navigation 1:\n    - name: uno\n      href: /uno/\n',
  );
  expect(shown).not.toMatch(/^ +[-+] +- name/m);
  expect(shownOf('Uno.\nDos.\nTres.\n', 'Dos.\nTres.\nUno.\n')).toContain('moved below "Tres."');
  expect(shownOf('a: 1\nb: 2\nc: 3\n', 'c: 3\na: 1\nb: 2\n')).toContain('moved to the beginning');
});

test('a changed right answer does not count as a moved line', () => {
  const text = 'options:\n  - text: uno\n    right: true\n  - text: dos\n';
  const shown = shownOf(text, 'options:\n  - text: dos\n    right: true\n  - text: uno\n');
  expect(shown).toContain('the right answer is now: dos  (it was: uno)');
  expect(shown).not.toContain('moved');
});

test('shows an added item from its first line, even if the next item begins identically', () => {
  const [first, second] = FINES.split(/(?<=\$500\n)/);
  const shown = shownOf(
    FINES,
    `${first}  - topic: luces\n    infraction: Otra\n    amount: $9\n${second}`,
  );
  expect(shown).toContain(
    '  items 2 (infraction: Otra):\n    + - topic: luces\n    +   infraction: Otra\n    +   amount: $9\n',
  );
});

test.each([
  ['moved', 'x: 9\ny: 8\n', 'y: 8\nx: 9\n', undefined],
  ['print the new value', 'x: 1\n', 'x: 2\n', ['a.b']],
  ['stand below another picture', 'picture: #00\nx: 1\n', 'picture: #11\nx: 2\n', undefined],
])('decides whether lines that %s follow from a changed fact', (_, before, after, follows) => {
  const state = (value: string, text: string) =>
    new Map([
      ['facts/a.b', { text: `prints: ${value}\n` }],
      ['unidad', { text }],
    ]);
  const [, change] = changesBetween(state('1', before), state('2', after));
  expect(change!.unit).toBe('unidad');
  expect(change!.follows).toEqual(follows);
});

test('every format says first that the right answer changed', () => {
  const before = readProject(project(SAMPLE_FILES));
  const bank = structuredClone(SAMPLE_FILES['tests/1-prueba']) as any;
  const [asked] = bank.questions;
  const textOf = (option: any): string => option.text ?? option;
  const [was, is] = asked.options.slice(0, 2).map(textOf);
  asked.options[0] = { text: was, why: 'Ya no.' };
  asked.options[1] = { text: is, right: true };
  const after = readProject(project({ ...SAMPLE_FILES, 'tests/1-prueba': bank }));
  const units = [before, after].map(({ site, ledger }) =>
    unitsOf({ site: site!, ledger: ledger! }),
  );
  const changes = changesBetween(units[0]!, units[1]!).filter(({ unit }) =>
    unit.endsWith(asked.id),
  );
  const sentence = `the right answer is now: ${is}  (it was: ${was})`;
  expect(formatReviewTerminal(changes, '').split('\n')[3]).toBe(`  ${sentence}`);
  expect(formatReviewMarkdown(changes, '')).toContain(`\`\`\`diff\n! ${sentence}\n`);
  expect(formatReviewHtml(changes, '')).toContain(`</h2>\n<p><strong>${sentence}</strong></p>\n`);
});

test.each([
  ['zon\u0430', '\u0430 (U+0430) in "zon\u0430"'],
  ['\u03bfjo', '\u03bf (U+03BF) in "\u03bfjo"'],
  ['cafe\u0301', '\u0301 (U+0301) in "cafe\u0301"'],
  ['2\uff15 mph', '\uff15 (U+FF15) in "2\uff15"'],
  ['70\u2011100', '\u2011 (U+2011) in "70\u2011100"'],
])('a character that looks like another one is named: %s', (words, named) => {
  const changes = changesOf('antes\n', `${words}\n`);
  for (const format of [formatReviewTerminal, formatReviewMarkdown])
    expect(format(changes, '')).toContain(`looks like another character: ${named}`);
  expect(formatReviewHtml(changes, '')).toContain('looks like another character: ');
  expect(changesOf(`${words}\n`, `${words} más\n`)[0]!.strange).toBeUndefined();
});

test('Spanish letters and typographic signs are not reported as look-alikes', () => {
  const [change] = changesOf('antes\n', 'El 1.º, 0.02 %, «ñandú» — 12½ · 5–6 … É\n');
  expect(change!.strange).toBeUndefined();
});

test('the review of a question names the changed scene if only the picture changed', () => {
  const asked = (hash: string) => `question: ¿Quién pasa?\nscene: cruce\nmeans: #${hash}\n`;
  const changes = changesOf(asked('1'), asked('2'));
  for (const format of [formatReviewTerminal, formatReviewMarkdown])
    expect(format(changes, '')).toContain('licencia review scenes/cruce');
  expect(shownOf(asked('1'), asked('2').replace('pasa', 'cede'))).not.toContain('scenes/cruce');
});
