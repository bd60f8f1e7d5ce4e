/** Texts in templates and exports contain none of the words that the rule text/word rejects in data/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { phraseFinder } from '../../pipeline/text/phrases.ts';
import { shippedContent } from './shipped.ts';

const AVOIDED = shippedContent().site!.vocabulary.avoided.map((word) => ({
  ...word,
  find: phraseFinder(word, word.exactCase === true ? '' : 'i'),
}));

/** Pages of the ledger and the schema of the audit report, which may use the ledger's own terms. */
const OF_LEDGER =
  /templates\/(?:ledger\/|pages\/(?:ConsistencyPage|FactPage))|report\.schema\.json$/;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** Matches texts, which have two words or a capital. A single word in lower case is a class, a code or an address. */
const PROSE = /^.\p{Lu}|\p{L}\s+\S/u;
/** Matches a stylesheet or an SQL query, whose words are code. */
const CODE = /\{[^{}$]*:[^{}]*;|\bSELECT\b/;
const CLASS = /\bclassName: "[^"]*"/g;

/** Texts of a source file; esbuild removes its comments and turns the text of elements into strings. */
function textsOf(file: string, source: string): string[] {
  const code = file.endsWith('.json')
    ? source
    : transformSync(source, {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        charset: 'utf8',
      }).code;
  return [...code.replace(CLASS, '').matchAll(STRING)]
    .map(([text]) => text)
    .filter((text) => PROSE.test(text) && !CODE.test(text));
}

const found = (file: string, source: string) =>
  textsOf(file, source).flatMap((text) =>
    AVOIDED.filter(({ ledger }) => !(ledger && OF_LEDGER.test(file)))
      .flatMap(({ find }) => find(text))
      .map((word) => `${file}: ${word.text}`),
  );

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json)$/.test(file))
    .map((file) => join(folder, file));

test('a disallowed word is found in an element, an attribute and a template string', () => {
  const source = [
    '// Un auto en un comentario.',
    '<p>Lo que fallaste</p>;',
    '<p aria-label="Un rótulo verde" className="cada lectura" />;',
    'export const text = `Son ${count} autos`;',
  ].join('\n');
  const file = 'templates/Example.tsx';
  expect(found(file, source)).toEqual(
    ['fallaste', 'rótulo', 'autos'].map((word) => `${file}: ${word}`),
  );
});

test('no template and no export has a disallowed word', () => {
  const files = [...sourcesIn('templates'), ...sourcesIn('pipeline/exports')];
  expect(files.flatMap((file) => found(file, readFileSync(file, 'utf8')))).toEqual([]);
});
