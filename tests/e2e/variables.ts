/**
 * The environment variables that playwright.config.ts sets for its workers. They are not in site.ts, which reads the
 * built site as soon as it is imported: the configuration is read before the site is built.
 */

/** The folder of the site under test. Set it to test an existing site; otherwise playwright.config.ts builds one. */
export const SITE_VARIABLE = 'LICENCIA_E2E_SITE';
/** `quick` or `rest`: the part of the browser tests that runs; both without it. */
export const PART_VARIABLE = 'LICENCIA_E2E_PART';
/** Where the site with the content of the pictures is served. */
export const PICTURES_VARIABLE = 'LICENCIA_E2E_PICTURES';
