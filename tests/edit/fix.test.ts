/** `fix` makes only unambiguous edits; anything that needs judgement stays a finding with advice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits, proposeEdits } from '../../pipeline/edit/fix.ts';
import { scanProse } from '../../pipeline/ledger/scan.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import { project, readProject, reportOf } from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';

const FACTS = {
  'prueba.limite': { ...quantity('mph', makeReading('manual', 25)), mentions: ['límite'] },
  'prueba.edad': { ...quantity('años', makeReading('manual', [21, null])), mentions: ['edad'] },
};
const withText = (text: string) =>
  project({
    'facts/prueba.json': FACTS,
    'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', text),
  });

/** The line of the article about the fact, after all edits. */
function fixed(text: string): string {
  const folder = withText(text);
  const { site, ledger, documents } = readProject(folder);
  const edits = proposeEdits(ledger!, scanProse(site!), documents).filter(
    ({ file }) => file === 'data/blog/un-articulo.md',
  );
  const after = applyEdits(readFileSync(join(folder, 'blog/un-articulo.md'), 'utf8'), edits);
  return after.split('\n').find((line) => line.includes('límite') || line.includes('edad'))!;
}

describe('typed figures', () => {
  test.each([
    ['El límite es de 25 mph.', 'El límite es de {{prueba.limite}}.'],
    [
      'Un límite de 25 mph y otro límite de 25 mph.',
      'Un límite de {{prueba.limite}} y otro límite de {{prueba.limite}}.',
    ],
    ['El límite es de 30 mph.', 'El límite es de 30 mph.'],
    ['El límite es de {{"25 mph"}}.', 'El límite es de {{"25 mph"}}.'],
    // The reference prints "o más" itself, so these words would appear twice.
    ['La edad es desde los 21 años o más.', 'La edad es desde los 21 años o más.'],
    ['La edad es de más de 21 años.', 'La edad es de más de 21 años.'],
    ['La edad es de por lo\u00a0menos 21 años.', 'La edad es de por lo\u00a0menos 21 años.'],
  ])('«%s» becomes «%s»', (before, after) => {
    expect(fixed(before)).toBe(after);
  });

  test.each([
    ['El límite es de 25 mph.', 'Write {{prueba.limite}}.'],
    ['La edad es de más de 21 años.', 'Write {{prueba.edad}} in place of "más de 21 años".'],
    ['La edad es de 21 años o más.', 'Write {{prueba.edad}} in place of "21 años o más".'],
  ])('«%s» is reported with the advice «%s»', (text, help) => {
    expect(
      reportOf(withText(text))
        .filter(({ rule }) => rule === 'fact/unbound')
        .map((finding) => finding.help),
    ).toEqual([[help]]);
  });
});

test('a record with several TODOs is reported once', () => {
  const findings = reportOf(withText('TODO: uno.\n\nTODO: dos.')).filter(
    ({ severity }) => severity !== 'note',
  );
  expect(
    findings.map(
      ({ rule, at }) => `${rule} ${at.range!.start.line - findings[0]!.at.range!.start.line}`,
    ),
  ).toEqual(['text/placeholder 0']);
});
