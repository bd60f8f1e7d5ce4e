/** The letter and the name of a region. The colour only repeats them. */
import type { Region } from '../../schemas/site.ts';

export function RegionBadge({ region }: { region: Region }) {
  return (
    <span className={`region region-${region.id}`}>
      <b aria-hidden="true">{region.letter}</b> {region.name}
    </span>
  );
}
