/** The canonical data as tables. A conflict is several rows of `lecturas`. */
import { isInterval } from '../ledger/format-value.ts';
import {
  type Canonical,
  type CanonicalCentre,
  type CanonicalFact,
  type CanonicalQuestion,
  type CanonicalReading,
  type CanonicalSource,
  LETTERS,
} from './canonical.ts';
import { citedAs } from './questions.ts';

type Cell = string | number | boolean | null;
/** Each column by its name, with what it takes from a record. An empty cell: the record has no such value. */
type Columns<T> = Readonly<Record<string, (record: T) => Cell | undefined>>;

export type Table = {
  name: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
};
export type TableInput = 'meta' | 'questions' | 'centres' | 'facts' | 'sources';

export function tablesOf(canonical: Pick<Canonical, TableInput>): Table[] {
  const { questions, centres, facts, sources, meta } = canonical;
  const pairs = questions.flatMap((question) =>
    question.facts.map((fact) => ({
      question: question.id,
      fact,
      disputed: question.disputes.some((dispute) => dispute.fact === fact),
    })),
  );
  const readings = facts.flatMap((fact) =>
    fact.readings.map((reading, index) => ({ fact, reading, number: index + 1 })),
  );
  const edition: Columns<unknown> = {
    version: () => meta.version,
    licencia: () => meta.licence.name,
    aviso: () => meta.shortNotice,
  };
  return [
    tableOf('fuentes', 'Fuentes', sources, SOURCES),
    tableOf('hechos', 'Las cifras', facts, FACTS),
    tableOf('lecturas', 'Lo que dice cada fuente de cada cifra', readings, READINGS),
    tableOf('preguntas', 'Preguntas de práctica', questions, { ...QUESTIONS, ...edition }),
    tableOf('pregunta_hecho', 'Qué cifras usa cada pregunta', pairs, PAIRS),
    tableOf('centros', 'Centros CESCO', centres, { ...CENTRES, ...edition }),
  ];
}

function tableOf<T>(
  name: string,
  title: string,
  records: readonly T[],
  columns: Columns<T>,
): Table {
  const cells = Object.values(columns);
  return {
    name,
    title,
    columns: Object.keys(columns),
    rows: records.map((record) => cells.map((of) => of(record) ?? null)),
  };
}

const QUESTIONS: Columns<CanonicalQuestion> = {
  id: ({ id }) => id,
  test: ({ test }) => test,
  categoria: ({ category }) => category,
  posicion: ({ position }) => position,
  pregunta: ({ text }) => text,
  ...Object.fromEntries(
    LETTERS.map((letter, index) => [
      `opcion_${letter.toLowerCase()}`,
      ({ options }: CanonicalQuestion) => options[index],
    ]),
  ),
  respuesta: ({ answer }) => LETTERS[answer],
  explicacion: ({ explanation }) => explanation,
  fuentes: ({ sources }) => sources.map(citedAs).join('; '),
  tema: ({ topic }) => topic,
  seccion: ({ section }) => section.title,
  senal: ({ sign }) => sign?.id,
  senal_descripcion: ({ sign }) => sign?.alt,
  revision: ({ revision }) => revision,
  actualizada: ({ updated }) => updated,
  hechos: ({ facts }) => facts.join(' ') || null,
  en_disputa: ({ disputed }) => disputed,
  nota_disputa: ({ disputes }) => disputes.map(({ note }) => note).join(' ') || null,
  direccion: ({ url }) => url,
};

const PAIRS: Columns<{ question: string; fact: string; disputed: boolean }> = {
  pregunta: ({ question }) => question,
  hecho: ({ fact }) => fact,
  en_disputa: ({ disputed }) => disputed,
};

const FACTS: Columns<CanonicalFact> = {
  id: ({ id }) => id,
  tema: ({ topic }) => topic,
  titulo: ({ label }) => label,
  clase: ({ kind }) => kind,
  unidad: ({ unit }) => unit,
  valor: ({ text }) => text,
  en_disputa: ({ disputed }) => disputed,
  estado: ({ state }) => state,
  afirmacion: ({ claim }) => claim,
  sin_evidencia: ({ unsupported }) => unsupported,
  decision: ({ ruling }) => ruling?.verdict,
  motivo: ({ ruling }) => ruling?.because,
  decidido: ({ ruling }) => ruling?.on,
  direccion: ({ url }) => url,
};

const ends = ({ value }: CanonicalReading): [number | null, number | null] =>
  typeof value === 'number' ? [value, value] : isInterval(value) ? value : [null, null];

const READINGS: Columns<{ fact: CanonicalFact; reading: CanonicalReading; number: number }> = {
  hecho: ({ fact }) => fact.id,
  n: ({ number }) => number,
  lectura: ({ reading }) => reading.id,
  quien: ({ reading }) => reading.who,
  texto: ({ reading }) => reading.text,
  minimo: ({ reading }) => ends(reading)[0],
  maximo: ({ reading }) => ends(reading)[1],
  unidad: ({ fact }) => fact.unit,
  cuando: ({ reading }) => reading.when,
  autoridad: ({ reading }) => reading.authority,
  reemplazada: ({ reading }) => reading.superseded,
  // The reading before a change and the one after it may have one id.
  preferida: ({ fact, reading }) => reading.inForce === true && fact.preferred.includes(reading.id),
  fuente: ({ reading }) => reading.source?.id,
  fecha: ({ reading }) => reading.asOf,
  confianza: ({ reading }) => reading.confidence,
  vigente: ({ reading }) => reading.inForce === true,
  desde: ({ reading }) => reading.from,
  hasta: ({ reading }) => reading.until,
};

const SOURCES: Columns<CanonicalSource> = {
  id: ({ id }) => id,
  titulo: ({ title }) => title,
  clase: ({ kind }) => kind,
  articulo: ({ article }) => article,
  edicion: ({ edition }) => edition,
  direccion: ({ url }) => url,
  leida: ({ readOn }) => readOn,
  confianza: ({ confidence }) => confidence,
};

const CENTRES: Columns<CanonicalCentre> = {
  id: ({ id }) => id,
  nombre: ({ name }) => name,
  municipio: ({ municipality }) => municipality,
  region: ({ region }) => region.name,
  en_directorio: ({ listed }) => listed,
  // Empty if no source confirms it.
  direccion_postal: ({ address }) => address?.text,
  direccion_confianza: ({ address }) => address?.confidence,
  telefono: ({ phone }) => phone?.text,
  telefono_confianza: ({ phone }) => phone?.confidence,
  latitud: ({ coordinates }) => coordinates?.latitude,
  longitud: ({ coordinates }) => coordinates?.longitude,
  precision: ({ coordinates }) => coordinates?.precision,
  horario: ({ hours }) => hours.fact,
  horario_confirmado: ({ hours }) => hours.agreed,
  horario_lecturas: ({ hours }) =>
    hours.readings.map(({ who, text }) => `${who}: ${text}`).join(' | ') || null,
  aviso_del_centro: ({ notice }) => notice,
  servicios: ({ services }) => services.join('; '),
  actualizado: ({ updated }) => updated,
  pagina: ({ url }) => url,
};
