import { SHORTEST_TEST_ID } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import {
  atQuestion,
  choose,
  continueButton,
  findRightChoice,
  openFirstQuestion,
  optionLabel,
  optionRadio,
  scoreLine,
  wrongChoice,
} from './practice.ts';
import { controlNamed } from './visitor.ts';

test('an exam can be started, skipped through, checked on its map and finished', async ({ me }) => {
  await me.open('/simulacro/#examen=77');
  await me.click({ css: '#simulacro button.primary:not([aria-disabled])' });
  await atQuestion(me, 1);
  await me.is({ css: 'h1' }, { focused: true });
  await me.click(optionLabel(1));
  await me.is(optionRadio(1), { checked: true });
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.click(continueButton);
  await atQuestion(me, 3);
  await me.click(controlNamed('Mapa'));
  await me.is({ css: 'h1' }, { focused: true });
  await me.click(controlNamed('Pregunta 1, contestada'));
  await atQuestion(me, 1);
  await me.is(optionRadio(1), { checked: true });
  await me.back();
  await me.see(controlNamed('Pregunta 2, sin contestar'));
  await me.click(controlNamed('Finalizar'));
  await me.reads(scoreLine, /^\d\s%\s*[01]\sde\s\d+/);
  await me.reload();
  await me.reads(scoreLine, /^\d\s%\s*[01]\sde\s\d+/);
  expect(await me.isScrolledSideways()).toBe(false);
});

test('an exam number gives the same questions on another device', async ({ me, friend }) => {
  const other = await friend();
  const asked = [];
  for (const visitor of [me, other]) {
    await visitor.open('/simulacro/#examen=4821');
    await visitor.click({ css: '#simulacro button.primary:not([aria-disabled])' });
    const stems: string[] = [];
    for (const number of [1, 2, 3]) {
      await atQuestion(visitor, number);
      stems.push((await visitor.look({ css: 'h1' })).text);
      await visitor.click(continueButton);
    }
    asked.push(stems);
  }
  expect(new Set(asked[0]).size).toBe(3);
  expect(asked[1]).toEqual(asked[0]);
});

test('a missed question appears in the review and can be practised there', async ({ me }) => {
  const [first] = await openFirstQuestion(me, `/test/${SHORTEST_TEST_ID}/`);
  await choose(me, wrongChoice(first!));
  await me.click(controlNamed('Ver Respuesta'));
  await me.see({ css: '.feedback.is-wrong' });
  await me.open('/repaso/');
  await me.click(controlNamed('Recuperar 1 fallo (1 min)'));
  await me.see({ css: 'form input[type="radio"]' });
  await me.click(optionLabel(await findRightChoice(me)));
  await me.see({ css: '.feedback.is-right' });
  await me.click(continueButton);
  await me.see({ css: '.session-end h1' });
});
