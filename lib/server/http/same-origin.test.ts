import { describe, expect, it } from 'vitest';
import { requireOwnRead, requireSameOrigin } from './same-origin';

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
    expect(isAllowed(headers, 'https://deck.example')).toBe(allowed);
  });
});

describe('requireOwnRead', () => {
  it.each([
    ['a program', {}, true],
    ['a fetch of a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
    ['an address that a person opened', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
    ['an image in a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
    ['a frame in a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, false],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
    ['a fetch of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, false],
    ['a neighbor below the same domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }, false],
  ])('%s', (_, headers: Record<string, string>, allowed) => {
    const read = () => requireOwnRead(new Headers(headers));
    if (allowed) expect(read).not.toThrow();
    else expect(read).toThrow('Open the dashboard');
  });
});
