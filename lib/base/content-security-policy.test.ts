import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, mailStyle, reportingEndpoints } from './content-security-policy';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('scripts and style elements need the nonce in production, but the style of our mails', () => {
  const policy = buildContentSecurityPolicy({ nonce: 'abc', development: false });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  expect(directive(policy, 'style-src')).toBe(
    `style-src 'self' 'nonce-abc' 'sha256-${createHash('sha256').update(mailStyle).digest('base64')}'`,
  );
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'report-to')).toBe('report-to csp');
  expect(reportingEndpoints).toBe(`csp="${directive(policy, 'report-uri')?.split(' ')[1]}"`);
});

test('nothing frames a page, changes its base, embeds objects or loads what is not listed', () => {
  const policy = buildContentSecurityPolicy({ nonce: 'abc', development: false });
  const closed = ['frame-ancestors', 'base-uri', 'object-src'];
  expect(closed.map((name) => directive(policy, name))).toEqual(closed.map((name) => `${name} 'none'`));
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
});

test('development adds eval and the reload socket', () => {
  const policy = buildContentSecurityPolicy({ nonce: 'abc', development: true });
  expect(directive(policy, 'script-src')).toContain("'unsafe-eval'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' ws:");
});

test.each([
  ['https://id.example.com/realms/a', "form-action 'self' https://id.example.com"],
  ["nonsense'; script-src *", "form-action 'self'"],
  [undefined, "form-action 'self'"],
])('sign-in origin %s', (signInOrigin, expected) => {
  const policy = buildContentSecurityPolicy({ nonce: 'abc', development: false, signInOrigin });
  expect(directive(policy, 'form-action')).toBe(expected);
});
