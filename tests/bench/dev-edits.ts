/**
 * `npm run bench -- --dev`: twenty edits of articles, chapters, facts, questions, styles and templates in `dev`, and when a
 * browser shows each; then 200 edits, and what `dev` holds in memory. `--quick` makes 40.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../browsers/chromium.ts';
import { type DevServer, type Memory, startDev } from './dev-server.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Milliseconds until an edit that is not shown is given up. */
const PATIENCE = 30_000;
const SOON = 1000;
/** Milliseconds between two looks at the page. */
const POLL = 20;
const EDITS = process.argv.includes('--quick') ? 40 : 200;
/** Memory that 200 edits may add, in MiB. */
const GROWTH = 10;

type Edit = {
  what: string;
  file: string;
  change: (text: string) => string;
  /** Address of the page. */
  page: string;
  /** An expression that is true in the browser when the edit is shown. */
  shown: string;
};

const WORDS = ['calma', 'paciencia', 'cuidado', 'respeto', 'atención', 'prudencia', 'sosiego'];
const word = (index: number) =>
  `${WORDS[index % WORDS.length]} ${WORDS[(index * 3 + 1) % WORDS.length]} ${WORDS[Math.floor(index / WORDS.length) % WORDS.length]}`;
const contains = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
const REPORTED = 'document.querySelector("#licencia-findings[open] li.error") !== null';

const ARTICLE = 'data/blog/examen-teorico-en-linea.md';
const ARTICLE_PAGE = '/blog/examen-teorico-en-linea/';
const TEST = 'data/retos/senales/senales-44.json';
const FACTS = 'data/facts/velocidad.json';
const FACT = 'velocidad.urbana';
const STYLES = 'templates/styles/base.css';
const TEMPLATE = 'templates/layout/Document.tsx';
const DEAD_LINK = '\nLee [esto](/no-existe/).\n';

