/**
 * Canonical data for the export tests: a small site with every kind of content, and strings that break naive writers.
 */
import type { CanonicalData, CanonicalQuestion } from '../../pipeline/exports/canonical.ts';
import type { ExportTools } from '../../pipeline/exports/format.ts';
import { canonicalDataOf } from '../../pipeline/exports/index.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

/** Tools without a cache, so that each test makes its files anew. */
export const UNCACHED_TOOLS: ExportTools = {
  drawn: async (_name, _key, make) => make(),
};

let sample: CanonicalData | undefined;
/** The site of tests/fixtures/sample-data.ts. */
export function sampleCanonical(): CanonicalData {
  if (sample === undefined) {
    const content = readProject(project(SAMPLE_FILES));
    sample = canonicalDataOf(content);
  }
  return sample;
}

/** Texts with characters that some format treats specially. */
export const TORTURE = [
  '~ = # { } : \\ ::título:: {=sí ~no}',
  '<b>&amp; "comillas" \'simples\' </text> ]]> <!-- --> &#65;',
  '=1+1',
  '+1 @SUM(A1) -2',
  '-65.9',
  '@cmd|calc',
  '\ttabulador',
  'dos\nlíneas; y, coma',
  '  =2+3 con espacios delante',
  '\u00a0=4 tras un espacio duro',
  'primera\n=segunda línea',
  '«ñandú» ¿cómo? ¡así! 0.08 % $500–$5,000',
  'añádese a la línea setenta y cinco octetos: áéíóúñü áéíóúñü áéíóúñü áéíóúñü',
  'coma, "comilla" y \\ barra',
  '🚦 semáforo 👩‍🦽 silla',
  '%%VERSION%% ${x} {{c1::oculto}} [[sonido:x.mp3]]',
] as const;

/** Questions made of the texts in TORTURE. No format may trim the spaces at the start or the end of a text. */
export function tortureCanonical(): CanonicalData {
  const content = readProject(project());
  const canonical = canonicalDataOf(content);
  const model = canonical.questions[0]!;
  const at = (index: number) => TORTURE[index % TORTURE.length]!;
  const questions = TORTURE.map(
    (text, index): CanonicalQuestion => ({
      ...model,
      id: `tortura-${String(index + 1).padStart(2, '0')}`,
      position: index + 1,
      text,
      options: [at(index + 1), at(index + 2), at(index + 3), at(index + 4)],
      answer: (index % 4) as CanonicalQuestion['answer'],
      explanation: at(index + 5),
      reasons: [0, 1, 2, 3].map((option) => (option === index % 4 ? null : at(index + option + 7))),
      category: 'Señales / reglas: «A & B»',
      facts: ['sitio.capitulos'],
      disputed: index % 3 === 0,
      disputes: index % 3 === 0 ? [{ fact: 'sitio.capitulos', note: at(index + 6) }] : [],
      ...(index % 2 === 0
        ? {
            sign: {
              id: 'pare',
              svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#a00"/></svg>',
              alt: at(index),
            },
          }
        : {}),
    }),
  );
  const tests = canonical.tests.map((test) => ({
    ...test,
    title: 'Señales / reglas: «A & B»',
    questions: questions.map(({ id }) => id),
  }));
  return { ...canonical, tests, questions };
}

/** The two sites that every format must export, with their descriptions. */
export const CANONICALS: [string, () => CanonicalData][] = [
  ['a small site with every kind of content', sampleCanonical],
  ['strings that break naive writers', tortureCanonical],
];

/** The fields of a question that every format must keep. */
export function roundTripFields({
  id,
  category,
  text,
  options,
  answer,
  explanation,
  sign,
  disputed,
}: CanonicalQuestion) {
  return {
    id,
    category,
    text,
    options: [...options],
    answer,
    explanation,
    image: sign?.id ?? null,
    disputed,
  };
}
