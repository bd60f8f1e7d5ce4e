import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, NOT_FOUND_MESSAGES, test, UNFILLED_VALUES } from './fixtures.ts';
import { choose } from './quiz.ts';
import { allPaths, htmlFile } from './site.ts';

const RUN = 'window.canary=1';

/** Attacks through an address. Each would set window.canary, open a dialog, leave the site or pollute an object. */
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>parent.canary=1</script>">`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<style>@import url(//evil.example/x.css)</style>`,
  `<form action=//evil.example/><button>`,
  `<object data="javascript:${RUN}">`,
  `<embed src="javascript:${RUN}">`,
  `<math><mtext></mtext><mglyph><style></math><img src onerror=${RUN}>`,
  `"><script>${RUN}</script>`,
  `' onmouseover='${RUN}`,
  `" autofocus onfocus="${RUN}" x="`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `<!--<script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `data:text/html,<script>opener.canary=1</script>`,
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example/blog/x',
  '{{constructor.constructor("window.canary=1")()}}',
  '${window.canary=1}',
  '__proto__[canary]=1',
  'constructor.prototype.canary=1',
  '{"__proto__":{"canary":1}}',
  '%00%0d%0aSet-Cookie:canary=1',
  '\u202e\u2066evil\u2069',
  '(a+)+$',
  '%E0%A4%A',
  'A'.repeat(10_000),
];

/** Pages that read their address: the quiz, its result, tabs and the list of articles. */
const READERS = ['/test/1/', '/test-result/1/', '/tramites/', '/blog/'];

type Traces = {
  canary: unknown;
  polluted: unknown;
  origin: string;
  heading: boolean;
  text: string;
};

/** Opens an address and returns traces of an attack, in one call because hundreds of addresses are opened. */
async function visit(page: Page, address: string): Promise<Traces> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Waits, because the quiz reads its address one task later, and a failing image fires its error event even later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return traces(page);
}

function traces(page: Page): Promise<Traces> {
  return page.evaluate(() => ({
    canary: (window as unknown as { canary: unknown }).canary,
    polluted: ({} as { canary: unknown }).canary,
    origin: location.origin,
    heading: document.querySelector('h1')?.checkVisibility() === true,
    text: document.body.innerText,
  }));
}

function expectHarmless(found: Traces, baseURL: string, address: string): void {
  expect(found, address).toMatchObject({
    canary: undefined,
    polluted: undefined,
    heading: true,
    origin: new URL(baseURL).origin,
  });
  expect(found.text, address).not.toMatch(/evil\.example|canary|AAAAA/);
  expect(found.text, address).not.toMatch(UNFILLED_VALUES);
}

for (const path of READERS) {
  test(`no payload in the address of ${path} runs or is printed`, async ({ page, baseURL }) => {
    for (const [index, payload] of PAYLOADS.entries()) {
      const text = encodeURIComponent(payload);
      // A new number each time, because an address that differs only after # is not loaded again.
      const address = `${path}?n=${index}&${index % 2 === 0 ? 'q' : 'next'}=${text}#r=${text}`;
      expectHarmless(await visit(page, address), baseURL!, address);
      await page.evaluate((hash) => (location.hash = hash), text);
      expectHarmless(await traces(page), baseURL!, `#${text}`);
    }
  });
}

test('no payload in a missing address runs or is printed', async ({ page, baseURL, watch }) => {
  watch.allow(NOT_FOUND_MESSAGES);
  for (const payload of PAYLOADS.filter((each) => each.length < 2000)) {
    for (const kind of ['centro', 'test']) {
      const address = `/${kind}/${encodeURIComponent(payload)}/?q=${encodeURIComponent(payload)}`;
      expectHarmless(await visit(page, address), baseURL!, address);
    }
  }
});

