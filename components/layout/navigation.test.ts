import { expect, test } from 'vitest';
import { buildNavigation, findCurrentPath, listNavigation } from './navigation';

const names = (reach: Parameters<typeof buildNavigation>[0]) =>
  buildNavigation(reach).groups.map((group) => group.name);

test.each([
  [{ seller: true, creator: true, role: 'owner' }, ['sell', 'partner', 'create']],
  [{ seller: true, creator: false, role: 'admin' }, ['sell', 'partner']],
  [{ seller: false, creator: true, role: 'owner' }, ['create']],
  [{ seller: true, creator: true, role: 'creator' }, ['create']],
  [{ seller: true, creator: true, role: 'analyst' }, ['sell', 'partner']],
  [{ seller: false, creator: false, role: 'owner' }, []],
] as const)('%o reaches %o', (reach, expected) => {
  expect(names(reach)).toEqual(expected);
});

const all = buildNavigation({ seller: true, creator: true, role: 'owner' });

test.each([
  ['/reports/clicks', '/reports/clicks'],
  ['/reports', '/reports'],
  ['/brands/1b2c', '/brands'],
  ['/links/history', '/links/history'],
  ['/linksandmore', undefined],
  ['/settings/members', '/settings'],
])('%s belongs to %s', (pathname, expected) => {
  expect(findCurrentPath(all, pathname)).toBe(expected);
});

test('shortcut letters are unique', () => {
  const letters = listNavigation(all).map((item) => item.letter);
  expect(new Set(letters).size).toBe(letters.length);
});
