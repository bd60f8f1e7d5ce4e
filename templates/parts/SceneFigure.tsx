/** A situation on the road with its caption. */
import type { SceneView, View } from '../view.ts';
import { Html } from './Html.tsx';

export function SceneFigure({ view, scene }: { view: View; scene: SceneView }) {
  const { picture, title, caption } = scene;
  return (
    <figure className="escena">
      {typeof picture === 'string' ? (
        <Html of={picture} />
      ) : (
        <img loading="lazy" {...picture} alt={picture.alt} />
      )}
      <figcaption>
        <b>{title}.</b> {caption && view.text(caption)}
      </figcaption>
    </figure>
  );
}
