import { expect, test } from 'vitest';
import { buildNavigation, findCurrentPath } from './navigation';
import type { Reach } from './page-list';

const reachOf = (reach: Partial<Reach>): Reach => ({
  ...{ seller: true, creator: true, role: 'owner', creatorEarnings: false },
  ...reach,
});

test.each([
  [{}, ['sell', 'partner', 'create']],
  [{ creator: false, role: 'admin' }, ['sell', 'partner']],
  [{ seller: false }, ['create']],
  [{ role: 'creator' }, ['create']],
  [{ role: 'analyst' }, ['sell', 'partner']],
  [{ seller: false, creator: false }, []],
] as const)('%o reaches the groups %o', (reach, expected) => {
  expect(buildNavigation(reachOf(reach)).groups.map((group) => group.name)).toEqual(expected);
});

const creatorPages = [
  'links',
  'batches',
  'history',
  'linkHealth',
  'linkHelp',
  'tokens',
  'appearance',
  'account',
  'settings',
];

test.each([
  [{ role: 'creator' }, creatorPages],
  [{ role: 'creator', creatorEarnings: true }, creatorPages.toSpliced(3, 0, 'earnings')],
  [{ role: 'creator', creator: false }, ['tokens', 'appearance', 'account', 'settings']],
] as const)('%o opens %o', (reach, expected) => {
  expect(buildNavigation(reachOf(reach)).pages.map((page) => page.name)).toEqual(expected);
});

test('an analyst opens the history of links, but makes none', () => {
  const names = buildNavigation(reachOf({ role: 'analyst' })).pages.map((page) => page.name);
  expect(names).toContain('history');
  expect(names).not.toContain('batches');
  expect(names).not.toContain('earnings');
});

const all = buildNavigation(reachOf({ creatorEarnings: true }));

test.each([
  ['/reports/clicks', '/reports/clicks'],
  ['/reports', '/reports'],
  ['/brands/1b2c', '/brands'],
  ['/links/history', '/links'],
  ['/linksandmore', undefined],
  ['/settings/members', '/settings'],
])('%s belongs to %s', (pathname, expected) => {
  expect(findCurrentPath(all, pathname)).toBe(expected);
});

test('shortcut letters are unique', () => {
  const letters = all.pages.flatMap(({ letter }) => (letter ? [letter] : []));
  expect(new Set(letters).size).toBe(letters.length);
});
