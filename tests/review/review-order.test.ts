import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { sampleSeed } from '../run/sample.ts';

const QUESTION = `question: ¿Qué haces con la luz amarilla fija?
options:
  - text: Paras antes de la línea
    right: true
  - text: Aceleras
    why: prisa
explanation:
  Paras si puedes hacerlo con seguridad. Para recordarlo: amarilla es aviso.
`;
const TEXTS: Record<string, string> = {
  'articles/fechas':
    'title: Fechas\npublishDate: 2026-11-01\nupdated: 2026-11-02\n\nEs del 1 de mayo de 2026.',
  'articles/carril': 'title: Carril\n\nFrena y vuelve a tu carril cuando veas el letrero.',
  'chapters/luces/amarilla': 'La luz amarilla te avisa. No cruces si puedes parar.',
  'chapters/luces/giros': 'Antes de virar a la derecha, miras por el espejo pequeño.',
  'chapters/luces/peatones': 'Cedes el paso a quien cruza, también de noche.',
  'chapters/luces/clima': 'Con lluvia los charcos de cerca esconden hoyos, y muchas gomas patinan.',
  'confusions/senales/viraje-u': 'difference: Una prohíbe virar. La otra, dar la vuelta.\n',
  'legal/privacidad': 'No guardamos datos tuyos en un servidor.\n\nEl texto es corto.',
  'scenes/cruce': 'title: Un cruce\nfigures:\n  - is: semaforo\n    light: amarillo\n',
  'signs/prohibicion/virar':
    'name: No vires a la izquierda\nsymbol: Un círculo\nmeaning: Prohíbe el viraje.\naction: Sigue derecho.\n',
  'signs/aviso/curva':
    'name: Curva\nalsoCalled:\n  - vuelta\nmeaning: Viene una curva cerrada.\naction: Reduce la velocidad.\n',
  'sources/lista': 'title: Lista\nreadOn: 2026-11-20\n',
  'surfaces/blog': 'name: el blog\n',
  'tests/1/luz-01': QUESTION,
  'tests/1/luz-02': QUESTION.replace('fija', 'intermitente'),
  'tests/1/luz-03': QUESTION,
  'tests/1/luz-04': QUESTION,
  'facts/multa': 'label: Multa\nreadings:\n  - value: $50\n',
  'chapters/luces/multas': 'La multa es de $50 y seis puntos.',
};

type Edit = readonly [unit: string, from: string, to: string];
const HARMFUL: readonly Edit[] = [
  ['articles/carril', 'Frena y vuelve a tu carril', 'Acelera y usa el carril contrario'],
  ['chapters/luces/amarilla', 'No cruces', 'Cruza'],
  ['chapters/luces/amarilla', 'No cruces si', 'Cruces si'],
  ['chapters/luces/giros', 'Antes de virar', 'Después de virar'],
  ['chapters/luces/giros', 'a la derecha', 'a la izquierda'],
  ['chapters/luces/peatones', 'Cedes el paso', 'Quitas el paso'],
  ['chapters/luces/clima', 'de cerca', 'de lejos'],
  ['confusions/senales/viraje-u', 'Una prohíbe', 'Una permite'],
  ['legal/privacidad', 'El texto es corto.', 'Usamos analítica.'],
  ['legal/privacidad', 'No guardamos', 'Guardamos'],
  ['scenes/cruce', 'light: amarillo', 'light: verde'],
  ['signs/prohibicion/virar', 'Prohíbe el viraje', 'Aquí comienza el viraje'],
  ['signs/aviso/curva', 'Viene una curva cerrada', 'La vía continúa recta'],
  ['tests/1/luz-01', 'Paras antes de la línea', 'Sigues sin parar'],
  ['tests/1/luz-02', 'Paras si puedes', 'Paras aunque no puedas'],
  ['facts/multa', '$50', '$500'],
  ['chapters/luces/multas', 'seis', 'nueve'],
];
const HARMLESS: readonly Edit[] = [
  ['articles/fechas', 'publishDate: 2026-11-01', 'publishDate: 2026-11-03'],
  ['articles/fechas', 'del 1 de mayo', 'del 2 de mayo'],
  ['chapters/luces/clima', 'Con lluvia', 'Con lluvia,'],
  ['chapters/luces/clima', 'muchas gomas', 'bastantes gomas'],
  ['chapters/luces/giros', 'pequeño', 'chiquito'],
  ['chapters/luces/peatones', 'también', 'asimismo'],
  ['signs/aviso/curva', '  - vuelta', '  - recodo'],
  ['signs/prohibicion/virar', 'symbol: Un círculo', 'symbol: Un aro'],
  ['sources/lista', '2026-11-20', '2026-11-27'],
  ['surfaces/blog', 'el blog', 'la bitácora'],
  ['articles/carril', 'cuando veas', 'dentro de la vía, cuando veas'],
  ['tests/1/luz-01', 'Para recordarlo:', 'Recuérdalo así:'],
  ['tests/1/luz-02', 'la línea', 'la raya'],
  ['tests/1/luz-03', 'Paras antes de la línea', 'Paras, antes de la línea'],
  ['tests/1/luz-04', 'antes de la línea', 'antes de la lienea'],
];

const before = new Map(Object.entries(TEXTS).map(([id, text]) => [id, { text }]));

function edited(edits: readonly Edit[]): ReadonlyMap<string, { text: string }> {
  const after = new Map(before);
  for (const [unit, from, to] of edits) {
    const { text } = after.get(unit)!;
    expect(text, unit).toContain(from);
    after.set(unit, { text: text.replace(from, to) });
  }
  return after;
}

describe.each(HARMFUL)('%s, «%s» changed to «%s»', (...harmful) => {
  test('is among the first three changes, despite harmless edits', () => {
    // Edits of one unit are shown together, so the sample leaves out those of the harmful unit.
    const others = HARMLESS.filter(([unit]) => unit !== harmful[0]);
    const sample = others.filter((_, index) => (index + sampleSeed(1)) % 4 !== 0);
    const shown = changesBetween(before, edited([...sample, harmful])).map(({ unit }) => unit);
    expect(shown.length).toBeGreaterThan(6);
    expect(shown.slice(0, 3)).toContain(harmful[0]);
  });
});

test('harmless edits are not classified as a changed action', () => {
  const harms = changesBetween(before, edited(HARMLESS)).map(({ harm }) => harm);
  expect(harms).not.toContain('action');
});

test('a comma added to a right answer counts as decoration', () => {
  const comma = ['tests/1/luz-03', 'Paras antes', 'Paras, antes'] as const;
  expect(changesBetween(before, edited([comma]))).toMatchObject([{ harm: 'decoration' }]);
});
