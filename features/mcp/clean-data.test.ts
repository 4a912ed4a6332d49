import { expect, it } from 'vitest';
import { cleanData, clip } from './clean-data';

it('shows texts as a person sees them, in one line, wherever they are', () => {
  const hidden = 'a\u202Eb\u{E0041}\u{E0042}\u200Bc';
  const given = {
    [`n${hidden}`]: [{ name: `x\n\n${hidden}\u0007 y` }],
    amount: '1.50',
    none: null,
    count: 3,
  };
  expect(cleanData(given)).toEqual({
    nabc: [{ name: 'x abc  y' }],
    amount: '1.50',
    none: null,
    count: 3,
  });
});

it('cuts a very long text, and says so', () => {
  expect(cleanData({ bio: 'x'.repeat(5_000) }).bio).toBe(`${'x'.repeat(2_000)} … (5000 characters)`);
  expect(clip('short', 10)).toBe('short');
});

it('keeps names that objects inherit', () => {
  const given = JSON.parse('{"__proto__":"a","constructor":"b"}');
  expect(JSON.stringify(cleanData(given))).toBe('{"__proto__":"a","constructor":"b"}');
});
