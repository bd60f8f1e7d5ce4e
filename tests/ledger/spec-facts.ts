/** Facts of several kinds, with the worst relation of their readings and the number of contradicting pairs. */
import { computedReading, fact, makeReading, quantity } from './facts.ts';

const IN_BOTH =
  'san-juan bayamon carolina arecibo fajardo humacao caguas ponce guayama aguadilla mayaguez'.split(
    ' ',
  );
/** Ids of the centres in the directory. */
export const DIRECTORY = [...IN_BOTH, 'barranquitas'];
const IN_THE_ARTICLE = [...IN_BOTH, 'guaynabo', 'trujillo-alto', 'manati', 'vega-baja'];

export const SPEC_FACTS: Record<string, object> = {
  'velocidad.zona-escolar': quantity(
    'mph',
    makeReading('guia', 15),
    makeReading('preguntas', 25),
    makeReading('blog', 15, { id: 'blog-urbana', when: 'zona urbana' }),
    makeReading('blog', 25, { id: 'blog-rural', when: 'zona rural' }),
  ),
  'velocidad.urbana': quantity(
    'mph',
    makeReading('guia', 35),
    makeReading('preguntas', 35),
    makeReading('blog', 25),
  ),
  'velocidad.rural': quantity('mph', makeReading('guia', 55), makeReading('blog', 45)),
  'velocidad.autopista': quantity('mph', makeReading('guia', 65), makeReading('blog', 65)),
  'velocidad.residencial': quantity('mph', makeReading('guia', 25)),
  'seguimiento.segundos': quantity(
    's',
    makeReading('manual', 2, { id: 'manual-lenta', when: 'a 25 mph o menos' }),
    makeReading('manual', 3, { id: 'manual-media', when: 'de 35 a 45 mph' }),
    makeReading('manual', [4, null], { id: 'manual-rapida', when: 'a 55 mph o más' }),
    makeReading('preguntas', 3),
    makeReading('preguntas', 5, { id: 'preguntas-camion', when: 'detrás de camiones' }),
  ),
  'estacionamiento.hidrante': quantity(
    'ft',
    makeReading('manual', 10),
    makeReading('preguntas', 15),
  ),
  'estacionamiento.esquina': quantity(
    'ft',
    makeReading('manual', 20, { text: '20 pies de la esquina' }),
    makeReading('preguntas', 25, { text: '25 pies de la intersección' }),
  ),
  'alcohol.menores': quantity(
    '%',
    makeReading('manual', 0.02),
    makeReading('manual', 0, { id: 'manual-tolerancia', text: 'cero tolerancia' }),
    makeReading('preguntas', 0),
  ),
  'alcohol.general': quantity(
    '%',
    makeReading('manual', 0.08, { id: 'manual-livianos', when: 'livianos' }),
    makeReading('manual', 0.02, { id: 'manual-pesados', when: 'pesados' }),
    makeReading('preguntas', 0.02, { when: 'motos' }),
  ),
  'sitio.preguntas': quantity(
    'preguntas',
    makeReading('portada', [100, null], { id: 'portada-hero', text: '+100' }),
    makeReading('portada', [200, null], { id: 'portada-cuerpo', text: 'más de 200' }),
    computedReading('preguntas.total'),
  ),
  'sitio.usuarios': quantity(
    'usuarios',
    makeReading('portada', [5000, null], { id: 'portada-hero', text: '5,000+' }),
    makeReading('portada', [5000, null], { id: 'portada-cuerpo', text: 'Más de 5,000' }),
    makeReading('comunidad', 5247),
  ),
  'sitio.exito': quantity(
    '%',
    makeReading('portada', 95, { id: 'portada-hero' }),
    makeReading('portada', 96, { id: 'portada-cuerpo' }),
    makeReading('comunidad', 96),
    makeReading('blog', 96),
  ),
  'blog.articulos': quantity(
    'artículos',
    makeReading('blog', 8, { id: 'blog-indice' }),
    makeReading('blog', 7, { id: 'blog-lista' }),
    computedReading('articulos.total'),
  ),
  'multas.luz-roja': quantity(
    '$',
    makeReading('preguntas', [300, 500]),
    makeReading('preguntas', 300, { id: 'detenido', when: 'si se detuvo' }),
    makeReading('preguntas', 500, { id: 'no-detenido', when: 'si no se detuvo' }),
  ),
  'centros.atencion': fact(
    'hours',
    makeReading('centros', { 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' }),
    makeReading(
      'centros',
      { 'lu-ju': '07:30-18:00', vi: '07:30-17:00', sa: '09:00-13:00', do: 'cerrado' },
      { id: 'centros-aguadilla', when: 'Aguadilla' },
    ),
    makeReading('blog', { 'lu-vi': '08:00-15:00', 'sa-do': 'cerrado' }, { asOf: '2025-10-01' }),
  ),
  'centros.lista': fact(
    'set',
    { surface: 'centros', computed: 'centros.ids' },
    makeReading('blog', IN_THE_ARTICLE, { asOf: '2025-10-01' }),
  ),
  'licencia.horario-aprendizaje': fact(
    'text',
    makeReading('manual', '6:00 AM–10:00 PM'),
    makeReading('blog', 'horas del día'),
  ),
};

/** Each fact with the relation of its readings and the number of contradicting pairs. */
export const SPEC_RELATIONS: [string, 'same' | 'compatible' | 'contradict', number][] = [
  ['velocidad.zona-escolar', 'contradict', 3],
  ['velocidad.urbana', 'contradict', 2],
  ['velocidad.rural', 'contradict', 1],
  ['velocidad.autopista', 'same', 0],
  ['velocidad.residencial', 'same', 0],
  ['seguimiento.segundos', 'contradict', 2],
  ['estacionamiento.hidrante', 'contradict', 1],
  ['estacionamiento.esquina', 'contradict', 1],
  ['alcohol.menores', 'contradict', 2],
  ['alcohol.general', 'same', 0],
  ['sitio.preguntas', 'compatible', 0],
  ['sitio.usuarios', 'compatible', 0],
  ['sitio.exito', 'contradict', 3],
  ['blog.articulos', 'contradict', 2],
  ['multas.luz-roja', 'same', 0],
  ['centros.atencion', 'contradict', 2],
  ['centros.lista', 'contradict', 1],
  ['licencia.horario-aprendizaje', 'contradict', 1],
];
