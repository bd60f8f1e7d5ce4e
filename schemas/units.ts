/** The units that a fact may have, with their Spanish names. */

export type UnitWords = {
  /** Printed after 1; `many` after any other number. */
  one: string;
  many: string;
  /** Currency is written before the number. */
  before?: true;
};

export const UNITS = {
  mph: { one: 'mph', many: 'mph' },
  ft: { one: 'pie', many: 'pies' },
  m: { one: 'metro', many: 'metros' },
  cm: { one: 'centímetro', many: 'centímetros' },
  in: { one: 'pulgada', many: 'pulgadas' },
  millas: { one: 'milla', many: 'millas' },
  lb: { one: 'libra', many: 'libras' },
  oz: { one: 'onza', many: 'onzas' },
  s: { one: 'segundo', many: 'segundos' },
  min: { one: 'minuto', many: 'minutos' },
  h: { one: 'hora', many: 'horas' },
  días: { one: 'día', many: 'días' },
  semanas: { one: 'semana', many: 'semanas' },
  meses: { one: 'mes', many: 'meses' },
  años: { one: 'año', many: 'años' },
  '%': { one: '%', many: '%' },
  $: { one: '$', many: '$', before: true },
  puntos: { one: 'punto', many: 'puntos' },
  veces: { one: 'vez', many: 'veces' },
  preguntas: { one: 'pregunta', many: 'preguntas' },
  personas: { one: 'persona', many: 'personas' },
  pasajeros: { one: 'pasajero', many: 'pasajeros' },
  usuarios: { one: 'usuario', many: 'usuarios' },
  estudiantes: { one: 'estudiante', many: 'estudiantes' },
  lectores: { one: 'lector', many: 'lectores' },
  historias: { one: 'historia', many: 'historias' },
  contenidos: { one: 'contenido', many: 'contenidos' },
  estrellas: { one: 'estrella', many: 'estrellas' },
  artículos: { one: 'artículo', many: 'artículos' },
  centros: { one: 'centro', many: 'centros' },
  capítulos: { one: 'capítulo', many: 'capítulos' },
  faroles: { one: 'farol', many: 'faroles' },
  documentos: { one: 'documento', many: 'documentos' },
  lugares: { one: 'lugar', many: 'lugares' },
} as const satisfies Record<string, UnitWords>;

export type Unit = keyof typeof UNITS;
export const UNIT_IDS = Object.keys(UNITS) as [Unit, ...Unit[]];
