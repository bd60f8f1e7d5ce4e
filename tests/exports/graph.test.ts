/** The linked data: one graph for every reader, and the values that a misspelt term would lose. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import jsonld from 'jsonld';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { Parser, type Quad, Writer } from 'n3';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { sampleCanonical, tortureCanonical } from './canonical.ts';
import { make } from './files.ts';
import { hasPython, python } from './system.ts';

const JSONLD = '/api/v1/graph.jsonld';

/** Every node has an address, so a graph is equal to another if their sorted lines are. */
function lines(quads: Iterable<Quad>): string[] {
  const writer = new Writer({ format: 'N-Triples' });
  return [...quads]
    .map((quad) =>
      writer
        .quadToString(quad.subject, quad.predicate, quad.object, undefined as never)
        .toString()
        .trim(),
    )
    .map((line) => line.replace(/@es-PR\b/gi, '@es-pr'))
    .sort();
}

/** The graph as another library reads it; it may not ask for anything. */
async function triples(text: string): Promise<string> {
  const refuse = async (url: string): Promise<never> => {
    throw new Error(`asks for ${url}`);
  };
  return (await jsonld.toRDF(JSON.parse(text), {
    format: 'application/n-quads',
    safe: true,
    documentLoader: refuse,
  } as never)) as unknown as string;
}
const quadsOf = async (canonical: Canonical): Promise<Quad[]> =>
  new Parser({ format: 'N-Quads' }).parse(
    await triples((await make('jsonld', canonical)).text(JSONLD)),
  );

const CANONICALS: [string, () => Canonical][] = [
  ['a small site with something of everything', sampleCanonical],
  ['strings that break writers', tortureCanonical],
];
describe.each(CANONICALS)('the graph of %s', (_, canonicalOf) => {
  it('is the same for jsonld and jsonld-streaming-parser, and names every node', async () => {
    const made = await make('jsonld', canonicalOf());
    const rdf = await triples(made.text(JSONLD));
    expect(rdf).not.toContain('_:');
    const parser = new JsonLdParser({ strictValues: true });
    const quads: Quad[] = [];
    for await (const quad of Readable.from([made.text(JSONLD)]).pipe(parser))
      quads.push(quad as Quad);
    expect([...new Set(lines(quads))]).toEqual(lines(new Parser({ format: 'N-Quads' }).parse(rdf)));
  }, 120_000);

  it('gives every question back with its options and its key', async () => {
    const canonical = canonicalOf();
    const quads = await quadsOf(canonical);
    const bySubject = new Map<string, Quad[]>();
    for (const quad of quads)
      bySubject.set(quad.subject.value, [...(bySubject.get(quad.subject.value) ?? []), quad]);
    const all = (id: string, property: string) =>
      (bySubject.get(id) ?? [])
        .filter(({ predicate }) => predicate.value === `https://schema.org/${property}`)
        .map(({ object }) => object.value);
    for (const question of canonical.questions) {
      const [accepted] = all(question.url, 'acceptedAnswer');
      const answers = [accepted!, ...all(question.url, 'suggestedAnswer')];
      const options = answers
        .map((id) => [Number(all(id, 'position')[0]), all(id, 'text')[0]] as const)
        .sort(([a], [b]) => a - b)
        .map(([, text]) => text);
      // Torture questions share one address; only those with their own can be told apart.
      if (canonical.questions.filter(({ url }) => url === question.url).length > 1) continue;
      expect(
        [all(question.url, 'text')[0], options, Number(all(accepted!, 'position')[0]) - 1],
        question.id,
      ).toEqual([question.text, question.options, question.answer]);
    }
  });
});

it('the graph has each reading apart, with the surface that says it', async () => {
  const canonical = sampleCanonical();
  const quads = await quadsOf(canonical);
  const readings = quads.filter(({ predicate }) => predicate.value.endsWith('#reading'));
  expect(readings).toHaveLength(
    canonical.facts.reduce((sum, { readings: all }) => sum + all.length, 0),
  );
  expect(
    quads.filter(
      ({ predicate }) => predicate.value === 'http://www.w3.org/ns/prov#wasAttributedTo',
    ),
  ).toHaveLength(readings.length);
  expect(
    quads
      .filter(({ predicate }) => predicate.value.endsWith('#disputed'))
      .filter(({ object }) => object.value === 'true').length,
  ).toBe(
    [...canonical.facts, ...canonical.questions, ...canonical.articles].filter(
      ({ disputed }) => disputed,
    ).length,
  );
});

it('the graph states hours of a centre only where they are agreed', async () => {
  const canonical = sampleCanonical();
  const text = await triples((await make('jsonld', canonical)).text(JSONLD));
  const centresWithHours = new Set(
    [
      ...text.matchAll(
        /^<([^>]*\/centro\/[^>]*)> <https:\/\/schema\.org\/openingHoursSpecification>/gm,
      ),
    ].map((match) => match[1]),
  );
  expect(centresWithHours.size).toBe(
    canonical.centres.filter(({ hours }) => hours.agreed && hours.readings.length > 0).length,
  );
});

it.skipIf(!hasPython('rdflib'))(
  'rdflib reads the same graph',
  async () => {
    const made = await make('jsonld', sampleCanonical());
    const folder = made.folder();
    const other = join(folder, 'graph.nt');
    const rdf = await triples(made.text(JSONLD));
    writeFileSync(other, rdf);
    const found = python<{ same: boolean; bad: number }>(
      `import json, logging, sys, rdflib
logging.disable(logging.CRITICAL)
a = rdflib.Graph().parse(sys.argv[1], format='json-ld'); b = rdflib.Graph().parse(sys.argv[2], format='nt')
bad = [o for o in b.objects() if isinstance(o, rdflib.Literal) and o.datatype and o.value is None]
print(json.dumps({'same': set(a) == set(b), 'bad': len(bad)}))`,
      join(folder, JSONLD),
      other,
    );
    expect(found).toEqual({ same: true, bad: 0 });
  },
  120_000,
);
