import { describe, expect, it, vi } from 'vitest';
import type { ClassData } from '../../../../templates/islands/class/class-data.ts';
import { resultsCsv } from '../../../../templates/islands/class/result-csv.ts';
import {
  groupResults,
  questionTallies,
} from '../../../../templates/islands/class/result-groups.ts';
import {
  decodePupilName,
  readPastedResults,
} from '../../../../templates/islands/class/result-list.ts';
import { toBase64url } from '../../../../templates/islands/model/base64url.ts';
import { drawExam } from '../../../../templates/islands/model/draw-exam.ts';
import type { BankQuestion } from '../../../../templates/islands/model/quiz-data.ts';
import {
  decodeResult,
  encodeResult,
  shortId,
  shortRevision,
} from '../../../../templates/islands/model/result-code.ts';
import type { Choice } from '../../../../templates/islands/model/shuffle.ts';

vi.mock(import('../../../../templates/islands/model/result-code.ts'), async (original) => {
  const code = await original();
  return { ...code, decodeResult: vi.fn(code.decodeResult) };
});

const ORIGIN = 'https://licenciapr.example';
const question = (test: string, number: number): BankQuestion => ({
  id: `${test}-${number}`,
  test,
  revision: 1,
  stem: `¿Pregunta ${number}?`,
  options: ['a', 'b', 'c', 'd'],
  answer: (number % 4) as Choice,
  topic: number % 2 === 0 ? 'senales' : 'reglas',
  ordered: false,
});
const QUESTIONS = ['1', '2'].flatMap((test) =>
  Array.from({ length: 10 }, (_, number) => question(test, number)),
);
const DATA: ClassData = {
  bank: { questions: '', reasons: '', errors: '', forms: [] },
  base: '/pr',
  tests: [
    { id: '1', title: 'Señales' },
    { id: '2', title: 'Reglas' },
  ],
  exam: {
    questions: 8,
    weights: [
      { topic: 'senales', percent: 50 },
      { topic: 'reglas', percent: 50 },
    ],
  },
  about: '',
};

type Made = { bank?: readonly BankQuestion[]; day?: number; explain?: boolean; nth?: number };

/**
 * @param right number of right answers, which come first
 * @param bank the bank on the day of the answers
 */
function link(
  test: number,
  right: number,
  name: string,
  seed: number,
  { bank = QUESTIONS, day = 20_000, explain = false, nth = 0 }: Made = {},
): string {
  const asked =
    test === 0
      ? drawExam(bank, DATA.exam!, seed)
      : bank.filter((each) => each.test === String(test));
  const code = encodeResult({
    test,
    seed,
    day,
    explain,
    ...(nth > 0 && { nth }),
    answers: asked.map(({ id, revision, answer }, i) => ({
      question: shortId(id),
      revision: shortRevision(revision),
      key: answer,
      choice: i < right ? answer : (((answer + 1) % 4) as Choice),
    })),
  });
  const place = test === 0 ? 'simulacro' : `test-result/${test}`;
  return `${ORIGIN}/pr/${place}/#r=${code}${name && `&n=${encodeURIComponent(name)}`}`;
}

