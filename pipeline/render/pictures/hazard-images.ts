/** The hazards of data/peligros as files. Each has a clip, which the page's script plays, and still frames. */
import type { Hazard } from '../../../schemas/hazard.ts';
import { CLIP_HEIGHT, CLIP_WIDTH } from '../../../templates/driver-view/camera.ts';
import { drawHazardClip, drawHazardStill } from '../../../templates/driver-view/drawing.ts';
import type { SignImageView } from '../../../templates/view.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import { memoize } from '../../program/memoize.ts';
import type { Entry } from '../../validate/index.ts';
import type { AssetFile, BudgetedFile } from '../document/assets.ts';
import { hashedFile } from '../document/hashed-files.ts';

export function hazardImages({ entries, settings }: Site) {
  const file = (name: string, svg: string) => hashedFile(`peligro-${name}`, 'svg', svg);
  const clip = memoize(({ id, data }: Entry<Hazard>) => file(`${id}-clip`, drawHazardClip(data)));
  const stills = memoize(({ id, data }: Entry<Hazard>) =>
    [0, ...data.frames.map(({ at }) => at)].map((at, index) =>
      file(`${id}-${index}`, drawHazardStill(data, at)),
    ),
  );
  return {
    clip: (entry: Entry<Hazard>) => settings.basePath + clip(entry).path,
    /** The picture of a frame, or the first picture of the clip. The text beside the picture describes it. */
    still: (entry: Entry<Hazard>, frame: number | 'first'): SignImageView => ({
      src: settings.basePath + stills(entry)[frame === 'first' ? 0 : frame + 1]!.path,
      width: CLIP_WIDTH * 2,
      height: CLIP_HEIGHT * 2,
      alt: '',
    }),
    stills: (): AssetFile[] => entries.hazards.flatMap(stills),
    clips: (): BudgetedFile[] =>
      entries.hazards.map((entry) => ({
        ...clip(entry),
        budget: 'hazardClip',
        place: placeOf(entry, ['users']),
      })),
  };
}
