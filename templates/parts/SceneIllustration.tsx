/** A situation on the road with its caption. */
import type { SceneView, View } from '../view.ts';
import { HtmlBlock } from './HtmlBlock.tsx';

type Props = {
  view: View;
  scene: SceneView;
  /** True if the heading above names the situation, so that the caption needs no title. */
  untitled?: boolean;
  /** Number of the scene in a sequence of steps, in place of its title. */
  step?: number;
  /** True for the first picture of a page, which loads at once. */
  eager?: boolean;
};

export function SceneIllustration({ view, scene, untitled = false, step, eager = false }: Props) {
  const { picture, title, caption } = scene;
  const isTitled = !untitled || caption === undefined;
  const label = step ?? view.words(title);
  return (
    <figure className="scene">
      {typeof picture === 'string' ? (
        <HtmlBlock of={picture} />
      ) : (
        <img loading={eager ? undefined : 'lazy'} {...picture} alt={picture.alt} />
      )}
      <figcaption>
        {isTitled && <b>{label}.</b>} {caption && view.text(caption)}
      </figcaption>
    </figure>
  );
}