/** Reads links into tables. Each row gets the first spelling of its name and the score of its first try. */
function read(text: string, bank: readonly BankQuestion[] = QUESTIONS) {
  const { sent, skipped } = readPastedResults(text, DATA, ORIGIN);
  const groups = groupResults(sent, bank, DATA).map((group) => ({
    ...group,
    pupils: group.pupils.map((pupil) => ({
      ...pupil,
      name: pupil.names[0],
      score: pupil.first.score,
    })),
  }));
  return { groups, skipped };
}
const damaged = (good: string) => good.replace(/#r=(.{8})./, (_, start) => `#r=${start}~`);

/** A link as Outlook rewrites it in an email. */
const safe = (url: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C02%7Cmaestra%40escuela.pr%7C4f&sdata=Zx%3D&reserved=0`;

/** A link as Proofpoint rewrites it: version 2 substitutes characters, version 3 removes some of them. */
const second = (url: string) =>
  `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(url)
    .replace(/[-_.!~*'()]/g, (sign) =>
      sign === '.' ? sign : `%${sign.charCodeAt(0).toString(16)}`,
    )
    .replaceAll('%2F', '_')
    .replaceAll('%', '-')}&d=DwMFaQ&c=4sF48jRmVAe&r=x-2DY&e=`;
const third = (url: string) => {
  const taken = url.match(/[#&%]/g)!.join('');
  return `https://urldefense.com/v3/__${url.replace(/[#&%]/g, '*')}__;${toBase64url(new TextEncoder().encode(taken))}!!Abc-9!Xy_z$`;
};
const inside =
  (address: string, times = 1): ((url: string) => string) =>
  (url) =>
    times === 0 ? url : inside(address, times - 1)(address + encodeURIComponent(url));

describe('a link changed by a phone, an email or a chat', () => {
  const long = link(1, 5, 'María José', 9);
  it.each([
    ['as it was sent', long],
    ['in an address of Outlook', safe(long)],
    [
      'in an address of Outlook that keeps the part after # at its end',
      safe(long.split('#')[0]!) + long.slice(long.indexOf('#')),
    ],
    ['with %23 for #', long.replace('#', '%23')],
    ['with %23 and %3D', long.replace('#r=', '%23r%3D')],
    ['with the name in plain letters', long.replace('Mar%C3%ADa%20', 'María+')],
    ['with a comma', `${long}, listo`],
    ['at the end of a sentence', `Aquí está: ${long}.`],
    ['in brackets', `(${long})`],
    ['in bold', `*${long}*`],
    ['with an ellipsis', `${long}…`],
    ['before the hour of the next message', `${long}[10:33, 26/11/2026] Luis: hola`],
    ['before the day of the next message', `${long}26/11/26, 10:33 a. m. - Luis: hola`],
    ['before a direction mark and a note', `${long}\u200e<Se editó este mensaje>`],
    ['before a tracking parameter', `${long}&fbclid=IwAR0abc`],
    ['with a name after it', `${long} Luis Rivera`],
    ['in angle brackets of an email', `<${long}>`],
    ['in quotes', `"${long}"`],
    ['without https://', long.replace('https://', '')],
    ['in an address of Google', `${inside('https://www.google.com/url?q=')(long)}&sa=D&ust=17`],
    [
      'in a mobile address of Google',
      `${inside('https://www.google.com/url?sa=t&url=')(long)}&usg=AOv`,
    ],
    [
      'in an address of Google that only encodes #',
      `https://www.google.com/url?q=${long.replace('#', '%23')}&sa=D`,
    ],
    ['in an address of Facebook', `${inside('https://l.facebook.com/l.php?u=')(long)}&h=AT0x`],
    ['inside three nested addresses', `${inside('https://otro.example/?a=1&u=', 3)(long)}&b=2`],
    [
      'in an address of Outlook inside one of Google',
      inside('https://www.google.com/url?q=')(safe(long)),
    ],
    ['in an address of Proofpoint, version 2', second(long)],
    ['in an address of Proofpoint, version 3', third(long)],
    ['as base64 in an address', `https://filtro.example/?d=licenciapr&u=${btoa(long)}`],
    ['in a row of a spreadsheet', `11/28/2026 10:33:02\tana@escuela.pr\t${long}`],
    ['in a row of a CSV', `"11/28/2026 10:33:02","ana@escuela.pr","${long}"`],
  ])('a link %s gives one row with the pupil’s name', (_, text) => {
    const { groups, skipped } = read(text);
    expect(skipped).toEqual([]);
    expect(groups.map(({ pupils }) => pupils.map(({ name }) => name))).toEqual([['María José']]);
  });

  it('a link without a name does not take one from the text after it', () => {
    const bare = link(1, 5, '', 9);
    for (const text of [`${bare}, Luis`, `${bare}[10:33] Luis`, `${bare}10:33 Luis`, `${bare}.`])
      expect(read(text).groups[0]?.pupils, text).toMatchObject([{ name: '' }]);
  });

  it('a pasted chat with thirty links and other text gives thirty rows', () => {
    const names = Array.from({ length: 30 }, (_, i) => `Ana Ñ. ${'abcdefghij'[i % 10]}${i}`);
    const ends = ['', '.', ', listo', ' ya', '…', '*', '[10:33, 26/11/2026] Luis: ok'];
    const chat = names.map((name, i) => {
      const sent = link(1, i % 11, name, i + 1);
      const url = i % 7 === 3 ? safe(sent) : i % 5 === 2 ? sent.replace('#', '%23') : sent;
      return `26/11/26, 10:${10 + i} a. m. - Alumno ${i}: mi resultado ${url}${i % 7 === 3 ? '' : ends[i % ends.length]}`;
    });
    // Three links are repeated, as in a real chat: followed by other text, and with an accent missing.
    const again = [0, 1, 2].map((i) => `${link(1, i, names[i]!.replace('Ñ', 'N'), i + 1)}!, oye`);
    const { groups, skipped } = read([...chat, ...again].join('\n'));
    expect(groups.map(({ pupils }) => pupils.map(({ name }) => name))).toEqual([names]);
    expect(skipped.map(({ line, why, first }) => [line, why, first])).toEqual([
      [31, 'twice', 1],
      [32, 'twice', 2],
      [33, 'twice', 3],
    ]);
  });

  it('an address whose host only ends like this site’s is skipped as foreign', () => {
    const evil = long.replace('https://', 'https://no-');
    for (const url of [evil, inside('https://www.google.com/url?q=')(evil)])
      expect(read(url), url).toMatchObject({ groups: [], skipped: [{ why: 'foreign' }] });
  });

  it('an Outlook link to another site or without an address is skipped as foreign', () => {
    for (const url of [safe('https://otro.example/test-result/1/#r=A'), safe('').slice(0, 60)])
      expect(read(url)).toMatchObject({ groups: [], skipped: [{ why: 'foreign' }] });
  });
});

describe('a class', () => {
  it('thirty pupils get a row each, with the score of each topic and question', () => {
    const lines = Array.from({ length: 30 }, (_, i) => link(0, i % 9, `Alumno ${i}`, 4821));
    const { groups, skipped } = read(lines.join('\n'));
    expect(skipped).toEqual([]);
    expect(groups.map(({ title, pupils }) => [title, pupils.length])).toEqual([
      ['Simulacro 4821', 30],
    ]);
    expect(groups[0]!.pupils.map(({ name, score }) => [name, score])).toEqual(
      lines.map((_, i) => [`Alumno ${i}`, i % 9]),
    );
    const rows = resultsCsv(groups[0]!).trimEnd().split('\r\n');
    expect(rows).toHaveLength(31);
    expect(rows[0]).toMatch(
      /^\ufeffNombre,También,Intentos,Día,Modo,Aciertos,De,Por ciento,Mejor por ciento,Señales,Señales: de,/,
    );
    for (const row of rows) expect(row.split(',')).toHaveLength(9 + 4 + 8);
  });

  it('300 links, of which 20 are damaged and 20 duplicate, give 260 rows', () => {
    const good = Array.from({ length: 260 }, (_, i) => link(1, i % 11, `A${i}`, i + 1));
    const lines = [
      ...good,
      ...good.slice(0, 20).map((each, i) => damaged(each.replace(`n=A${i}`, `n=D${i}`))),
      ...good.slice(40, 60),
    ];
    const { groups, skipped } = read(lines.join('\r\n'));
    expect(groups[0]!.pupils).toHaveLength(260);
    expect(skipped.filter(({ why }) => why === 'damaged').map(({ line }) => line)).toEqual(
      Array.from({ length: 20 }, (_, i) => 261 + i),
    );
    expect(
      skipped.filter(({ why }) => why === 'twice').map(({ line, first }) => [line, first]),
    ).toEqual(Array.from({ length: 20 }, (_, i) => [281 + i, 41 + i]));
  });

  it('two tests get a table each, and chat around a link is ignored', () => {
    const { groups, skipped } = read(
      `[10:04] Ana: mi resultado ${link(1, 3, 'Ana', 5)}\n\n${link(2, 4, 'Luis', 6)} listo!`,
    );
    expect(skipped).toEqual([]);
    expect(groups.map(({ title, pupils }) => [title, pupils[0]!.name])).toEqual([
      ['Test 1: Señales', 'Ana'],
      ['Test 2: Reglas', 'Luis'],
    ]);
  });

  it('links without line breaks between them are read, and a damaged one names its pupil', () => {
    const { groups, skipped } = read(
      `${link(1, 3, 'Ana', 5)} ${link(1, 4, 'Luis', 6)}${link(1, 5, 'Zoé <b>', 7).replace('&n=', 'A&n=')}`,
    );
    expect(groups[0]!.pupils.map(({ name }) => name)).toEqual(['Ana', 'Luis']);
    expect(skipped).toMatchObject([{ line: 1, text: 'Zoé <b>', why: 'damaged' }]);
  });

  it.each([0, 1])('distinguishes two pupils with equal answers to test %i by name', (id) => {
    const { groups, skipped } = read(
      [link(id, 8, 'Ana', 77), link(id, 8, 'Luis', 77), link(id, 8, 'ana', 77)].join('\n'),
    );
    expect(groups[0]!.pupils.map(({ name }) => name)).toEqual(['Ana', 'Luis']);
    expect(skipped).toMatchObject([{ line: 3, why: 'twice', first: 1 }]);
  });
});

it.each([
  ['words without a link', 'Ya terminé', 'no-link'],
  ['a link of another site', link(1, 1, 'A', 3).replace(ORIGIN, 'https://otro.example'), 'foreign'],
  ['another page of this site', `${ORIGIN}/pr/tests/`, 'foreign'],
  [
    'a page of this site below another folder',
    link(1, 1, 'A', 3).replace('/pr/', '/x/'),
    'foreign',
  ],
  ['a cut code', link(1, 1, '', 3).slice(0, -4), 'damaged'],
  ['no code', `${ORIGIN}/pr/test-result/1/`, 'damaged'],
  [
    'the code of test 1 on the page of test 2',
    link(1, 1, 'A', 3).replace('result/1', 'result/2'),
    'damaged',
  ],
  ['a test that this copy does not have', link(7, 1, 'A', 3), 'other-test'],
])('skips and reports %s', (_, line, why) => {
  expect(read(line)).toMatchObject({ groups: [], skipped: [{ line: 1, why }] });
});

it('a name stays plain text and is cut to 40 characters', () => {
  expect(decodePupilName(encodeURIComponent('<img src=x onerror=alert(1)>'))).toBe(
    '<img src=x onerror=alert(1)>',
  );
  for (const name of ['Zoé 🚗👩‍🦽', '👩🏽‍🏫', '👨‍👩‍👧', '🏳️‍🌈'])
    expect(decodePupilName(encodeURIComponent(name))).toBe(name);
  expect(decodePupilName(encodeURIComponent('a\u200db👩\u200d\u200d🏫\u200d'))).toBe('a b👩 🏫');
  expect(decodePupilName(encodeURIComponent(`x${'👨‍👩‍👧'.repeat(20)}`))).toMatch(/👩$/);
  expect(decodePupilName('%E0%A4%A')).toBe('%E0%A4%A');
  expect(decodePupilName(encodeURIComponent('a\u202eb\nc\u0000'))).toBe('a b c');
  expect([...decodePupilName('x'.repeat(500))]).toHaveLength(40);
});

it('a name that starts like a formula is text in the CSV', () => {
  const { groups } = read([link(1, 1, '=1+1', 3), link(1, 1, 'a "b", c', 4)].join('\n'));
  expect(resultsCsv(groups[0]!)).toMatch(/\r\n'=1\+1,,1,2024-10-04,como examen,1,10,10,/);
  expect(resultsCsv(groups[0]!)).toContain('"a ""b"", c"');
});

describe('tries', () => {
  it('tries of one pupil share a row under any spelling of the name', () => {
    const { groups, skipped } = read(
      [
        link(1, 4, 'María', 5, { day: 20_003 }),
        link(1, 9, ' maria ', 6, { day: 20_002, explain: true }),
        link(1, 2, 'MARIA.', 7, { day: 20_001 }),
        link(1, 7, 'Mario', 8),
      ].join('\n'),
    );
    expect(skipped).toEqual([]);
    const [maria, mario] = groups[0]!.pupils;
    expect(groups[0]!.pupils).toHaveLength(2);
    expect(maria!.names).toEqual(['María', 'maria', 'MARIA']);
    expect(maria).toMatchObject({
      score: 2,
      count: 3,
      best: { score: 9, explain: true, day: 20_002 },
      first: { day: 20_001, explain: false },
    });
    expect(maria!.tries.map(({ score }) => score)).toEqual([2, 9, 4]);
    expect(mario).toMatchObject({ score: 7 });
    expect(resultsCsv(groups[0]!)).toMatch(/\r\nMaría,maria · MARIA,3,.*\r\nMario,,1,/s);
  });

  it('scores the first try at the class exam, and counts tries that were not sent', () => {
    const { groups } = read(
      [
        link(1, 9, 'Ana', 0, { day: 20_000, explain: true }),
        link(1, 5, 'Ana', 0, { day: 20_001, nth: 1 }),
        link(1, 8, 'Ana', 0, { day: 20_001, nth: 2 }),
        link(1, 10, 'Luis', 0, { day: 20_001, nth: 3 }),
      ].join('\n'),
    );
    expect(groups[0]!.pupils).toMatchObject([
      { name: 'Ana', score: 5, count: 3, isAmbiguous: false },
      { name: 'Luis', score: 10, count: 3, first: { nth: 3 } },
    ]);
    expect(resultsCsv(groups[0]!)).toContain('examen de la clase');
  });

  it('one name with two first tries gets two rows; list numbers distinguish pupils', () => {
    const two = [1, 2].map((right) => link(1, right, 'Ana', 0, { nth: 1 }));
    const { groups } = read(
      [...two, link(1, 3, '7 Ana', 0, { nth: 1 }), link(1, 9, 'Ana', 0, { nth: 2 })].join('\n'),
    );
    expect(
      groups[0]!.pupils.map(({ name, score, count, isAmbiguous }) => [
        name,
        score,
        count,
        isAmbiguous,
      ]),
    ).toEqual([
      ['Ana', 1, 2, true],
      ['Ana', 2, 1, true],
      ['7 Ana', 3, 1, false],
    ]);
  });

  it('tries without a name get a row each', () => {
    const { groups } = read([link(1, 4, '', 5), link(1, 5, '', 6)].join('\n'));
    expect(groups[0]!.pupils.map(({ name, score }) => [name, score])).toEqual([
      ['', 4],
      ['', 5],
    ]);
  });

  it('tries under different names made only of symbols are kept apart', () => {
    const { groups } = read([link(1, 4, '🚗', 5), link(1, 5, '🐸', 6)].join('\n'));
    expect(groups[0]!.pupils).toHaveLength(2);
  });
});

describe('a bank that has changed since the answers', () => {
  const reworded = { ...QUESTIONS[0]!, revision: 2, answer: 3 as Choice };
  const bank = [reworded, ...QUESTIONS.slice(2), { ...question('1', 99), answer: 2 as Choice }];

  it('keeps every link, scores by the key at answer time, and marks changed questions', () => {
    const thirty = Array.from({ length: 30 }, (_, i) => link(1, i % 11, `A${i}`, i + 1));
    const { groups, skipped } = read(thirty.join('\n'), bank);
    expect(skipped).toEqual([]);
    expect(groups[0]!.pupils.map(({ score }) => score)).toEqual(thirty.map((_, i) => i % 11));
    const askings = questionTallies(groups[0]!);
    expect(askings.map(({ old }) => old).filter(Boolean)).toEqual([30, 30]);
    // The chosen option cannot be matched with an option of the reworded question; the other question is gone.
    expect(askings[0]).toMatchObject({ asked: { now: { revision: 2 } }, wrong: [] });
    expect(askings.at(-1)!.asked.now).toBeUndefined();
    expect(resultsCsv(groups[0]!)).toContain('pregunta que ya no está 10');
  });

  it('puts old and new answers of one exam into one table', () => {
    const now = drawExam(bank, DATA.exam!, 4821);
    const { groups } = read(
      `${link(0, 8, 'Ana', 4821)}\n${link(0, 8, 'Luis', 4821, { bank })}`,
      bank,
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]!.pupils.map(({ score }) => score)).toEqual([8, 8]);
    expect(groups[0]!.questions.length).toBeGreaterThanOrEqual(now.length);
  });
});

it('the table counts each chosen wrong option of a question', () => {
  const { groups } = read(
    Array.from({ length: 5 }, (_, i) => link(1, i, `A${i}`, i + 1)).join('\n'),
  );
  expect(questionTallies(groups[0]!)[2]).toMatchObject({
    right: 2,
    total: 5,
    wrong: [{ option: 'd', count: 3 }],
    blank: 0,
    old: 0,
  });
  expect(resultsCsv(groups[0]!)).toContain(',1,1,d,');
});

it.each(['', '='])('reads a link that an email wrapped into lines ending in «%s»', (soft) => {
  // Ana's name is on two lines.
  const [ana, eva] = [link(0, 8, `A${'n'.repeat(30)}a`, 4821), link(0, 7, 'Eva', 4821)];
  const lines = `Mi resultado: ${ana}`.match(/.{1,60}/g)!;
  const { sent, skipped } = readPastedResults(
    `${lines.join(`${soft}\r\n`)}\r\nGracias\r\n${eva}`,
    DATA,
    ORIGIN,
  );
  expect(sent.map(({ name, line }) => [name, line])).toEqual([
    [`A${'n'.repeat(30)}a`, 1],
    ['Eva', lines.length + 2],
  ]);
  expect(skipped.map(({ text }) => text)).toEqual(['Gracias']);
});

it.each(['> ', '>', '>> '])(
  'reads a wrapped link whose lines an email quotes with «%s»',
  (quote) => {
    const broken = link(0, 8, 'Ana', 4821).match(/.{1,60}/g)!;
    const quoted = ['Ella escribió:', ...broken].map((line) => quote + line);
    const { sent } = readPastedResults(quoted.join('\n'), DATA, ORIGIN);
    expect(sent.map(({ name }) => name)).toEqual(['Ana']);
  },
);

it('does not join further lines to a link that stays damaged', () => {
  const half = link(0, 8, 'Ana', 4821).slice(0, -40);
  const { sent, skipped } = readPastedResults(`${half}\n${link(0, 7, 'Eva', 4821)}`, DATA, ORIGIN);
  expect(sent.map(({ name }) => name)).toEqual(['Eva']);
  expect(skipped.map(({ why, line }) => [why, line])).toEqual([['damaged', 1]]);
});

it('five hundred lines of thirty pupils give thirty rows', () => {
  const lines = Array.from({ length: 500 }, (_, i) => link(0, i % 9, `A${i % 30}`, 4821));
  const { groups } = read(lines.join('\n'));
  expect(groups[0]!.pupils).toHaveLength(30);
  expect(questionTallies(groups[0]!)).toHaveLength(8);
});

it('decodes each of 500 links once, and broken links at most once per line', () => {
  const lines = Array.from({ length: 500 }, (_, i) => link(0, i % 9, `A${i}`, 4821));
  const decodings = (text: string) => {
    vi.mocked(decodeResult).mockClear();
    expect(readPastedResults(text, DATA, ORIGIN).sent).toHaveLength(500);
    return vi.mocked(decodeResult).mock.calls.length;
  };
  expect(decodings(lines.join('\n'))).toBe(500);
  const broken = lines.map((each) => each.match(/.{1,60}/g)!);
  expect(decodings(broken.flat().join('\n'))).toBeLessThanOrEqual(broken.flat().length);
});
