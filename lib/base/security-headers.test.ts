import { expect, it } from 'vitest';
import { listSecurityHeaders } from './security-headers.mjs';

it.each([
  ['/brands', 'strict-origin-when-cross-origin', 'same-origin'],
  ['/api/live-addresses', 'strict-origin-when-cross-origin', 'same-origin'],
  ['/api/live/pdl_secret.csv', 'no-referrer', 'same-origin'],
  ['//api//live/pdl_secret', 'no-referrer', 'same-origin'],
  ['/s/pds_secret', 'no-referrer', 'same-origin'],
  ['//s//pds_secret', 'no-referrer', 'same-origin'],
  ['/invite/secret', 'no-referrer', 'same-origin'],
  ['/reset/secret?from=mail', 'no-referrer', 'same-origin'],
  ['/confirm-address/secret', 'no-referrer', 'same-origin'],
  ['/stop-mail/secret', 'no-referrer', 'same-origin'],
  ['/invite', 'strict-origin-when-cross-origin', 'same-origin'],
  ['/settings', 'strict-origin-when-cross-origin', 'same-origin'],
  ['/l/abc', 'strict-origin-when-cross-origin', 'cross-origin'],
])('%s sends the referrer %s and is a resource of %s', (path, referrer, resource) => {
  const headers = listSecurityHeaders({ path, https: false });
  expect(headers['referrer-policy']).toBe(referrer);
  expect(headers['cross-origin-resource-policy']).toBe(resource);
});

it.each([
  ['/s/pds_secret', 'noindex, nofollow'],
  ['//s//pds_secret', 'noindex, nofollow'],
  ['/settings', undefined],
])('%s tells search engines %s', (path, robots) => {
  expect(Object(listSecurityHeaders({ path, https: false }))['x-robots-tag']).toBe(robots);
});
