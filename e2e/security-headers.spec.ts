import { testedPage } from './find-violations';
import { expect, signedOut, test } from './fixtures';

const once = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const paths = [
  '/',
  '/overview',
  '/sign-in',
  '/nothing/here',
  '/livez',
  '/readyz',
  '/icon.svg',
  '/manifest.webmanifest',
  '/_next/static/chunks/nothing.js',
  '/api/nothing',
  '/api/overview',
  '/api/auth/csrf',
  '/api/live/nothing.csv',
  '/api/openapi.json',
  '/api/seller/v1/brands',
  '/l/nothing',
];

for (const [who, start] of [
  ['somebody signed in', test],
  ['a stranger', signedOut],
] as const) {
  start(`every answer to ${who} carries the security headers, once @quick`, async ({ page, request }) => {
    await page.goto('/sign-in');
    const script = await page.locator('script[src]').first().getAttribute('src');
    for (const path of [...paths, script ?? '']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const headers = answer.headers();
      const found = Object.fromEntries(Object.keys(once).map((name) => [name, headers[name]]));
      const referrer = path.startsWith('/api/live/') ? { 'referrer-policy': 'no-referrer' } : {};
      expect({ path, ...found }).toEqual({ path, ...once, ...referrer });
      const resource = path.startsWith('/l/') ? 'cross-origin' : 'same-origin';
      expect({ path, resource: headers['cross-origin-resource-policy'] }).toEqual({ path, resource });
      const policy = headers['content-security-policy'];
      expect({ path, policy }).toEqual({
        path,
        policy: expect.stringMatching(/^default-src '(none|self)';/),
      });
    }
  });
}

test('blocked content is reported, and logged a limited number of times', async ({ request }) => {
  const report = {
    'csp-report': { 'document-uri': `http://localhost${testedPage}`, 'effective-directive': 'img-src' },
  };
  const send = (data: unknown) =>
    request.post('/api/csp-reports', {
      data: JSON.stringify(data),
      headers: { 'content-type': 'application/csp-report' },
    });
  expect((await send(report)).status()).toBe(204);
  expect((await send({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } })).status()).toBe(413);
  expect((await send({})).status()).toBe(422);
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send(report)).status()));
  expect(statuses).toContain(429);
});

test('an image cannot start an export', async ({ page }) => {
  await page.goto('/brands');
  const path = '/api/exports/links?q=from-an-image';
  const answer = page.waitForResponse(`**${path}`);
  await page.evaluate((src) => {
    const image = new Image();
    image.src = src;
    document.body.append(image);
  }, path);
  expect((await answer).status()).toBe(403);
});

signedOut('the server resizes no images', async ({ request }) => {
  const query = new URLSearchParams({ url: '/examples/overview-light.jpg', w: '640', q: '75' });
  expect((await request.get(`/_next/image?${query}`)).status()).toBe(404);
});
