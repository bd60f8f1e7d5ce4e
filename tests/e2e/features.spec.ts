import type { Page } from 'playwright/test';
import { expect, NOT_FOUND_MESSAGES, readQuizData, test, UNFILLED_VALUES } from './fixtures.ts';
import { allPaths, findPageContaining, firstPageBelow, TEST_IDS } from './site.ts';

test.describe('tabs', () => {
  test('a tab row wider than the phone indicates further tabs until scrolled to its end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/tramites/', '/guia-estudio/', '/manual/reglas-transito/']) {
      await page.goto(path);
      const row = page.getByRole('tablist');
      await expect(row).toHaveAttribute('data-more');
      // A mark that sticks to the edge of the row covers the tab there.
      const { right } = await row.evaluate((list) => {
        const { position, right } = getComputedStyle(list, '::after');
        return { right: position === 'sticky' ? right : undefined };
      });
      expect(right).toBe('-8px');
      await row.evaluate((list) => list.scrollTo(list.scrollWidth, 0));
      await expect(row).not.toHaveAttribute('data-more');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('tablist')).not.toHaveAttribute('data-more');
  });

  test('the tab with the document lists is on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/tramites/');
    await expect(page.getByRole('tab', { name: 'Documentos' })).toBeInViewport({ ratio: 1 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(5000);
  });

  test('a link into a closed panel opens it', async ({ page }) => {
    await page.goto('/tramites/');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const panels = await tabs.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-controls')!),
    );
    await page.goto('about:blank');
    await page.goto(`/tramites/#${panels[2]}`);
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, panels[1]!);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('a link to a closed note opens it', async ({ page }) => {
    await page.goto(findPageContaining('class="note-mark'));
    const call = page.locator('.note-mark').first();
    const note = page.locator(`[id="${(await call.getAttribute('href'))!.slice(1)}"]`);
    await expect(note).not.toHaveAttribute('open');
    await call.click();
    await expect(note).toHaveAttribute('open');
    await expect(note.locator('summary')).toBeFocused();
    await page.reload();
    await expect(note).toHaveAttribute('open');
  });

  test('without JavaScript every panel is visible', async ({ plain: page }) => {
    await page.goto('/tramites/');
    const panels = page.locator('[data-tab]');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });
});

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL!,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('header summary').click();
    await expect(page.locator('header nav').getByRole('link', { name: 'Trámites' })).toBeVisible();
    await context.close();
  });
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido principal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('accessibility settings are stored and apply before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    // Reads the classes when the body is inserted, the last moment before anything can be painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.classesAtBody = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Accesibilidad' }).click();
  await page.getByRole('switch', { name: /Alto Contraste/ }).check();
  await page.getByRole('switch', { name: /Texto Grande/ }).check();
  await page.getByRole('switch', { name: /Indicadores de Foco/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Accesibilidad' })).toBeFocused();
  await expect(page.locator('html')).toHaveClass('high-contrast large-text');
  for (const path of ['/', '/test/1/', '/blog/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute(
      'data-classes-at-body',
      /high-contrast large-text$/,
    );
    await expect(page.locator('html')).toHaveClass(/high-contrast large-text$/);
  }
  await page.goto('/accesibilidad/');
  const main = page.locator('main');
  await expect(main.getByRole('switch', { name: /Alto Contraste/ })).toBeChecked();
  await main.getByRole('button', { name: 'Restablecer Todo' }).click();
  await expect(page.locator('html')).toHaveClass(/enhanced-focus$/);
});

test('system settings for more contrast and less motion apply', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    contrast: 'more',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/high-contrast/);
  await expect(page.locator('html')).toHaveClass(/reduced-motion/);
  await context.close();
});

/** Waits until exactly these settings apply. */
const hold = (page: Page, ...classes: string[]) =>
  expect
    .poll(async () => {
      const found = (await page.locator('html').getAttribute('class')) ?? '';
      return found
        .split(' ')
        .filter((name) => name !== 'notice-seen')
        .sort();
    })
    .toEqual(classes.sort());
const storedSettings = (page: Page) =>
  page.evaluate(() => localStorage.getItem('accessibility-settings'));

