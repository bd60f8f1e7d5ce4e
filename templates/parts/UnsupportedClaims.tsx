/** A collapsed list of the claims that the site made about itself without evidence, and the example testimonials. */
import type { Home } from '../../schemas/home.ts';
import type { View } from '../view.ts';
import { Statistics } from './Statistics.tsx';
import { TestimonialExamples } from './Testimonials.tsx';

export function UnsupportedClaims({ view, home }: { view: View; home: Home }) {
  const { unsupportedClaims, blog } = view.settings;
  if (unsupportedClaims !== 'quiet') return null;
  const items = [
    ...home.badges,
    ...home.manual.statistics,
    ...home.community.statistics,
    ...blog.statistics,
  ];
  const hasClaims = items.some(({ fact, reading }) => view.fact(fact, reading).unsupported);
  if (!hasClaims && home.testimonials.length === 0) return null;
  return (
    <details className="old-claims">
      <summary>Lo que este sitio decía de sí mismo</summary>
      <Statistics view={view} items={items} unsupported />
      <TestimonialExamples items={home.testimonials} />
    </details>
  );
}
