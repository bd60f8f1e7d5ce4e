import { expect, test } from './fixtures.ts';
import { controlNamed, type Visitor } from './visitor.ts';

const PROJECTOR = { css: '.projector' };
const COUNT = { css: '.slide-count' };
const KEY = { css: '.is-revealed .slide-reason' };

const isFull = (me: Visitor) => me.tab.evaluate(() => document.fullscreenElement !== null);

async function project(me: Visitor) {
  await me.open('/maestros/#test-1');
  // The script has selected the test, so the field for an exam number is gone.
  await me.gone({ css: '[name="numero"]' });
  await me.click(controlNamed('Proyectar'));
  await me.is(controlNamed('Comenzar'), { focused: true });
}

test('the projector fills the screen and handles keys wherever the focus is', async ({ me }) => {
  await project(me);
  expect(await isFull(me)).toBe(true);
  await me.press('Enter');
  await me.reads(COUNT, /^Pregunta 1 /);
  // The back button leads to the cover, where it is disabled, so another button gets the focus.
  await me.focus({ css: '.projector-buttons .btn', nth: 1 });
  await me.press('Enter');
  await me.is(controlNamed('Comenzar'), { focused: true });
  await me.press('PageDown');
  await me.reads(COUNT, /^Pregunta 1 /);
  // A click on the question takes the focus from every control.
  await me.click({ css: '.slide h2' });
  await me.press('PageDown');
  await me.see(KEY);
  // A Tab past the last button also takes the focus from every control.
  await me.focus({ css: '.projector-buttons .btn', nth: 2 });
  await me.press('Tab', 'PageDown');
  await me.reads(COUNT, /^Pregunta 2 /);
  await me.click(controlNamed('Cerrar'));
  await me.gone(PROJECTOR);
  await expect.poll(() => isFull(me)).toBe(false);
  await me.is(controlNamed('Proyectar'), { focused: true });
  // A closed projector ignores keys.
  await me.press('PageDown');
  await me.gone(PROJECTOR);
});

test('Escape closes the projector and restores the scroll position of the page', async ({ me }) => {
  await project(me);
  const scrolled = () => me.tab.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  await me.press('End', 'Escape');
  await me.gone(PROJECTOR);
  await me.is(controlNamed('Proyectar'), { focused: true });
  await expect.poll(scrolled).toBe(before);
});

test('closing the name dialog of a class link moves the focus to the content', async ({ me }) => {
  await me.open('/simulacro/?clase#examen=4821');
  await me.is({ css: '.pupil-dialog input' }, { focused: true });
  await me.type('Ana');
  await me.press('Enter');
  await me.gone({ css: 'dialog' });
  await me.is({ css: 'main' }, { focused: true });
});
