/** Words that sound safe or dangerous to somebody who never studied, by their stems. */
import { stemOf } from '../text/spanish.ts';
import type { Option } from './option-set.ts';

const stems = (words: string) => new Set(words.split(' ').map(stemOf));

const SAFE = stems(
  'reducir bajar despacio poco lento ceder esperar parar detener frenar mirar observar verificar comprobar revisar buscar ' +
    'confirmar avisar llamar pedir ayudar distancia espacio lejos cinturon preparar atencion cuidado suave firme alejar ' +
    'dejar permitir proteger seguro descansar prender detras policia',
);
const DANGEROUS = stems(
  'acelerar rapido veloz aumentar bocina tocar pegar pegado igual seguir adelantar rebasar pasar esquivar ignorar invadir ' +
    'cruzar entrar correr apurar volantazo brusco golpe encima apagar soltar gritar insultar competir perseguir subir',
);

const weightOf = (stem: string): number => Number(SAFE.has(stem)) - Number(DANGEROUS.has(stem));

/** How safe an option sounds: safe words less dangerous ones. */
export const safetyOf = (option: Option): number =>
  option.plain.split(' ').reduce((sum, word) => sum + weightOf(stemOf(word)), 0);
