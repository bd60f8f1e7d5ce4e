import { expect, test } from './fixtures.ts';
import { atQuestion, continueButton, feedbackBox, optionLabel, optionRadio } from './practice.ts';
import { controlNamed, type Visitor } from './visitor.ts';

async function answer(me: Visitor): Promise<void> {
  await me.click(optionLabel(0));
  await me.see(feedbackBox);
  await me.is(optionRadio(0), { checked: true });
}

/** Answers from the given question to the end. Missed questions are repeated, so the number of questions is unknown. */
async function finish(me: Visitor, from: number): Promise<void> {
  for (let number = from; number < 60; number += 1) {
    await atQuestion(me, number);
    await me.tab.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 30_000;
    });
    // The card that compares a pair of signs or figures has no question.
    const isCard = (await me.look({ css: '.pair-sides' })).count > 0;
    if (!isCard) await answer(me);
    await me.click(continueButton);
    await expect
      .poll(async () => (await me.look({ css: '.feedback' })).count, { timeout: 10_000 })
      .toBe(0);
    if ((await me.look({ css: '.session-end' })).count > 0) return;
  }
  throw new Error('the session does not end');
}

/** JavaScript that sets the clock to noon in Puerto Rico, so that `finish` does not pass 04:00, when a day begins. */
const atNoon = (): string => {
  const sinceNoon = (Date.now() - 16 * 3_600_000) % 86_400_000;
  return `const moment = Date.now.bind(Date); Date.now = () => moment() - ${sinceNoon};`;
};

test('a session survives a reload, Back and a visit to another page', async ({ me, site }) => {
  test.slow();
  site.before = atNoon();
  await me.open('/plan/');
  await me.click(controlNamed('5 min'));
  await atQuestion(me, 1);
  await me.click(optionLabel(2));
  await me.see(feedbackBox);
  await me.reload();
  await atQuestion(me, 1);
  await me.is(optionRadio(2), { checked: true });
  await me.see(feedbackBox);
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.back();
  await atQuestion(me, 1);
  await me.see(feedbackBox);
  await me.open('/tests/');
  await me.open('/plan/');
  await me.click(controlNamed('Seguir (5 min)'));
  await finish(me, 2);
  await me.open('/plan/');
  await me.reads({ css: '.quiz' }, /\d+\s+nuevas: no han salido/);
  expect(await me.isScrolledSideways()).toBe(false);
});

test('a link moves the plan to another device', async ({ me, friend }) => {
  await me.open('/plan/');
  await me.click(controlNamed('5 min'));
  await atQuestion(me, 1);
  await answer(me);
  await me.open('/tests/');
  await me.open('/plan/');
  await me.click({ css: 'summary', text: 'Llévalo a otro teléfono' });
  await me.see({ css: '[data-copy]' });
  const link = await me.tab.evaluate(
    () => document.querySelector<HTMLElement>('.quiz [data-copy]')!.dataset.copy!,
  );
  const other = await friend();
  await other.open(`/plan/${link.slice(link.indexOf('#'))}`);
  await other.click(controlNamed('Sí, sumarlo a mi plan'));
  await other.gone(controlNamed('Sí, sumarlo a mi plan'));
  await other.reads({ css: '.quiz' }, /[01]\s+sin acertar/);
});

test('the saved plan works without a connection', async ({ me, site }) => {
  test.slow();
  site.asBuilt = true;
  await me.open('/tests/');
  await me.click({ css: '[data-offline] button' });
  await me.see(controlNamed('Borrar lo guardado'));
  await site.stop();
  await me.open('/plan/');
  await me.click(controlNamed('5 min'));
  await atQuestion(me, 1);
  await answer(me);
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.click(optionLabel(1));
  await me.see(feedbackBox);
  await me.reload();
  await atQuestion(me, 2);
  await me.is(optionRadio(1), { checked: true });
  await me.see(feedbackBox);
  await me.click(continueButton);
  await finish(me, 3);
});
