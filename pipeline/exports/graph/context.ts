/** The inline @context of the graph: a remote one would have to be fetched. */

export function contextOf(address: string): Record<string, string> {
  return {
    schema: 'https://schema.org/',
    prov: 'http://www.w3.org/ns/prov#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
    lpr: `${address}vocabulario#`,
  };
}

/** Literals with their type or their language. JSON numbers would become xsd:double. */
export const decimal = (value: number) => ({
  '@value': plainNumber(value),
  '@type': 'xsd:decimal',
});
export const integer = (value: number) => ({ '@value': String(value), '@type': 'xsd:integer' });
export const date = (value: string) => ({ '@value': value, '@type': 'xsd:date' });
export const time = (value: string) => ({ '@value': `${value}:00`, '@type': 'xsd:time' });
export const uri = (value: string) => ({ '@value': value, '@type': 'xsd:anyURI' });
export const truth = (value: boolean) => ({ '@value': String(value), '@type': 'xsd:boolean' });
export const spanish = (value: string) => ({ '@value': value, '@language': 'es-PR' });
export const node = (id: string) => ({ '@id': id });

/** Never in scientific notation, which xsd:decimal does not know. */
function plainNumber(value: number): string {
  const text = String(value);
  return /e/i.test(text) ? value.toFixed(12).replace(/0+$/, '').replace(/\.$/, '') : text;
}
