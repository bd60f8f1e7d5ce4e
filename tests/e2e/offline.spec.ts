import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { createSiteServer } from '../../pipeline/commands/preview.ts';
import { expect, test } from './fixtures.ts';
import { atQuestion, choose } from './quiz.ts';
import { SITE_VARIABLE } from './variables.ts';

const site = () => process.env[SITE_VARIABLE]!;
const OFFLINE_LOG =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to (load resource|fetch)|banco|sin conexión|status of 50\d|foreign request: http:\/\/localhost/;

/** The label of the button, which states the size. */
const SAVE = /^Guardar el sitio \((\d{1,3} KB|1\.[0-5] MB)\)$/;

async function save(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}/tests/`);
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByText('El sitio está guardado en este dispositivo.')).toBeFocused({
    timeout: 20_000,
  });
}

test('nothing is saved before a click; the button states a size up to 1.5 MB', async ({ page }) => {
  await page.goto('/tests/');
  const button = page.getByRole('button', { name: /^Guardar el sitio/ });
  await expect(button).toBeVisible();
  await expect(button).toHaveText(SAVE);
  expect(
    await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    })),
  ).toEqual({ workers: 0, caches: 0 });
});

test('the saved site can be removed', async ({ page }) => {
  await save(page);
  await page.getByRole('button', { name: 'Borrar lo guardado' }).click();
  await expect(page.getByRole('button', { name: /^Guardar el sitio/ })).toBeVisible();
  // The page reloads to end the worker and then restores the focus; a later reload does not restore it.
  await expect(page.getByText(/^Guarda \d+ páginas en este dispositivo/)).toBeFocused();
  expect(
    await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    })),
  ).toEqual({ workers: 0, caches: 0 });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Guardar el sitio/ })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('the content security policy blocks every service worker except the site’s own', async ({
  page,
  watch,
}) => {
  watch.allow(/policy|TrustedScriptURL|Trusted Type/);
  await page.goto('/');
  const refused = await page.evaluate(async () =>
    navigator.serviceWorker.register('/otro.js').then(
      () => '',
      (error: Error) => error.name,
    ),
  );
  expect(refused).toBe('TypeError');
  const policies = await page.evaluate(() => {
    try {
      (
        window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        }
      ).trustedTypes.createPolicy('otra', {});
      return 'made';
    } catch {
      return 'refused';
    }
  });
  expect(policies).toBe('refused');
});

test.describe('on a separate server', () => {
  let folder: string;
  let server: Server;
  let base: string;
  let broken: ((path: string) => boolean) | undefined;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'licencia-e2e-despliegue-'));
    cpSync(site(), folder, { recursive: true, dereference: true });
    broken = undefined;
    server = createSiteServer(folder);
    const [serve] = server.listeners('request') as ((...parameters: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!broken?.(request.url ?? '')) return serve!(request, response);
      response.writeHead(500, { 'Content-Type': 'text/html' });
      response.end('<h1>portal cautivo</h1>');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterEach(() => {
    server.closeAllConnections();
    if (server.listening) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Deploys build B: some pages are marked (B), and the worker's list gets their hashes and a new id. */
  function deploySecond(): void {
    const file = join(folder, 'sw.js');
    const script = readFileSync(file, 'utf8');
    const pack = JSON.parse(/^const PACK=(.*);$/m.exec(script)![1]!) as {
      id: string;
      files: Record<string, string>;
    };
    for (const path of ['/tests/', '/', '/test/1/', '/centros-cesco/']) {
      const page = join(folder, path, 'index.html');
      // React must find its own markup, so the heading of a test, which its island renders, stays unchanged.
      const text = readFileSync(page, 'utf8').replace(
        path.startsWith('/test/') ? '</body>' : '</h1>',
        (end) => (end === '</h1>' ? ' (B)</h1>' : '<!--(B)--></body>'),
      );
      writeFileSync(page, text);
      pack.files[path] = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    }
    pack.id = 'segunda';
    writeFileSync(
      file,
      script.replace(/^const PACK=.*;$/m, () => `const PACK=${JSON.stringify(pack)};`),
    );
  }
  const update = (page: Page) =>
    page.evaluate(
      async () =>
        void (await (await navigator.serviceWorker.ready).update().catch(() => undefined)),
    );
  const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

  test('a cold offline start shows every saved page and the result of an exam', async ({
    page,
    context,
    watch,
  }) => {
    test.slow();
    watch.allow(OFFLINE_LOG);
    await save(page, base);
    await page.close();
    await context.setOffline(true);
    // Playwright's offline mode does not affect the worker's requests, so the server stops too.
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const cold = await context.newPage();
    const files = Object.keys(
      (
        JSON.parse(
          /^const PACK=(.*);$/m.exec(readFileSync(join(site(), 'sw.js'), 'utf8'))![1]!,
        ) as { files: Record<string, string> }
      ).files,
    );
    for (const path of files.filter((each) => each.endsWith('/'))) {
      expect((await cold.goto(base + path))?.status(), path).toBe(200);
      await expect(cold.locator('h1').first()).toBeVisible();
    }
    // Checks the first frame of each film on a saved page.
    for (const chapter of ['reglas-transito', 'semaforos-peatones']) {
      await cold.goto(`${base}/manual/${chapter}/`);
      const first = cold.locator('.film .clip-view > img');
      expect(await first.count()).toBeGreaterThan(0);
      // Some pictures are in a closed part, where lazy loading would wait.
      const isShown = (image: HTMLImageElement) => {
        image.loading = 'eager';
        return image.decode().then(
          () => true,
          () => false,
        );
      };
      for (const picture of await first.all())
        expect(await picture.evaluate(isShown), chapter).toBe(true);
    }
    await cold.goto(`${base}/simulacro/`);
    await cold.getByRole('button', { name: 'Comenzar simulacro' }).click();
    await cold.getByRole('link', { name: 'Mapa' }).click();
    await cold.getByRole('button', { name: 'Finalizar' }).click();
    await expect(cold.getByRole('heading', { name: /^Resultado: simulacro/ })).toBeVisible();
    // An address without the final slash works too; an unsaved page shows the site's own notice.
    await cold.goto(`${base}/test/1`);
    await expect(cold.getByText('Pregunta 1 de ')).toBeVisible();
    await cold.goto(`${base}/preguntas/senales-01/`);
    await expect(
      cold.getByRole('heading', { name: 'Sin conexión', level: 1, exact: true }),
    ).toBeVisible();
  });

  test('a new deployment waits while a practice page is open, and then takes over', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(OFFLINE_LOG);
    await save(page, base);
    await page.goto(`${base}/test/1/#p1-final`);
    await choose(page, 1);
    deploySecond();
    await update(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
      .toBe(true);
    // A reload during the attempt still gets the first build.
    await page.reload();
    await atQuestion(page, 1);
    expect((await page.content()).includes('(B)')).toBe(false);
    // The retos page is a practice page too, so the build still waits.
    await page.goto(`${base}/retos/reglas/`);
    await page.waitForTimeout(500);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
    ).toBe(true);
    // Without a practice page the new build takes over. Each attempt opens a new page: under Playwright, Chromium 156
    // never ends a navigation that begins while the workers change places. Otherwise it took 1 s in each of 25 tries.
    await page.close();
    const waits = async () => {
      const visit = await context.newPage();
      await visit.goto(`${base}/accesibilidad/`);
      await visit.waitForTimeout(500);
      const waiting = await visit.evaluate(
        async () => (await navigator.serviceWorker.ready).waiting !== null,
      );
      await visit.close();
      return waiting;
    };
    await expect.poll(waits, { timeout: 20_000 }).toBe(false);
    const second = await context.newPage();
    await second.goto(`${base}/tests/`);
    await expect(second.getByRole('heading', { level: 1, name: '(B)' })).toBeVisible();
    expect(await cacheNames(second)).toEqual(['licencia-segunda']);
    await second.goto(`${base}/test/1/#p1-final`);
    await atQuestion(second, 1);
  });

  test('a partial deployment or an error page is never accepted', async ({ page, watch }) => {
    watch.allow(OFFLINE_LOG);
    await save(page, base);
    const [first] = await cacheNames(page);
    deploySecond();
    broken = (path) => path === '/centros-cesco/';
    await update(page);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null),
      )
      .toBe(true);
    expect(await cacheNames(page)).toEqual([first]);
    broken = (path) => path !== '/sw.js';
    await page.goto(`${base}/centros-cesco/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Centros CESCO' })).toBeVisible();
    await expect(page.getByText('portal cautivo')).toHaveCount(0);
  });

  test('the kill switch removes the worker and everything that it saved', async ({
    page,
    watch,
  }) => {
    watch.allow(OFFLINE_LOG);
    await save(page, base);
    writeFileSync(join(folder, 'sw.js'), await killSwitch());
    await update(page);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await page.goto(`${base}/tests/`);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });

  /** Builds the script that `offline: "off"` in data/site.json publishes. */
  async function killSwitch(): Promise<string> {
    const { build } = await import('esbuild');
    const made = await build({
      entryPoints: ['templates/islands/offline/kill-switch.ts'],
      bundle: true,
      minify: true,
      format: 'iife',
      write: false,
      logLevel: 'silent',
    });
    return made.outputFiles[0]!.text;
  }
});
