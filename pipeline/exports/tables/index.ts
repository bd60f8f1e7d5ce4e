/** The canonical data as tables. A conflict is several rows of `lecturas`. */
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
import { citedAs } from '../questions.ts';
import { type ColumnOf, column, type Table, tableOf } from './table.ts';

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
  const edition = [
    text('version', 'Versión del contenido.', () => meta.version),
    text('licencia', 'Licencia del contenido.', () => meta.licence.name),
    text('aviso', 'Aviso.', () => meta.shortNotice),
  ];
  return [
    tableOf('fuentes', 'Fuentes', sources, SOURCES, { primary: ['id'] }),
    tableOf('hechos', 'Las cifras', facts, FACTS, { primary: ['id'] }),
    tableOf('lecturas', 'Lo que dice cada fuente de cada cifra', readings, READINGS, {
      primary: ['hecho', 'n'],
      foreign: [to('hecho', 'hechos'), to('fuente', 'fuentes')],
    }),
    tableOf('preguntas', 'Preguntas de práctica', questions, [...QUESTIONS, ...edition], {
      primary: ['id'],
    }),
    tableOf('pregunta_hecho', 'Qué cifras usa cada pregunta', pairs, PAIRS, {
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
  text('id', 'Id estable; nunca se usa otra vez.', (question) => question.id),
  text('test', 'Número del test.', (question) => question.test),
  text('categoria', 'Título del test.', (question) => question.category),
  whole('posicion', 'Lugar en su test, desde 1.', (question) => question.position),
  text('pregunta', 'Enunciado.', (question) => question.text),
  ...LETTERS.map((letter, index) =>
    text<CanonicalQuestion>(
      `opcion_${letter.toLowerCase()}`,
      `Opción ${letter}.`,
      (question) => question.options[index],
    ),
  ),
  text(
    'respuesta',
    'Letra de la opción correcta (no es un índice).',
    (question) => LETTERS[question.answer],
    LETTERS,
  ),
  text('explicacion', 'Por qué es esa.', (question) => question.explanation),
  text('fuentes', 'Las fuentes con lo que son, separadas por «; ».', (question) =>
    question.sources.map(citedAs).join('; '),
  ),
  text('tema', 'Tema del examen.', (question) => question.topic),
  text('seccion', 'Sección del manual.', (question) => question.section.title),
  maybe(
    'senal',
    'Id de la señal o de la escena que se muestra con la pregunta.',
    (question) => question.sign?.id,
  ),
  maybe(
    'senal_descripcion',
    'Cómo es el dibujo, sin decir qué significa.',
    (question) => question.sign?.alt,
  ),
  whole('revision', 'Sube cuando la pregunta cambia.', (question) => question.revision),
  onDay('actualizada', 'Día del último cambio.', (question) => question.updated),
  maybe(
    'hechos',
    'Ids de las cifras que usa, separados por un espacio.',
    (question) => question.facts.join(' ') || null,
  ),
  flag('en_disputa', 'Si alguna de sus cifras está en disputa.', (question) => question.disputed),
  maybe(
    'nota_disputa',
    'Qué dice cada fuente de la cifra en disputa.',
    (question) => question.disputes.map(({ note }) => note).join(' ') || null,
  ),
  text('direccion', 'Dirección de la pregunta en el sitio.', (question) => question.url),
];

const PAIRS: ColumnOf<{ question: string; fact: string; disputed: boolean }>[] = [
  text('pregunta', 'Id de la pregunta.', (pair) => pair.question),
  text('hecho', 'Id de la cifra.', (pair) => pair.fact),
  flag('en_disputa', 'Si esa cifra está en disputa.', (pair) => pair.disputed),
];

const FACTS: ColumnOf<CanonicalFact>[] = [
  text('id', 'Id de la cifra.', (fact) => fact.id),
  text('tema', 'Tema del registro.', (fact) => fact.topic),
  text('titulo', 'De qué trata.', (fact) => fact.label),
  text('clase', 'Qué clase de valor tiene.', (fact) => fact.kind, [
    'quantity',
    'hours',
    'set',
    'date',
    'text',
  ]),
  maybe('unidad', 'Unidad de una cantidad.', (fact) => fact.unit),
  maybe('valor', 'Lo que imprime el sitio; vacío si no hay un solo valor.', (fact) => fact.text),
  flag('en_disputa', 'Si sus fuentes se contradicen.', (fact) => fact.disputed),
  text('estado', 'Estado en el registro.', (fact) => fact.state),
  flag('afirmacion', 'Si es una afirmación del sitio sobre sí mismo.', (fact) => fact.claim),
  flag('sin_evidencia', 'Si nada la sostiene.', (fact) => fact.unsupported),
  maybe('decision', 'prefer, keep-both o distinct.', (fact) => fact.ruling?.verdict),
  maybe('motivo', 'Por qué se decidió así.', (fact) => fact.ruling?.because),
  day('decidido', 'Día de la decisión.', (fact) => fact.ruling?.on),
  text('direccion', 'Dirección de la cifra en el sitio.', (fact) => fact.url),
];

const ends = ({ value }: CanonicalReading): [number | null, number | null] =>
  typeof value === 'number' ? [value, value] : isInterval(value) ? value : [null, null];

const READINGS: ColumnOf<{ fact: CanonicalFact; reading: CanonicalReading; number: number }>[] = [
  text('hecho', 'Id de la cifra.', ({ fact }) => fact.id),
  whole('n', 'Número de la fila, desde 1, entre las de la cifra.', (row) => row.number),
  text('lectura', 'Id del valor dentro de su cifra.', ({ reading }) => reading.id),
  text('quien', 'Quién lo dice.', ({ reading }) => reading.who),
  text('texto', 'El valor en palabras.', ({ reading }) => reading.text),
  number('minimo', 'De una cantidad: desde.', ({ reading }) => ends(reading)[0]),
  number('maximo', 'De una cantidad: hasta.', ({ reading }) => ends(reading)[1]),
  maybe('unidad', 'Unidad de una cantidad.', ({ fact }) => fact.unit),
  maybe('cuando', 'Condición bajo la que vale.', ({ reading }) => reading.when),
  flag('autoridad', 'Si lo dice la ley o la agencia.', ({ reading }) => reading.authority),
  flag('reemplazada', 'Si el sitio ya no la imprime.', ({ reading }) => reading.superseded),
  // The reading before a change and the one after it may have one id.
  flag(
    'preferida',
    'Si es la que usa el sitio.',
    ({ fact, reading }) => reading.inForce === true && fact.preferred.includes(reading.id),
  ),
  maybe('fuente', 'Id de la fuente.', ({ reading }) => reading.source?.id),
  day('fecha', 'Día del que habla la fuente, o en que se leyó.', ({ reading }) => reading.asOf),
  maybe('confianza', 'high, medium o low.', ({ reading }) => reading.confidence),
  flag(
    'vigente',
    'Si está en vigor el día del contenido.',
    ({ reading }) => reading.inForce === true,
  ),
  day('desde', 'Primer día en que está en vigor.', ({ reading }) => reading.from),
  day('hasta', 'Último día en que está en vigor.', ({ reading }) => reading.until),
];

const SOURCES: ColumnOf<CanonicalSource>[] = [
  text('id', 'Id de la fuente.', (source) => source.id),
  text('titulo', 'Nombre de la obra.', (source) => source.title),
  text('clase', 'Qué clase de fuente es.', (source) => source.kind),
  maybe('articulo', 'Artículo de la ley.', (source) => source.article),
  maybe('edicion', 'Qué copia se leyó.', (source) => source.edition),
  maybe('direccion', 'Dirección.', (source) => source.url),
  onDay('leida', 'Día en que se leyó.', (source) => source.readOn),
  text('confianza', 'high, medium o low.', (source) => source.confidence, [
    'high',
    'medium',
    'low',
  ]),
];

const CENTRES: ColumnOf<CanonicalCentre>[] = [
  text('id', 'Id del centro.', (centre) => centre.id),
  text('nombre', 'Nombre.', (centre) => centre.name),
  text('municipio', 'Municipio.', (centre) => centre.municipality),
  text('region', 'Región.', (centre) => centre.region.name),
  flag('en_directorio', 'Si está en el directorio del sitio.', (centre) => centre.listed),
  maybe(
    'direccion_postal',
    'Dirección; vacía si no está confirmada por ninguna fuente.',
    (centre) => centre.address?.text,
  ),
  maybe('direccion_confianza', 'high, medium o low.', (centre) => centre.address?.confidence),
  maybe('telefono', 'Teléfono; vacío si ninguna fuente lo da.', (centre) => centre.phone?.text),
  maybe('telefono_confianza', 'high, medium o low.', (centre) => centre.phone?.confidence),
  number('latitud', 'Grados; vacía si no se conoce.', (centre) => centre.coordinates?.latitude),
  number('longitud', 'Grados; vacía si no se conoce.', (centre) => centre.coordinates?.longitude),
  maybe(
    'precision',
    'edificio: el edificio mismo; pueblo: un punto del pueblo.',
    (centre) => centre.coordinates?.precision,
  ),
  text('horario', 'Id de la cifra con su horario.', (centre) => centre.hours.fact),
  flag(
    'horario_confirmado',
    'Falso mientras haya más de un horario.',
    (centre) => centre.hours.agreed,
  ),
  maybe(
    'horario_lecturas',
    'Qué horario da cada fuente.',
    (centre) =>
      centre.hours.readings.map(({ who, text: words }) => `${who}: ${words}`).join(' | ') || null,
  ),
  maybe('aviso_del_centro', 'Lo primero que hay que saber.', (centre) => centre.notice),
  text('servicios', 'Servicios, separados por «; ».', (centre) => centre.services.join('; ')),
  onDay('actualizado', 'Día del último cambio.', (centre) => centre.updated),
  text('pagina', 'Dirección de su página.', (centre) => centre.url),
];
