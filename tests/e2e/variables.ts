/**
 * Environment variables of the browser tests. They are not in site.ts, since importing it reads the built site, and the
 * configuration is read before the build.
 */

/** The folder of the site under test. Set it to test an existing site; otherwise playwright.config.ts builds one. */
export const SITE_VARIABLE = 'LICENCIA_E2E_SITE';
/** The part of the browser tests to run, `quick` or `rest`; both parts if unset. */
export const PART_VARIABLE = 'LICENCIA_E2E_PART';
/** The origin of the site with the content for picture tests. */
export const PICTURES_VARIABLE = 'LICENCIA_E2E_PICTURES';
