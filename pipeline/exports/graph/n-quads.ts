/** Prints graph nodes as sorted N-Quads. Supports only the JSON-LD that this folder writes. */

type Literal = { '@value': string; '@type'?: string; '@language'?: string };
type Value = string | Literal | Node | readonly Value[];
type Node = { '@id': string; '@type'?: string | readonly string[]; [property: string]: unknown };

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** @param context prefix → namespace */
export function nQuads(
  context: Readonly<Record<string, string>>,
  nodes: readonly object[],
): string {
  const lines = new Set<string>();
  const iri = (name: string) => `<${escapeIri(expand(name, context))}>`;
  const add = (subject: string, property: string, object: string) =>
    lines.add(`<${escapeIri(subject)}> ${property} ${object} .`);

  const value = (subject: string, property: string, given: Value): void => {
    if (typeof given === 'string') add(subject, property, quoted(given));
    else if (Array.isArray(given))
      for (const item of given as readonly Value[]) value(subject, property, item);
    else if ('@value' in given) add(subject, property, literal(given as Literal, iri));
    else {
      add(subject, property, `<${escapeIri((given as Node)['@id'])}>`);
      node(given as Node);
    }
  };
  const node = (given: Node): void => {
    const subject = given['@id'];
    for (const [property, inner] of Object.entries(given)) {
      if (property === '@id') continue;
      if (property === '@type')
        for (const type of [inner].flat() as string[]) add(subject, `<${RDF_TYPE}>`, iri(type));
      else value(subject, iri(property), inner as Value);
    }
  };
  for (const given of nodes) node(given as Node);
  return `${[...lines].sort().join('\n')}\n`;
}

function expand(name: string, context: Readonly<Record<string, string>>): string {
  const colon = name.indexOf(':');
  const base = context[name.slice(0, colon)];
  if (colon === -1 || base === undefined)
    throw new Error(`"${name}" has no prefix of the graph's context`);
  return base + name.slice(colon + 1);
}

function literal(given: Literal, iri: (name: string) => string): string {
  if (given['@language'] !== undefined)
    return `${quoted(given['@value'])}@${given['@language'].toLowerCase()}`;
  return given['@type'] === undefined
    ? quoted(given['@value'])
    : `${quoted(given['@value'])}^^${iri(given['@type'])}`;
}

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};
const quoted = (text: string) =>
  `"${/[\\"\n\r\t]/.test(text) ? text.replace(/[\\"\n\r\t]/g, (char) => ESCAPES[char]!) : text}"`;
const escapeIri = (iri: string) => (/[\u0000- <>"{}|^`\\]/.test(iri) ? encodeURI(iri) : iri);
