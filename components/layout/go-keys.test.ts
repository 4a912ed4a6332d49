import { expect, test } from 'vitest';
import { readKey } from './go-keys';
import { buildNavigation } from './navigation';

const navigation = buildNavigation({
  seller: true,
  creator: false,
  role: 'analyst',
  creatorEarnings: false,
  says: [],
});
const press = (key: string, more = {}) => ({ key, meta: false, typing: false, ...more });

test.each([
  ['⌘K, also while typing', press('k', { meta: true, typing: true }), false, { kind: 'palette' }],
  ['? lists the keys', press('?'), false, { kind: 'shortcuts' }],
  ['? in a field is a character', press('?', { typing: true }), false, null],
  ['g then p', press('p'), true, { kind: 'go', path: '/products' }],
  ['p alone', press('p'), false, null],
  ['g then l, out of reach', press('l'), true, null],
  ['⌘P is the browser’s', press('p', { meta: true }), true, null],
])('%s', (_name, key, afterG, expected) => {
  expect(readKey(navigation, key, afterG)).toEqual(expected);
});
