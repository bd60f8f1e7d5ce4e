/** All keys that the site uses in local storage, with their purpose and lifetime. */

export const ACCESSIBILITY_KEY = 'accessibility-settings';
/** Repeated in before-paint.ts. */
export const NOTICE_KEY = 'notice-seen';
export const PERFORMANCE_KEY = 'show-performance-monitor';
/** Repeated in before-paint.ts. */
export const PROGRESS_KEY = 'licencia-pr:progreso';
export const CORRUPT_KEY = `${PROGRESS_KEY}:corrupto`;
export const PAPERS_KEY = 'licencia-pr:papeles';
export const OUTINGS_KEY = 'licencia-pr:salidas';
export const PLAN_BEFORE_LINK_KEY = 'licencia-pr:antes';

type StoredKeyInfo = { key: string; purpose: string; lifetime: string };

/**
 * All keys, in the order in which the privacy and cookie pages print them. tests/e2e/stored-keys.spec.ts checks that a
 * long visit stores nothing else, and registry.test.ts that the purposes name every part of the progress.
 */
export const STORED_KEYS: readonly StoredKeyInfo[] = [
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
      'Tus prácticas: tus respuestas y su fecha, cuáles fueron al azar, las preguntas que marcaste, el tiempo que usaste, tus resultados, tus ajustes de práctica y qué pestaña está abierta. Tu plan: qué sabes de cada cosa, cuánto acertaste de cada tema, los días que estudiaste, la sesión de hoy y su tiempo, tus minutos, la fecha de tu examen, si lo aprobaste o lo que te salió difícil, y dónde está tu carro.',
    lifetime: 'Hasta que uses «Borrar todo» o borres los datos del navegador.',
  },
  {
    key: CORRUPT_KEY,
    purpose:
      'Copia de lo que no se pudo leer: tu progreso, tus salidas, los papeles que marcaste o tus ajustes de accesibilidad. Se aparta para no perderlo. Solo existe si eso pasa. Si pasa otra vez hay más copias, que terminan en :2, :3, :4 o :5.',
    lifetime: 'Hasta que uses «Borrar todo» o borres los datos del navegador.',
  },
  {
    key: PLAN_BEFORE_LINK_KEY,
    purpose:
      'Tu plan como estaba antes de sumarle un enlace de otro dispositivo, para que puedas deshacerlo.',
    lifetime: 'Hasta el día siguiente, cuando abras tu plan; también hasta que uses «Borrar todo».',
  },
  {
    key: PAPERS_KEY,
    purpose: 'Los papeles que marcaste en la lista de trámites.',
    lifetime: 'Hasta que los desmarques todos o borres los datos del navegador.',
  },
  {
    key: OUTINGS_KEY,
    purpose:
      'Las salidas que anotaste para practicar: el día, los minutos, el lugar y lo que practicaron.',
    lifetime: 'Hasta que uses «Borrar la lista» o borres los datos del navegador.',
  },
];
