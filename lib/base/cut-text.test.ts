import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text';

/** Half of a pair of surrogates. */
const half = /\p{Cs}/u;
const family = '👩‍👩‍👧‍👦';

it.each([
  ['short', 'short', 5],
  ['longer', 'long…', 5],
  ['aaaa🕯🕯', 'aaaa…', 6],
  ['aaaa🕯🕯🕯', 'aaaa🕯…', 7],
  [`ab${family}cd`, 'ab…', 8],
  ['cafe\u0301s', 'caf…', 5],
  ['日本語の名前', '日本語…', 4],
  ['🇩🇪🇯🇵🇫🇷', '🇩🇪…', 8],
  [`a${'\u0301'.repeat(20)}`, `a${'\u0301'.repeat(3)}…`, 5],
])('cuts %j to %j', (text, cut, most) => {
  expect(cutText(text, most, '…')).toBe(cut);
});

it('keeps the start of any text, within the limit, and no half of a character', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom(family, '🕯', 'é', '\n'), fc.string()) });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (given, most) => {
      const cut = cutText(given, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(given.startsWith(cut)).toBe(true);
      if (!half.test(given)) expect(cut).not.toMatch(half);
    }),
  );
});
