import { expect, test } from 'vitest';
import { parseBody } from '../../pipeline/text/body.ts';
import { blocksHtml } from '../../pipeline/text/html.ts';
import { sceneIdsIn } from '../../pipeline/text/tree.ts';

const scene = (id: string) => (id === 'gone' ? '' : `<img src="${id}">`);
const print = (text: string, more = {}) =>
  blocksHtml(parseBody(text).intro, { fact: () => '', href: (route) => route, scene, ...more });

test('a picture’s paragraph is its caption, and neighbouring pictures share a row', () => {
  expect(print('![](one) **Stop.** Look.\n\n![](two)\n**Go.**\n\nText.')).toBe(
    '<div class="scenes">\n' +
      '<figure class="scene"><img src="one"><figcaption><strong>Stop.</strong> Look.</figcaption></figure>\n' +
      '<figure class="scene"><img src="two"><figcaption><strong>Go.</strong></figcaption></figure>\n' +
      '</div>\n<p>Text.</p>\n',
  );
});

test('a film is printed below its text, and no picture shares its row', () => {
  const film = (id: string) => (id === 'turn' ? '<video></video>' : '');
  expect(print('![](one) Stop.\n\n![](turn) Turn.', { film })).toBe(
    '<div class="scenes">\n' +
      '<figure class="scene"><img src="one"><figcaption>Stop.</figcaption></figure>\n' +
      '</div>\n<p>Turn.</p>\n<video></video>',
  );
});

test('the caption of a picture that is not printed becomes a paragraph', () => {
  expect(print('![](one) Stop.', { scene: undefined })).toBe('<p>Stop.</p>\n');
  expect(print('![](gone) Stop.')).toBe('<p>Stop.</p>\n');
});

test('lists the pictures of a tree in order and keeps the word offsets', () => {
  const { intro } = parseBody('![](one) Stop.\n\n![](two) Go.');
  expect(sceneIdsIn(intro)).toEqual(['one', 'two']);
  expect(intro[0]).toMatchObject({
    scene: 'one',
    children: [{ start: 9, end: 14, text: 'Stop.' }],
  });
});

test.each([
  'Words ![](one)',
  '- ![](one) Stop.',
  '![words](one) Stop.',
  '![](https://a.example/b.png) x',
])('reports any picture other than `![](id)` at the start of a paragraph: %s', (text) => {
  expect(parseBody(text).problems.map(({ rule }) => rule)).toEqual(['markdown/active-content']);
});
