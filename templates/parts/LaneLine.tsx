/** Lane line between two parts of a page; it says nothing, so it is hidden from readers. */
export function LaneLine() {
  return <div className="carril" aria-hidden="true" />;
}
