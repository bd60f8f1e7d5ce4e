/** IW-26. An explanation says more than the right option, names its source, and names no option by its place. */
import type { Source } from '../../../schemas/source.ts';
import type { Bank, Item } from '../../bank/item.ts';
import { typedCitations } from '../../ledger/citations.ts';
import { contentStems, words } from '../../text/spanish.ts';
import type { ItemRule } from '../rule.ts';

const MIN_WORDS = 8;
/** A small "a" does not count: "la opción a la que …". */
const BY_PLACE =
  /(?:opci[oó]n|respuesta|alternativa|letra)\s+[«"“(]?(?:[A-D]|[b-d])(?!\p{L})|(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|últim[ao])\s+(?:opción|respuesta|alternativa)/u;

/** How an explanation can name a source of each kind, besides words of its title; and an example for the message. */
const NAMED: Record<Source['kind'], { by: RegExp; example: string }> = {
  ley: { by: /\b(?:art|ley) \d/, example: '«Art. 8.05(a) de la Ley 22-2000»' },
  agencia: {
    by: /\b(?:comision|servicio|departamento|manual federal|senal (?:\w+ )?[a-z]\d)/,
    example: '«el Departamento …», «la Comisión …»',
  },
  prensa: {
    by: /\b(?:lista|informo|periodico|segun|prensa|art \d|ley \d)/,
    example: '«según informó la prensa»',
  },
  manual: { by: /\b(?:manual|apuntes)\b/, example: '«según el manual del conductor»' },
  guia: {
    by: /\b(?:guia|orientacion|apuntes|tarjetas|manual federal|senal (?:\w+ )?[a-z]\d)/,
    example: '«según una guía …»',
  },
  sitio: { by: /\b(?:sitio|manual)\b/, example: '«el manual de este sitio»' },
  practica: { by: /\b(?:practica|orientacion|se aconseja)\b/, example: '«es una buena práctica»' },
};

export const explanation: ItemRule = {
  id: 'item/explanation',
  about:
    'An explanation that is too short, does not mention the answer, names no source or names an option by its place.',
  severity: 'error',
  checkItem(item, report, bank) {
    const { plain, text } = item.explanation;
    const at = ['explanation'];
    const count = words(text).length;
    if (count < MIN_WORDS)
      report({
        at,
        title: `an explanation of ${count} words`,
        help: [
          `Say in ${MIN_WORDS} words or more what the rule is and why the tempting wrong option is wrong.`,
        ],
      });
    else if (item.key.plain.includes(plain))
      report({
        at,
        title: 'the explanation only repeats the right option',
        help: ['Say why it is right.'],
      });
    if (!speaksOfKey(item))
      report({
        at,
        title: `the explanation has no word of the right option "${item.key.text}"`,
        help: ['Say the right answer in the explanation.'],
      });
    if (!namesSource(item, bank))
      report({
        at,
        title: 'the explanation does not say where the rule comes from',
        help: [`Name what it cites: ${namesFor(item, bank).join(', or ')}.`],
      });
    const uncited = uncitedArticle(item, bank);
    if (uncited !== undefined)
      report({
        at,
        title: `the explanation names Art. ${uncited}, which the question does not cite`,
        help: ['Add the article to "cite", or name the one that is there.'],
      });
    const place = BY_PLACE.exec(text)?.[0];
    if (place !== undefined)
      report({
        at,
        title: `"${place}" names an option by its place, and options are shuffled`,
        help: ['Name the option by its words.'],
      });
  },
};

/** Whether it shares a content word with the key, or any word with a key that has none (a figure, "ron"). */
function speaksOfKey({ key, explanation: { stems, plain } }: Item): boolean {
  if (key.stems.size > 0 && [...key.stems].some((stem) => stems.has(stem))) return true;
  const figures = key.plain.match(/[$\d][\d.]*/g) ?? [];
  if (key.stems.size > 0 && figures.length === 0) return false;
  const said = new Set(plain.split(' '));
  const own = key.plain.split(' ');
  const longer = own.filter((word) => word.length > 2);
  return [figures, longer, own]
    .find((telling) => telling.length > 0)!
    .some((word) => said.has(word));
}

function namesSource({ question, explanation: { plain, stems } }: Item, { site }: Bank): boolean {
  return question.cite.some((id) => {
    const source = site.sources.get(id);
    if (source === undefined || NAMED[source.kind].by.test(plain)) return true;
    const { title, inText = '' } = source;
    return [...contentStems(`${title} ${inText}`)].filter((stem) => stems.has(stem)).length >= 2;
  });
}

/** Ways to name one of the sources that a question cites. */
function namesFor({ question }: Item, { site }: Bank): string[] {
  return [
    ...new Set(
      question.cite
        .flatMap((id) => site.sources.get(id) ?? [])
        .map(({ kind }) => NAMED[kind].example),
    ),
  ];
}

/** The first article of law that the explanation names and no cited source covers. */
function uncitedArticle(
  { question, explanation: { text } }: Item,
  { site }: Bank,
): string | undefined {
  // A cited source may be missing, which link/missing-target reports; its articles are not known.
  if (!question.cite.every((id) => site.sources.has(id))) return undefined;
  const cited = question.cite
    .flatMap((id) => site.sources.get(id) ?? [])
    .map(({ article = '', title }) => `${article} ${title}`);
  return typedCitations(text)
    .flatMap(({ kind, value }) => (kind === 'article' ? value.split('(', 1) : []))
    .find((article) => !cited.some((name) => name.includes(article)));
}
