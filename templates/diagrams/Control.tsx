/** What controls an arm: a small sign or a traffic light, with the middle at 0 0. */
import type { Diagram } from '../../schemas/diagram.ts';

export type ControlName = NonNullable<NonNullable<Diagram['controls']>['sur']>;

/** Lit lens from the top. */
const LENSES: Partial<Record<ControlName, readonly [lens: 0 | 1 | 2, colour: string]>> = {
  roja: [0, '#f03a3a'],
  'roja-intermitente': [0, '#f03a3a'],
  amarilla: [1, '#fcd116'],
  verde: [2, '#1fc46b'],
};

export function Control({ name }: { name: ControlName }) {
  if (name === 'pare')
    return (
      <path d="M-5-12H5L12-5V5L5 12H-5L-12 5V-5Z" fill="#af1e2d" stroke="#fff" strokeWidth="2" />
    );
  if (name === 'ceda')
    return (
      <path
        d="M-12-9H12L0 12Z"
        fill="#fff"
        stroke="#af1e2d"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    );
  const [lit, colour] = LENSES[name] ?? [0, '#fff'];
  return (
    <>
      <rect
        x="-8"
        y="-19"
        width="16"
        height="38"
        rx="4"
        fill="#15191a"
        stroke="#fff"
        strokeWidth="1.5"
      />
      {[0, 1, 2].map((lens) => (
        <circle key={lens} cy={lens * 11 - 11} r="4.5" fill={lens === lit ? colour : '#3a4143'} />
      ))}
      {name === 'roja-intermitente' && (
        <path d="M-14-11h4M10-11h4M-12-20l3 3M12-20l-3 3" stroke={colour} strokeWidth="2" />
      )}
    </>
  );
}
