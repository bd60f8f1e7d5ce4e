/** The ways to get an appointment: web, app and telephone. */
import type { View } from '../view.ts';
import { ExternalLink } from './ExternalLink.tsx';

export function Appointments({ view }: { view: View }) {
  const { web, app, phone, phoneNote } = view.settings.appointments;
  return (
    <section id="citas">
      <h2>Cómo sacar la cita</h2>
      <dl className="facts">
        <dt>Por internet</dt>
        <dd>
          <ExternalLink href={web}>{new URL(web).hostname}</ExternalLink>
        </dd>
        <dt>Aplicación</dt>
        <dd>{app}</dd>
        <dt>Por teléfono</dt>
        <dd>
          <a href={telephoneHref(phone)}>{view.words(phone)}</a>
          <br />
          <span className="meta">{view.text(phoneNote)}</span>
        </dd>
      </dl>
    </section>
  );
}

/** The country code is 1, because Puerto Rico is in the North American Numbering Plan. */
export function telephoneHref(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`;
}
