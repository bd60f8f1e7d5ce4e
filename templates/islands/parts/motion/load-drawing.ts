/** Loads a drawing as an element, for a script that moves its parts. */

import { loadLazily, responseError } from '../lazy-load.ts';

export const loadDrawing = (address: string): Promise<SVGSVGElement> =>
  loadLazily(() => requested(address));

/** Requests the file as a document, because the content security policy forbids parsing markup from text. */
function requested(address: string): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => {
      const root = request.responseXML?.documentElement;
      if (root?.localName === 'svg') resolve(adopted(root));
      else reject(responseError(request.status, address));
    };
    request.onerror = () => reject(new Error(address));
    request.open('GET', address);
    request.send();
  });
}

/**
 * Hides the drawing from screen readers, because the text around it describes it. The content security policy forbids a
 * style inside it, so its rule for dark mode moves to the page's stylesheet.
 */
function adopted(root: Element): SVGSVGElement {
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  const sheet = document.styleSheets[0];
  if (svg.dataset.dark) sheet?.insertRule(svg.dataset.dark, sheet.cssRules.length);
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
