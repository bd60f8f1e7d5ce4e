import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { sentencesOfNodes } from '../../pipeline/text/page-text.ts';

test.each([
  ['a paragraph of two sentences', '<p>Uno. Dos.</p>', ['Uno.', 'Dos.']],
  ['a figure inside a sentence', '<p>Son <data value="5">5 pies</data>.</p>', ['Son 5 pies.']],
  [
    'list items and headings',
    '<h2>Título</h2><ul><li>Uno</li><li>Dos</li></ul>',
    ['Título', 'Uno', 'Dos'],
  ],
  ['an abbreviation', '<p>Según el Art. 5 de la ley.</p>', ['Según el Art. 5 de la ley.']],
  [
    'a picture by its description',
    '<p>Mira:<img alt="Señal de pare" src="x"></p>',
    ['Mira:', 'Señal de pare'],
  ],
  ['neighbouring elements', '<p><strong>280</strong><span>cifras</span>.</p>', ['280 cifras.']],
  [
    'scripts, styles and drawings, which have none',
    '<script>a()</script><style>b</style><svg><text>c</text></svg>',
    [],
  ],
  ['a paragraph with a line break', '<p>Uno\n  y dos</p>', ['Uno y dos']],
])('finds the sentences of %s', (_, html, sentences) => {
  expect(sentencesOfNodes(parseFragment(html).childNodes)).toEqual(sentences);
});
