/** The centres of the map as a list: each region by letter and name with the centres in it. */
import type { Centre } from '../../schemas/centre.ts';
import { RegionTab } from '../parts/RegionTab.tsx';
import type { Linked, View } from '../view.ts';

export function CentresByRegion({
  view,
  centres,
}: {
  view: View;
  centres: readonly Linked<Centre>[];
}) {
  return (
    <ul className="por-region">
      {view.settings.regions.map((region) => (
        <li key={region.id}>
          <RegionTab region={region} />
          <ul>
            {centres
              .filter(({ data }) => data.region === region.id)
              .map(({ id, route, data }) => (
                <li key={id}>
                  <a href={view.href(route)}>{data.municipality}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