const article = (index: number): Edit => {
  const words = `Quien conduce con ${word(index)} llega.`;
  return {
    what: 'article, body',
    file: ARTICLE,
    change: (text) => `${text}\n${words}\n`,
    page: ARTICLE_PAGE,
    shown: contains(words),
  };
};
const title = (index: number): Edit => ({
  what: 'article, title',
  file: ARTICLE,
  change: (text) => text.replace(/^title:.*$/m, `title: "El examen con ${word(index)}"`),
  page: ARTICLE_PAGE,
  shown: `document.querySelector("h1").textContent.includes("con ${word(index)}")`,
});
const chapter = (index: number): Edit => {
  const words = `Maneja con ${word(index)} y sin prisa.`;
  return {
    what: 'chapter, body',
    file: 'data/manual/motocicletas.md',
    change: (text) => `${text}\n${words}\n`,
    page: '/manual/motocicletas/',
    shown: contains(words),
  };
};
const question = (index: number): Edit => ({
  what: 'question',
  file: TEST,
  change: (text) =>
    text.replace(/("question": "Ya paraste ante esta señal)[^.]*\./, `$1 con ${word(index)}.`),
  page: '/preguntas/senales-44/',
  shown: contains(`ante esta señal con ${word(index)}.`),
});
const factLabel = (index: number): Edit => ({
  what: 'fact, label',
  file: FACTS,
  change: (text) => {
    const facts = JSON.parse(text);
    facts[FACT].label = `Límite en zona urbana con ${word(index)}`;
    return `${JSON.stringify(facts, null, 2)}\n`;
  },
  page: `/consistencia/${FACT.replace('.', '-')}/`,
  shown: contains(`zona urbana con ${word(index)}`),
});
const factValue = (value: number): Edit => ({
  what: 'fact, value',
  file: FACTS,
  change: (text) => {
    const facts = JSON.parse(text);
    const reading = facts[FACT].readings.find((each: any) => each.surface === 'ley');
    reading.value = value;
    return `${JSON.stringify(facts, null, 2)}\n`;
  },
  page: `/consistencia/${FACT.replace('.', '-')}/`,
  shown: contains(`${value} mph`),
});
const style = (index: number): Edit => ({
  what: 'style',
  file: STYLES,
  change: (text) => `${text}\nbody { --medida: ${index}; }\n`,
  page: '/',
  shown: `getComputedStyle(document.body).getPropertyValue("--medida").trim() === "${index}"`,
});
const template = (index: number): Edit => ({
  what: 'template',
  file: TEMPLATE,
  change: (text) =>
    text.replace(/Saltar al contenido[^\n]*/, `Saltar al contenido con ${word(index)}`),
  page: '/',
  shown: contains(`Saltar al contenido con ${word(index)}`),
});
const deadLink: Edit = {
  what: 'article, dead link: a finding',
  file: ARTICLE,
  change: (text) => text + DEAD_LINK,
  page: ARTICLE_PAGE,
  shown: REPORTED,
};
const noDeadLink: Edit = {
  ...deadLink,
  what: 'article, without the dead link',
  change: (text) => text.replace(DEAD_LINK, ''),
  shown: `!(${REPORTED})`,
};

const TWENTY: readonly Edit[] = [
  article(1),
  article(2),
  factLabel(3),
  question(4),
  style(5),
  article(6),
  title(7),
  deadLink,
  noDeadLink,
  chapter(8),
  factValue(27),
  question(9),
  style(10),
  template(11),
  article(12),
  factValue(31),
  question(13),
  chapter(14),
  style(15),
  template(16),
];

const load = () => loadavg()[0]!.toFixed(1);

/** Opens a page. One that reloads itself at the same time is left again. */
async function open(page: Page, address: string): Promise<void> {
  for (let tries = 0; page.url() !== address && tries < 10; tries++)
    await page.goto(address).catch(() => wait(POLL));
}

/** @returns milliseconds until the browser shows it; undefined if it does not */
async function shownAfter(dev: DevServer, page: Page, edit: Edit): Promise<number | undefined> {
  await open(page, dev.origin + edit.page);
  const started = performance.now();
  dev.edit(edit.file, edit.change);
  while (performance.now() - started < PATIENCE) {
    // The page's own policy allows no waitForFunction. A page that is being left cannot be asked.
    if (await page.evaluate(edit.shown).catch(() => false)) return performance.now() - started;
    await wait(POLL);
  }
  return undefined;
}

/** What the panel of the page says. */
const panelOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector('#licencia-findings summary')?.textContent ?? 'no findings',
  );

async function twentyEdits(dev: DevServer): Promise<number> {
  const found = await findChromium(root);
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  try {
    const page = await browser.newPage();
    console.log(`twenty edits, shown by ${found.origin} · load ${load()}`);
    let late = 0;
    for (const edit of TWENTY) {
      const before = dev.cpu();
      const took = await shownAfter(dev, page, edit);
      const cpu = `${((dev.cpu() - before) * 1000).toFixed(0)} ms of CPU`;
      if (took === undefined || took > SOON) late++;
      const time = took === undefined ? 'not shown' : `${took.toFixed(0)} ms`;
      const findings = await panelOf(page);
      console.log(
        `  ${edit.what.padEnd(32)}${time.padStart(10)}${cpu.padStart(18)}  load ${load()}  ${findings}`,
      );
    }
    return late;
  } finally {
    await browser.close();
  }
}

/** Edits of every kind but the template, with which the program starts again. */
async function manyEdits(dev: DevServer): Promise<Memory[]> {
  const kinds = [article, factLabel, question, style, title, chapter];
  const memory: Memory[] = [];
  console.log(`\nmemory after a garbage collection · load ${load()}`);
  for (let count = 0; count <= EDITS; count++) {
    if (count % (EDITS / 4) === 0) {
      const now = await dev.memory();
      memory.push(now);
      console.log(
        `  after ${String(count).padStart(3)} edits   heap ${now.heap.toFixed(1)} MiB   external ${now.external.toFixed(1)} MiB   process ${now.rss.toFixed(0)} MiB`,
      );
    }
    if (count === EDITS) break;
    const edit = kinds[count % kinds.length]!(1000 + count);
    const built = dev.built();
    // The text grows with edits that add: what was added before goes.
    dev.edit(edit.file, (text) => edit.change(originalOf(edit.file) ?? text));
    await built;
  }
  return memory;
}
const originalOf = (file: string) =>
  file.startsWith('data/') || file === STYLES ? readFileSync(join(root, file), 'utf8') : undefined;

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

/** Prints times and memory. @returns whether the goals are met */
export async function benchDev(): Promise<boolean> {
  console.log(`node ${process.version} · ${cpus().length} × ${cpus()[0]?.model.trim()}`);
  const dev = await startDev(root);
  try {
    const late = await twentyEdits(dev);
    const memory = await manyEdits(dev);
    const cache = sizeOf(join(dev.folder, 'node_modules/.cache/licencia'));
    const grown = memory.at(-1)!.heap - memory[0]!.heap;
    const goals = [
      {
        isMet: late === 0,
        says: `each of twenty edits is shown within ${SOON} ms: ${late} are not`,
      },
      {
        isMet: grown <= GROWTH,
        says: `memory after ${EDITS} edits: ${grown.toFixed(1)} MiB more (goal ≤ ${GROWTH} MiB)`,
      },
    ];
    console.log(`  files in the cache: ${cache}\n`);
    for (const { isMet, says } of goals) console.log(`${isMet ? 'met   ' : 'MISSED'} ${says}`);
    return goals.every(({ isMet }) => isMet);
  } finally {
    await dev.stop();
  }
}
