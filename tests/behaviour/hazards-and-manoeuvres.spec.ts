import { expect, test } from './fixtures.ts';

const PLAY = { css: '.hazard [data-play]' };
const STAGE = { css: '.clip-view > button' };
const RESULT = { css: '.hazard [data-result]' };

/** Waits in real time, because a clip follows the browser's animation frames. */
const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

test('a hazard clip plays by keyboard, and an early press costs nothing', async ({ me }) => {
  await me.open('/peligros/');
  await me.is(PLAY, { inactive: false });
  const [from] = await me.tab.evaluate(() =>
    document.querySelector<HTMLElement>('.hazard')!.dataset.window!.split(' ').map(Number),
  );
  await me.focus(PLAY);
  await me.press('Enter');
  await me.is(STAGE, { focused: true });
  await me.press('Space');
  await wait(from! + 0.6);
  // On a busy machine the clip may lag, so there are three presses. The first within the response time counts.
  for (const pause of [0.7, 1.2, 0.1]) {
    await me.press('Space');
    await wait(pause);
  }
  await me.reads(RESULT, /[1-5] de 5/);
  await me.is(PLAY, { focused: true });
});

test('a single press before the hazard scores 0 and shows when the hazard began', async ({
  me,
}) => {
  await me.open('/peligros/');
  await me.is(PLAY, { inactive: false });
  await me.focus(PLAY);
  await me.press('Enter');
  await me.is(STAGE, { focused: true });
  await me.press('Space');
  await me.reads(RESULT, /0 de 5.*antes de que hubiera peligro.*empezó a verse/);
});

test('the keyboard steps through a manoeuvre, and each step is announced', async ({ me }) => {
  await me.open('/maniobras/');
  const play = { css: '.film [data-play]' };
  const said = () =>
    me.tab.evaluate(() => document.querySelector('.film [data-step]')!.textContent);
  await me.is(play, { inactive: false });
  await me.focus(play);
  await me.press('ArrowRight');
  await expect.poll(said).toMatch(/^Paso 1 de /);
  await me.press('ArrowRight');
  await expect.poll(said).toMatch(/^Paso 2 de /);
  const place = () =>
    me.tab.evaluate(() => document.querySelector('.film [data-mover]')!.getAttribute('transform'));
  const before = await place();
  await expect.poll(place).not.toBe(before);
  await me.press('Space');
  await me.reads(play, /Seguir/);
  const paused = await place();
  await wait(0.5);
  expect(await place()).toBe(paused);
  await me.press('ArrowLeft');
  await expect.poll(said).toMatch(/^Paso 1 de /);
});

test('with reduced motion, manoeuvres and hazards appear as still pictures', async ({ me }) => {
  await me.open('/maniobras/');
  await me.tab.evaluate(() => {
    localStorage.setItem('accessibility-settings', JSON.stringify({ reducedMotion: true }));
  });
  await me.open('/maniobras/');
  await me.see({ css: 'ol.scenes img' });
  await me.gone({ css: '.film' });
  await me.open('/peligros/');
  await me.see({ css: '.still-frames img' });
  await me.gone({ css: '.clip-view' });
});
