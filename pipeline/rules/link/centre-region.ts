/** The region of a centre is that of its municipality. */
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const linkCentreRegion: Rule = {
  id: 'link/centre-region',
  about: 'A centre is in another region than its municipality.',
  severity: 'error',
  check({ site }, report) {
    const { centres, municipalities } = site.entries;
    const regions = new Set(site.settings.regions.map(({ id }) => id));
    for (const centre of centres) {
      const { municipality, region } = centre.data;
      const town = municipalities.find(({ data }) => data.name === municipality);
      // A region that does not exist is a finding of its own.
      if (town === undefined || town.data.region === region || !regions.has(region)) continue;
      report({
        title: `${centre.id} is in the region "${region}", and ${municipality} in "${town.data.region}"`,
        at: placeOf(centre, ['region']),
        related: [{ at: placeOf(town, ['region']), says: 'its municipality' }],
        help: ['Correct the region or the municipality.'],
      });
    }
  },
};
