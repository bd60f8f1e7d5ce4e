/** Audits question literals without touching the disk. */

import type { RuleId } from '../../pipeline/findings/finding.ts';
import { type Finding, sortFindings } from '../../pipeline/findings/finding.ts';
import { linkSite } from '../../pipeline/link/index.ts';
import { roadLandmarks } from '../../pipeline/link/road-places.ts';
import type { SourceDocument } from '../../pipeline/load/document.ts';
import type { UnusableFile } from '../../pipeline/load/files.ts';
import { parseFrontMatter } from '../../pipeline/load/front-matter.ts';
import { parseJson } from '../../pipeline/load/json.ts';
import { parseSvg } from '../../pipeline/load/parse-drawing.ts';
import { joinRecordFolders } from '../../pipeline/load/record-folders.ts';
import { audit } from '../../pipeline/rules/index.ts';
import { collectKnownRecords, validate } from '../../pipeline/validate/index.ts';
import { LANDMARKS_WITHOUT_STOP } from '../../schemas/road.ts';
import { BASE_FILES, fourOptions, SIGN_DRAWING } from '../fixtures/base-data.ts';
import { PLACED_DRAWINGS } from '../fixtures/drawings.ts';
import { collectionAt, splitQuestionSets, TODAY, toJson } from '../fixtures/project.ts';

/** The fields that a question literal sets; all other fields come from `SOUND_QUESTION`. */
export type Literal = Record<string, unknown>;

