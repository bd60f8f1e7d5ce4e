/** Canonical data → the tables of the site. A conflict is several rows of `lecturas`; nothing is flattened. */
import { isInterval } from '../../ledger/format-value.ts';
import {
  type Canonical,
  type CanonicalCentre,
  type CanonicalFact,
  type CanonicalQuestion,
  type CanonicalReading,
  type CanonicalSource,
  LETTERS,
} from '../canonical.ts';
import { type ColumnOf, column, type Table, tableOf } from './table.ts';

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
  const edition = [
    text('version', 'Versión del contenido.', () => meta.version),
    text('licencia', 'Licencia del contenido.', () => meta.licence.name),
    text('aviso', 'Aviso.', () => meta.shortNotice),
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

const text = column('string', true);
const maybe = column('string');
const whole = column('integer', true);
const number = column('number');
const flag = column('boolean', true);
const day = column('date');
const onDay = column('date', true);
const to = (fields: string, table: string) => ({ fields, table, reference: 'id' });

const QUESTIONS: ColumnOf<CanonicalQuestion>[] = [
  text('id', 'Id estable; nunca se usa otra vez.', (each) => each.id),
  text('test', 'Número del test.', (each) => each.test),
  text('categoria', 'Título del test.', (each) => each.category),
  whole('posicion', 'Lugar en su test, desde 1.', (each) => each.position),
  text('pregunta', 'Enunciado.', (each) => each.text),
  ...LETTERS.map((letter, index) =>
    text<CanonicalQuestion>(
      `opcion_${letter.toLowerCase()}`,
      `Opción ${letter}.`,
      (each) => each.options[index],
    ),
  ),
  text(
    'respuesta',
    'Letra de la opción correcta (no es un índice).',
    (each) => LETTERS[each.answer],
    LETTERS,
  ),
  text('explicacion', 'Por qué es esa.', (each) => each.explanation),
  text('fuentes', 'Títulos de las fuentes, separados por «; ».', (each) =>
    each.sources.map(({ title }) => title).join('; '),
  ),
  text('tema', 'Tema del examen.', (each) => each.topic),
  text('seccion', 'Sección del manual.', (each) => each.section.title),
  maybe('senal', 'Id de la señal que se muestra con la pregunta.', (each) => each.sign?.id),
  maybe(
    'senal_descripcion',
    'Cómo es la señal, sin decir qué significa.',
    (each) => each.sign?.alt,
  ),
  whole('revision', 'Sube cuando la pregunta cambia.', (each) => each.revision),
  onDay('actualizada', 'Día del último cambio.', (each) => each.updated),
  maybe(
    'hechos',
    'Ids de los hechos que usa, separados por un espacio.',
    (each) => each.facts.join(' ') || null,
  ),
  flag('en_disputa', 'Si alguna de sus cifras está en disputa.', (each) => each.disputed),
  maybe(
    'nota_disputa',
    'Qué dice cada lectura de la cifra en disputa.',
    (each) => each.disputes.map(({ note }) => note).join(' ') || null,
  ),
  text('direccion', 'Dirección de la pregunta en el sitio.', (each) => each.url),
];

const PAIRS: ColumnOf<{ question: string; fact: string; disputed: boolean }>[] = [
  text('pregunta', 'Id de la pregunta.', (each) => each.question),
  text('hecho', 'Id del hecho.', (each) => each.fact),
  flag('en_disputa', 'Si ese hecho está en disputa.', (each) => each.disputed),
];

const FACTS: ColumnOf<CanonicalFact>[] = [
  text('id', 'Id del hecho.', (each) => each.id),
  text('tema', 'Tema del registro.', (each) => each.topic),
  text('titulo', 'De qué trata.', (each) => each.label),
  text('clase', 'Qué clase de valor tiene.', (each) => each.kind, [
    'quantity',
    'hours',
    'set',
    'date',
    'text',
  ]),
  maybe('unidad', 'Unidad de una cantidad.', (each) => each.unit),
  maybe('valor', 'Lo que imprime el sitio; vacío si no hay una sola lectura.', (each) => each.text),
  flag('en_disputa', 'Si sus lecturas se contradicen.', (each) => each.disputed),
  text('estado', 'Estado en el registro.', (each) => each.state),
  flag('afirmacion', 'Si es una afirmación del sitio sobre sí mismo.', (each) => each.claim),
  flag('sin_evidencia', 'Si nada la sostiene.', (each) => each.unsupported),
  maybe('decision', 'prefer, keep-both o distinct.', (each) => each.ruling?.verdict),
  maybe('motivo', 'Por qué se decidió así.', (each) => each.ruling?.because),
  day('decidido', 'Día de la decisión.', (each) => each.ruling?.on),
  text('direccion', 'Dirección del hecho en el sitio.', (each) => each.url),
];

const ends = ({ value }: CanonicalReading): [number | null, number | null] =>
  typeof value === 'number' ? [value, value] : isInterval(value) ? value : [null, null];

const READINGS: ColumnOf<{ fact: CanonicalFact; reading: CanonicalReading; number: number }>[] = [
  text('hecho', 'Id del hecho.', ({ fact }) => fact.id),
  whole('n', 'Número de la lectura, desde 1.', (each) => each.number),
  text('lectura', 'Id de la lectura en su hecho.', ({ reading }) => reading.id),
  text('quien', 'Quién lo dice.', ({ reading }) => reading.who),
  text('texto', 'El valor en palabras.', ({ reading }) => reading.text),
  number('minimo', 'De una cantidad: desde.', ({ reading }) => ends(reading)[0]),
  number('maximo', 'De una cantidad: hasta.', ({ reading }) => ends(reading)[1]),
  maybe('unidad', 'Unidad de una cantidad.', ({ fact }) => fact.unit),
  maybe('cuando', 'Condición bajo la que vale.', ({ reading }) => reading.when),
  flag('autoridad', 'Si lo dice la ley o la agencia.', ({ reading }) => reading.authority),
  flag('reemplazada', 'Si el sitio ya no la imprime.', ({ reading }) => reading.superseded),
  flag('preferida', 'Si es la que usa el sitio.', ({ fact, reading }) =>
    fact.preferred.includes(reading.id),
  ),
  maybe('fuente', 'Id de la fuente.', ({ reading }) => reading.source?.id),
  day('fecha', 'Día del que habla la lectura, o en que se leyó.', ({ reading }) => reading.asOf),
  maybe('confianza', 'high, medium o low.', ({ reading }) => reading.confidence),
];

const SOURCES: ColumnOf<CanonicalSource>[] = [
  text('id', 'Id de la fuente.', (each) => each.id),
  text('titulo', 'Nombre de la obra.', (each) => each.title),
  text('clase', 'Qué clase de fuente es.', (each) => each.kind),
  maybe('articulo', 'Artículo de la ley.', (each) => each.article),
  maybe('edicion', 'Qué copia se leyó.', (each) => each.edition),
  maybe('direccion', 'Dirección.', (each) => each.url),
  onDay('leida', 'Día en que se leyó.', (each) => each.readOn),
  text('confianza', 'high, medium o low.', (each) => each.confidence, ['high', 'medium', 'low']),
];

const CENTRES: ColumnOf<CanonicalCentre>[] = [
  text('id', 'Id del centro.', (each) => each.id),
  text('nombre', 'Nombre.', (each) => each.name),
  text('municipio', 'Municipio.', (each) => each.municipality),
  text('region', 'Región.', (each) => each.region.name),
  flag('en_directorio', 'Si está en el directorio del sitio.', (each) => each.listed),
  maybe(
    'direccion_postal',
    'Dirección; vacía si no está confirmada por ninguna fuente.',
    (each) => each.address?.text,
  ),
  maybe('direccion_confianza', 'high, medium o low.', (each) => each.address?.confidence),
  maybe('telefono', 'Teléfono; vacío si ninguna fuente lo da.', (each) => each.phone?.text),
  maybe('telefono_confianza', 'high, medium o low.', (each) => each.phone?.confidence),
  number('latitud', 'Grados; vacía si no se conoce.', (each) => each.coordinates?.latitude),
  number('longitud', 'Grados; vacía si no se conoce.', (each) => each.coordinates?.longitude),
  maybe(
    'precision',
    'edificio: el edificio mismo; pueblo: un punto del pueblo.',
    (each) => each.coordinates?.precision,
  ),
  text('horario', 'Id del hecho con su horario.', (each) => each.hours.fact),
  flag('horario_confirmado', 'Falso mientras haya más de un horario.', (each) => each.hours.agreed),
  maybe(
    'horario_lecturas',
    'Qué horario da cada fuente.',
    (each) =>
      each.hours.readings.map(({ who, text: words }) => `${who}: ${words}`).join(' | ') || null,
  ),
  maybe('aviso_del_centro', 'Lo primero que hay que saber.', (each) => each.notice),
  text('servicios', 'Servicios, separados por «; ».', (each) => each.services.join('; ')),
  onDay('actualizado', 'Día del último cambio.', (each) => each.updated),
  text('pagina', 'Dirección de su página.', (each) => each.url),
];
