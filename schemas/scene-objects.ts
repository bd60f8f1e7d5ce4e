/** Vehicles, people and objects of scenes. A picture shows some objects large, with words below; others are on a road. */
export const FIGURE_OBJECTS = [
  'cabina',
  'tarjeta',
  'tarjeta-con-estrella',
  'casco',
  'gafas',
  'guantes',
  'zapatos',
  'pantalon',
  'chaleco',
  'goma',
  'goma-gastada',
  'goma-reventada',
  'freno',
  'freno-de-mano',
  'freno-de-mano-suelto',
  'acelerador',
  'asiento-protector',
  'asiento-elevado',
  'computadora',
  'cinturon',
  'telefono-en-mano',
  'telefono-en-base',
  'audifonos',
  'papel',
  'sello',
] as const;

/** Objects that scenes in plan view place beside or on a road. */
export const SCENE_THINGS = [
  'boca-incendio',
  'cono',
  'barrera',
  'garaje',
  'charco',
  'inundacion',
  'edificio',
  'escuela',
  'casa',
  'palma',
  'bola',
  'cruz-tren',
] as const;

export const VEHICLE_KINDS = [
  'carro',
  'camion',
  'guagua-escolar',
  'ambulancia',
  'patrulla',
  'motora',
  'bicicleta',
  'tren',
  'carroza',
] as const;
export const PERSON_KINDS = [
  'peaton',
  'baston',
  'nino',
  'agente',
  'agente-brazos',
  'obrero',
] as const;
