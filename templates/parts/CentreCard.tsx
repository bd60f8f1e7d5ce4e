/** A centre with its fields in one fixed order: region, name, what it is, address, phone, hours. */
import type { Centre } from '../../schemas/centre.ts';
import type { HoursView, Linked, View } from '../view.ts';
import { CentreNotice } from './CentreNotice.tsx';
import { Html } from './Html.tsx';
import { RegionTab } from './RegionTab.tsx';
import { Sourced } from './Sourced.tsx';

type Props = { view: View; centre: Linked<Centre>; hours: HoursView; as?: 'h2' | 'h3' };

export function CentreCard({ view, centre, hours, as: Heading = 'h2' }: Props) {
  const { data, route } = centre;
  return (
    <li className="tarjeta centro">
      <p>
        <RegionTab region={view.region(data.region)} />
      </p>
      <Heading>{data.name}</Heading>
      <p>{view.text(data.description)}</p>
      <CentreNotice view={view} centre={data} />
      <dl>
        <dt>Dirección</dt>
        <dd>
          <Sourced view={view} item={data.address} />
        </dd>
        <dt>Teléfono</dt>
        <dd>
          <Sourced view={view} item={data.phone} />
        </dd>
        <dt>Horario</dt>
        <Html as="dd" of={hours.sentence} />
      </dl>
      <p className="botones">
        <a className="btn alt" href={view.href(route)} aria-label={`Ver Detalles: ${data.name}`}>
          Ver Detalles
        </a>
      </p>
    </li>
  );
}
