/** Sets custom properties once the element is there. Not as an attribute: the site's policy refuses style attributes. */
export const withProperties =
  (properties: Readonly<Record<`--${string}`, number | string>>) =>
  (drawn: HTMLElement | SVGElement | null): void => {
    for (const [name, value] of Object.entries(properties))
      drawn?.style.setProperty(name, String(value));
  };