export const SOUND_QUESTION = {
  question: 'Si la luz está en rojo, ¿qué haces en la esquina?',
  options: fourOptions(
    ['Paras y esperas', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'],
    0,
  ),
  explanation:
    'Ante la roja paras y esperas la verde. Si entras, te chocan de lado los carros que la tienen, porque ninguno te ve a tiempo. Tocar la bocina no te da el paso.',
  cite: ['ley'],
  section: 'reglas-transito#velocidad',
  topic: 'reglas',
  form: 'conducta',
  asks: [1],
  revision: 1,
  updated: TODAY,
};

const cifra = (unit: string, value: number) => ({
  label: 'Una cifra',
  kind: 'quantity',
  unit,
  readings: [{ surface: 'manual', value }],
});
const FACTS = {
  'velocidad.urbana': {
    label: 'Una cifra con dos lecturas',
    kind: 'quantity',
    unit: 'mph',
    readings: [
      { surface: 'ley', value: 25, source: 'ley', asOf: '2019-02-20', confidence: 'high' },
      { surface: 'manual', value: 35 },
      { id: 'cuatro', surface: 'manual', when: 'cuatro carriles', value: 40 },
    ],
    ruling: {
      verdict: 'prefer',
      reading: 'ley',
      because: 'La ley se leyó y dice esa cifra.',
      by: 'pruebas',
      on: TODAY,
      over: ['ley: 25 mph', 'manual · cuatro carriles: 40 mph', 'manual: 35 mph'],
    },
  },
  'velocidad.escolar': {
    label: 'Una cifra con dos condiciones',
    kind: 'quantity',
    unit: 'mph',
    readings: [
      { id: 'urbana', surface: 'manual', when: 'zona urbana', value: 15 },
      { id: 'rural', surface: 'manual', when: 'zona rural', value: 25 },
    ],
  },
  'velocidad.disputada': {
    label: 'Una cifra en la que las lecturas no coinciden',
    kind: 'quantity',
    unit: 'mph',
    readings: [
      { surface: 'guia', value: 50 },
      { surface: 'manual', value: 60 },
    ],
    ruling: {
      verdict: 'keep-both',
      because: 'Nadie ha podido confirmar una de las dos.',
      by: 'pruebas',
      on: TODAY,
      over: ['guia: 50 mph', 'manual: 60 mph'],
    },
  },
  'velocidad.rural': cifra('mph', 45),
  'hidrante.pies': cifra('ft', 16.4),
  'alcohol.limite': cifra('%', 0.08),
  'multa.luz': cifra('$', 500),
  'plazo.aviso': cifra('h', 4),
};

const sign = (id: string, symbol?: string) => ({
  id,
  kind: 'senal',
  name: id,
  family: 'regulatoria',
  ...(symbol === undefined ? {} : { symbol }),
  meaning: 'Algo.',
  action: 'Algo.',
  confidence: 'high',
});
const SIGNS = {
  title: 'Regulatorias',
  description: 'Mandan.',
  order: 1,
  items: [
    sign('octagono', 'Octágono rojo'),
    sign('delatora', 'Triángulo blanco: hay que ceder'),
    sign('muda'),
  ],
};

const SOURCES = {
  ley: {
    title: 'Ley 22-2000, Art. 8.02',
    kind: 'ley',
    article: '8.02',
    readOn: TODAY,
    confidence: 'high',
  },
  guia: {
    title: 'Guía de señales de Puerto Rico',
    kind: 'guia',
    readOn: TODAY,
    confidence: 'medium',
  },
  practica: { title: 'Buena práctica', kind: 'practica', readOn: TODAY, confidence: 'medium' },
};

/** The sample chapter with this text in its body. */
export const chapter = (body: string) =>
  (BASE_FILES['manual/reglas-transito.md'] as string).replace(
    'Un texto con un',
    `${body}\n\nUn texto con un`,
  );
const TAUGHT = chapter(
  Object.keys(FACTS)
    .map((id) => `Vale {{${id === 'velocidad.disputada' ? `${id}@guia` : id}}}.`)
    .join(' '),
);

/** A finding with the text of the file at its place. */
export type Reported = Finding & { written: unknown };

/** Audits tests, one for each list of questions, and returns the findings. A literal without an id gets p-1, p-2 … */
export function auditOf(
  tests: readonly Literal[][],
  files: Record<string, string | object | null> = {},
  unread: readonly UnusableFile[] = [],
): Reported[] {
  let count = 0;
  const banks = tests.map((questions, index) => {
    const bank = {
      ...(BASE_FILES['tests/1-prueba'] as object),
      id: String(index + 1),
      title: `Prueba ${index + 1}`,
      questions: questions.map((fields) => ({ ...SOUND_QUESTION, id: `p-${++count}`, ...fields })),
    };
    return [index === 0 ? 'tests/1-prueba' : `tests/${index + 1}-otra`, bank] as const;
  });
  const content = {
    ...BASE_FILES,
    'facts/cifras.json': FACTS,
    'sources.json': SOURCES,
    'senales/regulatorias.json': SIGNS,
    'manual/reglas-transito.md': TAUGHT,
    ...Object.fromEntries(banks),
    ...files,
  };
  const written = Object.entries(splitQuestionSets(content)).filter(
    ([path]) => !path.startsWith('dibujos/'),
  );
  const read = written.map(([path, data]) =>
    documentOf(path, typeof data === 'string' ? data : toJson(data)),
  );
  const { documents } = joinRecordFolders({ documents: read, unread: [] }).value;
  const { value: entries, findings } = validate(documents);
  const broken = findings[0];
  if (broken !== undefined) throw new Error(`the literal does not fit its schema: ${broken.title}`);
  const ids = entries.signs.flatMap(({ data }) => data.items.map(({ id }) => id));
  const places = entries.road.flatMap(roadLandmarks);
  const names = new Set([
    ...ids.map((id) => `senales/${id}`),
    ...places.flatMap(({ landmark }) => [`lugares/${landmark}`, `hitos/${landmark}`]),
    ...LANDMARKS_WITHOUT_STOP.map((landmark) => `hitos/${landmark}`),
    ...Object.keys(PLACED_DRAWINGS),
    ...Object.keys(files).flatMap((path) => /^dibujos\/(.+)\.svg$/.exec(path)?.[1] ?? []),
  ]);
  const drawings = [...names].flatMap((name) => {
    const { [`dibujos/${name}.svg`]: text = PLACED_DRAWINGS[name] ?? SIGN_DRAWING } = files;
    if (typeof text !== 'string') return [];
    return { id: name, file: `data/dibujos/${name}.svg`, text, ...parseSvg(text) };
  });
  const all = collectKnownRecords({ documents, unread: [...unread] }, entries);
  const { value: site } = linkSite(entries, all, drawings);
  return sortFindings(audit(site!, { today: TODAY, pageDay: TODAY }).findings).map((finding) => ({
    ...finding,
    written: writtenAt([...read, ...drawings], finding),
  }));
}

function writtenAt(
  documents: readonly Pick<SourceDocument, 'file' | 'text'>[],
  { at: { file, range } }: Finding,
): unknown {
  const { text } = documents.find((document) => document.file === file)!;
  if (range === undefined) return text;
  const lines = text.split('\n').slice(range.start.line - 1, range.end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, range.end.column - 1);
  lines[0] = lines[0]!.slice(range.start.column - 1);
  const found = lines.join('\n');
  // A finding may point at a whole value or at words inside one.
  return file.endsWith('.json') && /^(?:["[]|\{(?!\{)|null$)/.test(found)
    ? JSON.parse(found)
    : found;
}

function documentOf(path: string, text: string): SourceDocument {
  const [collection] = collectionAt(path);
  const { document, findings } = (path.endsWith('.md') ? parseFrontMatter : parseJson)({
    collection,
    path,
    file: `data/${path}`,
    text,
  });
  if (document === undefined) throw new Error(findings[0]?.title);
  return document;
}

/** The findings of one rule about the questions of one test. */
export const reportsOf = (rule: RuleId, ...questions: Literal[]) =>
  auditOf([questions]).filter((finding) => finding.rule === rule);
