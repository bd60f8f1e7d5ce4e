/** The content file that a page is made from, for messages. */
import type { Site } from '../link/site.ts';

export function sourceOf(site: Site, path: string): string {
  return site.routes.get(path)?.entry?.document.file ?? site.entries.site[0]!.document.file;
}
