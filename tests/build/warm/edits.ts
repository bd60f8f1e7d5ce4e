/** Random edits of the content, as a person may make between two builds. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toJson } from '../../fixtures/project.ts';

export type Random = () => number;
type Edit = (data: string, random: Random) => void;

export const pickAtRandom = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)]!;

const WORDS = [
  'Antes',
  'despacio',
  'la **vía**',
  'una señal',
  'cada conductora',
  '`x`',
  'el paso',
  'ñandú & co.',
];
const sentence = (random: Random) =>
  `Mira ${Array.from({ length: 3 }, () => pickAtRandom(random, WORDS)).join(' y ')} sin prisa.`;
const plainSentence = (random: Random) => sentence(random).replaceAll(/[*`]/g, '');

/** Paths of all files of the content. */
export const listContentFiles = (data: string): string[] =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
const endingWith = (data: string, ending: string) =>
  listContentFiles(data).filter((file) => file.endsWith(ending));
/** Files in the folders of collections, where a file can be added or renamed. */
const inFolders = (data: string) => listContentFiles(data).filter((file) => dirname(file) !== data);
const articlesIn = (data: string) => listContentFiles(join(data, 'blog'));
const edited = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

type Json = Record<string, unknown> | unknown[];
type Leaf = { holder: Json; key: string; value: unknown };

/** The leaves of a JSON document: every value that is neither an object nor a list. */
function leavesOf(holder: Json): Leaf[] {
  return Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value as Json)
      : [{ holder, key, value }],
  );
}

/** Changes one value of a JSON file, unless no value matches or the file cannot be read. */
function changeLeaf(
  file: string,
  random: Random,
  isMeant: (leaf: Leaf) => boolean,
  change: (leaf: Leaf) => void,
): void {
  let document: Json;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  const leaves = leavesOf(document).filter(isMeant);
  if (leaves.length === 0) return;
  change(pickAtRandom(random, leaves));
  writeFileSync(file, toJson(document));
}
const isProse = ({ value }: Leaf) => typeof value === 'string' && / \S+ .*\.$/.test(value);
const set = ({ holder, key }: Leaf, value: unknown) => {
  (holder as Record<string, unknown>)[key] = value;
};
const longer = (random: Random) => (leaf: Leaf) =>
  set(leaf, `${leaf.value} ${plainSentence(random)}`);

/** Makes an edit that adds a sentence to a text in a folder of records. */
const proseOf =
  (folder: string): Edit =>
  (data, random) => {
    const files = listContentFiles(join(data, folder)).filter((file) => file.endsWith('.json'));
    if (files.length > 0) changeLeaf(pickAtRandom(random, files), random, isProse, longer(random));
  };

