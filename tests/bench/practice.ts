/**
 * Prints what practising costs: bytes of scripts and data over the wire, interaction to next paint at 4× CPU slowdown,
 * and layout shift. Run: npx tsx tests/bench/practice.ts [folder of a built site]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { closure, inBrowser, slowDown } from './site-browser.ts';

const site = process.argv[2] ?? 'dist';
if (!existsSync(join(site, 'assets'))) {
  console.error(`There is no built site in ${site}: run npm run site first, or name its folder.`);
  process.exit(2);
}
const SLOWDOWN = 4;
const GOALS = { script: 80 * 1024, data: 30 * 1024, inp: 100, cls: 0.02 };
/** The longest test. */
const TEST = '8';

type Row = [what: string, value: string, goal: string, met: boolean];
type Timings = { events: { name: string; duration: number }[]; cls: number };

const rows: Row[] = [...sizes(), ...(await timings())];
for (const [what, value, goal, met] of rows)
  console.log(`${met ? 'ok  ' : 'OVER'} ${what.padEnd(44)} ${value.padStart(12)}   goal ${goal}`);
process.exitCode = rows.every(([, , , met]) => met) ? 0 : 1;

function sizes(): Row[] {
  const assets = join(site, 'assets');
  const names = readdirSync(assets);
  const bytes = (name: string) => brotliCompressSync(readFileSync(join(assets, name))).length;
  const [, page] = /<script [^>]*src="[^"]*\/assets\/([^"]+)"/.exec(
    readFileSync(join(site, 'index.html'), 'utf8'),
  ) as unknown as [string, string];
  const script = (entry: RegExp): number => {
    const found = names.find((name) => entry.test(name))!;
    return [...new Set([...closure(assets, found), ...closure(assets, page)])].reduce(
      (sum, name) => sum + bytes(name),
      0,
    );
  };
  const row = (what: string, size: number, goal: number): Row => [
    what,
    `${size} B`,
    `${goal} B`,
    size <= goal,
  ];
  return [
    row('script of practice, page script included', script(/^mount-/), GOALS.script),
    ...names
      .filter((name) => /^(banco|razones|errores|test-\d+)-.*\.json$/.test(name))
      .map((name) =>
        row(`data ${name.replace(/-[0-9a-f]{8}\.json$/, '')}`, bytes(name), GOALS.data),
      ),
    row(
      'whole site for use without a connection',
      (JSON.parse(readFileSync(join(site, 'sin-conexion.json'), 'utf8')) as { bytes: number })
        .bytes,
      1_000_000,
    ),
  ];
}

async function timings(): Promise<Row[]> {
  return inBrowser(site, async (browser, base) => {
    const rows: Row[] = [];
    for (const [what, practise] of [
      ['a test', wholeTest],
      ['an exam', wholeExam],
    ] as const) {
      const { events, cls } = await measured(browser, (page) => practise(page, base));
      const slowest = events.map(({ duration }) => duration).sort((a, b) => b - a);
      // As the web's own measure does: of many interactions one in fifty may be slower.
      const inp = slowest[Math.floor(events.length / 50)] ?? 0;
      rows.push([
        `${what}: interaction to next paint, ${SLOWDOWN}× slower CPU`,
        `${inp} ms`,
        `${GOALS.inp} ms`,
        inp <= GOALS.inp,
      ]);
      rows.push([
        `${what}: slowest of ${events.length} interactions`,
        `${slowest[0] ?? 0} ms`,
        '-',
        true,
      ]);
      rows.push([`${what}: layout shift`, cls.toFixed(4), String(GOALS.cls), cls <= GOALS.cls]);
    }
    return rows;
  });
}

async function measured(
  browser: Browser,
  practise: (page: Page) => Promise<void>,
): Promise<Timings> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const total: Timings = { events: [], cls: 0 };
  await page.exposeFunction(
    'noteEvent',
    (name: string, duration: number) => void total.events.push({ name, duration }),
  );
  await page.exposeFunction('noteShift', (value: number) => void (total.cls += value));
  await page.addInitScript(() => {
    const { noteEvent, noteShift } = window as unknown as {
      noteEvent(name: string, duration: number): void;
      noteShift(value: number): void;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) noteEvent(entry.name, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) noteShift(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await slowDown(context, page, SLOWDOWN);
  await practise(page);
  await page.waitForTimeout(500);
  await context.close();
  return total;
}

async function wholeTest(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/test/${TEST}/`);
  await page.waitForLoadState('networkidle');
  await page.locator('.inicio a.btn.go').click();
  for (let number = 1; number <= 20; number++) {
    await page.getByText(`Pregunta ${number} de`).waitFor();
    await page
      .locator('label.op')
      .nth(number % 4)
      .click();
    if (number % 2) await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    await page.locator('form .btn.go').click();
  }
}

async function wholeExam(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/simulacro/#examen=4821`);
  await page.getByRole('button', { name: 'Comenzar el 4821' }).click();
  for (let number = 1; number <= 40; number++) {
    await page.getByText(`Pregunta ${number} de`).waitFor();
    await page
      .locator('label.op')
      .nth(number % 4)
      .click();
    await page.locator('form .btn.go').click();
  }
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.locator('.veredicto').waitFor();
}
