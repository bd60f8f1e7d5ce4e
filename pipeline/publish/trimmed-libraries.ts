/** Plugins of esbuild that leave out what the scripts of the site never call. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

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

/** What the islands do not import of React, and what only that needs: a module of CommonJS is never shaken. */
export const UNUSED_IN_REACT = [
  'Children|PureComponent|cache|cacheSignal|cloneElement|createContext|createRef|forwardRef|isValidElement|lazy|memo',
  'startTransition|addTransitionType|use|unstable_useCacheRefresh|useActionState|useContext|useDebugValue|useEffectEvent',
  'useId|useImperativeHandle|useInsertionEffect|useLayoutEffect|useOptimistic|useReducer|useSyncExternalStore|useTransition',
].join('|');
const HELPERS_IN_REACT =
  'getIteratorFn|cloneAndReplaceKey|isValidElement|escape|getElementKey|resolveThenable|mapIntoArray|mapChildren|lazyInitializer|startTransition|addTransitionType';

/** React itself without them; react-dom calls none of them. A test compares the names with the imports of the islands. */
export const TRIMMED_REACT: Plugin = {
  name: 'trimmed-react',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(new RegExp(`^function (${HELPERS_IN_REACT})\\([\\s\\S]*?^\\}$`, 'gm'), '')
        .replace(
          new RegExp(
            `^exports\\.(${UNUSED_IN_REACT}) = (\\w+;|function.*\\};|function[\\s\\S]*?^\\};)$`,
            'gm',
          ),
          '',
        )
        .replace(/^var (Children|reportGlobalError) =[\s\S]*?;\n(?=exports|function|$)/gm, ''),
    })),
};
