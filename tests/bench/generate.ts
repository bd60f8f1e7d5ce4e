/** Turns a number into a data folder with that many generated articles; the same number gives the same bytes. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE, BASE } from '../base-data.ts';
import { lay } from '../project.ts';

const SUBJECTS = [
  'El conductor',
  'La vecina',
  'Quien aprende',
  'El peatón',
  'La conductora',
  'La ciclista',
  'El amigo',
  'Quien lleva carga',
];
const VERBS = [
  'mira',
  'respeta',
  'busca',
  'espera',
  'nota',
  'anuncia',
  'revisa',
  'cede',
  'observa',
  'prepara',
];
const OBJECTS = [
  'la señal del cruce',
  'el espejo derecho',
  'la luz del semáforo',
  'el paso de los que van a pie',
  'la línea blanca del centro',
  'el carril de la orilla',
  'el hueco con el carro de delante',
  'la entrada de la vía de peaje',
];
const WAYS = [
  'antes de moverse',
  'sin prisa',
  'con la mano en el guía',
  'cuando llueve',
  'en una cuesta',
  'de noche',
  'junto a una escuela',
  'al salir de casa',
];
const WHYS = [
  'porque otro puede fallar',
  'para no dar un susto a nadie',
  'aunque no se vea a nadie',
  'y así evita un choque',
  'como pide el manual',
  'para tener tiempo de frenar',
];
const FACTS = [
  'velocidad.urbana',
  'velocidad.rural',
  'velocidad.autopista',
  'velocidad.multa',
  'licencia.edad-minima',
];
const LINKS = [
  '/tests/',
  '/guia-estudio/',
  '/tramites/',
  '/manual/reglas-transito/',
  '/manual/conduccion-segura/',
  '/centros-cesco/',
];
const CONSONANTS = 'bcdfgjklmnprstvz';
const CATEGORIES = [
  'Preparación',
  'Educación Vial',
  'Información Práctica',
  'Guías',
  'Legislación',
  'Actualidad',
];

type Random = <T>(of: readonly T[]) => T;

/** A linear congruential generator: enough for filler text, and the same everywhere. */
function seeded(seed: number): Random {
  let state = seed * 2654435761;
  return (of) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return of[Math.floor((state / 2 ** 32) * of.length)]!;
  };
}

const sentence = (pick: Random) =>
  `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(WAYS)} ${pick(WHYS)}.`;
const paragraph = (pick: Random, sentences: number) =>
  Array.from({ length: sentences }, () => sentence(pick)).join(' ');
const slugOf = (index: number) => `generado-${String(index).padStart(5, '0')}`;

/** What an article may refer to, and words that make its title new. */
type Surroundings = { facts: readonly string[]; links: readonly string[]; edition: number };
const SHIPPED: Surroundings = { facts: FACTS, links: LINKS, edition: 0 };
/** What the smallest content has. */
const SMALLEST: Surroundings = {
  facts: ['examen.preguntas', 'examen.duracion', 'examen.aprobacion'],
  links: [
    '/tests/',
    '/guia-estudio/',
    '/tramites/',
    '/manual/reglas-transito/',
    '/centros-cesco/',
    '/blog/',
  ],
  edition: 0,
};

/** About 600 words: headings, lists, a table, two facts and three internal links. */
function article(index: number, { facts, links, edition } = SHIPPED): string {
  const pick = seeded(index + 1 + edition * 7919);
  const [fact, otherFact] = [facts[index % facts.length]!, facts[(index + 2) % facts.length]!];
  const list = (mark: (place: number) => string) =>
    Array.from({ length: 4 }, (_, place) => `${mark(place)} ${sentence(pick)}`).join('\n');
  const rows = Array.from(
    { length: 4 },
    () => `| ${pick(SUBJECTS)} | ${pick(VERBS)} ${pick(OBJECTS)} | ${pick(WAYS)} |`,
  ).join('\n');
  return `---
title: "Artículo generado ${slugOf(index)}${edition === 0 ? '' : ` ${edition}`}"
excerpt: "${sentence(pick)}"
category: ${CATEGORIES[index % CATEGORIES.length]}
readTime: 4 min
publishDate: 2026-0${1 + (index % 9)}-1${index % 9}
author: Equipo de Licencia PR
keywords:
  - conducir
  - licencia
---

${paragraph(pick, 4)} Lee también [esta página](${links[index % links.length]}).

## Antes de salir

${paragraph(pick, 5)} El límite de una zona es {{${fact}}}.

${list(() => '-')}

## En la vía

| Quién | Qué hace | Cuándo |
| --- | --- | --- |
${rows}

${paragraph(pick, 5)} Sigue en [otro lugar](${links[(index + 1) % links.length]}).

### Un caso

${paragraph(pick, 4)} Aquí vale {{${otherFact}}}.

## Al llegar

${list((place) => `${place + 1}.`)}

**${sentence(pick)}** *${sentence(pick)}* ${paragraph(pick, 3)} Termina [con la lista](${links[(index + 3) % links.length]}).
`;
}

/** A source of every kind that an explanation may have to name. */
const SOURCES = 'Lo recogen la ley 22, el manual federal, una guía y la práctica.';

type Question = {
  id: string;
  order: number;
  question: string;
  options: { text: string; right?: true; why?: string }[];
  explanation: string;
  sign?: string;
};
type Test = { id: string; title: string };

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** A test and its questions, in their order. */
function readTest(folder: string): { test: Test; questions: Question[] } {
  const files = readdirSync(folder).filter((name) => name !== 'test.json');
  const questions = files.map((name) => readJson<Question>(join(folder, name)));
  return {
    test: readJson(join(folder, 'test.json')),
    questions: questions.sort((a, b) => a.order - b.order),
  };
}

