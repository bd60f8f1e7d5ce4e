/** Schemas for id completion: each reference field offers the ids in the content, but accepts newer ones. */
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { type IdsByKind, schemasWithIds } from '../../pipeline/edit/id-schemas.ts';
import { LINK_KINDS } from '../../pipeline/link/field-links.ts';
import { QUESTION } from '../fixtures/base-data.ts';

const NAMES = Object.fromEntries(
  [...Object.keys(LINK_KINDS), 'concept'].map((kind) => [
    kind,
    new Set([`${kind}-b`, `${kind}-a`]),
  ]),
) as unknown as IdsByKind;
const schemas = schemasWithIds(NAMES);
const schemaOf = (name: string) => JSON.parse(schemas.get(`${name}.schema.json`)!);
const offered = ({ items, anyOf }: any): string[] => (items?.anyOf ?? anyOf)[0].enum;

test.each([
  ['cite', 'source'],
  ['section', 'section'],
  ['sign', 'sign'],
  ['scene', 'scene'],
  ['concepts', 'concept'],
  ['facts', 'fact'],
])('the field "%s" of a question offers the ids of each %s', (field, kind) => {
  const { properties } = schemaOf('questions').$defs.Question;
  expect(offered(properties[field])).toEqual([`${kind}-a`, `${kind}-b`]);
});

test('the readings of facts offer the ids of surfaces and sources', () => {
  const text = schemas.get('facts.schema.json')!;
  expect(text).toContain('"surface-a"');
  expect(text).toContain('"source-a"');
});

test('an unlisted id is valid, a value of another type is not', () => {
  const check = new Ajv2020.default({ strict: false }).compile(schemaOf('questions'));
  const question = { ...QUESTION, order: 10 };
  expect([check(question), check.errors]).toEqual([true, null]);
  expect(check({ ...question, sign: 5 })).toBe(false);
});
