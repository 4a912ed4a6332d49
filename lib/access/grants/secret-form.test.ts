import { expect, it } from 'vitest';
import { readBearer } from '@/lib/access/read-bearer';
import { isSecret, makeSecret } from './secret-form';

const makeToken = () => makeSecret('pd');
const isToken = (text: string) => isSecret(text, 'pd');

it('is one word of letters and digits with a checksum, and never the same', () => {
  const made = Array.from({ length: 500 }, makeToken);
  expect(new Set(made).size).toBe(500);
  for (const token of made) {
    expect(token).toMatch(/^pd_[0-9A-Za-z]{49}$/);
    expect(isToken(token)).toBe(true);
  }
});

it('is not a token with any character changed, missing or added', () => {
  const token = makeToken();
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(isToken(token.slice(0, at) + other + token.slice(at + 1)), `changed at ${at}`).toBe(false);
    expect(isToken(token.slice(0, at) + token.slice(at + 1)), `cut at ${at}`).toBe(false);
  }
  for (const wrong of [`${token}a`, ` ${token}`, `${token}\n`, '', 'pd_']) expect(isToken(wrong)).toBe(false);
});

it('keeps its form: a token of this version is known to later ones', () => {
  expect(isToken('pd_000000000000000000000000000000000000000000KNOWN1')).toBe(false);
  expect(isToken('pd_00000000000000000000000000000000000000000003BVpZ0')).toBe(true);
});

it.each([
  ['Bearer pd_a', 'pd_a'],
  ['bearer  pd_a ', 'pd_a'],
  ['Bearer pd_', 'pd_'],
  ['Bearer sk_a', undefined],
  ['Basic cGRfYTpi', undefined],
  ['pd_a', undefined],
  ['Bearer pd_a pd_b', undefined],
  [null, undefined],
])('%j carries %j', (authorization, token) => {
  expect(readBearer(new Headers(authorization === null ? {} : { authorization }))).toBe(token);
});