/** Edits that usually leave the content sound. */
const SOUND: readonly Edit[] = [
  function body(data, random) {
    edited(pickAtRandom(random, articlesIn(data)), (text) => `${text}\n${sentence(random)}\n`);
  },
  function shorterBody(data, random) {
    edited(pickAtRandom(random, articlesIn(data)), (text) => text.replace(/\n[^\n]+\n$/, '\n'));
  },
  function title(data, random) {
    edited(pickAtRandom(random, articlesIn(data)), (text) =>
      text.replace(/^title:.*$/m, `title: "Título ${Math.floor(random() * 1000)}"`),
    );
  },
  function date(data, random) {
    edited(pickAtRandom(random, articlesIn(data)), (text) =>
      text.replace(/^publishDate:.*$/m, `publishDate: 2026-0${1 + Math.floor(random() * 9)}-10`),
    );
  },
  function addedArticle(data, random) {
    const to = join(data, 'blog', `nuevo-${Math.floor(random() * 1000)}.md`);
    if (!existsSync(to)) cpSync(pickAtRandom(random, articlesIn(data)), to);
  },
  function renamedArticle(data, random) {
    const to = join(data, 'blog', `otro-${Math.floor(random() * 1000)}.md`);
    renameSync(pickAtRandom(random, articlesIn(data)), to);
  },
  function removedArticle(data, random) {
    const all = articlesIn(data);
    if (all.length > 1) rmSync(pickAtRandom(random, all));
  },
  function swappedArticles(data, random) {
    const [one, other] = [
      pickAtRandom(random, articlesIn(data)),
      pickAtRandom(random, articlesIn(data)),
    ];
    const [first, second] = [readFileSync(one), readFileSync(other)];
    writeFileSync(one, second);
    writeFileSync(other, first);
  },
  function page(data, random) {
    // Articles, chapters, legal pages and other text.
    edited(
      pickAtRandom(random, endingWith(data, '.md')),
      (text) => `${text}\n${sentence(random)}\n`,
    );
  },
  function question(data, random) {
    const file = pickAtRandom(random, listContentFiles(join(data, 'tests')));
    changeLeaf(
      file,
      random,
      ({ key }) => key === 'explanation',
      (leaf) => {
        longer(random)(leaf);
        (leaf.holder as { revision: number }).revision += 1;
      },
    );
  },
  function distractor(data, random) {
    changeLeaf(
      pickAtRandom(random, listContentFiles(join(data, 'tests'))),
      random,
      ({ value }) => value === 'Tocas bocina' || value === 'Aceleras',
      (leaf) => set(leaf, leaf.value === 'Aceleras' ? 'Tocas bocina' : 'Aceleras'),
    );
  },
  function fact(data, random) {
    changeLeaf(
      pickAtRandom(random, listContentFiles(join(data, 'facts'))),
      random,
      ({ key }) => key === 'label',
      (leaf) => set(leaf, `${leaf.value} ${Math.floor(random() * 9)}`),
    );
  },
  function figure(data, random) {
    const file = join(data, 'facts/examen.json');
    changeLeaf(
      file,
      random,
      ({ key }) => key === 'value',
      (leaf) => set(leaf, 10 + Math.floor(random() * 80)),
    );
  },
  function siteName(data, random) {
    changeLeaf(
      join(data, 'site.json'),
      random,
      ({ key, holder }) => key === 'name' && 'origin' in holder,
      (leaf) => set(leaf, `Sitio ${Math.floor(random() * 100)}`),
    );
  },
  function centre(data, random) {
    proseOf('centros')(data, random);
  },
  function sign(data, random) {
    proseOf('senales')(data, random);
  },
  function scene(data, random) {
    proseOf('escenas')(data, random);
  },
  function anyProse(data, random) {
    changeLeaf(pickAtRandom(random, endingWith(data, '.json')), random, isProse, longer(random));
  },
  function rewritten(data, random) {
    edited(pickAtRandom(random, listContentFiles(data)), (text) => text);
  },
  function withItsOldDate(data, random) {
    // Changes two letters but neither size nor date, so that only the bytes reveal the edit.
    const file = pickAtRandom(random, endingWith(data, '.md'));
    const { atime, mtime } = statSync(file);
    edited(file, (text) => text.replace(/( de )(?=[^\n]*\n*$)/, ' en '));
    utimesSync(file, atime, mtime);
  },
  function nothing() {},
];

/** Edits that usually break the content. Broken content is not published, but it has findings to compare. */
const RECKLESS: readonly Edit[] = [
  function brokenHead(data, random) {
    edited(pickAtRandom(random, articlesIn(data)), (text) =>
      text.includes('\n  mal: [')
        ? text.replace('\n  mal: [', '')
        : text.replace(/^author:/m, '\n  mal: [author:'),
    );
  },
  function anyValue(data, random) {
    const file = pickAtRandom(random, endingWith(data, '.json'));
    changeLeaf(
      file,
      random,
      () => true,
      (leaf) => {
        const { value } = leaf;
        if (typeof value === 'number') set(leaf, value + 1);
        else if (typeof value === 'boolean') set(leaf, !value);
        else if (random() < 0.3 && !Array.isArray(leaf.holder)) delete leaf.holder[leaf.key];
        else set(leaf, `${value}-x`);
      },
    );
  },
  function addedFile(data, random) {
    const from = pickAtRandom(random, inFolders(data));
    const name = `nuevo-${Math.floor(random() * 100)}`;
    const to = join(dirname(from), basename(from).replace(/^[^.]+/, name));
    if (existsSync(to)) return;
    edited(from, (text) => text);
    cpSync(from, to);
    if (to.endsWith('.json'))
      changeLeaf(
        to,
        random,
        ({ key }) => key === 'id',
        (leaf) => set(leaf, name),
      );
  },
  function renamedFile(data, random) {
    const from = pickAtRandom(random, inFolders(data));
    renameSync(from, join(dirname(from), `x-${basename(from)}`));
  },
  function removedFile(data, random) {
    rmSync(pickAtRandom(random, inFolders(data)));
  },
  function cutOff(data, random) {
    edited(pickAtRandom(random, listContentFiles(data)), (text) =>
      text.slice(0, text.length * random()),
    );
  },
];

/** Makes up to three edits. @returns their names */
export function editAtRandom(data: string, random: Random): string[] {
  const edits = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    pickAtRandom(random, random() < 0.12 ? RECKLESS : SOUND),
  );
  for (const edit of edits) edit(data, random);
  return edits.map(({ name }) => name);
}

type State = ReadonlyMap<string, Buffer>;
export const readContentBytes = (data: string): State =>
  new Map(listContentFiles(data).map((file) => [file, readFileSync(file)]));

/** Reverts edits like a checkout: unchanged files keep their times. */
export function restoreFiles(data: string, state: State): void {
  for (const file of listContentFiles(data)) if (!state.has(file)) rmSync(file);
  for (const [file, bytes] of state)
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
}
