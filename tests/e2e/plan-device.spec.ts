/** The plan on the device alone: a session without a connection, and what a phone or a browser does with what is stored. */
import { expect, HOLES, test } from './fixtures.ts';
import { answer, begin, finishSession, next, openPlan } from './plan.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const OFFLINE_LOG = /ERR_INTERNET_DISCONNECTED|Failed to fetch|banco/;
test('once it has begun, a session needs no connection: answers, pictures, reasons, Back and its end', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allow(OFFLINE_LOG);
  await openPlan(page);
  await begin(page).click();
  await page.waitForLoadState('networkidle');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await context.setOffline(true);
  await answer(page, false);
  await expect(page.locator('#razon')).not.toBeEmpty();
  await next(page).click();
  await page.goBack();
  await expect(page.locator('.fb')).toBeVisible();
  await page.goForward();
  await finishSession(page, () => true);
  expect(failed).toEqual([]);
  await page.getByRole('button', { name: 'Ver tu plan' }).click();
  expect(await page.locator('body').innerText()).not.toMatch(HOLES);
});
