/** Turns React's runtime, a CommonJS module, into plain names: each of the thousand calls in the bundle is shorter. */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
