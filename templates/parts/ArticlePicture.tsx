/** The picture of an article: a situation on the road, or a sign. */
import type { Article } from '../../schemas/article.ts';
import type { View } from '../view.ts';

/** @property eager true for the first picture of a page, which loads at once */
type Props = { view: View; article: Article; eager: boolean };

export function ArticlePicture({ view, article: { scene, sign }, eager }: Props) {
  const drawn = sign === undefined ? undefined : view.sign(sign);
  const image = scene === undefined ? drawn && view.signImage(drawn) : view.scene(scene).picture;
  if (image === undefined || typeof image === 'string') return null;
  return (
    <p className="article-picture">
      <img {...image} loading={eager ? undefined : 'lazy'} />
    </p>
  );
}
