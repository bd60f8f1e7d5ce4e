/** Leaves out of libraries what the islands never call, where esbuild cannot see it. Tests compare the results with the whole. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** What the islands and react-dom use of React. A test compares it with their imports. */
export const USED_OF_REACT: ReadonlySet<string> = new Set([
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'Component',
  'Fragment',
  'createElement',
  'useCallback',
  'useDeferredValue',
  'useEffect',
  'useMemo',
  'useRef',
  'useState',
  'version',
]);

/** React is CommonJS, of which esbuild leaves nothing out: without the other exports each practice loads 1.9 KB less. */
export const TRIMMED_REACT: Plugin = {
  name: 'trimmed-react',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /^exports\.(\w+) =[\s\S]*?;$(?=\n(?:exports|$))/gm,
        (statement, name: string) => (USED_OF_REACT.has(name) ? statement : ''),
      ),
    })),
};

/** Of the class with the formulas: intervals spread at random, and parameters that change later. */
const UNUSED_METHODS =
  /^ {2}(set seed|[gs]et parameters|update_parameters|params_handler_proxy|apply_fuzz|next_interval)\([^)]*\) \{\n[\s\S]*?^ {2}\}$/gm;

/**
 * ts-fsrs adds methods to Date, spreads intervals at random, follows changed parameters, migrates those of older versions and
 * words its errors; the plan uses none of these. Without them what the plan takes of it is almost half as large.
 */
export const TRIMMED_FSRS: Plugin = {
  name: 'trimmed-fsrs',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]ts-fsrs[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/^Date\.prototype\.\w+ = [\s\S]*?^\};$/gm, '')
        .replace(UNUSED_METHODS, '')
        .replace('this.params_handler_proxy()', '{}')
        .replace(/new FSRSValidationError\([^;]*\);/g, 'new Error();')
        .replace(/case 19:[\s\S]*?(?=default:)/, '')
        .replaceAll('= Object.freeze(', '= /* @__PURE__ */ Object.freeze('),
    })),
};
