/** The search and the filters of the gallery. The buttons that need the page's script are disabled until it runs. */

import { SIGN_SHAPES, type Sign } from '../../schemas/sign.ts';
import { Button } from '../islands/parts/Buttons.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const SHAPES: Record<(typeof SIGN_SHAPES)[number], string> = {
  octagono: 'Octágono',
  'triangulo-invertido': 'Triángulo invertido',
  triangulo: 'Triángulo',
  circulo: 'Círculo',
  aspa: 'Cruz en X',
  banderin: 'Banderín',
  pentagono: 'Pentágono',
  diamante: 'Diamante',
  'rectangulo-vertical': 'Rectángulo vertical',
  'rectangulo-horizontal': 'Rectángulo horizontal',
  cuadrado: 'Cuadrado',
};
/** Value for markings and lights, which have no shape of their own. */
const SHAPELESS = 'otra';

export function filterAttributes(sign: Sign) {
  return { 'data-forma': sign.shape ?? SHAPELESS, 'data-color': sign.colours?.background ?? '' };
}

type Props = { families: readonly { id: string; title: string; items: Sign[] }[] };

export function SignFilters({ families }: Props) {
  const signs = families.flatMap(({ items }) => items);
  const shapes = SIGN_SHAPES.filter((shape) => signs.some((sign) => sign.shape === shape)).map(
    (shape) => ({ value: shape as string, label: SHAPES[shape] }),
  );
  const colours = [...new Set(signs.flatMap((sign) => sign.colours?.background ?? []))].sort();
  return (
    <form className="filters script-only" data-filters="">
      <p>
        <label htmlFor="filtro-texto">Busca</label>{' '}
        <span>
          <span role="status" data-found="">
            {signs.length} señales
          </span>{' '}
          · <a href="#ejercicio">Haz el ejercicio</a>
        </span>
        <input id="filtro-texto" type="search" name="texto" maxLength={60} autoComplete="off" />
      </p>
      <details>
        <summary>Filtrar por familia, forma o color</summary>
        <FilterSelect
          name="familia"
          label="Familia"
          options={families.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <FilterSelect
          name="forma"
          label="Forma"
          options={[...shapes, { value: SHAPELESS, label: 'Marcas y luces' }]}
        />
        <FilterSelect
          name="color"
          label="Color de fondo"
          all="Todos"
          options={colours.map((colour) => ({ value: colour, label: colourLabel(colour) }))}
        />
        <p className="buttons">
          <Button look="primary" type="submit" disabled label="Filtrar" />
          <Button type="reset" label="Ver todas" />
          <Button data-print="" disabled label="Imprimir" />
        </p>
      </details>
    </form>
  );
}

/** Records call the colour "naranja", but people in Puerto Rico say "anaranjado". */
function colourLabel(colour: string): string {
  const word = colour === 'naranja' ? 'anaranjado' : colour;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
