/** The Chromium of the exports, for the browser tests. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium as find } from '../pipeline/exports/chromium.ts';

export type { Chromium } from '../pipeline/exports/chromium.ts';

export const findChromium = () => find(dirname(dirname(fileURLToPath(import.meta.url))));
