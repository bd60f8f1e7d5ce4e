/** What the build prints of the islands: the blank form, without style attributes or storage. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startAttempt } from '../../../templates/islands/quiz/attempt.ts';
import { FactHtml } from '../../../templates/islands/quiz/FactHtml.tsx';
import { outcomeOfAttempt } from '../../../templates/islands/quiz/outcome.ts';
import { Quiz } from '../../../templates/islands/quiz/Quiz.tsx';
import { Result } from '../../../templates/islands/quiz/Result.tsx';
import { bank } from './bank.ts';

const html = (text: string) => renderToStaticMarkup(<FactHtml html={text} />);

it('prints the start card with the one h1', () => {
  const page = renderToString(<Quiz data={bank(25)} />);
  expect(page).toContain('>Reglas de Tránsito</h1>');
  expect(page).toContain('href="#p1"');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/ style=| on[a-z]+=/);
});

it('prints a result that is still loading, because only the device knows whether there is one', () => {
  const page = renderToString(<Result data={bank(25)} />);
  expect(page).toContain('Buscando tu resultado');
  expect(page).not.toContain('No hay un resultado');
  expect(page).toContain('href="/test/2/"');
  expect(page).not.toMatch(/NaN|undefined| style=/);
});

it('keeps the base path in the link to the test', () => {
  const data = bank(3);
  const page = renderToString(
    <Result data={{ ...data, links: { ...data.links, tests: '/base/tests/' } }} />,
  );
  expect(page).toContain('href="/base/test/2/"');
});

it('has no result for an empty bank', () => {
  expect(
    outcomeOfAttempt(bank(0), startAttempt(bank(0), { id: 'a', seed: 0, now: 1 })),
  ).toBeUndefined();
});

it.each([
  ['a &lt; b &amp; c &#39;d&#39; &#x41;', 'a &lt; b &amp; c &#x27;d&#x27; A'],
  [
    '<data value="25 mph" class="hecho">25&nbsp;mph</data>',
    '<data value="25 mph" class="hecho">25\u00a0mph</data>',
  ],
  [
    '<time datetime="2026-11-20">hoy</time> <em>y <strong>ya</strong></em><br>',
    '<time dateTime="2026-11-20">hoy</time> <em>y <strong>ya</strong></em><br/>',
  ],
  ['<a href="/manual/#x">ver</a>', '<a href="/manual/#x">ver</a>'],
])('reads the build’s HTML: %s', (given, expected) => {
  expect(html(given)).toBe(expected);
});

it.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>hola', 'hola'],
  ['<a href="javascript:alert(1)" onclick="x">ver</a>', '<a>ver</a>'],
  ['<a href="//otro.example">ver</a>', '<a>ver</a>'],
  ['<a href="&#106;avascript:alert(1)">ver</a>', '<a>ver</a>'],
  ['<strong>abierto', '<strong>abierto</strong>'],
  ['</em>suelto < 3', 'suelto &lt; 3'],
])('lets nothing else through: %s', (given, expected) => {
  expect(html(given)).toBe(expected);
});