test('only explicit settings are stored, and they override those of the device', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/accesibilidad/');
  const main = page.locator('main');
  await main.getByRole('switch', { name: /Texto Grande/ }).check();
  await main.getByRole('switch', { name: /Reducir Animaciones/ }).uncheck();
  expect(await storedSettings(page)).toBe('{"version":1,"largeText":true,"reducedMotion":false}');
  await hold(page, 'high-contrast', 'large-text', 'enhanced-focus');
  // The device setting changes while the page is open, and the new one still applies after a reload.
  await page.emulateMedia({ contrast: 'no-preference' });
  await hold(page, 'large-text', 'enhanced-focus');
  await page.reload();
  await hold(page, 'large-text', 'enhanced-focus');
  await main.getByRole('button', { name: 'Restablecer Todo' }).click();
  await hold(page, 'enhanced-focus', 'reduced-motion');
  expect(await storedSettings(page)).toBeNull();
});

test('unreadable settings are set aside, and those of a newer version stay unchanged', async ({
  page,
}) => {
  const store = (text: string) =>
    page.evaluate((value) => localStorage.setItem('accessibility-settings', value), text);
  const damaged = '{"version":1,"highContrast":true,"largeText":"grande"}';
  const large = page.locator('main').getByRole('switch', { name: /Texto Grande/ });
  await page.goto('/accesibilidad/');
  await store(damaged);
  await page.reload();
  await large.check();
  expect(await storedSettings(page)).toBe('{"version":1,"highContrast":true,"largeText":true}');
  expect(await page.evaluate(() => localStorage.getItem('licencia-pr:progreso:corrupto'))).toBe(
    damaged,
  );
  const newer = '{"version":2,"largeText":{"size":3}}';
  await store(newer);
  await page.reload();
  await large.check();
  await hold(page, 'enhanced-focus', 'large-text');
  await expect(page.locator('.toast')).toContainText('Esto no se guardó');
  expect(await storedSettings(page)).toBe(newer);
});

test('copying a link shows a message', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read'], {
    origin: new URL(baseURL!).origin,
  });
  await page.goto('/blog/');
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('¡Enlace copiado!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/$/);
});

test('reduced motion stops the home page’s animation, and switching the setting off restarts it', async ({
  page,
}) => {
  const scene = page.locator('img.landscape').first();
  for (const [reducedMotion, end] of [
    [true, /#quieto$/],
    [false, /\.svg$/],
  ] as const) {
    await page.goto('/accesibilidad/');
    await page
      .getByRole('main')
      .getByRole('switch', { name: /Reducir Animaciones/ })
      .setChecked(reducedMotion);
    await page.goto('/');
    // A browser may report a cached picture without its fragment, so the attribute is checked.
    await expect(scene).toHaveAttribute('src', end);
  }
});

test.describe('print', () => {
  for (const [path, sheets] of [
    ['/manual/senales-transito/', 12],
    ['/manual/reglas-transito/', 12],
    ['/senales/', 18],
    ['/test/2/', 5],
    // This page includes a forma, a second question about the same rule.
    ['/preguntas/senales-53/', 2],
    ['/', 1],
    ['/tests/', 1],
    ['/ruta/', 1],
    ['/ruta/quien-pasa-primero/', 1],
  ] as const)
    test(`${path} prints all pictures, even those of closed tabs, on ${sheets} sheets or fewer`, async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-script', 'falta');
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const missing = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
              (image) => image.naturalWidth === 0,
            ).length,
        );
      await expect.poll(missing).toBe(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
    });

  test('a printed question shows its scene', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/preguntas/reglas-15/');
    const { width, height } = (await page.locator('main .scene-view img').first().boundingBox())!;
    expect(width).toBeGreaterThan(300);
    expect(height).toBeGreaterThan(100);
  });

  for (const path of ['/tramites/', firstPageBelow('/manual/'), '/consistencia/']) {
    test(`${path} prints everything, on white, without controls`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.locator('header nav')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Accesibilidad' })).toBeHidden();
      for (const panel of await page.locator('[data-tab]').all())
        expect(
          await panel.evaluate(
            (each) =>
              each.checkVisibility({ contentVisibilityAuto: true }) &&
              each.getBoundingClientRect().height > 20,
          ),
        ).toBe(true);
      const closed = await page.evaluate(
        () =>
          // Details about the origin of a section are excluded, because print lists all origins at the end of the page.
          [
            ...document.querySelectorAll('main details:not(.section-origin) > :not(summary)'),
          ].filter((each) => each.getBoundingClientRect().height === 0).length,
      );
      expect(closed).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
        /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/,
      );
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    });
  }
});

