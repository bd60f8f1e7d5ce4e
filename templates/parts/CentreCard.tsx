/** A centre in the directory: its region, name, status, and the towns whose nearest centre it is. */
import type { Centre } from '../../schemas/centre.ts';
import type { LinkedRecord, View } from '../view.ts';
import { CentreNotice } from './CentreNotice.tsx';
import { RegionBadge } from './RegionBadge.tsx';

type Props = {
  view: View;
  centre: LinkedRecord<Centre>;
  towns: readonly string[];
  as: 'h2' | 'h3';
};

export function CentreCard({ view, centre, towns, as: Heading }: Props) {
  const { data, route } = centre;
  return (
    <li className="card">
      <p>
        <RegionBadge region={view.region(data.region)} />
      </p>
      <Heading>{data.name}</Heading>
      <CentreNotice view={view} centre={data} />
      {data.status && !data.closed && !data.notice && (
        <p>{view.words(firstSentence(view.plain(data.status.text)))}</p>
      )}
      {towns.length > 0 && <p className="meta">Más cerca en línea recta de: {towns.join(', ')}</p>}
      <p>
        <a className="more-link" href={view.href(route)} aria-label={`Ver Detalles: ${data.name}`}>
          Ver Detalles
        </a>
      </p>
    </li>
  );
}

const firstSentence = (text: string): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
