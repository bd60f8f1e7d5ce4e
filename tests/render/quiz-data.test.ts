import { describe, expect, test } from 'vitest';
import { changedBase } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite } from './pages.ts';

type Asked = Record<string, unknown> & { id: string };
const dataOf = (made: ReturnType<typeof renderSampleSite>) => {
  const files = made.set.bank().files;
  const read = (name: string) =>
    JSON.parse(
      Buffer.from(files.find(({ path }) => path.startsWith(`/assets/${name}-`))!.bytes).toString(),
    ) as Record<string, unknown>;
  /** A test joined with its explanations, which are in a separate file. */
  const readTest = (id: string) => {
    const data = read(`test-${id}`) as { questions: Asked[]; passMark: object };
    const reasons = read(`razones-${id}`) as unknown as object[];
    return {
      ...data,
      questions: data.questions.map((asked, at): Asked => ({ ...asked, ...reasons[at] })),
    };
  };
  return { files, read, readTest };
};
const changed = (change: (bank: { questions: Asked[] }) => void) => {
  const path = 'tests/2-reglas';
  const bank = structuredClone(SAMPLE_FILES[path]) as { questions: Asked[] };
  change(bank);
  return renderSampleSite({ [path]: bank });
};

type Disputed = { readings: object[]; ruling: { over: string[] } };

const site = renderSampleSite();
const test2 = dataOf(site).readTest('2');

