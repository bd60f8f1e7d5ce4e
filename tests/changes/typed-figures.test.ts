/** A typed figure that is not the one of the last release is reported, one finding for each record. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseOf } from '../../pipeline/exports/api/changes.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { ARTICLE, BASE, QUESTION } from '../base-data.ts';
import { licencia } from '../cli/licencia.ts';
import {
  base,
  contentOf,
  type Files,
  lay,
  project,
  reportOf,
  TODAY,
  temporaryFolder,
} from '../project.ts';

const EXPLANATION = `${QUESTION.explanation} El manual de {{"2012"}} lo muestra.`;
const test = (change: object = {}) => ({
  ...(BASE['tests/1-prueba.json'] as object),
  questions: [{ ...QUESTION, explanation: EXPLANATION, ...change }],
});
const article = (words: string) => `${ARTICLE}\n${words}\n`;
const WORDS = 'La lista es de 2017, y el formulario W-20 de {{"2018"}}.';
const FILES: Files = {
  'tests/1-prueba.json': test(),
  'blog/un-articulo.md': article(WORDS),
};

/** Records today's content as the last release, in a file of its own. */
function record(data: string, name = TODAY): void {
  const release = releaseOf(canonicalOf(contentOf(data), TODAY));
  lay(data, { [`releases/${name}.json`]: release });
}

/** The findings about typed figures after an edit of the released content. */
function after(files: Files): string[] {
  const data = project(FILES);
  record(data, '2026-01-15');
  lay(data, files);
  return figuresReported(data);
}

const figuresReported = (data: string) =>
  reportOf(data)
    .filter(({ rule }) => rule === 'release/typed-figure')
    .map(({ severity, title, at }) => `${severity} ${at.file}:${at.range!.start.line} ${title}`);

describe('a typed figure after a release', () => {
  it('is not reported where nothing changed', () => {
    expect(after({})).toEqual([]);
  });

  it('is reported with its record, its field, and the figure before and after', () => {
    expect(
      after({ 'tests/1-prueba.json': test({ explanation: EXPLANATION.replace('2012', '2019') }) }),
    ).toEqual([
      expect.stringMatching(
        /^warning data\/tests\/1-prueba\.json:\d+ 1\/prueba-01: 2012 is now 2019 in explanation$/,
      ),
    ]);
    expect(after({ 'blog/un-articulo.md': article(WORDS.replace('W-20', 'W-90')) })).toEqual([
      expect.stringMatching(
        /^warning data\/blog\/un-articulo\.md:\d+ un-articulo: 20 is now 90 in body$/,
      ),
    ]);
  });

  it('is reported once for a record, also if two figures change places', () => {
    expect(
      after({
        'blog/un-articulo.md': article('La lista es de 2018, y el formulario W-20 de {{"2017"}}.'),
      }),
    ).toHaveLength(1);
  });

  it('is reported where another figure of the record becomes the same', () => {
    expect(after({ 'blog/un-articulo.md': article(WORDS.replace('2018', '2017')) })).toHaveLength(
      1,
    );
  });

  it('is not reported in a sentence that is new or gone', () => {
    expect(after({ 'blog/un-articulo.md': article(`${WORDS} Otra es de 2020.`) })).toEqual([]);
    expect(after({ 'blog/un-articulo.md': article('Un formulario es el W-20.') })).toEqual([]);
  });

  it('is accepted by the next release', () => {
    const data = project(FILES);
    record(data, '2026-01-15');
    lay(data, { 'blog/un-articulo.md': article(WORDS.replace('2017', '2016')) });
    expect(figuresReported(data)).toHaveLength(1);
    record(data, '2026-01-15-2');
    expect(figuresReported(data)).toEqual([]);
  });
});

describe('licencia export --record-release', () => {
  const site = (year: number) => ({
    'site.json': base('site.json', (settings) => {
      settings.jurisdiction = `Leyes de Puerto Rico de ${year}.`;
    }),
  });

  it('records a figure that is in no export, so that it is accepted too', () => {
    const data = project(site(2019));
    const publish = () =>
      licencia([
        'export',
        'csv',
        '--record-release',
        ...['--data', data, '--out', temporaryFolder(), '--quiet'],
      ]).status;
    expect(publish()).toBe(0);
    lay(data, site(2020));
    expect(figuresReported(data)).toEqual([
      expect.stringContaining('site: 2019 is now 2020 in jurisdiction'),
    ]);
    expect([publish(), publish()]).toEqual([0, 0]);
    expect(readdirSync(join(data, 'releases'))).toHaveLength(2);
    expect(figuresReported(data)).toEqual([]);
  }, 60_000);
});

describe('what a release records', () => {
  const figuresOf = (words: string) =>
    releaseOf(canonicalOf(contentOf(project({ 'blog/un-articulo.md': article(words) })), TODAY))
      .figures?.articles?.['un-articulo'];

  it('are figures as they are written, and those of quoted literals and sums', () => {
    // The first is the reading time.
    expect(
      figuresOf('Ley 22-2000, a las 2:45, $1,000, {{"10 millas"}}, {{= 35 mph − 5 mph}}'),
    ).toBe('4 22-2000 2:45 1,000 10 35 5');
  });

  it('are the values that a literal rests on: its words are to be read again when they change', () => {
    expect(figuresOf('{{"a los 16 o 17" de zona.limite-1 = 16 años}}')).toBe('4 16 17 16');
  });

  it('are what a source says, but not the value of a reading', () => {
    const { figures } = releaseOf(
      canonicalOf(
        contentOf(
          project({
            'sources.json': base('sources.json', (sources) => {
              sources.ley.says = { 'examen.preguntas': ['20 preguntas'] };
            }),
          }),
        ),
        TODAY,
      ),
    );
    expect(figures!.sources!.ley).toMatch(/^22-2000 .*\b20$/);
    expect(figures!.facts?.['examen.preguntas']).toBeUndefined();
  });

  it('are not figures that the build fills in, nor ids and addresses', () => {
    expect(
      figuresOf(
        '{{@ley-22-2000/6.12}} {{multas.ley-54}} {{= 35 mph − zona.limite-2}} [aquí](/test/1/) https://a.example/2020',
      ),
    ).toBe('4 35');
  });
});
