/** A centre: what a source supports, the hours as the ledger has them, and what to bring. */
import { Locator } from '../map/Locator.tsx';
import type { CentreProps } from '../page-props.ts';
import { Appointments, telephone } from '../parts/Appointments.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { CentreNotice } from '../parts/CentreNotice.tsx';
import { HoursTable } from '../parts/HoursTable.tsx';
import { OutLink } from '../parts/OutLink.tsx';
import { RegionTab } from '../parts/RegionTab.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { Sourced } from '../parts/Sourced.tsx';
import type { View } from '../view.ts';

export function CentrePage({
  view,
  centre,
  region,
  hours,
  mapHref,
  nearby,
  municipalities,
  regionTowns,
}: CentreProps) {
  const { data } = centre;
  const phone = data.phone && /\d{3}\D?\d{3}\D?\d{4}/.exec(view.plain(data.phone.text))?.[0];
  return (
    <>
      <BackLink view={view} route="/centros-cesco/" label="Volver a los centros" />
      <p>
        <RegionTab region={region} />
      </p>
      <h1>{data.name}</h1>
      <p className="entrada">{view.text(data.description)}</p>
      <CentreNotice view={view} centre={data} />
      {data.closed && <Nearby centres={nearby} />}
      <div className="dos">
        <section>
          <h2>Contacto</h2>
          <dl className="datos">
            <dt>Dirección</dt>
            <dd>
              <Sourced view={view} item={data.address} />
            </dd>
            <dt>Teléfono</dt>
            <dd>
              <Sourced view={view} item={data.phone} />
            </dd>
            <dt>Estado</dt>
            <dd>
              <Sourced view={view} item={data.status} />
            </dd>
          </dl>
        </section>
        <section>
          <h2>Acciones rápidas</h2>
          {data.coordinates && (
            <Locator
              name={data.name}
              region={region}
              coordinates={data.coordinates}
              towns={regionTowns}
            />
          )}
          <p className="botones">
            <OutLink className="btn go" href={mapHref}>
              Buscar en el mapa
            </OutLink>
            {phone && (
              <a className="btn alt" href={telephone(phone)}>
                Llamar
              </a>
            )}
            <a className="btn alt" href={view.href('/tests/')}>
              Practicar
            </a>
          </p>
        </section>
      </div>
      <div className="dos">
        <section>
          <h2>Horario</h2>
          <HoursTable hours={hours} />
        </section>
        <Appointments view={view} />
      </div>
      <div className="dos">
        <section>
          <h2>Servicios</h2>
          <ul>
            {data.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
          {data.documentedServices && (
            <>
              <h3>Documentados para este centro</h3>
              <ul>
                {data.documentedServices.map((service) => (
                  <li key={service.text}>
                    <Sourced view={view} item={service} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section>
          <h2>Planifica tu visita</h2>
          <dl className="datos">
            <dt>Espera promedio</dt>
            <dd>
              <Sourced view={view} item={data.averageWait} />
            </dd>
            <dt>Mejor hora</dt>
            <dd>
              <Sourced view={view} item={data.bestTime} />
            </dd>
            <dt>Transporte público</dt>
            <dd>
              <Sourced view={view} item={data.transport} />
            </dd>
            <dt>Estacionamiento</dt>
            <dd>
              <Sourced view={view} item={data.parking} />
            </dd>
            <dt>Acceso</dt>
            <dd>
              <Sourced view={view} item={data.accessibility} />
            </dd>
          </dl>
        </section>
      </div>
      <div className="dos">
        <Lines
          view={view}
          title="Documentos para la licencia de aprendizaje"
          items={data.documents}
        />
        <Lines view={view} title="Consejos" items={data.tips} />
      </div>
      {view.notes([...data.documents, ...data.tips, data.averageWait?.text, data.bestTime?.text])}
      {municipalities.length > 0 && (
        <section>
          <h2>Pueblos a los que les queda más cerca</h2>
          <p>{municipalities.join(', ')}.</p>
        </section>
      )}
      {!data.closed && <Nearby centres={nearby} />}
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
            { label: 'Trámites', route: '/tramites/', text: 'Documentos, pasos y costos.' },
          ]}
        />
      </section>
      <Reviewed view={view} dates={[data.updated]} />
    </>
  );
}

/** Other open centres, with the distance between the towns. */
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
    <section>
      <h2>{title}</h2>
      <ul className="lista-cotejo">
        {items.map((item) => (
          <li key={item}>{view.text(item)}</li>
        ))}
      </ul>
    </section>
  );
}
