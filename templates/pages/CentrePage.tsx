/** A centre: directions first, then known facts, missing facts, and other centres. */

import type { MergedCentre, SourcedStatement } from '../../schemas/centre.ts';
import type { Essentials } from '../../schemas/essential.ts';
import type { Region } from '../../schemas/site.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { LocatorMap } from '../map/LocatorMap.tsx';
import { telephoneHref } from '../parts/Appointments.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { CentreFacts } from '../parts/CentreFacts.tsx';
import { CentreNotice } from '../parts/CentreNotice.tsx';
import { CentreStatement } from '../parts/CentreStatement.tsx';
import { EssentialBrief } from '../parts/EssentialList.tsx';
import { ExternalLink } from '../parts/ExternalLink.tsx';
import { RegionBadge } from '../parts/RegionBadge.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { HoursView, LinkedRecord, View } from '../view.ts';

export type CentreProps = {
  view: View;
  centre: LinkedRecord<MergedCentre>;
  region: Region;
  essentials: Essentials;
  known: { label: string; item: SourcedStatement }[];
  hours: HoursView;
  mapHref: string;
  /** Other centres that no source calls closed, the nearest first. */
  nearby: { name: string; href: string; km: number }[];
  municipalities: string[];
  regionTowns: string[];
};

export function CentrePage(props: CentreProps) {
  const { view, centre, region, essentials, nearby, municipalities } = props;
  const { data } = centre;
  return (
    <>
      <BackLink view={view} route="/centros-cesco/" label="Volver a los centros" />
      <h1>{data.name}</h1>
      <p>
        <RegionBadge region={region} />
      </p>
      <CentreNotice view={view} centre={data} />
      {/* Visitors of a closed centre need another centre first, and no list of its services. */}
      {data.closed && <Nearby centres={nearby} />}
      <Reach {...props} />
      <div className="two-columns">
        <CentreFacts {...props} />
        {!data.closed && <Services view={view} centre={data} />}
      </div>
      {!data.closed && <Nearby centres={nearby} />}
      {municipalities.length > 0 && (
        <section>
          <h2>Pueblos que quedan más cerca, en línea recta</h2>
          <p>{municipalities.join(', ')}.</p>
        </section>
      )}
      <EssentialBrief view={view} essentials={essentials} />
      <Lines view={view} title="Lo que llevas" items={data.documents} />
      <Lines view={view} title="Consejos para el día" items={data.tips} />
      <section>
        <h2>Sigue preparándote</h2>
        <RelatedLinks
          view={view}
          items={[
            {
              label: 'Tests de Práctica',
              route: '/tests/',
              text: 'Practica por temas antes de tu cita.',
            },
            { label: 'Trámites', route: '/tramites/', text: 'Tu lista de papeles, paso a paso.' },
          ]}
        />
      </section>
      <SourceReadDates />
    </>
  );
}

function Services({ view, centre }: { view: View; centre: CentreProps['centre']['data'] }) {
  const { services, documentedServices } = centre;
  return (
    <section>
      <h2>Servicios</h2>
      <ul>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      {documentedServices && (
        <details>
          <summary>Los que una fuente nombra aquí ({documentedServices.length})</summary>
          <ul>
            {documentedServices.map((service) => (
              <li key={service.text}>
                <CentreStatement view={view} item={service} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Ways to reach a centre, even if nothing else is known about it. A closed centre has no appointment link. */
function Reach({ view, centre, region, mapHref, regionTowns }: CentreProps) {
  const { data } = centre;
  const { web, phone, phoneNote } = view.settings.appointments;
  const own = data.phone && /\d{3}\D?\d{3}\D?\d{4}/.exec(view.plain(data.phone.text))?.[0];
  return (
    <div className="two-columns centre-contact">
      <section aria-label="Cómo sacar la cita y llegar">
        <div className="buttons">
          {!data.closed && (
            <ExternalLink className="btn primary" href={web}>
              Sacar la cita
            </ExternalLink>
          )}
          <ExternalLink className="btn secondary" href={mapHref}>
            Buscar en el mapa
          </ExternalLink>
          <ButtonLink href={telephoneHref(own ?? phone)} label={`Llamar al ${own ?? phone}`} />
          {/* The note has the hours of the telephone line, not of the centre. A closed centre shows no hours. */}
          {own === undefined && !data.closed && <p className="meta">{view.text(phoneNote)}</p>}
        </div>
        {!data.closed && <p>{view.text(data.description)}</p>}
      </section>
      {data.coordinates && (
        <LocatorMap
          name={data.name}
          region={region}
          coordinates={data.coordinates}
          towns={regionTowns}
        />
      )}
    </div>
  );
}

function Nearby({ centres }: { centres: CentreProps['nearby'] }) {
  if (centres.length === 0) return null;
  return (
    <section>
      <h2>Otros centros cerca</h2>
      <ul>
        {centres.map(({ name, href, km }) => (
          <li key={href}>
            <a href={href}>{name}</a>, a unos {Math.round(km)} km en línea recta
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ view, title, items }: { view: View; title: string; items: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <TextList view={view} items={items} className="checklist" />
      {view.notes(items)}
    </details>
  );
}