/** Hashes with numbers out of range, and codes that are empty, of another version, cut off or lengthened. */
const HASHES = [
  '#p0',
  '#p-1',
  '#p1e9',
  '#p9999',
  '#p99999',
  '#p1.5',
  '#p01',
  '#pNaN',
  '#p',
  '#r',
  '#r=',
  '#r=A',
  '#r=____',
  `#r=${'A'.repeat(22)}`,
  `#r=${'_'.repeat(400)}`,
  `#r=${'A'.repeat(5000)}`,
  '#r=%00',
  '#examen=1',
  '#%',
  '#%E0%A4%A',
  '#__proto__',
  '#constructor',
  '#contenido',
  '#no-existe',
];

for (const path of ['/test/1/', '/test-result/1/', '/manual/reglas-transito/']) {
  test(`garbage after # on ${path} is harmless`, async ({ page, baseURL }) => {
    for (const [index, hash] of HASHES.entries())
      expectHarmless(await visit(page, `${path}?n=${index}${hash}`), baseURL!, hash);
    // Repeats the hashes while the page is open.
    for (const hash of HASHES) await page.evaluate((wanted) => (location.hash = wanted), hash);
    expectHarmless(await traces(page), baseURL!, 'all of them');
  });
}

const BAD_VALUES = [
  '',
  '{',
  'null',
  '0',
  '"x"',
  '[]',
  '{}',
  '{"version":1}',
  '{"version":999}',
  '{"version":-1}',
  '{"version":1,"settings":null,"running":{},"finished":7}',
  '{"__proto__":{"canary":1}}',
  '{"version":1,"settings":{"explain":"<img src=x onerror=canary=1>"},"running":[],"finished":[]}',
  'x'.repeat(1_000_000),
  '\u0000',
];

test('unreadable values in storage never break a page', async ({ page }) => {
  for (const value of BAD_VALUES) {
    for (const key of [
      'licencia-pr:progreso',
      'accessibility-settings',
      'show-performance-monitor',
    ]) {
      await page.goto('/robots.txt');
      await page.evaluate(
        ([name, text]) => {
          localStorage.clear();
          localStorage.setItem('foreign', 'kept');
          localStorage.setItem(name!, text!);
        },
        [key, value],
      );
      await page.goto('/test/1/#p1-final');
      await expect(page.getByRole('radiogroup')).toBeVisible();
      await choose(page, 1);
      expect(await traces(page)).toMatchObject({ canary: undefined, polluted: undefined });
      expect(await page.evaluate(() => localStorage.getItem('foreign'))).toBe('kept');
    }
  }
});

test('the server sends the security headers', async ({ request }) => {
  for (const path of ['/', '/test/1/', '/no-existe/']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
      'content-type': 'text/html;charset=utf-8',
    });
  }
  const [asset] = /\/assets\/[\w-]+\.js/.exec(await (await request.get('/')).text())!;
  const headers = (await request.get(asset)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/javascript/);
});

test('the content security policy lists the hash of every inline script and blocks others', async ({
  page,
  watch,
}) => {
  for (const path of allPaths()) {
    const html = readFileSync(htmlFile(path), 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!;
    const inline = [
      ...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, code]) => code!);
    expect(inline).toHaveLength(1);
    for (const code of inline)
      expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
  }
  watch.allow(/^console error: policy script-src-elem inline|Executing inline script/);
  await page.route('**/aviso-legal/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script data-faces="[^"]*">/, '$&window.canary=1;'),
    });
  });
  await page.goto('/aviso-legal/');
  expect(await traces(page)).toMatchObject({ canary: undefined });
  expect(watch.found.some((line) => line.includes('policy script-src-elem'))).toBe(true);
});

test('the site cannot be framed', async ({ page, baseURL, watch }) => {
  watch.allow(/frame|Framing|X-Frame-Options/i);
  await page.route('**/framing/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><iframe src="${baseURL}/"></iframe>`,
    }),
  );
  await page.goto('/framing/');
  const [, frame] = page.frames();
  // The browser's replacement page may have a heading, but not the site's policy.
  expect(await frame!.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(0);
});
