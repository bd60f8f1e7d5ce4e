/**
 * Turns React's effects into ones that the types can check. React calls whatever an effect returns as its clean-up; its own
 * types also let a call through that is said to return nothing, and in a newer browser it returns something: a Promise of
 * `scrollIntoView()` took every test down. Lint refuses React's own effects everywhere else.
 */
// biome-ignore lint/style/noRestrictedImports: the one place that narrows them.
import { type DependencyList, useEffect as reactEffect } from 'react';

/** Returns the function that undoes it, or nothing: the value of no other call gets through. */
export type Effect = () => undefined | (() => void);

/** `useEffect` of React, for effects of the narrower type. */
export const useEffect: (effect: Effect, dependencies?: DependencyList) => void = reactEffect;
