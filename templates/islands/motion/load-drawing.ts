/** The address of a drawing → its element, for a script that moves its parts. */

/** A policy forbids to make elements of text; a request for a document reads the file as one. */
export function loadDrawing(address: string): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => {
      const root = request.responseXML?.documentElement;
      if (root?.localName === 'svg') resolve(adopted(root));
      else reject(new Error(address));
    };
    request.onerror = () => {
      reject(new Error(address));
    };
    request.open('GET', address);
    request.send();
  });
}

/** The words around it say what it shows. The policy forbids a style in it too, so the page's own sheet takes its rules. */
function adopted(root: Element): SVGSVGElement {
  const style = root.querySelector('style');
  style?.remove();
  const sheet = document.styleSheets[0];
  if (style?.textContent) sheet?.insertRule(style.textContent, sheet.cssRules.length);
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
