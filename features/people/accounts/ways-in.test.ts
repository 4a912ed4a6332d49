import { expect, it } from 'vitest';
import { readEnvironment } from '@/lib/base/environment';
import { maySignUp, requirePasswords, requireSignUp } from './ways-in';

const oidc = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'deck',
  OIDC_CLIENT_SECRET: 'secret',
  PASSWORD_SIGN_IN: 'off',
};

it.each([
  [{ SIGN_UP: 'open' }, true, true],
  [{ SIGN_UP: 'invited' }, false, true],
  [{ SIGN_UP: 'off' }, false, false],
  [{ SIGN_UP: 'open', ...oidc }, false, false],
])('%j lets strangers in: %s, the invited: %s', (values, strangers, invited) => {
  const environment = readEnvironment({ NODE_ENV: 'test', ...values });
  expect(maySignUp(environment, { invited: false })).toBe(strangers);
  expect(maySignUp(environment, { invited: true })).toBe(invited);
  const refusal = strangers ? undefined : expect.objectContaining({ code: 'forbidden' });
  const refused = () => requireSignUp(environment, { invited: false });
  if (refusal) expect(refused).toThrow(refusal);
  else expect(refused).not.toThrow();
});

it('allows passwords unless they are disabled', () => {
  expect(() => requirePasswords({ PASSWORD_SIGN_IN: 'on' })).not.toThrow();
  expect(() => requirePasswords({ PASSWORD_SIGN_IN: 'off' })).toThrow('Use single sign-on.');
});
