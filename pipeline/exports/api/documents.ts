/** The JSON documents of /api/v1/. */
import { formatJson } from '../../findings/format-json.ts';
import { escapeHtml } from '../../text/escape.ts';
import type { CanonicalData, CanonicalQuestion } from '../canonical.ts';
import { pictureRoute } from '../sign-pictures.ts';

export type ApiInputKey = keyof CanonicalData;

export const API_ROUTE = '/api/v1';

export type ApiDocument = {
  /** Path below /api/v1/. */
  path: string;
  schema: string;
  /** Id and summary of the operation in openapi.json that returns the document. */
  operation: string;
  summary: string;
  data: object;
};

export function apiDocuments(canonical: CanonicalData): ApiDocument[] {
  const { meta, essentials, tests, centres, facts, articles, sources, audit } = canonical;
  const picture = (id: string) => `${meta.address}${pictureRoute(id).slice(1)}`;
  const [questions, retos, formas] = [canonical.questions, canonical.retos, canonical.formas].map(
    (asked) => asked.map((question) => withAddress(question, picture)),
  );
  const signs = canonical.signs.map((sign) => ({ ...sign, picture: picture(sign.id) }));
  const chapters = withoutDrawings(canonical, picture);
  const report = JSON.parse(formatJson(audit.findings, audit.summary)) as object;
  const document = (
    path: string,
    schema: string,
    operation: string,
    summary: string,
    data: object,
  ): ApiDocument => ({
    path,
    schema,
    operation,
    summary,
    data: { $schema: schemaAddress(canonical, schema), meta, ...data },
  });
  return [
    document('dataset.json', 'dataset', 'dataset', 'Todo el contenido en un archivo.', {
      tests,
      questions,
      retos,
      formas,
      centres,
      facts,
      articles,
      chapters,
      signs,
      sources,
    }),
    document(
      'preguntas.json',
      'questions',
      'preguntas',
      'Las preguntas de los tests y, aparte, los retos y las otras formas.',
      { questions, retos, formas },
    ),
    document(
      'senales.json',
      'signs',
      'senales',
      'Las señales con sus nombres, su dibujo y lo que significan.',
      { signs },
    ),
    document('centros.json', 'centres', 'centros', 'Los centros CESCO.', { centres }),
    document(
      'esencial.json',
      'essentials',
      'esencial',
      'Lo que pregunta toda familia, con su respuesta corta y sus fuentes.',
      { essentials },
    ),
    document(
      'hechos.json',
      'facts',
      'hechos',
      'Cada cifra con lo que dice cada fuente y lo que se decidió.',
      {
        facts,
      },
    ),
    ...[questions, retos, formas]
      .flatMap((all) => all ?? [])
      .map((question) =>
        document(`preguntas/${question.id}.json`, 'question', 'pregunta', 'Una pregunta.', {
          question,
        }),
      ),
    document('consistencia.json', 'report', 'consistencia', 'El informe de la auditoría.', report),
  ];
}

/** Replaces the drawing of a question with the address of its picture. */
function withAddress(
  { sign, ...question }: CanonicalQuestion,
  picture: (id: string) => string,
): Omit<CanonicalQuestion, 'sign'> & { sign?: { id: string; alt: string; picture: string } } {
  if (sign === undefined) return question;
  return { ...question, sign: { id: sign.id, alt: sign.alt, picture: picture(sign.id) } };
}

/** The chapters with images in place of sign drawings. Drawings of scenes stay, because no other document has them. */
function withoutDrawings(
  { chapters, signs }: Pick<CanonicalData, 'chapters' | 'signs'>,
  picture: (id: string) => string,
): CanonicalData['chapters'] {
  const images = new Map(
    signs.map(({ id, svg, alt }) => [svg, `<img src="${picture(id)}" alt="${escapeHtml(alt)}">`]),
  );
  const lighter = (html: string) =>
    html.replace(/<svg[\s\S]*?<\/svg>/g, (svg) => images.get(svg) ?? svg);
  return chapters.map(({ sections, ...chapter }) => ({
    ...chapter,
    sections: sections.map((section) =>
      section.records === undefined ? section : { ...section, records: lighter(section.records) },
    ),
  }));
}

export function schemaAddress({ meta }: Pick<CanonicalData, 'meta'>, name: string): string {
  return `${meta.address.replace(/\/$/, '')}${API_ROUTE}/esquemas/${name}.schema.json`;
}
