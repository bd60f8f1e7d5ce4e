/** Lane line between two parts of a page; decoration only, so it is hidden from screen readers. */
export function LaneLine() {
  return <div className="carril" aria-hidden="true" />;
}
