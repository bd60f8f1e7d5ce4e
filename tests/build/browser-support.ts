/** Checks built scripts and styles for features that a supported browser lacks. package.json lists the browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import css from '@eslint/css';
import { ESLint, type Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';

/** The newest ECMAScript edition that iOS 15.4 supports completely. */
const ECMASCRIPT = 2022;
/** The year of iOS 15.4. CSS features of later years must be listed below. */
const BASELINE_YEAR = 2022;

/** Interfaces that some supported browser lacks, with the fallback. */
const OPTIONAL_INTERFACES: Record<string, string> = {
  requestIdleCallback: 'page.ts waits with setTimeout where it is missing',
  'navigator.connection': 'React asks whether it is there',
  'document.fullscreenElement': 'nothing is whole on the screen then: the dialog fills the window',
  'document.exitFullscreen': 'called only while something fills the screen',
};

/** Built-ins that the linter mistakes for newer ones, or that every supported browser has. */
const ALLOWED_BUILT_INS: Record<string, string> = {
  'no-array-prototype-findlast-findlastindex': 'in Safari from 15.4 on',
  'no-set-prototype-difference': 'a pair of confused signs has a field of that name',
  'no-iterator-prototype': 'the methods of arrays have the same names',
};

const IGNORED = 'a browser without it ignores the declaration: only the look changes';
const PREFIXED = 'the site states it with its prefix too';

/** CSS features newer than `BASELINE_YEAR`. Every supported browser has them, or the site works without them. */
const ALLOWED_STYLES = {
  properties: {
    'accent-color': 'boxes get the colour of the system',
    'contain-intrinsic-size': 'used only with content-visibility',
    'container-type': 'see @container',
    'content-visibility': 'it only saves work',
    'forced-color-adjust': 'Safari has no forced colours',
    hyphens: PREFIXED,
    mask: PREFIXED,
    outline: 'Safari before 16.4 draws it without round corners',
    'print-color-adjust': IGNORED,
    'paint-order': 'used in SVG, where every supported browser has it',
    'text-size-adjust': PREFIXED,
    'text-wrap': IGNORED,
  },
  atRules: {
    container: 'parts of a narrow column are placed as in a wide one',
    page: 'margins of paper',
  },
  selectors: {
    has: 'in Safari from 15.4 on, in Firefox from 121 on',
    'details-content': 'details that are closed stay closed on paper',
    marker: IGNORED,
    selection: 'iOS keeps its own colour',
  },
  functions: { 'color-mix': IGNORED },
  mediaConditions: {
    'prefers-reduced-data': 'false where it is unknown',
    scripting: 'false where it is unknown; no content depends on it alone',
  },
};
const ALLOWED_VALUES = {
  'break-after': { avoid: IGNORED },
  'writing-mode': { 'sideways-lr': 'inside @supports' },
};

/**
 * @param root folder of this program
 * @returns a function that checks one file and returns a line for each feature that a supported browser lacks
 */
export function createSupportCheck(
  root: string,
): (path: string, text: string) => Promise<string[]> {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const linter = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [scripts(browserslist), styles()],
  });
  return async (path, text) => {
    const [result] = await linter.lintText(text, { filePath: join(root, path) });
    return (result?.messages ?? []).map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`);
  };
}

function scripts(browsers: string[]): Linter.Config {
  const later = esX.configs['flat/restrict-to-es2022'].rules as Linter.RulesRecord;
  const isAllowed = (rule: string) =>
    Object.keys(ALLOWED_BUILT_INS).some((name) => rule.startsWith(`es-x/${name}`));
  return {
    files: ['**/*.js'],
    // Newer syntax is a parse error.
    languageOptions: { ecmaVersion: ECMASCRIPT, sourceType: 'module' },
    plugins: { compat, 'es-x': esX } as Linter.Config['plugins'] & object,
    settings: {
      browsers,
      polyfills: Object.keys(OPTIONAL_INTERFACES),
      'es-x': { aggressive: true },
    },
    rules: {
      'compat/compat': 'error',
      ...Object.fromEntries(Object.entries(later).filter(([rule]) => !isAllowed(rule))),
    },
  };
}

function styles(): Linter.Config {
  const names = (table: Record<string, string>) => Object.keys(table);
  return {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // esbuild's own prefixes and fallbacks are not errors.
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: BASELINE_YEAR,
          allowProperties: names(ALLOWED_STYLES.properties),
          allowPropertyValues: Object.fromEntries(
            Object.entries(ALLOWED_VALUES).map(([property, values]) => [property, names(values)]),
          ),
          allowAtRules: names(ALLOWED_STYLES.atRules),
          allowSelectors: names(ALLOWED_STYLES.selectors),
          allowFunctions: names(ALLOWED_STYLES.functions),
          allowMediaConditions: names(ALLOWED_STYLES.mediaConditions),
        },
      ],
    },
  };
}
