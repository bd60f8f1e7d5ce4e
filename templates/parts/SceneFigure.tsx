/** A situation on the road with its caption. */
import type { SceneView, View } from '../view.ts';
import { Html } from './Html.tsx';

/** @param untitled the heading above says what the picture is about */
export function SceneFigure({
  view,
  scene,
  untitled = false,
  eager = false,
}: {
  view: View;
  scene: SceneView;
  untitled?: boolean;
  /** The first picture of a page loads at once. */
  eager?: boolean;
}) {
  const { picture, title, caption } = scene;
  const isTitled = !untitled || caption === undefined;
  return (
    <figure className="escena">
      {typeof picture === 'string' ? (
        <Html of={picture} />
      ) : (
        <img loading={eager ? undefined : 'lazy'} {...picture} alt={picture.alt} />
      )}
      <figcaption>
        {isTitled && <b>{view.words(title)}.</b>} {caption && view.text(caption)}
      </figcaption>
    </figure>
  );
}
