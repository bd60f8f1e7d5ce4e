/** Canonical data → the tables of the site. A conflict is several rows of `lecturas`; nothing is flattened. */
import { isInterval } from '../../audit/format-value.ts';
import {
  type Canonical,
  type CanonicalCentre,
  type CanonicalFact,
  type CanonicalQuestion,
  type CanonicalReading,
  type CanonicalSource,
  LETTERS,
} from '../canonical.ts';
import { type Cell, type Column, type Table, tableOf } from './table.ts';

type ColumnOf<T> = Column & { of: (record: T) => Cell | undefined };

export function tablesOf(canonical: Canonical): Table[] {
  const { questions, centres, facts, sources, meta } = canonical;
  const pairs = questions.flatMap((question) =>
    question.facts.map((fact) => ({
      question: question.id,
      fact,
      disputed: question.disputes.some((each) => each.fact === fact),
    })),
  );
  const readings = facts.flatMap((fact) =>
    fact.readings.map((reading, index) => ({ fact, reading, number: index + 1 })),
  );
  const edition: ColumnOf<unknown>[] = [
    { ...text('version', 'Versión del contenido.'), of: () => meta.version },
    { ...text('licencia', 'Licencia del contenido.'), of: () => meta.licence.name },
    { ...text('aviso', 'Aviso.'), of: () => meta.shortNotice },
  ];
  return [
    tableOf('fuentes', 'Fuentes', sources, SOURCES, { primary: ['id'] }),
    tableOf('hechos', 'Hechos del registro', facts, FACTS, { primary: ['id'] }),
    tableOf('lecturas', 'Lecturas de cada hecho', readings, READINGS, {
      primary: ['hecho', 'n'],
      foreign: [to('hecho', 'hechos'), to('fuente', 'fuentes')],
    }),
    tableOf('preguntas', 'Preguntas de práctica', questions, [...QUESTIONS, ...edition], {
      primary: ['id'],
    }),
    tableOf('pregunta_hecho', 'Qué hechos usa cada pregunta', pairs, PAIRS, {
      primary: ['pregunta', 'hecho'],
      foreign: [to('pregunta', 'preguntas'), to('hecho', 'hechos')],
    }),
    tableOf('centros', 'Centros CESCO', centres, [...CENTRES, ...edition], {
      primary: ['id'],
      foreign: [to('horario', 'hechos')],
    }),
  ];
}

const text = (name: string, description: string): Column => ({
  name,
  type: 'string',
  description,
  required: true,
});
const maybe = (name: string, description: string): Column => ({
  name,
  type: 'string',
  description,
});
const whole = (name: string, description: string): Column => ({
  name,
  type: 'integer',
  description,
  required: true,
});
const number = (name: string, description: string): Column => ({
  name,
  type: 'number',
  description,
});
const flag = (name: string, description: string): Column => ({
  name,
  type: 'boolean',
  description,
  required: true,
});
const day = (name: string, description: string): Column => ({ name, type: 'date', description });
const to = (fields: string, table: string) => ({ fields, table, reference: 'id' });

