import { Router } from 'express';
import type { WebConfig } from '../config/config.js';

/**
 * Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It is absent without `SECURITY_CONTACT` and after
 * `SECURITY_EXPIRES`, because readers must not trust an outdated file.
 */
export function securityContact({ publicUrl, security }: WebConfig): Router {
  const router = Router();
  if (security === null) return router;
  const path = '/.well-known/security.txt';
  const lines = [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}${path}`,
    '',
  ];
  router.get(path, (_request, response, next) => {
    const left = Math.floor((security.expires.getTime() - Date.now()) / 1000);
    if (left <= 0) return next();
    response
      .type('text/plain')
      .set('Cache-Control', `public, max-age=${Math.min(3600, left)}`)
      .send(lines.join('\n'));
  });
  return router;
}
