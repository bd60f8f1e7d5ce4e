/** The picture of an article: a situation on the road, or a sign. */
import type { Article } from '../../schemas/article.ts';
import type { View } from '../view.ts';

export function ArticlePicture({
  view,
  article: { scene, sign },
  eager = false,
}: {
  view: View;
  article: Article;
  /** The first picture of a page loads at once. */
  eager?: boolean;
}) {
  const drawn = sign === undefined ? undefined : view.sign(sign);
  const image = scene === undefined ? drawn && view.signImage(drawn) : view.scene(scene).picture;
  if (image === undefined || typeof image === 'string') return null;
  return (
    <p className="photo">
      <img {...image} loading={eager ? undefined : 'lazy'} />
    </p>
  );
}
