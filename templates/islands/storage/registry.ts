/** Every key that the site uses in local storage: what it is for and how long it stays. */

export const ACCESSIBILITY_KEY = 'accessibility-settings';
/** Repeated in before-paint.ts. */
export const NOTICE_KEY = 'notice-seen';
export const PERFORMANCE_KEY = 'show-performance-monitor';
export const PROGRESS_KEY = 'licencia-pr:progreso';
export const CORRUPT_KEY = `${PROGRESS_KEY}:corrupto`;
export const PAPERS_KEY = 'licencia-pr:papeles';

export type StoredKey = { key: string; purpose: string; lifetime: string };

/** Printed on the privacy and cookie pages, in this order. Nothing else is stored and nothing leaves the device. */
export const STORED_KEYS: readonly StoredKey[] = [
  {
    key: ACCESSIBILITY_KEY,
    purpose:
      'Tus ajustes de accesibilidad: contraste, tamaño del texto, animaciones, foco y lector de pantalla.',
    lifetime: 'Hasta que uses «Restablecer Todo» o borres los datos del navegador.',
  },
  {
    key: NOTICE_KEY,
    purpose:
      'Recuerda que ya viste el aviso de que el sitio no es oficial, para no repetirlo entero.',
    lifetime:
      'Hasta que borres los datos del navegador. El aviso completo está al pie de cada página.',
  },
  {
    key: PERFORMANCE_KEY,
    purpose: 'Enseña el monitor de rendimiento. Solo existe si tú lo activas.',
    lifetime: 'Hasta que lo borres.',
  },
  {
    key: PROGRESS_KEY,
    purpose:
      'Tus prácticas: las respuestas del test que dejaste a medias, tus resultados y tus ajustes de práctica.',
    lifetime: 'Hasta que uses «Borrar todo» o borres los datos del navegador.',
  },
  {
    key: CORRUPT_KEY,
    purpose:
      'Copia de un progreso que no se pudo leer. Se aparta para no perderlo. Solo existe si eso pasa.',
    lifetime: 'Hasta que uses «Borrar todo» o borres los datos del navegador.',
  },
  {
    key: PAPERS_KEY,
    purpose: 'Los papeles que marcaste en la lista de trámites.',
    lifetime: 'Hasta que los desmarques todos o borres los datos del navegador.',
  },
];
