/** Lists of pages, tests and questions from the built site under test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_FACTOR } from '../run/sample.ts';
import { SITE_VARIABLE } from './variables.ts';

const folder = (): string => process.env[SITE_VARIABLE] ?? '';

/** Addresses in the sitemap, without the origin. */
export function sitemapPaths(): string[] {
  const file = join(folder(), 'sitemap.xml');
  // Without a built site the tests can still be listed.
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
}

/** Addresses of all pages except the 404 page, including those hidden from crawlers. */
export function allPaths(): string[] {
  if (!existsSync(folder())) return [];
  const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

const isOfRecord = (path: string) => /^\/(preguntas|consistencia)\/./.test(path);
const samples = new Set(
  allPaths()
    .filter(isOfRecord)
    .filter((_, index) => SAMPLE_FACTOR > 1 || index % 10 === 0),
);

/**
 * True if tests check a page. The hundreds of question and fact pages share two templates, so a tenth of them is
 * checked unless the samples are large.
 */
export const isSampled = (path: string): boolean => samples.has(path) || !isOfRecord(path);

/** Addresses of the files below a folder of the site. */
export const filesBelow = (parent: string): string[] =>
  readdirSync(siteFile(parent), { recursive: true, encoding: 'utf8' })
    .map((file) => parent + file.replaceAll('\\', '/'))
    .sort();

export const siteFile = (path: string): string => join(folder(), path);

export const htmlFile = (path: string): string =>
  siteFile(path === '/404.html' ? path : `${path}index.html`);

/** The ids of the practice tests, as in their addresses. */
export const TEST_IDS: readonly string[] = allPaths().flatMap(
  (path) => /^\/test\/([^/]+)\/$/.exec(path)?.[1] ?? [],
);

/** The first page below a folder, without the folder's own page. */
export const firstPageBelow = (parent: string): string =>
  allPaths().find((path) => path.startsWith(parent) && path !== parent) ?? parent;

/** The first page whose HTML contains the text. @throws if none does */
export function findPageContaining(text: string): string {
  const found = allPaths().find((path) => readFileSync(htmlFile(path), 'utf8').includes(text));
  if (found === undefined) throw new Error(`no page contains ${text}`);
  return found;
}

/** The data that a page hands to its island. */
function islandData<Data>(path: string): Data {
  const html = readFileSync(htmlFile(path), 'utf8');
  return JSON.parse(/ id="quiz-data">([^<]*)</.exec(html)![1]!) as Data;
}

/** Number of questions of the exam, and the minutes of its clock. */
export const EXAM_SETTINGS: { questions: number; minutes: number } =
  allPaths().length === 0
    ? { questions: 0, minutes: 0 }
    : islandData<{ exam: { questions: number; minutes: number } }>('/simulacro/').exam;

type QuizFile = { questions: { id: string; answer: number }[] };

/** Reads the questions of a test as its page loads them. @param id of the test, or the path of a page of retos */
export function readTestQuestions(id: string): QuizFile['questions'] {
  const { src } = islandData<{ src: string }>(id.startsWith('/') ? id : `/test/${id}/`);
  return (JSON.parse(readFileSync(join(folder(), src), 'utf8')) as QuizFile).questions;
}

/** The test with the fewest questions. */
export const SHORTEST_TEST_ID = TEST_IDS.toSorted(
  (a, b) => readTestQuestions(a).length - readTestQuestions(b).length,
)[0]!;