const QUESTIONS: ColumnOf<CanonicalQuestion>[] = [
  { ...text('id', 'Id estable; nunca se usa otra vez.'), of: (each) => each.id },
  { ...text('test', 'Número del test.'), of: (each) => each.test },
  { ...text('categoria', 'Título del test.'), of: (each) => each.category },
  { ...whole('posicion', 'Lugar en su test, desde 1.'), of: (each) => each.position },
  { ...text('pregunta', 'Enunciado.'), of: (each) => each.text },
  ...LETTERS.map((letter, index) => ({
    ...text(`opcion_${letter.toLowerCase()}`, `Opción ${letter}.`),
    of: (each: CanonicalQuestion) => each.options[index],
  })),
  {
    ...text('respuesta', 'Letra de la opción correcta (no es un índice).'),
    values: LETTERS,
    of: (each) => LETTERS[each.answer],
  },
  { ...text('explicacion', 'Por qué es esa.'), of: (each) => each.explanation },
  {
    ...text('fuentes', 'Títulos de las fuentes, separados por «; ».'),
    of: (each) => each.sources.map(({ title }) => title).join('; '),
  },
  { ...text('tema', 'Tema del examen.'), of: (each) => each.topic },
  { ...text('seccion', 'Sección del manual.'), of: (each) => each.section.title },
  {
    ...maybe('senal', 'Id de la señal que se muestra con la pregunta.'),
    of: (each) => each.sign?.id,
  },
  {
    ...maybe('senal_descripcion', 'Cómo es la señal, sin decir qué significa.'),
    of: (each) => each.sign?.alt,
  },
  { ...whole('revision', 'Sube cuando la pregunta cambia.'), of: (each) => each.revision },
  { ...day('actualizada', 'Día del último cambio.'), required: true, of: (each) => each.updated },
  {
    ...maybe('hechos', 'Ids de los hechos que usa, separados por un espacio.'),
    of: (each) => each.facts.join(' ') || null,
  },
  {
    ...flag('en_disputa', 'Si alguna de sus cifras está en disputa.'),
    of: (each) => each.disputed,
  },
  {
    ...maybe('nota_disputa', 'Qué dice cada lectura de la cifra en disputa.'),
    of: (each) => each.disputes.map(({ note }) => note).join(' ') || null,
  },
  { ...text('direccion', 'Dirección de la pregunta en el sitio.'), of: (each) => each.url },
];

const PAIRS: ColumnOf<{ question: string; fact: string; disputed: boolean }>[] = [
  { ...text('pregunta', 'Id de la pregunta.'), of: (each) => each.question },
  { ...text('hecho', 'Id del hecho.'), of: (each) => each.fact },
  { ...flag('en_disputa', 'Si ese hecho está en disputa.'), of: (each) => each.disputed },
];

const FACTS: ColumnOf<CanonicalFact>[] = [
  { ...text('id', 'Id del hecho.'), of: (each) => each.id },
  { ...text('tema', 'Tema del registro.'), of: (each) => each.topic },
  { ...text('titulo', 'De qué trata.'), of: (each) => each.label },
  {
    ...text('clase', 'Qué clase de valor tiene.'),
    values: ['quantity', 'hours', 'set', 'date', 'text'],
    of: (each) => each.kind,
  },
  { ...maybe('unidad', 'Unidad de una cantidad.'), of: (each) => each.unit },
  {
    ...maybe('valor', 'Lo que imprime el sitio; vacío si no hay una sola lectura.'),
    of: (each) => each.text,
  },
  { ...flag('en_disputa', 'Si sus lecturas se contradicen.'), of: (each) => each.disputed },
  { ...text('estado', 'Estado en el registro.'), of: (each) => each.state },
  {
    ...flag('afirmacion', 'Si es una afirmación del sitio sobre sí mismo.'),
    of: (each) => each.claim,
  },
  { ...flag('sin_evidencia', 'Si nada la sostiene.'), of: (each) => each.unsupported },
  { ...maybe('decision', 'prefer, keep-both o distinct.'), of: (each) => each.ruling?.verdict },
  { ...maybe('motivo', 'Por qué se decidió así.'), of: (each) => each.ruling?.because },
  { ...day('decidido', 'Día de la decisión.'), of: (each) => each.ruling?.on },
  { ...text('direccion', 'Dirección del hecho en el sitio.'), of: (each) => each.url },
];

const ends = ({ value }: CanonicalReading): [number | null, number | null] =>
  typeof value === 'number' ? [value, value] : isInterval(value) ? value : [null, null];

