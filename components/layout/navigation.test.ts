import { expect, test } from 'vitest';
import { buildNavigation, findCurrentGroup } from './navigation';
import { quietGroups, type Reach } from './page-list';

const reachOf = (reach: Partial<Reach>): Reach => ({
  seller: true,
  creator: true,
  role: 'owner',
  creatorEarnings: false,
  operator: false,
  says: [],
  several: false,
  ...reach,
});

const sidebarOf = (reach: Partial<Reach>) =>
  buildNavigation(reachOf(reach)).sidebar.flatMap(({ entries }) => entries.map(({ name }) => name));

test.each([
  [{}, ['start', 'sales', 'money', 'creators', 'links', 'end']],
  [{ creator: false, role: 'admin' }, ['start', 'sales', 'money', 'creators', 'links', 'end']],
  [{ seller: false }, ['links', 'end']],
  [{ role: 'creator' }, ['links', 'end']],
  [{ seller: false, creator: false }, ['end']],
] as const)('%o sees the sections %o', (reach, expected) => {
  expect(buildNavigation(reachOf(reach)).sidebar.map(({ name }) => name)).toEqual(expected);
});

test('a new seller sees nine entries', () => {
  expect(sidebarOf({})).toEqual([
    'overview',
    'reports',
    'products',
    'brands',
    'profit',
    'directory',
    'links',
    'inbox',
    'settings',
  ]);
});

test.each(quietGroups)(
  '%s is in the sidebar once it has something to say, and always in the list of pages',
  (name) => {
    expect(sidebarOf({})).not.toContain(name);
    expect(sidebarOf({ says: [name] })).toContain(name);
    expect(buildNavigation(reachOf({})).pages.map((page) => page.name)).toContain(name);
  },
);

test('all workspaces are a page of people with several, and in no section', () => {
  const names = buildNavigation(reachOf({ role: 'creator', several: true })).pages.map(({ name }) => name);
  expect(names).toContain('workspaces');
  expect(sidebarOf({ several: true })).not.toContain('workspaces');
});

test.each([
  [{}, '/links'],
  [{ role: 'analyst' }, '/links/history'],
] as const)('%o opens links at %s', (reach, expected) => {
  const entries = buildNavigation(reachOf(reach)).sidebar.flatMap((section) => section.entries);
  expect(entries.find(({ name }) => name === 'links')?.path).toBe(expected);
});

const creatorPages = [
  'links',
  'batches',
  'history',
  'linkHealth',
  'linkHelp',
  'tokens',
  'account',
  'appearance',
  'settings',
];

test.each([
  [{ role: 'creator' }, creatorPages],
  [{ role: 'creator', creatorEarnings: true }, creatorPages.toSpliced(3, 0, 'earnings', 'linkEvidence')],
  [{ role: 'creator', creator: false }, ['tokens', 'account', 'appearance', 'settings']],
] as const)('%o opens %o', (reach, expected) => {
  expect(buildNavigation(reachOf(reach)).pages.map((page) => page.name)).toEqual(expected);
});

test.each(['owner', 'creator'] as const)(
  'a person with the role %s opens the installation only if they run it',
  (role) => {
    const namesOf = (operator: boolean) =>
      buildNavigation(reachOf({ role, operator })).pages.map((page) => page.name);
    expect(namesOf(true)).toContain('installation');
    expect(namesOf(false)).not.toContain('installation');
  },
);

test('an analyst opens the history of links, but makes none', () => {
  const names = buildNavigation(reachOf({ role: 'analyst' })).pages.map((page) => page.name);
  expect(names).toContain('history');
  expect(names).not.toContain('batches');
  expect(names).not.toContain('earnings');
});

const all = buildNavigation(reachOf({ creatorEarnings: true, several: true }));

test.each([
  ['/reports/clicks', 'reports'],
  ['/reports/profit', 'profit'],
  ['/reports', 'reports'],
  ['/brands/1b2c', 'brands'],
  ['/program/campaigns/1b2c', 'directory'],
  ['/links/history', 'links'],
  ['/linksandmore', undefined],
  ['/inbox/scheduled', 'inbox'],
  ['/settings/members', 'settings'],
])('%s belongs to %s', (pathname, expected) => {
  expect(findCurrentGroup(pathname)).toBe(expected);
});

test('shortcut letters are unique', () => {
  const letters = all.pages.flatMap(({ letter }) => (letter ? [letter] : []));
  expect(new Set(letters).size).toBe(letters.length);
});
