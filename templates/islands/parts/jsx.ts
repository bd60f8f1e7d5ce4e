/**
 * Exports the functions of React's JSX runtime, a CommonJS module, by name, so that each of the thousand calls in the
 * bundle is shorter.
 */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
