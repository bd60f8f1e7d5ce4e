/** A site of `dev` with given files, for tests of its server. */

import type { DevSite } from '../../pipeline/commands/dev-site.ts';
import { rulesIn } from '../../pipeline/commands/host-rules.ts';

export const devSiteOf = (files: ReadonlyMap<string, string>): DevSite => ({
  rules: rulesIn(files.get('/_headers') ?? '', files.get('/_redirects') ?? '', ''),
  file: (path) => files.get(path),
});
