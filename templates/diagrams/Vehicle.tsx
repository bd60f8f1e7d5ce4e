/** A vehicle from above, heading north, with its middle at 0 0 and its own width and length. */
import type { ReactNode } from 'react';
import { Bicycle, Motorcycle, outline, type Size } from './Cycles.tsx';
import { type ColourName, fill, stroke } from './colours.ts';
import { round } from './geometry.ts';
import { Signal } from './Lights.tsx';
import type { PlacedVehicle } from './layout.ts';

/** Bodies by the name of the vehicle: people look for "tú" first. */
const BODIES: Record<string, ColourName> = { tú: 'sun', B: 'blue', C: 'green', D: 'orange' };

export function Vehicle({ placed }: { placed: PlacedVehicle }) {
  const { vehicle, kind, box } = placed;
  const body = BODIES[vehicle.name ?? ''] ?? 'white';
  const size = { w: box.w, l: box.l };
  const place = `translate(${round(box.x)} ${round(box.y)})rotate(${round(box.angle)})`;
  if (vehicle.outline)
    return (
      <rect
        {...stroke('white', 1.6)}
        strokeDasharray="5 4"
        transform={place}
        x={-round(box.w / 2)}
        y={-round(box.l / 2)}
        width={round(box.w)}
        height={round(box.l)}
        rx="6"
      />
    );
  return (
    <g transform={place}>
      {vehicle.door && <Door {...size} colour={body} />}
      {DRAWINGS[kind](size, body, placed)}
      {vehicle.signal && <Signal of={vehicle.signal} {...size} />}
    </g>
  );
}

function Body({ w, l, colour, r = 6 }: Size & { colour: ColourName; r?: number }) {
  return (
    <rect
      {...outline}
      {...fill(colour)}
      x={-round(w / 2)}
      y={-round(l / 2)}
      width={round(w)}
      height={round(l)}
      rx={r}
    />
  );
}

function Windscreen({ w, l }: Size) {
  return (
    <path
      {...fill('glass')}
      d={`M${round(-w / 2 + 3)} ${round(-l / 2 + l * 0.12)}h${round(w - 6)}v5h${round(6 - w)}z`}
    />
  );
}

/** Windscreen and rear window. */
function Glass({ w, l }: Size) {
  const side = w / 2 - 2.5;
  const front = -l / 2 + l * 0.2;
  const rear = l / 2 - l * 0.1;
  return (
    <path
      {...fill('glass')}
      d={`M${round(-side)} ${round(front)}Q0 ${round(front - 4)} ${round(side)} ${round(front)}l-1.5 5H${round(-side + 1.5)}zM${round(-side + 1)} ${round(rear)}H${round(side - 1)}l-1.5-4H${round(-side + 2.5)}z`}
    />
  );
}

function Car(size: Size, colour: ColourName, { vehicle }: PlacedVehicle): ReactNode {
  return (
    <>
      {vehicle.wheels && <Wheels of={vehicle.wheels} {...size} />}
      <Body {...size} colour={colour} />
      <Glass {...size} />
      <Headlights {...size} />
    </>
  );
}

/** The driver's door, wide open, with its hinge at the front edge. */
function Door({ w, l, colour }: Size & { colour: ColourName }) {
  const d = `M${round(-w / 2 + 1)} ${round(-l * 0.14)}l-13 6`;
  return (
    <>
      <path {...stroke('black', 6)} d={d} />
      <path {...stroke(colour, 3.6)} d={d} />
    </>
  );
}

function Headlights({ w, l }: Size) {
  const y = -l / 2 + 2;
  return (
    <>
      <path
        {...stroke('white', 2)}
        d={`M${round(-w / 2 + 3)} ${round(y)}h3M${round(w / 2 - 6)} ${round(y)}h3`}
      />
      <path
        {...stroke('red', 2)}
        d={`M${round(-w / 2 + 2.5)} ${round(l / 2 - 1.5)}h4M${round(w / 2 - 6.5)} ${round(l / 2 - 1.5)}h4`}
      />
    </>
  );
}

