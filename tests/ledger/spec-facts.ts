/** Facts with readings of every kind, with the worst relation of each and its number of contradicting pairs. */
import { computedReading, fact, quantity, says } from './facts.ts';

const IN_BOTH =
  'san-juan bayamon carolina arecibo fajardo humacao caguas ponce guayama aguadilla mayaguez'.split(
    ' ',
  );
/** Ids of the centres in the directory. */
export const DIRECTORY = [...IN_BOTH, 'barranquitas'];
const IN_THE_ARTICLE = [...IN_BOTH, 'guaynabo', 'trujillo-alto', 'manati', 'vega-baja'];

export const FACTS: Record<string, object> = {
  'velocidad.zona-escolar': quantity(
    'mph',
    says('guia', 15),
    says('preguntas', 25),
    says('blog', 15, { id: 'blog-urbana', when: 'zona urbana' }),
    says('blog', 25, { id: 'blog-rural', when: 'zona rural' }),
  ),
  'velocidad.urbana': quantity('mph', says('guia', 35), says('preguntas', 35), says('blog', 25)),
  'velocidad.rural': quantity('mph', says('guia', 55), says('blog', 45)),
  'velocidad.autopista': quantity('mph', says('guia', 65), says('blog', 65)),
  'velocidad.residencial': quantity('mph', says('guia', 25)),
  'seguimiento.segundos': quantity(
    's',
    says('manual', 2, { id: 'manual-lenta', when: 'a 25 mph o menos' }),
    says('manual', 3, { id: 'manual-media', when: 'de 35 a 45 mph' }),
    says('manual', [4, null], { id: 'manual-rapida', when: 'a 55 mph o más' }),
    says('preguntas', 3),
    says('preguntas', 5, { id: 'preguntas-camion', when: 'detrás de camiones' }),
  ),
  'estacionamiento.hidrante': quantity('ft', says('manual', 10), says('preguntas', 15)),
  'estacionamiento.esquina': quantity(
    'ft',
    says('manual', 20, { text: '20 pies de la esquina' }),
    says('preguntas', 25, { text: '25 pies de la intersección' }),
  ),
  'alcohol.menores': quantity(
    '%',
    says('manual', 0.02),
    says('manual', 0, { id: 'manual-tolerancia', text: 'cero tolerancia' }),
    says('preguntas', 0),
  ),
  'alcohol.general': quantity(
    '%',
    says('manual', 0.08, { id: 'manual-livianos', when: 'livianos' }),
    says('manual', 0.02, { id: 'manual-pesados', when: 'pesados' }),
    says('preguntas', 0.02, { when: 'motos' }),
  ),
  'sitio.preguntas': quantity(
    'preguntas',
    says('portada', [100, null], { id: 'portada-hero', text: '+100' }),
    says('portada', [200, null], { id: 'portada-cuerpo', text: 'más de 200' }),
    computedReading('preguntas.total'),
  ),
  'sitio.usuarios': quantity(
    'usuarios',
    says('portada', [5000, null], { id: 'portada-hero', text: '5,000+' }),
    says('portada', [5000, null], { id: 'portada-cuerpo', text: 'Más de 5,000' }),
    says('comunidad', 5247),
  ),
  'sitio.exito': quantity(
    '%',
    says('portada', 95, { id: 'portada-hero' }),
    says('portada', 96, { id: 'portada-cuerpo' }),
    says('comunidad', 96),
    says('blog', 96),
  ),
  'blog.articulos': quantity(
    'artículos',
    says('blog', 8, { id: 'blog-indice' }),
    says('blog', 7, { id: 'blog-lista' }),
    computedReading('articulos.total'),
  ),
  'multas.luz-roja': quantity(
    '$',
    says('preguntas', [300, 500]),
    says('preguntas', 300, { id: 'detenido', when: 'si se detuvo' }),
    says('preguntas', 500, { id: 'no-detenido', when: 'si no se detuvo' }),
  ),
  'centros.atencion': fact(
    'hours',
    says('centros', { 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' }),
    says(
      'centros',
      { 'lu-ju': '07:30-18:00', vi: '07:30-17:00', sa: '09:00-13:00', do: 'cerrado' },
      { id: 'centros-aguadilla', when: 'Aguadilla' },
    ),
    says('blog', { 'lu-vi': '08:00-15:00', 'sa-do': 'cerrado' }, { asOf: '2025-10-01' }),
  ),
  'centros.lista': fact(
    'set',
    { surface: 'centros', computed: 'centros.ids' },
    says('blog', IN_THE_ARTICLE, { asOf: '2025-10-01' }),
  ),
  'licencia.horario-aprendizaje': fact(
    'text',
    says('manual', '6:00 AM–10:00 PM'),
    says('blog', 'horas del día'),
  ),
};

/** Each fact with the relation of its readings and the number of contradicting pairs. */
export const TABLE: [string, 'same' | 'compatible' | 'contradict', number][] = [
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
