/** The linked data: two formats, three readers, one graph; and the values that a misspelt term would lose. */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import jsonld from 'jsonld';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { Parser, type Quad, Writer } from 'n3';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { sampleCanonical, tortureCanonical } from './canonical.ts';
import { make } from './files.ts';
import { hasCommand, hasPython, python, run } from './system.ts';

const JSONLD = '/api/v1/graph.jsonld';
const NQ = '/api/v1/graph.nq';

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

const CANONICALS: [string, () => Canonical][] = [
  ['a small site with something of everything', sampleCanonical],
  ['strings that break writers', tortureCanonical],
];
describe.each(CANONICALS)('the graph of %s', (_, canonicalOf) => {
  it('is the same for n3, jsonld and jsonld-streaming-parser', async () => {
    const made = await make('jsonld', canonicalOf());
    const fromLines = lines(new Parser({ format: 'N-Quads' }).parse(made.text(NQ)));
    expect(made.text(NQ)).not.toContain('_:');
    const refuse = async (url: string): Promise<never> => {
      throw new Error(`asks for ${url}`);
    };
    const rdf = (await jsonld.toRDF(JSON.parse(made.text(JSONLD)), {
      format: 'application/n-quads',
      safe: true,
      documentLoader: refuse,
    } as never)) as unknown as string;
    expect(lines(new Parser({ format: 'N-Quads' }).parse(rdf))).toEqual(fromLines);
    const parser = new JsonLdParser({ strictValues: true });
    const quads: Quad[] = [];
    for await (const quad of Readable.from([made.text(JSONLD)]).pipe(parser))
      quads.push(quad as Quad);
    expect([...new Set(lines(quads))]).toEqual(fromLines);
  }, 120_000);

  it('gives every question back with its options and its key', async () => {
    const canonical = canonicalOf();
    const quads = new Parser({ format: 'N-Quads' }).parse(
      (await make('jsonld', canonical)).text(NQ),
    );
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
  const quads = new Parser({ format: 'N-Quads' }).parse((await make('jsonld', canonical)).text(NQ));
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
  const text = (await make('jsonld', canonical)).text(NQ);
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
  'rdflib reads the same graph from both formats',
  async () => {
    const made = await make('jsonld', sampleCanonical());
    const folder = made.folder();
    const found = python<{ jsonld: number; nq: number; same: boolean; bad: number }>(
      `import json, logging, sys, rdflib
logging.disable(logging.CRITICAL)
a = rdflib.Graph().parse(sys.argv[1], format='json-ld'); b = rdflib.Graph().parse(sys.argv[2], format='nt')
bad = [o for o in b.objects() if isinstance(o, rdflib.Literal) and o.datatype and o.value is None]
print(json.dumps({'jsonld': len(a), 'nq': len(b), 'same': set(a) == set(b), 'bad': len(bad)}))`,
      join(folder, JSONLD),
      join(folder, NQ),
    );
    expect(found.same).toBe(true);
    expect(found.bad).toBe(0);
    expect(found.nq).toBe(new Set(made.text(NQ).trim().split('\n')).size);
  },
  120_000,
);

it.skipIf(!hasCommand('rapper'))('raptor reads the graph without a warning', async () => {
  const folder = (await make('jsonld', sampleCanonical())).folder();
  expect(run('rapper', '-q', '-c', '-i', 'ntriples', join(folder, NQ))).toBe('');
});
