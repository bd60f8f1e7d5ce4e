/** The islands as the build prints them: without answers, style attributes or storage. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { startAttempt } from '../../../templates/islands/model/attempt.ts';
import { outcomeOfAttempt } from '../../../templates/islands/model/outcome.ts';
import type { QuizText } from '../../../templates/islands/model/quiz-data.ts';
import { MissExplanation } from '../../../templates/islands/parts/question/Feedback.tsx';
import { QuizRichText } from '../../../templates/islands/parts/question/QuizRichText.tsx';
import { Quiz } from '../../../templates/islands/quiz/Quiz.tsx';
import { Result } from '../../../templates/islands/quiz/result/Result.tsx';
import { bank } from './bank.ts';

it('prints the first question of a test as the only h1, ready to be answered', () => {
  const page = renderToString(<Quiz data={bank(25)} />);
  expect(page).toMatch(/<h1 tabindex="-1">¿Pregunta <data [^>]*>1</i);
  expect(page).toContain('Pregunta 1 de 25');
  expect(page.match(/<input type="radio" name="pregunta-1"/g)).toHaveLength(4);
  // The page has no button to go on before an answer, and none to go back from the first question.
  expect(page).not.toMatch(/>(Siguiente|Anterior|Ver Respuesta)</);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/ style=| on[a-z]+=/);
});

it('prints a loading message instead of a result, which only the device knows', () => {
  const page = renderToString(<Result data={bank(25)} />);
  expect(page).toContain('Buscando tu resultado');
  expect(page).not.toContain('No hay un resultado');
  expect(page).toContain('href="/test/2/"');
  expect(page).not.toMatch(/NaN|undefined| style=/);
});

it('keeps the base path in the link to the test', () => {
  const data = bank(3);
  const page = renderToString(
    <Result data={{ ...data, links: { ...data.links, start: '/base/test/2/' } }} />,
  );
  expect(page).toContain('href="/base/test/2/"');
});

it('prints «Tu respuesta» only for a wrong choice', () => {
  const reason = (choice: 0 | 1 | undefined) =>
    renderToStaticMarkup(<MissExplanation question={bank(4).questions[3]!} choice={choice} />);
  expect(reason(1)).toContain('<b>Tu respuesta:</b> Motivo 1.');
  expect(reason(0)).not.toContain('Tu respuesta');
  expect(reason(undefined)).not.toContain('Tu respuesta');
});

it('an attempt at an empty bank has no outcome', () => {
  expect(
    outcomeOfAttempt(bank(0), startAttempt(bank(0), { id: 'a', seed: 0, now: 1 })),
  ).toBeUndefined();
});

it.each<[string, QuizText, string]>([
  ['words', 'a < b & «c»', 'a &lt; b &amp; «c»'],
  [
    'a fact whose value is its text',
    ['Para a ', ['pare.distancia', '15 pies'], '.'],
    'Para a <data value="15 pies" data-fact="pare.distancia">15 pies</data>.',
  ],
  [
    'a fact with a value for programs',
    [['limite', '25\u00a0mph', '25']],
    '<data value="25" data-fact="limite">25\u00a0mph</data>',
  ],
  [
    'a date',
    [['cita.dia', '20 de noviembre', '2026-11-20', true]],
    '<time dateTime="2026-11-20" data-fact="cita.dia">20 de noviembre</time>',
  ],
  [
    'emphasis in emphasis and a line break',
    [{ type: 'em', text: ['y ', { type: 'strong', text: 'ya' }] }, { type: 'br' }],
    '<em>y <strong>ya</strong></em><br/>',
  ],
  ['a link', [{ type: 'a', href: '/manual/#x', text: 'ver' }], '<a href="/manual/#x">ver</a>'],
  [
    'a link to another site',
    [{ type: 'external', href: 'https://otro.example/', text: 'ver' }],
    '<a href="https://otro.example/" rel="noopener noreferrer" class="external-link">ver<span class="external-note"> (abre otro sitio)</span></a>',
  ],
  [
    'the mark of a claim without evidence',
    [{ type: 'unverified', text: '(sin verificar)' }],
    '<small class="unverified">(sin verificar)</small>',
  ],
])('prints %s', (_, text, expected) => {
  expect(renderToStaticMarkup(<QuizRichText text={text} />)).toBe(expected);
});

it('prints text that looks like HTML as text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  expect(
    renderToStaticMarkup(<QuizRichText text={[hostile, { type: 'em', text: hostile }]} />),
  ).not.toContain('<img');
});