describe('the data of a test', () => {
  test('contains its questions in order, with the facts filled in', () => {
    expect(test2.questions.map(({ id }) => id)).toEqual(['reglas-01', 'reglas-02', 'reglas-03']);
    expect((test2.questions[0]!.options as string[])[1]).toBe('25 mph');
  });

  test('contains no explanations, but the address of the file that has them', () => {
    const { read } = dataOf(site);
    expect((read('test-2').questions as Asked[])[1]).not.toHaveProperty('explanation');
    expect(read('test-2').reasons).toMatch(/^\/assets\/razones-2-[0-9a-f]{8}\.json$/);
  });

  test('has only plain spaces in options, in the data and on the pages', () => {
    const options = site.set
      .bank()
      .questions.flatMap((question) => question.options)
      .concat(site.main('/test/2/').match(/<ol type="A">.*?<\/ol>/s)![0]);
    expect(options.filter((text) => /[^\S ]/.test(text))).toEqual([]);
    expect(options.at(-1)).toContain('25 mph');
  });

  test('says why each wrong option is wrong, in sentences with the figures filled in', () => {
    expect(test2.questions[1]!.errors).toEqual(['orden al revés.', null, 'prisa.', 'aviso.']);
    const { readTest } = dataOf(
      changed((bank) => {
        const [first, , third, last] = bank.questions[1]!.options as { why?: string }[];
        first!.why = '{{velocidad.urbana}}';
        third!.why = 'Es de {{velocidad.urbana}}, ¿no?';
        last!.why = 'prisa';
      }),
    );
    expect(readTest('2').questions[1]!.errors).toEqual([
      [['velocidad.urbana', '25\u00a0mph', '25'], '.'],
      null,
      ['Es de ', ['velocidad.urbana', '25\u00a0mph', '25'], ', ¿no?'],
      'prisa.',
    ]);
  });

  test('prints reasons on the page of the question, not in the list of the test', () => {
    expect(site.main('/preguntas/reglas-02/')).toContain('<ul class="reasons"><li><b>');
    expect(site.main('/test/2/')).not.toContain('class="reasons"');
  });

  test('says why a disputed answer is right, not what the site used to say', () => {
    expect(test2.questions[0]).not.toHaveProperty('dispute');
    const facts = structuredClone(SAMPLE_FILES['facts/velocidad.json']) as Record<string, Disputed>;
    const urban = facts['velocidad.urbana']!;
    urban.readings.push({ surface: 'dtop', value: 30, source: 'ley', asOf: '2020-01-01' });
    urban.ruling.over = [...urban.ruling.over, 'dtop: 30 mph'].sort();
    const disputed = renderSampleSite({ 'facts/velocidad.json': facts });
    const [first, second] = dataOf(disputed).readTest('2').questions;
    expect(first!.dispute).toBe('La Ley 22-2000, Art. 5.02(a), fija este límite general.');
    expect(second).not.toHaveProperty('dispute');
  });

  test('lists sources of the right answer separately from sources of other statements', () => {
    const why = 'Es {{velocidad.urbana}}.';
    const made = changed((bank) => {
      const [figure, words] = bank.questions.slice(0, 2) as [Asked, Asked];
      // A question about a figure rests only on a source of that figure, not on the source of a wrong option.
      const [first] = figure.options as { why?: string }[];
      first!.why = 'Es {{velocidad.rural}}.';
      figure.cite = ['buena-practica', 'ley-22-2000/5.02-a', 'ley-22-2000/5.02-b'];
      // A question about words rests on all sources that no wrong option needs.
      (words.options as { why?: string }[])[0]!.why = why;
      words.cite = ['ley-22-2000/5.02-a', 'buena-practica'];
    });
    const named = (asked: Asked) =>
      [asked.sources, asked.otherSources].map((list) =>
        (list as { title: string; label: string }[] | undefined)?.map(
          ({ title, label }) => `${title} (${label})`,
        ),
      );
    const [figure, words, plain] = dataOf(made).readTest('2').questions as [Asked, Asked, Asked];
    expect(named(figure)).toEqual([
      ['Ley 22-2000, Art. 5.02(a) (Ley)'],
      ['Buena práctica (Consejo)', 'Ley 22-2000, Art. 5.02(b) (Ley)'],
    ]);
    expect(named(words)).toEqual([
      ['Buena práctica (Consejo)'],
      ['Ley 22-2000, Art. 5.02(a) (Ley)'],
    ]);
    expect(named(plain)).toEqual([['Ley 22-2000, Art. 6.19(a)(11) (Ley)'], undefined]);
    expect(made.main('/preguntas/reglas-02/').replaceAll(/<[^>]+>/g, '')).toContain(
      'FuenteBuena práctica (Consejo). De lo demás que dice: Ley 22-2000, Art. 5.02(a) (Ley)',
    );
  });

  test('keeps the order of options that are figures or marked as fixed', () => {
    expect(test2.questions.map(({ ordered }) => ordered)).toEqual([true, false, true]);
    const { questions } = dataOf(
      changed((bank) => {
        (bank.questions[1] as { fixed?: true }).fixed = true;
      }),
    ).readTest('2');
    expect(questions[1]!.ordered).toBe(true);
  });

  test('names the section of the manual, or the chapter if no section is named', () => {
    expect(test2.questions[1]!.section).toEqual({
      title: 'Reglas de Tránsito: Quién pasa',
      href: '/manual/reglas-transito/#paso',
    });
    const { questions } = dataOf(
      changed((bank) => {
        bank.questions[1]!.section = 'reglas-transito';
      }),
    ).readTest('2');
    expect(questions[1]!.section).toEqual({
      title: 'Reglas de Tránsito',
      href: '/manual/reglas-transito/',
    });
  });

  test('shows the picture of a scene from a file of the build', () => {
    const picture = test2.questions[1]!.sign as { src: string; width: number; alt: string };
    expect(picture).toMatchObject({ alt: expect.stringContaining('El carro A cruza') });
    const file = site.set.files().find(({ path }) => path === picture.src);
    const svg = Buffer.from(file!.bytes).toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(/viewBox="\d+ \d+ (\d+) /.exec(svg)?.[1]).toBe(String(picture.width));
  });

  test('says what the pass mark rests on', () => {
    expect(test2.passMark).toEqual({ percent: 70, wording: 'sin fuente oficial' });
    const official = renderSampleSite({
      'facts/examen.json': changedBase('facts/examen.json', (facts) => {
        facts['examen.aprobacion'].readings = [
          { surface: 'dtop', value: 75, source: 'mutcd', asOf: '2026-01-15' },
        ];
      }),
    });
    expect(dataOf(official).read('test-2').passMark).toEqual({
      percent: 75,
      wording: 'según MUTCD',
    });
  });

  test.each<[string, (bank: { questions: Asked[] }) => void, boolean]>([
    ['a question is revised', ({ questions }) => (questions[0]!.revision = 2), true],
    ['a question is removed', ({ questions }) => questions.pop(), true],
    ['two questions change places', ({ questions }) => questions.reverse(), true],
    ['a title changes', (bank) => Object.assign(bank, { title: 'Otro título' }), false],
  ])('derives the bank revision from questions, not the title: %s', (_, change, isOther) => {
    const { bankRevision } = dataOf(changed(change)).read('test-2');
    expect(bankRevision !== dataOf(site).read('test-2').bankRevision).toBe(isOther);
  });
});

describe('the bank of all tests', () => {
  test('stores the reasons separately from the questions', () => {
    const { files, read } = dataOf(site);
    const { questions } = read('banco') as { questions: Asked[] };
    const { reasons } = read('razones') as { reasons: Record<string, object> };
    const { errors } = read('errores') as { errors: Record<string, object> };
    expect(questions).toHaveLength(site.site.questions.size);
    expect(questions[0]).not.toHaveProperty('explanation');
    expect(Object.keys(reasons)).toEqual(questions.map(({ id }) => id));
    expect(Object.keys(errors)).toEqual(Object.keys(reasons));
    expect(errors['reglas-02']).toHaveLength(4);
    expect(reasons['reglas-02']).not.toHaveProperty('errors');
    expect(reasons['reglas-02']).toMatchObject({
      section: { title: 'Reglas de Tránsito: Quién pasa' },
    });
    expect(files.map(({ path }) => path.replace(/-[0-9a-f]{8}\.json$/, ''))).toEqual([
      '/assets/banco',
      '/assets/razones',
      '/assets/errores',
      '/assets/claves',
      '/assets/plan',
      '/assets/dibujos',
      '/assets/formas-reglas',
      '/assets/test-1',
      '/assets/razones-1',
      '/assets/test-2',
      '/assets/razones-2',
      '/assets/test-retos-reglas',
      '/assets/razones-retos-reglas',
    ]);
  });

  test('names the questions whose right option prints the same fact', () => {
    const { questions } = dataOf(
      changed(({ questions: [first, second] }) => {
        const right = (question: typeof first) =>
          (question!.options as { text: string; right?: true }[]).find((option) => option.right)!;
        right(second).text = right(first).text;
      }),
    ).read('banco') as { questions: Asked[] };
    const byId = new Map(questions.map((question) => [question.id, question]));
    expect(byId.get('reglas-01')!.twins).toContain('reglas-02');
    expect(byId.get('reglas-02')!.twins).toContain('reglas-01');
  });
});
