import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, dropLabel, dropMarks, toNameLine, toOneLine } from './clean-text';

/** Written as numbers, because the characters themselves are invisible. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
const invisible = [
  ...['\u00ad', '\u061c', '\u180e', '\ufeff', '\u{e0001}', '\u034f', '\u3164'],
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x2069),
  ...range(0xfe00, 0xfe0f),
];

it('drops every invisible character, anywhere in an id and in any number', () => {
  const mark = fc.array(fc.constantFrom(...invisible), { maxLength: 3 }).map((marks) => marks.join(''));
  const id = fc.stringMatching(/^[A-Za-z0-9./_-]{1,20}$/);
  fc.assert(
    fc.property(id, fc.array(mark, { minLength: 21, maxLength: 21 }), (text, marks) => {
      const hidden = [...text].map((character, at) => (marks[at] ?? '') + character).join('') + marks[20];
      expect(cleanText(hidden)).toBe(text);
    }),
  );
});

it.each([
  ['B0\u00a0X', 'B0 X'],
  ['1\u202f234', '1 234'],
  ['a\tb\nc', 'a\tb\nc'],
  ['👩🏽\u200d💻 ❤\ufe0f', '👩🏽\u200d💻 ❤\ufe0f'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('keeps what is visible of %j', (text, shown) => {
  expect(cleanText(text)).toBe(shown);
});

it.each([
  ['ASIN : B0BXM6M562', 'B0BXM6M562'],
  ['Product ID: 123', '123'],
  ['isbn-10：0123456789', '0123456789'],
  ['Artikelnummer: 7', '7'],
  ['ASIN\tB0BXM6M562', 'B0BXM6M562'],
  ['SKU-7', 'SKU-7'],
  ['ID7', 'ID7'],
])('drops the label of %j', (text, id) => {
  expect(dropLabel(text)).toBe(id);
});

it.each(['“L1”', '«L1»', '(L1).', 'L1…', '„L1“', "'L1',", '<L1>', '「L1」。'])(
  'drops the marks of %j',
  (text) => {
    expect(dropMarks(text)).toBe('L1');
  },
);

it.each([toNameLine, toOneLine])(
  'has no line breaks, control characters and halves of characters: %o',
  (clean) => {
    expect(clean('  Ada\r\nBcc:\u2028x\u0007y\ud800z\t')).toBe('Ada Bcc: x y z');
  },
);
