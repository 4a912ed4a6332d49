import { describe, expect, it } from 'vitest';
import { requireSameOrigin } from './same-origin';

const isAllowed = (headers: Record<string, string>, APP_URL?: string) => {
  try {
    requireSameOrigin(new Headers(headers), { APP_URL });
    return true;
  } catch {
    return false;
  }
};

describe('requireSameOrigin', () => {
  it.each([
    ['its own origin', { host: 'deck.local:3000', origin: 'http://deck.local:3000' }, true],
    ['another site', { host: 'deck.local:3000', origin: 'https://evil.example' }, false],
    ['another port', { host: 'deck.local:3000', origin: 'http://deck.local:4000' }, false],
    [
      'a forged X-Forwarded-Host',
      { host: 'deck.local', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      false,
    ],
    ['an opaque origin', { host: 'deck.local', origin: 'null' }, false],
    ['a program, which sends neither', { host: 'deck.local' }, true],
    ['a browser that hides the origin, from here', { host: 'h', 'sec-fetch-site': 'same-origin' }, true],
    ['a browser that hides the origin, from elsewhere', { host: 'h', 'sec-fetch-site': 'cross-site' }, false],
  ])('without APP_URL: %s', (_, headers, allowed) => {
    expect(isAllowed(headers)).toBe(allowed);
  });

  it.each([
    ['https://deck.example', true],
    ['http://deck.example', false],
    ['https://deck.example.evil.example', false],
    ['https://evil.example', false],
  ])('with APP_URL it is that origin alone: %s', (origin, allowed) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin };
    expect(isAllowed(headers, 'https://deck.example/app')).toBe(allowed);
  });
});
