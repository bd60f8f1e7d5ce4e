import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleReasonFinder } from '../../pipeline/commands/rule-page.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { formatGithub } from '../../pipeline/findings/format-github.ts';
import { formatTerminal } from '../../pipeline/findings/format-terminal.ts';
import { summarise } from '../../pipeline/findings/summary.ts';

const ROOT = join(import.meta.dirname, '../..');

const at = (line: number, column: number, file = 'data/a.json') => ({
  file,
  range: { start: { line, column }, end: { line, column: column + 3 } },
  urls: [] as string[],
});
const finding = (more: Partial<Finding> = {}): Finding => ({
  rule: 'schema/invalid',
  severity: 'error',
  title: 'no es un número',
  at: at(2, 3),
  related: [],
  help: ['Escribe un número.', 'O bórralo.'],
  ...more,
});
const TEXT = '{\n  "a": uno,\n  "b": dos\n}\n';

function terminal(
  findings: Finding[],
  options: Partial<Parameters<typeof formatTerminal>[2]> = {},
): string {
  return formatTerminal(findings, summarise(findings), {
    reasonOf: ruleReasonFinder(ROOT),
    colour: false,
    notes: true,
    textOf: (file) => (file === 'data/a.json' ? TEXT : undefined),
    ...options,
  });
}

describe('in a terminal', () => {
  test('a finding prints its problem, place, reason and advice, with the line it is about', () => {
    expect(terminal([finding()])).toMatchInlineSnapshot(`
      "error schema/invalid  no es un número
        data/a.json:2:3
            1 | {
          > 2 |   "a": uno,
              |   ^^^
        why   The page would show a gap, a wrong date or nothing at all.
        do    Escribe un número.
              O bórralo.
        more  licencia explain schema/invalid

      1 error, 0 warnings, 0 notes
      "
    `);
  });

  test('a place without a text or a range has no code frame', () => {
    expect(terminal([finding({ at: at(2, 3, 'data/otro.json') })])).not.toContain('^');
    const { range: _, ...whole } = at(1, 1);
    expect(terminal([finding({ at: whole })])).not.toContain('^');
  });

  test('a related place has a code frame unless already shown or marked frameless', () => {
    const related = (more: object) =>
      terminal([finding({ related: [{ says: 'el otro', at: at(3, 3), ...more }] })]);
    expect(related({})).toContain('> 3 |   "b": dos');
    expect(related({ frameless: true })).not.toContain('> 3 |');
    expect(related({ at: at(2, 3) }).match(/> 2 \|/g)).toHaveLength(1);
  });

  test('a long line is shortened around the reported place', () => {
    const long = `{"a": "${'x'.repeat(400)}", "b": dos, "c": "${'y'.repeat(400)}"}`;
    const shown = terminal([finding({ at: at(1, long.indexOf('dos') + 1) })], {
      textOf: () => long,
    });
    expect(shown).toContain('"b": dos');
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThan(180);
    const marked = shown.split('\n').find((line) => line.includes('^^^'))!;
    const source = shown.split('\n').find((line) => line.includes('dos'))!;
    expect(marked.indexOf('^')).toBe(source.indexOf('dos'));
  });

  test('control characters in a title are escaped', () => {
    expect(terminal([finding({ title: 'a\u001b[31mb' })])).toContain('a\\x1b[31mb');
  });

  test('notes take one line each, or only a count without --notes', () => {
    const note = finding({ severity: 'note', title: 'decidido' });
    expect(terminal([note])).toContain('note schema/invalid  decidido  data/a.json:2:3');
    expect(terminal([note], { notes: false })).not.toContain('decidido');
  });

  test('errors come last, after notes and warnings', () => {
    const found = (severity: Finding['severity']) => finding({ severity, title: `un ${severity}` });
    const text = terminal([found('error'), found('warning'), found('note')]);
    expect(text.match(/un (error|warning|note)/g)).toEqual(['un note', 'un warning', 'un error']);
  });

  test('the report ends with its counts, each in the singular or plural', () => {
    const text = terminal([
      finding(),
      finding({ severity: 'warning' }),
      finding({ severity: 'warning' }),
    ]);
    expect(text.trimEnd().split('\n').at(-1)).toBe('1 error, 2 warnings, 0 notes');
    expect(text).toContain('warning schema/invalid');
    expect(
      formatTerminal(
        [],
        summarise(
          [],
          { open: 1, ruled: 2, due: 3, stale: 4 },
          { referenced: 5, quoted: 6, unbound: 7 },
          { facts: 8, readings: 9, computed: 1, found: 2 },
        ),
        {
          reasonOf: ruleReasonFinder(ROOT),
          colour: false,
          notes: true,
          textOf: () => undefined,
          remark: 'Nada se publicó.',
        },
      ),
    ).toMatchInlineSnapshot(`
      "Nada se publicó.
      8 facts · 9 readings (1 computed)
      conflicts  10 = 1 open + 2 ruled + 3 due + 4 stale
      coverage   18 quantities: 5 referenced, 6 quoted, 7 unbound
      0 errors, 0 warnings, 0 notes
      "
    `);
  });

  test('colours are used only on request', () => {
    expect(terminal([finding()], { colour: true })).toContain('\u001b[31m');
    expect(terminal([finding()])).not.toContain('\u001b');
  });
});

describe('for GitHub', () => {
  test('a finding is one annotation with its place, related places and advice', () => {
    expect(formatGithub([finding({ related: [{ says: '10 pies', at: at(3, 1) }] })])).toBe(
      '::error file=data/a.json,line=2,col=3,title=schema/invalid::no es un número%0A10 pies (data/a.json:3)%0AEscribe un número.%0AO bórralo.\n',
    );
  });

  test('reserved characters are escaped', () => {
    const { range: _, ...whole } = at(1, 1, 'data/a,b:c.json');
    expect(
      formatGithub([
        finding({
          severity: 'warning',
          title: '100 %\nseguro',
          at: whole,
          help: [],
          related: [{ says: 'otro', at: whole }],
        }),
      ]),
    ).toBe(
      '::warning file=data/a%2Cb%3Ac.json,title=schema/invalid::100 %25%0Aseguro%0Aotro (data/a,b:c.json)\n',
    );
  });

  test('notes are not annotated', () => {
    expect(formatGithub([finding({ severity: 'note' })])).toBe('');
  });
});
