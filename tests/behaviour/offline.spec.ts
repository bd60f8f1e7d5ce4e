import { SHORTEST_TEST_ID } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import { atQuestion, choose, continueButton, feedbackBox } from './practice.ts';
import { controlNamed } from './visitor.ts';

test('on the saved site a test, an exam and the review work without a connection', async ({
  me,
  site,
}) => {
  test.slow();
  site.asBuilt = true;
  await me.open('/tests/');
  await me.click({ css: '[data-offline] button' });
  await me.see(controlNamed('Borrar lo guardado'));
  await site.stop();
  await me.open(`/test/${SHORTEST_TEST_ID}/#p1`);
  await atQuestion(me, 1);
  await choose(me, 1);
  await me.click(controlNamed('Ver Respuesta'));
  await me.see(feedbackBox);
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.open('/simulacro/');
  await me.click({ css: '#simulacro button.primary:not([aria-disabled])' });
  await atQuestion(me, 1);
  await me.open('/repaso/');
  await me.see({ css: 'h1' });
  expect((await me.look({ css: 'h1' })).text).not.toBe('');
});
