/** The picture of a place on the road. It follows the light or dark theme and stops moving after five seconds. */
import { STILL_HASH } from './landscape-motion.ts';

/** The URL hash that stops the animation if motion is reduced. `syncLandscapes` updates it when that changes. */
const still = (): string =>
  globalThis.document?.documentElement.classList.contains('reduced-motion') ? STILL_HASH : '';

/**
 * @param src address of the drawing; empty if the site has none
 * @param low true for a picture without space for a sign above it
 */
export const Landscape = ({ src, low = false }: { src: string; low?: boolean }) =>
  src !== '' && (
    <picture>
      {/* Not every browser tells an SVG image that its visitor wants less motion. */}
      <source media="(prefers-reduced-motion: reduce)" srcSet={src + STILL_HASH} />
      <img
        className={low ? 'landscape low' : 'landscape'}
        src={src + still()}
        width="720"
        height="310"
        alt=""
        loading="lazy"
      />
    </picture>
  );
