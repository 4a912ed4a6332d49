import { expect, it } from 'vitest';
import { findPasswordProblem } from './password-rule';

it.each([
  ['correct horse battery staple', 'ada@example.com'],
  ['pässwörter sind lang', 'ada@example.com'],
  ['4f9c2b7ae01d', 'ada@example.com'],
  // The local part is too short to count.
  ['the radar sees all', 'ada@example.com'],
])('%s is a good password of %s', (password, email) => {
  expect(findPasswordProblem(password, email)).toBeUndefined();
});

it.each([
  ['short', 'Use at least 12 characters'],
  ['x'.repeat(257), 'Use at most 256 characters'],
  ['aaaaaaaabbbbbbbb', 'Use more different characters'],
  ['unbelievable', 'Choose a less common password'],
  ['UnBelievable', 'Choose a less common password'],
  ['password1234', 'Choose a less common password'],
  ['2026!Letmein!', 'Choose a less common password'],
  ['monkeymonkey', 'Choose a less common password'],
  ['1qaz2wsx3edc', 'Choose a less common password'],
  ['Lovelace the second', 'Leave your e-mail address out of it'],
  ['my l.o.v.e.l.a.c.e', 'Leave your e-mail address out of it'],
  ['lovelace@shop.example', 'Leave your e-mail address out of it'],
  ['i work at Partner-Deck', 'Leave the name Partnerdeck out of it'],
])('%s is refused: %s', (password, problem) => {
  expect(findPasswordProblem(password, 'Lovelace@Shop.example')).toBe(problem);
});

it('rejects a full address with a short local part', () => {
  expect(findPasswordProblem('write al@shop.example', 'al@shop.example')).toMatch(/e-mail/);
});
