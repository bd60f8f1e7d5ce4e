import { expect, test } from 'vitest';
import { withWholeFigures } from '../../pipeline/render/whole-figures.ts';

const whole = (figure: string) => `<span class="junto">${figure}</span>`;

test.each(['22-2000', '30–50', '939-545-3708', 'DTOP-DIS-260'])(
  'keeps %s on one line',
  (figure) => {
    expect(withWholeFigures(`<p title="${figure}">De ${figure}.</p>`)).toBe(
      `<p title="${figure}">De ${whole(figure)}.</p>`,
    );
  },
);

test('words, versions and names stay as they are', () => {
  const html = '<p>A–D, R6-3a, 2026-11-22-5873a861, ex-alcalde, x-1</p>';
  expect(withWholeFigures(html)).toBe(html);
});

test.each(['text', 'title', 'option', 'script'])('adds nothing to the text of <%s>', (tag) => {
  const html = `<${tag}>Ley 22-2000</${tag}>`;
  expect(withWholeFigures(html)).toBe(html);
});

test('leaves an island as the browser will draw it, and goes on behind it', () => {
  const island = '<div data-island="quiz"><div><div>22-2000</div></div> 22-2000</div>';
  expect(withWholeFigures(`<p>22-2000</p>${island}<p>22-2000</p>`)).toBe(
    `<p>${whole('22-2000')}</p>${island}<p>${whole('22-2000')}</p>`,
  );
});

test('adds nothing to a button, which would lose the space before it', () => {
  const html = '<a class="btn alt" href="tel:+19395453708">Llamar al 939-545-3708</a>';
  expect(withWholeFigures(html)).toBe(html);
});

test('does not wrap twice', () => {
  expect(withWholeFigures(whole('22-2000'))).toBe(whole('22-2000'));
});