const READINGS: ColumnOf<{ fact: CanonicalFact; reading: CanonicalReading; number: number }>[] = [
  { ...text('hecho', 'Id del hecho.'), of: ({ fact }) => fact.id },
  { ...whole('n', 'Número de la lectura, desde 1.'), of: (each) => each.number },
  { ...text('lectura', 'Id de la lectura en su hecho.'), of: ({ reading }) => reading.id },
  { ...text('quien', 'Quién lo dice.'), of: ({ reading }) => reading.who },
  { ...text('texto', 'El valor en palabras.'), of: ({ reading }) => reading.text },
  { ...number('minimo', 'De una cantidad: desde.'), of: ({ reading }) => ends(reading)[0] },
  { ...number('maximo', 'De una cantidad: hasta.'), of: ({ reading }) => ends(reading)[1] },
  { ...maybe('unidad', 'Unidad de una cantidad.'), of: ({ fact }) => fact.unit },
  { ...maybe('cuando', 'Condición bajo la que vale.'), of: ({ reading }) => reading.when },
  {
    ...flag('autoridad', 'Si lo dice la ley o la agencia.'),
    of: ({ reading }) => reading.authority,
  },
  {
    ...flag('reemplazada', 'Si el sitio ya no la imprime.'),
    of: ({ reading }) => reading.superseded,
  },
  {
    ...flag('preferida', 'Si es la que usa el sitio.'),
    of: ({ fact, reading }) => fact.preferred.includes(reading.id),
  },
  { ...maybe('fuente', 'Id de la fuente.'), of: ({ reading }) => reading.source?.id },
  {
    ...day('fecha', 'Día del que habla la lectura, o en que se leyó.'),
    of: ({ reading }) => reading.asOf,
  },
  { ...maybe('confianza', 'high, medium o low.'), of: ({ reading }) => reading.confidence },
];

const SOURCES: ColumnOf<CanonicalSource>[] = [
  { ...text('id', 'Id de la fuente.'), of: (each) => each.id },
  { ...text('titulo', 'Nombre de la obra.'), of: (each) => each.title },
  { ...text('clase', 'Qué clase de fuente es.'), of: (each) => each.kind },
  { ...maybe('articulo', 'Artículo de la ley.'), of: (each) => each.article },
  { ...maybe('edicion', 'Qué copia se leyó.'), of: (each) => each.edition },
  { ...maybe('direccion', 'Dirección.'), of: (each) => each.url },
  { ...day('leida', 'Día en que se leyó.'), required: true, of: (each) => each.readOn },
  {
    ...text('confianza', 'high, medium o low.'),
    values: ['high', 'medium', 'low'],
    of: (each) => each.confidence,
  },
];

const CENTRES: ColumnOf<CanonicalCentre>[] = [
  { ...text('id', 'Id del centro.'), of: (each) => each.id },
  { ...text('nombre', 'Nombre.'), of: (each) => each.name },
  { ...text('municipio', 'Municipio.'), of: (each) => each.municipality },
  { ...text('region', 'Región.'), of: (each) => each.region.name },
  { ...flag('en_directorio', 'Si está en el directorio del sitio.'), of: (each) => each.listed },
  {
    ...maybe('direccion_postal', 'Dirección; vacía si no está confirmada por ninguna fuente.'),
    of: (each) => each.address?.text,
  },
  {
    ...maybe('direccion_confianza', 'high, medium o low.'),
    of: (each) => each.address?.confidence,
  },
  {
    ...maybe('telefono', 'Teléfono; vacío si ninguna fuente lo da.'),
    of: (each) => each.phone?.text,
  },
  { ...maybe('telefono_confianza', 'high, medium o low.'), of: (each) => each.phone?.confidence },
  {
    ...number('latitud', 'Grados; vacía si no se conoce.'),
    of: (each) => each.coordinates?.latitude,
  },
  {
    ...number('longitud', 'Grados; vacía si no se conoce.'),
    of: (each) => each.coordinates?.longitude,
  },
  {
    ...maybe('precision', 'edificio: el edificio mismo; pueblo: un punto del pueblo.'),
    of: (each) => each.coordinates?.precision,
  },
  { ...text('horario', 'Id del hecho con su horario.'), of: (each) => each.hours.fact },
  {
    ...flag('horario_confirmado', 'Falso mientras haya más de un horario.'),
    of: (each) => each.hours.agreed,
  },
  {
    ...maybe('horario_lecturas', 'Qué horario da cada fuente.'),
    of: (each) =>
      each.hours.readings.map(({ who, text: words }) => `${who}: ${words}`).join(' | ') || null,
  },
  { ...maybe('aviso_del_centro', 'Lo primero que hay que saber.'), of: (each) => each.notice },
  {
    ...text('servicios', 'Servicios, separados por «; ».'),
    of: (each) => each.services.join('; '),
  },
  { ...day('actualizado', 'Día del último cambio.'), required: true, of: (each) => each.updated },
  { ...text('pagina', 'Dirección de su página.'), of: (each) => each.url },
];
