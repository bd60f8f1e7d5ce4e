/** Explains in one sentence why the tests cannot run on this machine; a library would print a stack trace. */

const OLDEST = [20, 19] as const;

/**
 * @param root folder of this program
 * @param node version of Node
 * @returns undefined where the tests can run
 */
export function unsupportedReason(root: string, node: string): string | undefined {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return `npm test needs Node ${OLDEST.join('.')} or newer; this is ${node}.`;
  // Vite takes "#" for the start of a fragment, and "?" for the start of a query.
  const [sign] = /[#?]/.exec(root) ?? [];
  if (sign !== undefined)
    return `npm test does not run in a folder with "${sign}" in its path: move ${root} elsewhere. The site can be built here.`;
  return undefined;
}
