/** The hand-written schemas of the API: as they are published, and as a check of every document. */
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Canonical } from '../canonical.ts';
import { schemaAddress } from './documents.ts';
import article from './schemas/article.schema.json' with { type: 'json' };
import centre from './schemas/centre.schema.json' with { type: 'json' };
import centres from './schemas/centres.schema.json' with { type: 'json' };
import changes from './schemas/changes.schema.json' with { type: 'json' };
import common from './schemas/common.schema.json' with { type: 'json' };
import dataset from './schemas/dataset.schema.json' with { type: 'json' };
import essentials from './schemas/essentials.schema.json' with { type: 'json' };
import fact from './schemas/fact.schema.json' with { type: 'json' };
import facts from './schemas/facts.schema.json' with { type: 'json' };
import question from './schemas/question.schema.json' with { type: 'json' };
import questions from './schemas/questions.schema.json' with { type: 'json' };
import report from './schemas/report.schema.json' with { type: 'json' };
import signs from './schemas/signs.schema.json' with { type: 'json' };

const SCHEMAS: Record<string, object> = {
  article,
  centre,
  centres,
  changes,
  common,
  dataset,
  essentials,
  fact,
  facts,
  question,
  questions,
  report,
  signs,
};

/** The schemas with the addresses where they are published; references between them are relative to these. */
export function publishedSchemas(
  canonical: Pick<Canonical, 'meta'>,
): { name: string; schema: object }[] {
  return Object.entries(SCHEMAS).map(([name, schema]) => ({
    name,
    schema: { ...schema, $id: schemaAddress(canonical, name) },
  }));
}

type Gate = (name: string, data: unknown) => string | undefined;

/** @returns a function that describes the first error of a document, or returns undefined */
export function schemaGate(canonical: Pick<Canonical, 'meta'>): Gate {
  const ajv = new Ajv2020.default({
    strict: true,
    allErrors: false,
    code: { optimize: false },
    schemas: publishedSchemas(canonical).map(({ schema }) => schema),
  });
  addFormats.default(ajv);
  return (name, data) => {
    const validate = ajv.getSchema(schemaAddress(canonical, name)) as ValidateFunction;
    return validate(data) ? undefined : described(validate.errors?.[0]);
  };
}

function described(error: ErrorObject | undefined): string {
  return `${error?.instancePath || '/'} ${error?.message ?? 'does not fit'}`;
}
