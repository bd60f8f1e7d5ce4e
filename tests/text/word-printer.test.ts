import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { textRenderer } from '../../pipeline/ledger/rich-text.ts';
import { blocksHtml } from '../../pipeline/text/html.ts';
import { plainWordPrinter, siteWordPrinter } from '../../pipeline/text/word-printer.ts';
import { UNBREAKABLE_FIGURE } from '../../templates/unbreakable-figures.ts';
import { auditSampleSite, renderSampleSite } from '../render/pages.ts';

const whole = (figure: string) => `<span class="no-break">${figure}</span>`;
const byTemplate = (words: string) =>
  renderToStaticMarkup(createElement(Fragment, null, siteWordPrinter.node(words)));

describe.each([
  ['texts', siteWordPrinter.html],
  ['templates', byTemplate],
])('the printer of %s', (_, print) => {
  test.each(['22-2000', '30–50', '939-545-3708', 'DTOP-DIS-260', 'R1-1'])(
    'keeps %s on one line',
    (figure) => {
      expect(print(`De ${figure}.`)).toBe(`De ${whole(figure)}.`);
    },
  );

  test('leaves words, versions and names as they are', () => {
    const words = 'A–D, R6-3a, 2026-11-22-5873a861, ex-alcalde, x-1';
    expect(print(words)).toBe(words);
  });

  test('escapes the text around a figure', () => {
    expect(print('<22-2000> & 30–50')).toBe(`&lt;${whole('22-2000')}&gt; &amp; ${whole('30–50')}`);
  });
});

test('code is printed as it is written', () => {
  const span = { start: 0, end: 7 };
  const code = { ...span, type: 'code' as const, text: '22-2000' };
  const html = blocksHtml([{ ...span, type: 'paragraph', bare: false, children: [code] }], {
    text: siteWordPrinter.html,
    fact: () => '',
    href: (route) => route,
  });
  expect(html).toBe('<p><code>22-2000</code></p>\n');
});

test('the printer of exports adds no markup', () => {
  const { site, ledger } = auditSampleSite();
  const text = (printer: typeof plainWordPrinter) =>
    textRenderer(site, ledger, { printer }).html('La Ley 22-2000');
  expect(text(plainWordPrinter)).toBe('La Ley 22-2000');
  expect(text(siteWordPrinter)).toBe(`La ${whole('Ley 22-2000')}`);
});

type Node = DefaultTreeAdapterTypes.ChildNode;
/** Elements whose text is not printed, is printed as written, or cannot contain HTML elements. */
const APART = /^(?:script|style|svg|option|textarea|code)$/;
const attribute = (node: Node, name: string) =>
  'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;

/** The figures that could break across lines. */
function brokenIn(node: Node): string[] {
  if (node.nodeName === '#text')
    return (node as DefaultTreeAdapterTypes.TextNode).value.match(UNBREAKABLE_FIGURE) ?? [];
  const isApart =
    APART.test(node.nodeName) ||
    attribute(node, 'data-island') !== undefined ||
    /^(?:no-break|btn)\b/.test(attribute(node, 'class') ?? '');
  return isApart || !('childNodes' in node) ? [] : node.childNodes.flatMap(brokenIn);
}

test('no page of the sample site lets a figure break across lines', () => {
  const { pages, main } = renderSampleSite();
  const htmls = [...pages.keys()].map((path) => [path, main(path)] as const);
  expect(htmls.filter(([, html]) => html.includes(whole('Ley 22-2000'))).length).toBeGreaterThan(5);
  const broken = htmls.flatMap(([path, html]) =>
    parseFragment(html)
      .childNodes.flatMap(brokenIn)
      .map((figure) => `${path}: ${figure}`),
  );
  expect(broken).toEqual([]);
});
