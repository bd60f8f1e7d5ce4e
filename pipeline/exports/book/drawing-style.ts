/** Puts the site's CSS rules for diagrams into a drawing, so that it keeps its colours as a separate file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DrawingStyle = (svg: string) => string;

/** @param root folder of this program */
export function drawingStyle(root: string): DrawingStyle {
  const styles = join(root, 'templates/styles');
  const tokens = compactCss(readFileSync(join(styles, 'tokens.css'), 'utf8'));
  // The first :root is the light theme.
  const light = new Map(
    [.../:root\{([^}]*)\}/.exec(tokens)![1]!.matchAll(/(--[\w-]+):([^;]+)/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
  const rules = [
    ...compactCss(readFileSync(join(styles, 'signs.css'), 'utf8')).matchAll(
      /([^{}@;]+)\{([^{}]*)\}/g,
    ),
  ].map(([, selector, body]) => ({
    selector: selector!.trim(),
    body: body!.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => light.get(name) ?? whole),
  }));
  const background = rules
    .find(({ selector }) => selector === '.diagrama')
    ?.body.match(/background:([^;]+)/)?.[1];
  return (svg) => {
    const classes = new Set(
      [...svg.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
    );
    if (classes.size === 0) return svg;
    const used = rules
      .map(({ selector, body }) => ({
        selector: selector.replace(/^\.diagrama (?!svg|figcaption)/, ''),
        body,
      }))
      .filter(
        ({ selector }) =>
          selector === 'text' ||
          (/^[\w.\s-]+$/.test(selector) &&
            classNames(selector).length > 0 &&
            classNames(selector).every((name) => classes.has(name))),
      );
    const style = [
      ...(background === undefined ? [] : [`svg{background:${background}}`]),
      'text{font-family:sans-serif;font-weight:700}',
      ...used.map(({ selector, body }) => `${selector}{${body}}`),
    ].join('');
    return svg.replace(/^<svg[^>]*>/, (start) => `${start}<style>${style}</style>`);
  };
}

const classNames = (selector: string) =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** Removes comments, line breaks and needless spaces. */
const compactCss = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*([{}:;,>])\s*/g, '$1')
    .replace(/;\}/g, '}')
    .replace(/(?<!\d)0(\.\d)/g, '$1')
    .replace(/\s+/g, ' ');
