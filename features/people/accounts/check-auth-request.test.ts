import { expect, it } from 'vitest';
import { checkAuthRequest } from './check-auth-request';

const site = 'https://deck.example';

const check = (path: string, init?: RequestInit, callbackUrl?: string) => {
  const request = new Request(`${site}/api/auth/${path}`, init);
  const segments = new URL(request.url).pathname.split('/').slice(3);
  return checkAuthRequest(request, segments, { site, callbackUrl });
};

const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});

it.each([
  ['csrf', undefined, undefined],
  ['csrf', { headers: { 'content-type': 'application/json' } }, undefined],
  ['signin?callbackUrl=/overview', undefined, '/overview'],
  ['signin?callbackUrl=https%3A%2F%2Fdeck.example%2F', undefined, 'https://deck.example/'],
  ['error?error=OAuthCallback', undefined, undefined],
  ['callback/oidc?code=1&state=2', undefined, undefined],
  ['callback/password', json('{"email":"a@b.co"}'), undefined],
  ['callback/password', { method: 'POST', body: new URLSearchParams({ email: 'a' }) }, undefined],
])('lets %s pass', async (path, init, cookie) => {
  await expect(check(path, init, cookie)).resolves.toBeUndefined();
});

it.each([
  ['csrf?callbackUrl=javascript:alert(1)', undefined, undefined],
  ['csrf?callbackUrl=http://[', undefined, undefined],
  ['csrf?callbackUrl=/&callbackUrl=nowhere', undefined, undefined],
  ['csrf', undefined, 'not an address'],
  ['error?error=%00', undefined, undefined],
  ['error?error=%E2%82%AC', undefined, undefined],
  ['callback/password', json('{'), undefined],
  ['signout', json(''), undefined],
])('refuses %s', async (path, init, cookie) => {
  await expect(check(path, init, cookie)).rejects.toMatchObject({ code: 'bad_request' });
});

it('rejects GET for a password sign-in', async () => {
  await expect(check('callback/password')).rejects.toMatchObject({ code: 'not_found' });
});
