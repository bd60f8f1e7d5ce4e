/** Question literals → what the rules about questions say of them, without touching the disk. */
import { audit } from '../../pipeline/audit/index.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';
import type { RuleId } from '../../pipeline/findings/rules.ts';
import { link } from '../../pipeline/link/index.ts';
import { parseJson } from '../../pipeline/load/json.ts';
import { knownIds, validate } from '../../pipeline/validate.ts';
import { BASE } from '../base-data.ts';
import { TODAY } from '../project.ts';

type Fields = Record<string, unknown>;
export type Literal = Fields & { id?: string };

/** A question without a fault, for tests that spoil one thing of it. */
export const SOUND = {
  question: 'Si la luz está en rojo, ¿qué haces en la esquina?',
  options: ['Paras y esperas', 'Sigues sin mirar', 'Aceleras un poco más', 'Tocas la bocina'].map((text) => text.replace('un poco más', 'al entrar')),
  correctAnswer: 0,
  explanation: 'El Art. 8.02 de la Ley 22-2000 manda: paras y esperas la verde. Tocar la bocina no te da el paso.',
  cite: ['ley'],
  section: 'reglas-transito#velocidad',
  topic: 'reglas',
  errors: [null, 'cree que no hay peligro', 'prisa', 'cree que avisar basta'],
  revision: 1,
  updated: TODAY,
};

/** Facts that the literals refer to. */
const FACTS = {
  'velocidad.urbana': ruled('mph', 25, 35),
  'velocidad.rural': plain('mph', 45),
  'hidrante.pies': plain('ft', 16.4),
  'alcohol.limite': plain('%', 0.08),
  'multa.luz': plain('$', 500),
  'plazo.aviso': plain('h', 4),
};

function plain(unit: string, value: number) {
  return { label: 'Una cifra', kind: 'quantity', unit, readings: [{ surface: 'manual', value }] };
}

function ruled(unit: string, value: number, other: number) {
  return {
    label: 'Una cifra con dos lecturas',
    kind: 'quantity',
    unit,
    readings: [{ surface: 'ley', value, source: 'ley', asOf: '2019-02-20', confidence: 'high' }, { surface: 'manual', value: other }],
    ruling: { verdict: 'prefer', reading: 'ley', because: 'La ley se leyó y dice esa cifra.', by: 'pruebas', on: TODAY, over: [`ley: ${value} ${unit}`, `manual: ${other} ${unit}`] },
  };
}

const SIGNS = {
  title: 'Regulatorias',
  description: 'Mandan.',
  order: 1,
  items: [
    sign('pare', 'Octágono rojo con borde blanco'),
    sign('ceda', 'Triángulo con la punta abajo, blanco con borde rojo: ceder'),
    { ...sign('muda', ''), symbol: undefined },
  ],
};

function sign(id: string, symbol: string) {
  return { id, kind: 'senal', name: id, family: 'regulatoria', symbol, meaning: 'Algo.', action: 'Algo.', confidence: 'high' };
}

export const SOURCES = {
  ley: { title: 'Ley 22-2000, Art. 8.02', kind: 'ley', article: '8.02', readOn: TODAY, confidence: 'high' },
  guia: { title: 'Guía de señales de Puerto Rico', kind: 'guia', readOn: TODAY, confidence: 'medium' },
};

/** Findings of the audit over tests made of the given questions; ids are given in order where the literal has none. */
export function findingsFor(...tests: Literal[][]): Finding[] {
  let count = 0;
  const banks = tests.map((questions, index) => [
    `tests/${index + 1}-prueba.json`,
    { ...(BASE['tests/1-prueba.json'] as object), id: String(index + 1), title: `Prueba ${index + 1}`, questions: questions.map((fields) => ({ ...SOUND, id: `p-${++count}`, ...fields })) },
  ]);
  const files: Record<string, unknown> = { ...BASE, 'facts/cifras.json': FACTS, 'sources.json': SOURCES, 'senales/regulatorias.json': SIGNS, ...Object.fromEntries(banks) };
  const documents = Object.entries(files).flatMap(([path, content]) => (typeof content === 'string' ? [] : [document(path, content)]));
  const { value: entries, findings } = validate(documents);
  const broken = findings.find(({ rule }) => rule.startsWith('schema/'));
  if (broken !== undefined) throw new Error(`the literal does not fit the schema: ${broken.title}`);
  const { value: site } = link(entries, knownIds(documents, entries));
  return audit(site!, TODAY).findings;
}

const COLLECTION_OF: Record<string, string> = { tests: 'tests', facts: 'facts', senales: 'signs', 'site.json': 'site', 'surfaces.json': 'surfaces', 'sources.json': 'sources' };

function document(path: string, content: unknown) {
  const collection = COLLECTION_OF[path] ?? COLLECTION_OF[path.split('/')[0]!];
  // The other records of the base say nothing about questions.
  const text = JSON.stringify(collection === undefined ? {} : content, null, 1);
  const { document: read, findings } = parseJson({ collection: collection ?? 'none', path, file: `data/${path}`, text } as never);
  if (read === undefined) throw new Error(findings[0]?.title);
  return read;
}

/** Whether the rule reports anything about the questions, at warning or error. */
export const reports = (rule: RuleId, ...tests: Literal[][]) => findingsFor(...tests).filter((finding) => finding.rule === rule);

/** The text a finding points at. */
export function textAt({ at }: Finding, fields: Literal, path: readonly (string | number)[]): { line: number; expected: unknown } {
  let value: unknown = { ...SOUND, ...fields };
  for (const step of path) value = (value as Record<string | number, unknown>)[step];
  return { line: at.range?.start.line ?? 0, expected: value };
}
