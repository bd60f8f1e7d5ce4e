/** The final page check rejects HTML that no template writes, even if all earlier checks missed it. */
import { describe, expect, test } from 'vitest';
import { inspectPagePart } from '../../pipeline/check/html.ts';

const BEFORE_PAINT = 'document.documentElement.className="x"';
const problems = (html: string) =>
  inspectPagePart(html, BEFORE_PAINT).problems.map(({ rule, title }) => `${rule} ${title}`);

describe('the page check', () => {
  test.each<[string, string]>([
    ['a script from another site', '<script src="https://evil.example/x.js"></script>'],
    [
      'a module from another site',
      '<script type="module" async fetchpriority="low" src="https://evil.example/x.js"></script>',
    ],
    ['an inline script', '<script>alert(1)</script>'],
    [
      'an inline script that begins like the allowed one',
      `<script data-faces="/assets/a.woff2">${BEFORE_PAINT};alert(1)</script>`,
    ],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['an unclosed script in capitals', '<SCRIPT src="/assets/page-ABC.js">'],
    ['an unclosed script', '<p>a</p><script src="/assets/page-ABC.js">'],
    ['a refresh element', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['an iframe', '<iframe src="/"></iframe>'],
    ['a base element', '<base href="https://evil.example/">'],
    ['an event handler', '<p onclick="alert(1)">a</p>'],
    ['a style attribute', '<p style="color:red">a</p>'],
    ['a javascript: address', '<a href="javascript:alert(1)">a</a>'],
  ])('rejects %s', (_, html) => {
    expect(problems(html)).toEqual([expect.stringContaining('output/unsafe-html')]);
  });
});

test.each<[string, string]>([
  [
    'structured data',
    '<script type="application/ld+json">{"a":"<\\/script>"}</script>'.replace('<\\/', '\\u003c/'),
  ],
  ['data of a quiz', '<script type="application/json" id="quiz-data">{}</script>'],
  [
    'the common script',
    '<script type="module" async fetchpriority="low" src="/licencia-pr/assets/page-F9AD8A3F.js" data-then="/licencia-pr/assets/parte-AH7IYVYE.js"></script>',
  ],
  [
    'the script before the first paint',
    `<script data-faces="/assets/a.woff2 /assets/b.woff2">${BEFORE_PAINT}</script>`,
  ],
  [
    'the content security policy',
    '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">',
  ],
])('the page check allows %s', (_, html) => {
  expect(problems(html)).toEqual([]);
});
