import { expect, it } from 'vitest';
import { DESCRIPTION_LENGTH } from '../../pipeline/render/document/page.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const pages = [...renderPages(site!, ledger!, site!.newest).makers()]
  .map(({ make }) => make())
  .filter(({ robots, canonical }) => robots === undefined && canonical === undefined);

/** Shorter descriptions say less than the title, and search engines replace them. */
const SHORTEST = 50;

it('no two listed pages have the same description', () => {
  const paths = new Map<string, string[]>();
  for (const { path, description } of pages)
    paths.set(description, [...(paths.get(description) ?? []), path]);
  expect([...paths.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it('every listed page has a description of at least 50 letters, shown in full', () => {
  const odd = pages.filter(
    ({ description: { length } }) => length < SHORTEST || length > DESCRIPTION_LENGTH,
  );
  expect(odd.map(({ path, description }) => `${path} ${description}`)).toEqual([]);
});

it('pages of pictured questions, chapters and tests have a drawing in their share picture', () => {
  const withPictures = [...site!.questions, ...site!.retos].flatMap(([id, { question }]) =>
    (question.sign ?? question.scene) === undefined ? [] : [`/preguntas/${id}/`],
  );
  const drawn = new Set(
    pages.flatMap(({ path, share }) => (share?.drawing === undefined ? [] : [path])),
  );
  const all = [
    ...withPictures,
    ...site!.entries.tests.map(({ id }) => `/test/${id}/`),
    ...site!.entries.chapters.map(({ id }) => `/manual/${id}/`),
  ];
  expect(all.filter((path) => !drawn.has(path))).toEqual([]);
});
