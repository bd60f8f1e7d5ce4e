/** React's runtime by plain names: it is a CommonJS module, and each of the thousand calls in the bundle becomes shorter. */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
