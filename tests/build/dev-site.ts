/** A site of `dev` with given files, for tests of its server. */

import type { DevSite } from '../../pipeline/commands/dev-site.ts';
import { parseHostRules } from '../../pipeline/commands/host-rules.ts';

export const devSiteFromFiles = (files: ReadonlyMap<string, string>): DevSite => ({
  rules: parseHostRules(files.get('/_headers') ?? '', files.get('/_redirects') ?? '', ''),
  file: (path) => files.get(path),
});
