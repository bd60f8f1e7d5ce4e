import { expect, it } from 'vitest';
import { spokenParts, spokenText } from '../../../../pipeline/text/speech.ts';
import {
  bestVoice,
  createSpeechReplacer,
  spokenSentences,
} from '../../../../templates/islands/page/speech.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it.each([
  [['es-ES', 'es-MX', 'es-US', 'es-PR'], 'es-PR'],
  [['es-AR', 'es-ES', 'es-419'], 'es-419'],
  [['es_ES', 'es_US'], 'es_US'],
  [['en-US', 'es'], 'es'],
  [['en-US', 'est-EE'], undefined],
])('among the voices %s, chooses %s', (langs, best) => {
  expect(bestVoice(langs.map((lang) => voice(lang)))?.lang).toBe(best);
});

it('prefers a voice on the device', () => {
  expect(bestVoice([voice('es-PR', false), voice('es-ES')])?.lang).toBe('es-ES');
});

it.each([
  ['A 25\u00a0mph o menos.', 'A 25 millas por hora o menos.'],
  ['a 1 mph', 'a 1 milla por hora'],
  ['de 30–35 mph.', 'de 30 a 35 millas por hora.'],
  ['0.08\u00a0% de alcohol', '0 punto cero 8 por ciento de alcohol'],
  ['Multa de $1,000, y $5–$10.', 'Multa de 1000 dólares, y 5 a 10 dólares.'],
  ['El Art. 6.19(a)(11) de la Ley 22-2000.', 'El artículo 6 punto 19 a 11 de la Ley 22 de 2000.'],
  ['§ 3.06', 'sección 3 punto cero 6'],
  ['a 16.4 pies o 15 ft', 'a 16 punto 4 pies o 15 pies'],
  ['de 7:30 AM a 12:00 AM', 'de 7 y 30 de la mañana a 12 de la noche'],
  ['Llama al 939-545-3708.', 'Llama al 9 3 9, 5 4 5, 3 7 0 8.'],
  ['Un PARE en 2026.', 'Un PARE en 2026.'],
])('says «%s» as «%s»', (shown, spoken) => {
  expect(spokenText(shown)).toBe(spoken);
});

it('replaces nothing in a text that a voice reads correctly', () => {
  expect(spokenParts('Detente por completo en la línea de PARE.')).toEqual([]);
});

it('replaces whole figures only', () => {
  const say = createSpeechReplacer({ '5 mph': 'cinco millas', '25 mph': 'veinticinco millas' });
  expect(say('A 25 mph, 5 mph y 15 mph')).toBe('A veinticinco millas, cinco millas y 15 mph');
});

it('splits a text at the ends of its sentences', () => {
  expect(spokenSentences('¿Qué haces? Paras. Sigues')).toEqual(['¿Qué haces?', 'Paras.', 'Sigues']);
});