test.describe('unknown addresses', () => {
  test.beforeEach(({ watch }) => watch.allow(NOT_FOUND_MESSAGES));

  test('the address of an unknown test leads to a list of the existing tests', async ({ page }) => {
    for (const path of ['/test/99/', '/test-result/99']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Ese test no existe' })).toBeVisible();
      for (const id of TEST_IDS)
        await expect(page.locator(`main a[href="/test/${id}/"]`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ese centro no existe' })).toBeHidden();
    }
  });

  test('a misspelt centre gets a suggestion', async ({ page }) => {
    for (const [asked, meant] of [
      ['bayamón', 'bayamon'],
      ['SanJuan', 'san-juan'],
      ['mayagues/', 'mayaguez'],
    ]) {
      expect((await page.goto(`/centro/${asked}`))?.status()).toBe(404);
      await expect(page.locator('[data-404-suggestion] a')).toHaveAttribute(
        'href',
        `/centro/${meant}/`,
      );
    }
    await page.goto('/centro/zzzzzzzzzz/');
    await expect(page.getByRole('heading', { name: 'Ese centro no existe' })).toBeVisible();
    await expect(page.locator('[data-404-suggestion]')).toBeHidden();
  });

  test('an unknown article redirects to the list, which reports it once', async ({ page }) => {
    await page.goto('/blog/no-existe/').catch(() => undefined);
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(page.getByText('No encontramos ese artículo.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No encontramos ese artículo.')).toBeHidden();
  });

  test('any other unknown address gets the 404 page, and an invalid address gets 400', async ({
    page,
    baseURL,
  }) => {
    for (const path of [
      '/no/existe',
      '/test',
      '//evil.example/blog/x',
      '/blog/..%2f..%2f_headers',
      '/test/1/nada',
      '/nginx.conf',
      '/_headers',
      '/.git/config',
    ]) {
      const response = await page.request.get(baseURL + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
    }
    // The percent-encoded bytes of these addresses are not valid text.
    for (const path of ['/%', '/%E0%A4%A'])
      expect((await page.request.get(baseURL + path)).status(), path).toBe(400);
    await page.goto('/no/existe');
    await expect(page.getByRole('heading', { name: 'Página No Encontrada - 404' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('without JavaScript', () => {
  for (const id of TEST_IDS) {
    test(`all questions of test ${id} and their answers are readable`, async ({ page, plain }) => {
      await page.goto(`/test/${id}/`);
      const { questions } = await readQuizData(page);
      await plain.goto(`/test/${id}/`);
      // Found by selector, because Playwright's text search ignores <noscript>.
      await expect(plain.locator('main noscript p')).toBeVisible();
      await expect(plain.locator('.question-frame')).toBeHidden();
      const items = plain.locator('.plain-questions > ol > li');
      await expect(items).toHaveCount(questions.length);
      for (const [index, { id: question, options, answer }] of questions.entries()) {
        const item = items.nth(index);
        expect(await item.getAttribute('id')).toBe(question);
        expect(await item.locator('ol > li').allInnerTexts()).toEqual(options);
        expect(await item.locator(':scope > details').getAttribute('open')).toBeNull();
        expect(await item.locator(':scope > details').textContent()).toContain(
          `${'ABCD'[answer]}. ${options[answer]}`,
        );
      }
      await items.first().locator(':scope > details > summary').click();
      await expect(items.first().getByText(/^Correcta: /)).toBeVisible();
    });
  }

  test('a script that fails to load leaves every page readable', async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await page.route('**/*.js', (route) => route.abort());
    // One page of each template is enough.
    const byTemplate = new Map(allPaths().map((path) => [path.split('/')[1], path]));
    for (const path of byTemplate.values()) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      for (const panel of await page.locator('[data-tab]').all()) await expect(panel).toBeVisible();
    }
    await page.goto('/test/1/');
    await page.locator('.plain-questions summary').first().click();
    await expect(
      page
        .locator('.plain-questions')
        .getByText(/^Correcta: /)
        .first(),
    ).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
  });
});

test('an unknown town is reported on leaving the field, and a known one is found', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('¿De qué pueblo eres?').fill('Ponse');
  await page.getByRole('button', { name: 'Ver mi CESCO' }).click();
  const place = page.locator('[data-towns]');
  const said = place.getByRole('status');
  await expect(said).toHaveText('No hay un pueblo «Ponse». Mira la lista.');
  const field = place.getByLabel('Tu pueblo');
  await field.fill('');
  await field.pressSequentially('mayagu');
  await expect(said).toBeEmpty();
  await field.blur();
  await expect(said).toHaveText('No hay un pueblo «mayagu». Mira la lista.');
  await field.fill('mayaguez');
  // This click moves the focus out of the field.
  await said.getByRole('link', { name: 'Ver el centro' }).click();
  await expect(page).toHaveURL(/\/centro\/[\w-]+\/$/);
});
