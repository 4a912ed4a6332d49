import { expect, it } from 'vitest';
import { readLog } from '@/lib/testing/log-lines';
import { authLogger } from './auth-logger';

const refused = () =>
  Object.assign(new Error('invalid_grant (the code was used)'), {
    name: 'OPError',
    response: { body: { access_token: 'secret-1' } },
    jwt: 'secret-2',
  });

it.each([
  ['an error', () => refused()],
  [
    'an error among other things',
    () => ({ error: refused(), OAuthProfile: { email: 'secret-3' }, id_token: 'secret-4' }),
  ],
  ['an error that was wrapped', () => new Error('outer', { cause: refused() })],
])('next-auth’s complaint of %s is logged by code, name and message', (_, about) => {
  const lines = readLog();
  authLogger.error('OAUTH_CALLBACK_ERROR', about());
  expect(lines).toHaveLength(1);
  for (const told of ['OAUTH_CALLBACK_ERROR', 'OPError', 'invalid_grant']) expect(lines[0]).toContain(told);
  expect(lines[0]).not.toContain('secret-');
});

it('logs next-auth’s warning by its code', () => {
  const lines = readLog();
  authLogger.warn('NEXTAUTH_URL');
  expect(lines.join()).toContain('NEXTAUTH_URL');
});
