import { expect, it } from 'vitest';
import { readLinkId } from './follow-link';

const id = 'aB3-_xYz90Qw';

it.each([
  ...[
    '',
    '/',
    '.',
    ')',
    '),',
    '.)',
    '%20',
    '%0A',
    '%E2%80%8B',
    '%EF%BB%BF',
    '%C2%A0',
    '%22',
    '%E2%80%9D',
    '%C2%BB',
  ],
  ...[
    "'",
    '>',
    '%3E',
    '&gt;',
    '*',
    '**',
    ']',
    '](x)',
    ';',
    '!',
    '…',
    '。',
    '%E3%80%82',
    '%ZZ',
    '%E0%A4%A',
    '%00',
    '/more',
  ],
])('ignores %j at the end', (junk) => {
  expect(readLinkId(`/l/${id}${junk}`)).toBe(id);
});

it.each(['%20', '%E2%80%8B', '%22', '(', '%3C', '%E2%80%9C', '/', '//'])(
  'ignores %j at the start',
  (junk) => {
    expect(readLinkId(`/l/${junk}${id}`)).toBe(id);
    expect(readLinkId(`//l/${junk}${id}`)).toBe(id);
  },
);

it.each(['', '/', '%2F%2Fevil.test', '%5Cevil.test', 'x'.repeat(65), '%00', '〱'])(
  'finds no id in %j',
  (text) => {
    expect(readLinkId(`/l/${text}`)).toBeUndefined();
  },
);
