/** A question of a test that asks by a detour: no exam does. */
import type { ItemRule } from '../rule.ts';

/** What the stem says, without accents and punctuation, and what kind of detour that is. */
const DETOURS: readonly { says: RegExp; what: string }[] = [
  { says: /\bque otr[oa]s?\b/, what: 'asks for another one that would say the same' },
  {
    says: /\bque (?:\w+ ){0,2}(?:falta|faltan|sobra|sobran)\b/,
    what: 'asks what is missing',
  },
  {
    says: /\bque (?:se |le |te |me )*(?:cambia|cambian|cambias|cambio|cambiarias|cambiaria)\b|\bque (?:tendria|haria falta|tiene) que cambiar\b/,
    what: 'asks what would have to change',
  },
  {
    says: /\bcuant[oa]s? (?:\w+ )?(?:mas|menos)\b/,
    what: 'asks for the difference of two figures',
  },
  {
    says: /\b(?:perdio|perdieron|tapad[oa]s?|borrad[oa]s?|despintad[oa]s?)\b|\bsin (?:el |su |la |las |sus )?(?:dibujo|simbolo|letras|palabras?)\b/,
    what: 'hides a part of what it asks about',
  },
  {
    says: /\bde (?:los|las|estos|estas) cuatro\b|\bcual de (?:ellos|ellas) cuatro\b/,
    what: 'compares four cases',
  },
];

export const examDetour: ItemRule = {
  id: 'exam/detour',
  about: 'A question of a test that asks by a detour.',
  severity: 'warning',
  checkItem({ stem, level }, report) {
    if (level !== 1) return;
    for (const { says, what } of DETOURS) {
      const words = says.exec(stem.plain)?.[0];
      if (words === undefined) continue;
      report({
        at: ['question'],
        title: `"${words}": the question ${what}`,
        help: [
          'Ask the rule itself: what it means, what you do, how much. A question that needs the detour belongs into data/retos; a waiver says why this one does not.',
        ],
      });
    }
  },
};
