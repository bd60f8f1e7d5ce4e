/** The directory: links for an appointment, a search by town, the map, and the centres. */

import type { Centre } from '../../schemas/centre.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { RegionMap } from '../map/RegionMap.tsx';
import { Appointments, telephoneHref } from '../parts/Appointments.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { CentreCard } from '../parts/CentreCard.tsx';
import { ExternalLink } from '../parts/ExternalLink.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { TownFinder } from '../parts/TownFinder.tsx';
import type { CoverageView, LinkedRecord, View } from '../view.ts';

type CentreListProps = {
  view: View;
  centres: LinkedRecord<Centre>[];
  others: LinkedRecord<Centre>[];
  /** Returns the names of the towns whose nearest centre is the given one. */
  towns: (centre: string) => string[];
  coverage: CoverageView;
};

export function CentreListPage({ view, centres, others, towns, coverage }: CentreListProps) {
  const { web, phone } = view.settings.appointments;
  const cards = (some: typeof centres, as: 'h2' | 'h3') => (
    <ul className="cards">
      {some.map((centre) => (
        <CentreCard key={centre.id} view={view} centre={centre} towns={towns(centre.id)} as={as} />
      ))}
    </ul>
  );
  return (
    <>
      <h1>Centros CESCO</h1>
      <p className="small-intro">
        El Departamento de Transportación y Obras Públicas (DTOP) atiende en los Centros de
        Servicios al Conductor (CESCO). Escoge el que te convenga.
      </p>
      <p className="buttons appointment-buttons">
        <ExternalLink className="btn primary" href={web}>
          Sacar la cita
        </ExternalLink>
        <ButtonLink href={telephoneHref(phone)} aria-label={`Llamar al ${phone}`} label={phone} />
      </p>
      <TownFinder coverage={coverage} />
      <RegionMap view={view} coverage={coverage} centres={[...centres, ...others]} />
      {cards(centres, 'h2')}
      {others.length > 0 && (
        <section>
          <h2>Otros centros</h2>
          {cards(others, 'h3')}
        </section>
      )}
      <Appointments view={view} />
      <CallToAction
        view={view}
        title="Antes de ir al CESCO"
        actions={[
          { label: 'Comenzar Tests de Práctica', route: '/tests/' },
          { label: 'Ver los trámites', route: '/tramites/' },
        ]}
      />
      <SourceReadDates />
    </>
  );
}