/** The front wheels protrude, so that one sees which way they point. */
function Wheels({ of, w, l }: Size & { of: 'izquierda' | 'derecha' | 'rectas' }) {
  const angle = { izquierda: -38, derecha: 38, rectas: 0 }[of];
  const y = round(-l / 2 + l * 0.2);
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(${round(side * (w / 2 + 1.5))} ${y})`}>
      <rect
        data-wheel=""
        {...fill('white')}
        x="-2.6"
        y="-7"
        width="5.2"
        height="14"
        rx="1.6"
        stroke="#14211c"
        strokeWidth="1.4"
        transform={`rotate(${angle})`}
      />
    </g>
  ));
}

function Truck({ w, l }: Size, colour: ColourName): ReactNode {
  const cab = l * 0.24;
  const top = -l / 2;
  return (
    <>
      <rect
        {...outline}
        {...fill(colour === 'white' ? 'steel' : colour)}
        x={round(-w / 2 + 1)}
        y={round(top)}
        width={round(w - 2)}
        height={round(cab)}
        rx="4"
      />
      <path
        {...fill('glass')}
        d={`M${round(-w / 2 + 3)} ${round(top + 4)}h${round(w - 6)}v5h${round(6 - w)}z`}
      />
      <path {...stroke('black', 3)} d={`M0 ${round(top + cab)}v4`} />
      <rect
        {...outline}
        {...fill('white')}
        x={round(-w / 2)}
        y={round(top + cab + 3)}
        width={round(w)}
        height={round(l - cab - 3)}
        rx="2"
      />
      <path
        {...stroke('red', 2)}
        d={`M${round(-w / 2 + 2)} ${round(l / 2 - 1.5)}h5M${round(w / 2 - 7)} ${round(l / 2 - 1.5)}h5`}
      />
    </>
  );
}

function SchoolBus({ w, l }: Size, _: ColourName, { vehicle }: PlacedVehicle): ReactNode {
  const [side, top] = [w / 2, -l / 2];
  return (
    <>
      {vehicle.flashing && (
        <g transform={`translate(${round(-side - 7)} ${round(top + l * 0.28)})`}>
          <path {...stroke('black', 2)} d="M0 0h8" />
          <path
            {...fill('red')}
            stroke="#fff"
            strokeWidth="1.2"
            d="M-3-7H3L7-3V3L3 7H-3L-7 3V-3Z"
          />
        </g>
      )}
      <Body w={w} l={l} colour="bus" r={4} />
      <Windscreen w={w} l={l} />
      <path
        {...stroke('black', 1.2)}
        d={`M${round(-side + 4)} ${round(top + 14)}V${round(-top - 6)}M${round(side - 4)} ${round(top + 14)}V${round(-top - 6)}`}
      />
      <Lamps w={w} l={l} on={vehicle.flashing === true} />
    </>
  );
}

function Lamps({ w, l, on }: Size & { on: boolean }) {
  const name = on ? 'red' : 'lamp';
  const x = w / 2 - 4;
  return [-1, 1].flatMap((side) =>
    [-l / 2 + 1.5, l / 2 - 3].map((y) => (
      <g key={`${side} ${y}`}>
        {on && <circle {...fill('red')} opacity="0.35" cx={round(side * x)} cy={round(y)} r="6" />}
        <circle {...fill(name)} cx={round(side * x)} cy={round(y)} r="2.6" />
      </g>
    )),
  );
}

function Ambulance(size: Size, _: ColourName, { vehicle }: PlacedVehicle): ReactNode {
  return (
    <>
      <Body {...size} colour="white" r={4} />
      <Windscreen {...size} />
      <path {...fill('red')} d="M-2.2 11.5h4.4v4h4v4.4h-4v4h-4.4v-4h-4v-4.4h4z" />
      <Beacon {...size} on={vehicle.flashing === true} />
      <Headlights {...size} />
    </>
  );
}

function Patrol(size: Size, _: ColourName, { vehicle }: PlacedVehicle): ReactNode {
  return (
    <>
      <Body {...size} colour="white" />
      <path
        {...fill('navy')}
        d={`M${round(-size.w / 2 + 1)} ${round(-size.l / 2 + 7)}q0-6 6-6h${round(size.w - 14)}q6 0 6 6zM${round(-size.w / 2 + 1)} ${round(size.l / 2 - 8)}v2q0 5 6 5h${round(size.w - 14)}q6 0 6-5v-2z`}
      />
      <Windscreen {...size} />
      <Beacon {...size} on={vehicle.flashing === true} />
      <Headlights {...size} />
    </>
  );
}

/** A bar of lights across the roof. */
function Beacon({ w, l, on }: Size & { on: boolean }) {
  const y = round(-l * 0.14);
  const half = round(w / 2 - 3);
  return (
    <>
      {on && <ellipse {...fill('red')} opacity="0.3" cx="0" cy={y} rx={round(w * 0.95)} ry="9" />}
      <path {...stroke('red', 4)} d={`M${-half} ${y}H-1`} />
      <path {...stroke('blue', 4)} d={`M1 ${y}H${half}`} />
    </>
  );
}

/** A hearse: black and long, with curtains. */
function Hearse({ w, l }: Size): ReactNode {
  const x = round(w / 2);
  return (
    <>
      <Body w={w} l={l} colour="hearse" r={4} />
      <Glass w={w} l={l} />
      <rect {...fill('white')} x={-x + 3} y="-7" width={w - 6} height="18" rx="3" />
      <Headlights w={w} l={l} />
    </>
  );
}

/** The front of an engine; it runs on beyond the picture. */
function Train({ w, l }: Size): ReactNode {
  const [x, end] = [round(w / 2), round(l / 2)];
  return (
    <>
      <path
        {...outline}
        {...fill('steel')}
        d={`M${-x} ${end}V${-end + 14}Q${-x} ${-end} 0 ${-end}T${x} ${-end + 14}V${end}z`}
      />
      <path
        {...fill('glass')}
        d={`M${-x + 4} ${-end + 13}Q0 ${-end - 1} ${x - 4} ${-end + 13}l-2 5Q0 ${-end + 13} ${-x + 6} ${-end + 18}z`}
      />
      <path
        {...stroke('red', 3)}
        d={`M${-x + 2.5} ${-end + 22}V${end}M${x - 2.5} ${-end + 22}V${end}`}
      />
      <path {...stroke('glass', 1.4)} d={`M-7 ${end - 20}H7M-7 ${end - 26}H7M-7 ${end - 32}H7`} />
      <path {...stroke('amber', 3)} d={`M-9 ${-end + 7}h3M6 ${-end + 7}h3`} />
    </>
  );
}

const DRAWINGS: Record<
  PlacedVehicle['kind'],
  (size: Size, colour: ColourName, placed: PlacedVehicle) => ReactNode
> = {
  carro: Car,
  camion: Truck,
  'guagua-escolar': SchoolBus,
  ambulancia: Ambulance,
  patrulla: Patrol,
  motora: Motorcycle,
  bicicleta: Bicycle,
  tren: Train,
  carroza: Hearse,
};
