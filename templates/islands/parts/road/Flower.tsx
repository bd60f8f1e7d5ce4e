/** A flamboyán flower, shown beside a result that reaches the goal. */

export const Flower = () => (
  <svg className="flower" viewBox="-12 -12 24 24" aria-hidden="true">
    {[0, 72, 144, 216, 288].map((turn) => (
      <path key={turn} d="M0 0C-9-3-8-12 0-12S9-3 0 0" transform={`rotate(${turn})`} />
    ))}
    <circle r="2.5" />
  </svg>
);
