/** A diagram → what it shows in words: the text alternative, and the order of who goes. */
import type { Diagram, Mover } from '../../schemas/diagram.ts';

const WHO: Record<Mover['who'], string> = {
  tu: 'tú',
  auto: 'el auto',
  guagua: 'la guagua',
  'guagua-escolar': 'la guagua escolar',
  peaton: 'el peatón',
  agente: 'el agente',
};
const CONTROLS: Record<NonNullable<NonNullable<Diagram['controls']>['sur']>, string> = {
  pare: 'un PARE',
  ceda: 'un CEDA',
  verde: 'luz verde',
  amarilla: 'luz amarilla',
  roja: 'luz roja',
  'roja-intermitente': 'luz roja intermitente',
};

export function describe({ arms, roundabout, controls = {}, queue, movers }: Diagram): string {
  const place = roundabout
    ? 'Rotonda'
    : arms.length === 2
      ? 'Carretera'
      : arms.length === 3
        ? 'Entrada a una avenida'
        : 'Intersección';
  const signs = Object.entries(controls).map(
    ([arm, control]) => `${CONTROLS[control]} para quien viene del ${arm}`,
  );
  return [
    `${place} vista desde arriba${signs.length > 0 ? `, con ${signs.join(', ')}` : ''}.`,
    ...(queue ? [`La salida del ${queue} está llena de autos parados.`] : []),
    ...movers.map((mover) => `${capital(WHO[mover.who])}: ${motion(mover)}.`),
  ].join(' ');
}

function motion({ who, from, to }: Mover): string {
  if (who === 'peaton') return `cruza la calle del ${from}`;
  if (who === 'agente') return 'levanta la mano en el medio';
  return to ? `del ${from} al ${to}` : `en el carril del ${from}, sin moverse`;
}

/** "Primero la guagua, después tú." */
export function order({ movers }: Diagram): string {
  const going = movers.filter(({ turn }) => turn !== undefined).sort((a, b) => a.turn! - b.turn!);
  if (going.length < 2) return 'Tú esperas.';
  return capital(
    going.map(({ who }, place) => `${place === 0 ? 'primero' : 'después'} ${WHO[who]}`).join(', ') +
      '.',
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
