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

/**
 * ts-fsrs adds methods to Date, spreads intervals at random, has steps of minutes, watches and migrates its parameters, and
 * words its errors; the plan uses none of these. Without them the library is half as large.
 */
export const TRIMMED_FSRS: Plugin = {
  name: 'trimmed-fsrs',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]ts-fsrs[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => ({
      contents: UNUSED_IN_FSRS.reduce(
        (text, [unused, instead]) => text.replace(unused, instead),
        readFileSync(path, 'utf8'),
      ),
    })),
};

/** Each with what is there instead. Methods of its class are indented by two spaces. */
const UNUSED_IN_FSRS: readonly [RegExp, string][] = [
  [/^Date\.prototype\.\w+ = [\s\S]*?^\};$/gm, ''],
  [
    /new Proxy\(\s*this\.prepare_parameters\(params\),\s*this\.params_handler_proxy\(\)\s*\)/,
    '{ w: default_w, request_retention: default_request_retention, ...params }',
  ],
  [
    /^ {2}(params_handler_proxy|update_parameters|apply_fuzz|next_interval|next_short_term_stability|[gs]et \w+)\(.*\) \{$[\s\S]*?^ {2}\}$/gm,
    '',
  ],
  [/^ {2}prepare_parameters = [\s\S]*?^ {2}\};$/m, ''],
  [/t === 0 && this\.param\.enable_short_term/, 'false'],
  [/new FSRSValidationError\([^;]*\);/g, 'new Error();'],
  [/= Object\.freeze\(/g, '= /* @__PURE__ */ Object.freeze('],
];