const writeQuestion = (folder: string, question: Question) =>
  writeFileSync(join(folder, `${question.id}.json`), JSON.stringify(question));

/** Each bank grows by copies of its own questions, each round of copies in a dialect of its own. */
function growBanks(folder: string, more: number): void {
  const files = readdirSync(join(folder, 'tests')).sort();
  for (const [place, name] of files.entries()) {
    const { questions: originals } = readTest(join(folder, 'tests', name));
    const share = Math.floor(more / files.length) + (place < more % files.length ? 1 : 0);
    for (let index = 0; index < share; index++) {
      const from = originals[index % originals.length]!;
      const copy = inDialect(
        from,
        `${from.id}-g${index}`,
        1 + Math.floor(index / originals.length),
      );
      const order = (originals.length + index + 1) * 10;
      writeQuestion(join(folder, 'tests', name), { ...copy, order });
    }
  }
}

/** What counts the content would contradict a content that was made larger, and every page would be over its budget. */
function unbind(folder: string): void {
  for (const name of readdirSync(join(folder, 'facts'))) {
    const file = join(folder, 'facts', name);
    const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      { readings?: { computed?: string }[]; ruling?: unknown }
    >;
    for (const fact of Object.values(facts)) {
      if (!fact.readings?.some((reading) => reading.computed !== undefined)) continue;
      fact.readings = fact.readings.filter((reading) => reading.computed === undefined);
      delete fact.ruling;
    }
    writeFileSync(file, JSON.stringify(facts));
  }
  const file = join(folder, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as { budgets: Record<string, number> };
  for (const name of Object.keys(site.budgets)) site.budgets[name] = 1e9;
  writeFileSync(file, JSON.stringify(site));
}

/** The shipped content, its articles and `articles` generated ones; and for each ten of many articles, one question more. */
export function generate(shipped: string, folder: string, articles: number): void {
  cpSync(shipped, folder, { recursive: true });
  unbind(folder);
  for (let index = 0; index < articles; index++)
    writeFileSync(join(folder, 'blog', `${slugOf(index)}.md`), article(index));
  if (articles >= 1000) growBanks(folder, articles / 10);
}

/**
 * The shipped content with its prose `times` times over: articles, chapters (as articles) and questions, each copy with
 * an id and a sentence of its own. The ledger stays as it is.
 */
export function generateTimes(shipped: string, folder: string, times: number): void {
  cpSync(shipped, folder, { recursive: true });
  unbind(folder);
  const body = (path: string) => readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const pieces = ['blog', 'manual'].flatMap((kind) =>
    readdirSync(join(shipped, kind))
      .sort()
      .map((name) => ({ name: name.replace(/\.md$/, ''), text: body(join(shipped, kind, name)) })),
  );
  for (let copy = 1; copy < times; copy++) {
    for (const [place, { name, text }] of pieces.entries()) {
      const pick = seeded(copy * 1000 + place);
      writeFileSync(
        join(folder, 'blog', `${name}-${copy}.md`),
        `---
title: "${name} ${copy}"
excerpt: "${sentence(pick)}"
category: Guías
readTime: 4 min
publishDate: 2026-01-10
author: Equipo de Licencia PR
keywords:
  - conducir
---

${text}
${paragraph(pick, 2)}
`,
      );
    }
  }
  const tests = readdirSync(join(shipped, 'tests')).sort();
  for (let copy = 1; copy < times; copy++) {
    for (const [place, name] of tests.entries()) {
      const { test, questions } = readTest(join(shipped, 'tests', name));
      const id = String(copy * tests.length + place + 1);
      const own = join(folder, 'tests', `${id}-${copy}`);
      mkdirSync(own, { recursive: true });
      writeFileSync(
        join(own, 'test.json'),
        JSON.stringify({ ...test, id, title: `${test.title} ${copy}` }),
      );
      for (const question of questions)
        writeQuestion(own, inDialect(question, `${question.id}-${copy}`, copy));
    }
  }
}

/**
 * In a dialect of its own: long words end in other consonants, so that copies have no more in common than other
 * questions have, and read as easily. Without its sign: questions about one sign are compared with each other, and here
 * there would be hundreds.
 */
function inDialect({ sign: _, ...question }: Question, id: string, copy: number): Question {
  const ending = `${CONSONANTS[copy % CONSONANTS.length]}${CONSONANTS[Math.floor(copy / CONSONANTS.length)]}`;
  const say = (text: string) =>
    text.replace(/\{\{[^}]*\}\}|(?<![\d$]\s?|\p{L})\p{L}{4,}/gu, (word) =>
      word.startsWith('{{') ? word : word + ending,
    );
  // A source whose name has changed is none, and hundreds of findings would be measured in place of pages.
  return {
    ...question,
    id,
    question: say(question.question),
    options: question.options.map((option) => ({ ...option, text: say(option.text) })),
    explanation: `${say(question.explanation)} ${SOURCES}`,
  };
}

/** The smallest content that the schemas allow, with one article. */
export function generateSmallest(folder: string): void {
  lay(folder, { ...BASE, 'blog/uno.md': ARTICLE });
}

/**
 * The smallest content with that many generated articles: little else than what `generateForEleventy` gives.
 * @param edition decides every title and every sentence: with a new one nothing of an article is in the cache
 */
export function generateArticles(folder: string, articles: number, edition = 0): void {
  generateSmallest(folder);
  for (let index = 0; index < articles; index++)
    writeFileSync(
      join(folder, 'blog', `${slugOf(index)}.md`),
      article(index, { ...SMALLEST, edition }),
    );
}
