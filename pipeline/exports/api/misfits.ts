/** The documents of the API and their published schemas → what in a document does not fit. */
import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { defined } from '../../../schemas/defined.ts';
import type { ExportProblem, ExportTools } from '../format.ts';
import type { ApiDocument } from './documents.ts';

/** Of each place in a document that does not fit: the document, the place, and what it has to be. */
export async function misfits(
  documents: readonly ApiDocument[],
  schemaOf: (name: string) => object,
  cached: ExportTools['cached'],
): Promise<ExportProblem[]> {
  const names = [...new Set(documents.map(({ schema }) => schema))];
  const code = await cached('validadores', names.join(), () => compiled(names, schemaOf));
  const validators = load(Buffer.from(code).toString());
  return documents.flatMap(({ path, schema, data }) => {
    const validate = validators[schema]!;
    return validate(data) ? [] : described(validate.errors!, path, data);
  });
}

/** Compiling costs more than all documents take, so the code is kept. */
async function compiled(
  names: readonly string[],
  schemaOf: (name: string) => object,
): Promise<Uint8Array> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const ajv = new Ajv2020({
    allErrors: true,
    validateSchema: false,
    // The pattern of a day knows which days there are.
    validateFormats: false,
    code: { source: true },
  });
  for (const name of names) ajv.addSchema(schemaOf(name), name);
  const ids = Object.fromEntries(names.map((name) => [name, name]));
  return Buffer.from(standalone.default(ajv, ids));
}

/** What the code asks for, under the names that ajv gives it: how two values are compared, how long a text is. */
const RUNTIME: Record<string, { default: unknown }> = {
  'ajv/dist/runtime/equal': { default: isDeepStrictEqual },
  'ajv/dist/runtime/ucs2length': { default: (text: string) => [...text].length },
};

function load(code: string): Record<string, ValidateFunction> {
  const exported: Record<string, ValidateFunction> = {};
  compileFunction(code, ['require', 'exports'])((name: string) => RUNTIME[name], exported);
  return exported;
}

/** A place is told once, with all that is wrong there: a union complains for each of its shapes. */
function described(errors: readonly ErrorObject[], path: string, data: object): ExportProblem[] {
  const places = new Map<string, Set<string>>();
  for (const { instancePath, message = '', params } of errors) {
    const said = places.get(instancePath) ?? new Set();
    const key = params.additionalProperty === undefined ? '' : ` ("${params.additionalProperty}")`;
    places.set(instancePath, said.add(message + key));
  }
  return [...places].map(([place, said]) => {
    const { value, record } = found(data, place);
    const where = record === undefined ? place || '/' : `${place} (${record})`;
    const what = typeof value === 'object' ? '' : `${JSON.stringify(value)} `;
    const says = `${path} does not fit its schema at ${where}: ${what}${[...said].join('; ')}`;
    return defined({ says, record });
  });
}

/** What stands at a place, and the id of the innermost record around it. */
function found(data: object, place: string): { value: unknown; record?: string } {
  let value: unknown = data;
  let record: { record?: string } = {};
  for (const key of place.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (typeof value === 'object' && value !== null && 'id' in value)
      record = { record: String(value.id) };
  }
  return { value, ...record };
}
