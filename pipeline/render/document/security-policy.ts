/** The content security policy: one policy for the head of each page and the headers of the host. */
import { createHash } from 'node:crypto';
import type { Assets } from './assets.ts';

export function contentSecurityPolicy(assets: Pick<Assets, 'beforePaint'>): string {
  const hash = createHash('sha256').update(assets.beforePaint).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    // Allows data: addresses as well, because nothing inside an image can run.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The site's only Trusted Types policy: it registers /sw.js and allows nothing else.
    'trusted-types sw',
  ].join('; ');
}
