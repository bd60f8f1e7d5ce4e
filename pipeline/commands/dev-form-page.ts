/** The page of the form of `dev`, with its style. */
import { FORMS, WEIGHT_TOPICS } from '../../schemas/test.ts';
import { readingText } from '../ledger/describe.ts';
import { printedReadings } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { FORM_ADDRESSES } from './dev-page.ts';

/** In Spanish, as the content is: who writes it reads Spanish. */
const WORDS = {
  title: 'Escribe una pregunta',
  open: 'Abrir una pregunta',
  fresh: 'Añadir una pregunta',
  set: 'Prueba, o tema de los retos',
  asks: 'Qué pregunta del examen (primero el tema principal)',
  form: 'Cómo pregunta',
  question: 'Pregunta',
  option: 'Opción',
  right: 'Correcta',
  why: 'Por qué es incorrecta',
  explanation: 'Explicación',
  figure: 'Cifra que pones donde escribes',
  insert: 'Poner',
  cite: 'Fuentes',
  section: 'Sección del manual',
  topic: 'Tema',
  facts: 'Datos que pregunta además de los de su texto',
  concepts: 'Conceptos',
  sign: 'Señal',
  scene: 'Escena',
  order: 'Lugar, de fácil a difícil: un número entre los de otras dos',
  save: 'Guardar',
  page: 'Ver su página',
  sound: 'No hay nada que corregir.',
  found: 'Por corregir: ',
  saved: 'Guardada. ',
} as const;

type Choice = readonly [id: string, title: string];

/** The ids that a question may name, each with words that say what it is. */
function choicesIn(site: Site, ledger: Ledger): Record<string, Choice[]> {
  const { entries, signs, scenes, sources } = site;
  const sections = entries.chapters.flatMap(({ id, data }) =>
    data.sections.map((section) => ({ ...section, id: `${id}#${section.id}` })),
  );
  const questions = [...entries.tests, ...entries.retos].flatMap(({ data }) => data.questions);
  return {
    ids: questions.map(({ id, question }) => [id, question]),
    facts: [...ledger].map(([id, entry]) => [
      id,
      `${entry.fact.label}: ${printedReadings(entry)
        .map((reading) => readingText(entry, reading))
        .join(' y ')}`,
    ]),
    cite: [...sources].map(([id, { title }]) => [id, title]),
    section: sections.map(({ id, title }) => [id, title]),
    concepts: sections.flatMap(({ concepts = [], title }) =>
      concepts.map((concept): Choice => [concept, title]),
    ),
    sign: [...signs].map(([id, { name }]) => [id, name]),
    scene: [...scenes].map(([id, { title }]) => [id, title]),
    asks: (entries.examTopics[0]?.data.topics ?? []).map(({ number, title }) => [
      String(number),
      title,
    ]),
    set: [...entries.tests, ...entries.retos].map(({ id, data }) => [id, `${id}: ${data.title}`]),
    form: FORMS.map((form) => [form, form]),
    topic: WEIGHT_TOPICS.map((topic) => [topic, topic]),
  };
}

export function formPage(site: Site, ledger: Ledger): string {
  const choices = choicesIn(site, ledger);
  const optionsOf = (name: string) =>
    choices[name]!.map(
      ([id, title]) => `<option value="${escapeHtml(id)}">${escapeHtml(title)}</option>`,
    ).join('');
  const lists = ['ids', 'facts', 'cite', 'section', 'concepts', 'sign', 'scene', 'asks']
    .map((name) => `<datalist id="list-${name}">${optionsOf(name)}</datalist>`)
    .join('');
  const field = (name: string, control: string, label: string) =>
    `<div data-field="${name}"><label>${label}${control}</label></div>`;
  const listed = (name: keyof typeof WORDS & string) =>
    field(name, `<input name="${name}" list="list-${name}">`, WORDS[name]);
  const text = (name: 'question' | 'explanation') =>
    field(name, `<textarea name="${name}" rows="3"></textarea>`, WORDS[name]);
  const select = (name: 'set' | 'form' | 'topic') =>
    field(name, `<select name="${name}">${optionsOf(name)}</select>`, WORDS[name]);
  const several = (name: 'cite' | 'facts' | 'concepts' | 'asks') =>
    `<fieldset data-field="${name}" data-several><legend>${WORDS[name]}</legend></fieldset>`;
  const option = (at: number) => {
    const name = `${WORDS.option} ${at + 1}`;
    return `<fieldset data-field="options.${at}"><legend>${name}</legend>
<label>${name}<input name="text"></label><label class="right"><input type="radio" name="right" value="${at}">${WORDS.right}</label>
<label>${WORDS.why}<input name="why"></label></fieldset>`;
  };
  return `<!doctype html><html lang="es"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${WORDS.title}</title>
<link rel="stylesheet" href="${FORM_ADDRESSES.style}">
<body data-words="${escapeHtml(JSON.stringify(WORDS))}" data-base="${escapeHtml(site.settings.basePath)}"><main><h1>${WORDS.title}</h1>${lists}<datalist id="list-order"></datalist>
<div class="choose"><form id="open"><label>${WORDS.open}<input name="id" list="list-ids" required></label><button>${WORDS.open}</button></form>
<form id="fresh">${select('set')}${select('form')}${listed('asks')}<button>${WORDS.fresh}</button></form></div>
<p id="status" role="status"></p>
<form id="edit" hidden><h2 id="name" tabindex="-1"></h2>
${text('question')}${[0, 1, 2, 3].map(option).join('')}${text('explanation')}
<div class="insert"><label>${WORDS.figure}<input id="figure" list="list-facts"></label><button type="button" id="insert">${WORDS.insert}</button></div>
${several('cite')}${listed('section')}${select('topic')}${select('form')}${several('asks')}${several('facts')}${several('concepts')}${listed('sign')}${listed('scene')}
${field('order', '<input name="order" type="number" min="1" list="list-order">', WORDS.order)}
<ul id="others"></ul><p><button>${WORDS.save}</button> <a id="page" hidden>${WORDS.page}</a></p></form></main>
<script src="${FORM_ADDRESSES.script}"></script>`;
}

export const FORM_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: auto; padding: 0 1rem 4rem; }
label, [data-field], fieldset { display: block; margin: .5rem 0; }
[hidden] { display: none; }
input, textarea, select { display: block; box-sizing: border-box; width: 100%; padding: .4rem; font: inherit; }
[type=radio] { display: inline; width: auto; margin-right: .5rem; }
button { padding: .4rem 1rem; font: inherit; }
:focus-visible { outline: 3px solid #0a6ed1; outline-offset: 2px; }
.choose { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 0 2rem; }
#status { position: sticky; top: 0; padding: .5rem; background: Canvas; font-weight: 700; }
.findings { margin: .25rem 0; padding: 0; list-style: none; }
.findings li { padding-left: .75rem; border-left: 4px solid #b36b00; white-space: pre-line; overflow-wrap: anywhere; }
.findings li.error { border-color: #d02040; }
#others { max-height: 10rem; overflow: auto; font-size: 14px; }
`;
