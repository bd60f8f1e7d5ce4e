/**
 * React's effects with a stricter type. React calls whatever an effect returns as its clean-up. Its own types accept a
 * call that is typed `void` but returns a value: in current Chrome `scrollIntoView()` returns a Promise, and the page
 * crashed. The linter forbids React's own effects everywhere else.
 */
// biome-ignore lint/style/noRestrictedImports: the one place that narrows them.
import { type DependencyList, useEffect as reactEffect } from 'react';

/** Returns its clean-up function or undefined, never the value of another call. */
export type Effect = () => undefined | (() => void);

/** React's `useEffect`, for effects of the narrower type. */
export const useEffect: (effect: Effect, dependencies?: DependencyList) => void = reactEffect;
