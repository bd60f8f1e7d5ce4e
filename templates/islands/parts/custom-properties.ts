/**
 * Returns a React ref that sets custom properties on its element. The site's content security policy refuses style
 * attributes.
 */
export const customPropertiesRef =
  (properties: Readonly<Record<`--${string}`, number | string>>) =>
  (drawn: HTMLElement | SVGElement | null): void => {
    for (const [name, value] of Object.entries(properties))
      drawn?.style.setProperty(name, String(value));
  };
