/** Single items as a driver sees them: a traffic light, a sign, an object, or a car on a hill. */
import type { Scene } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import type { DrawnSign } from '../signs/content.ts';
import { fillAttributes, strokeAttributes } from './colours.ts';
import { type Drawings, shapesOf } from './drawings.ts';
import { roundToTenths, SCENE_WIDTH } from './geometry.ts';
import { Hill } from './Hill.tsx';
import { figureCell } from './labels.ts';
import type { Layout } from './layout.ts';
import { SmallSign } from './SmallSign.tsx';
import { TrafficLight } from './TrafficControls.tsx';

type Figure = NonNullable<Scene['figures']>[number];
type Props = {
  figures: readonly Figure[];
  layout: Layout;
  signs: ReadonlyMap<string, DrawnSign>;
  drawings: Drawings;
};

export function FigureCells({ figures, layout, signs, drawings }: Props) {
  const { height } = layout;
  const hasLabels = figures.some(({ label }) => label !== undefined);
  const isRow = !hasLabels && figures.every(({ is }) => is !== 'cuesta');
  return (
    <>
      <rect {...fillAttributes('block')} width={SCENE_WIDTH} height={height} />
      {isRow && (
        <path {...fillAttributes('kerb')} d={`M0 ${height - 26}H${SCENE_WIDTH}V${height}H0z`} />
      )}
      {figures.map((figure, index) => {
        const { x, top } = figureCell(index, figures.length);
        return (
          <g
            key={`${figure.is} ${figure.light ?? figure.sign ?? figure.label}`}
            transform={figure.is === 'cuesta' ? undefined : `translate(${roundToTenths(x)} ${top})`}
          >
            <OneFigure figure={figure} height={height} signs={signs} drawings={drawings} />
          </g>
        );
      })}
    </>
  );
}

function OneFigure({
  figure,
  height,
  signs,
  drawings,
}: Pick<Props, 'signs' | 'drawings'> & { figure: Figure; height: number }) {
  if (figure.is === 'semaforo')
    return (
      <>
        <path {...strokeAttributes('edge', 7)} d={`M0 142V${height}`} />
        <TrafficLight
          light={figure.light ?? 'apagado'}
          transform="translate(0 78)scale(3.2)"
          drawings={drawings}
        />
      </>
    );
  if (figure.is === 'cuesta') return <Hill figure={figure} drawings={drawings} />;
  if (figure.is !== 'letrero')
    return (
      <g transform="translate(0 58)">
        <rect {...fillAttributes('card')} x="-52" y="-54" width="104" height="108" rx="8" />
        <HtmlBlock
          as="g"
          transform="scale(.9)"
          of={shapesOf(drawings.get(`objetos/${figure.is}`))}
        />
      </g>
    );
  const sign = signs.get(figure.sign ?? '');
  if (sign === undefined) return null;
  const { width: signWidth, height: signHeight } = sign.drawing.viewBox;
  const foot = 76 + (62 * signHeight) / Math.max(signWidth, signHeight);
  return (
    <>
      <path {...strokeAttributes('edge', 6)} d={`M0 ${roundToTenths(foot)}V${height}`} />
      <g transform="translate(0 76)">
        <SmallSign sign={sign} side={124} />
      </g>
    </>
  );
}
