import type { UrlObject } from 'node:url';

/** Pages with an icon. */
export type MainPage =
  | 'overview'
  | 'brands'
  | 'products'
  | 'reports'
  | 'creators'
  | 'program'
  | 'links'
  | 'history'
  | 'settings';
type ChildPage = 'clicks' | 'brb' | 'profit' | 'closing';

/** A page. Its name is the key of its title in `pages` and of its icon. */
export type NavigationEntry<Name = MainPage | ChildPage> = {
  name: Name;
  path: string;
  /** The key to press after `g`. */
  letter: string;
};

type NavigationItem = NavigationEntry<MainPage> & { children?: readonly NavigationEntry<ChildPage>[] };
type NavigationGroup = { name: 'sell' | 'partner' | 'create'; items: readonly NavigationItem[] };
export type Navigation = { groups: readonly NavigationGroup[]; settings: NavigationItem };

type Reach = { seller: boolean; creator: boolean; role: 'owner' | 'admin' | 'analyst' | 'creator' };

const sell: NavigationGroup = {
  name: 'sell',
  items: [
    { name: 'overview', path: '/overview', letter: 'o' },
    { name: 'brands', path: '/brands', letter: 'b' },
    { name: 'products', path: '/products', letter: 'p' },
    {
      name: 'reports',
      path: '/reports',
      letter: 'r',
      children: [
        { name: 'clicks', path: '/reports/clicks', letter: 'k' },
        { name: 'brb', path: '/reports/brb', letter: 'e' },
        { name: 'profit', path: '/reports/profit', letter: 'f' },
        { name: 'closing', path: '/reports/closing', letter: 'd' },
      ],
    },
  ],
};

const partner: NavigationGroup = {
  name: 'partner',
  items: [
    { name: 'creators', path: '/creators', letter: 'c' },
    { name: 'program', path: '/program', letter: 'm' },
  ],
};

const create: NavigationGroup = {
  name: 'create',
  items: [
    { name: 'links', path: '/links', letter: 'l' },
    { name: 'history', path: '/links/history', letter: 'h' },
  ],
};

/** The pages that the connected keys and the role can open. */
export function buildNavigation({ seller, creator, role }: Reach): Navigation {
  const reads = seller && role !== 'creator';
  const links = creator && role !== 'analyst';
  return {
    groups: [...(reads ? [sell, partner] : []), ...(links ? [create] : [])],
    settings: { name: 'settings', path: '/settings', letter: 's' },
  };
}

/** Every entry, children included, in the order shown. */
export function listNavigation({ groups, settings }: Navigation): NavigationEntry[] {
  const items = [...groups.flatMap((group) => group.items), settings];
  return items.flatMap((item) => [item, ...(item.children ?? [])]);
}

/** The entry with the longest path that is a prefix of `pathname`. */
export function findCurrentPath(navigation: Navigation, pathname: string): string | undefined {
  return listNavigation(navigation)
    .map((item) => item.path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}

export const toHref = (path: string): UrlObject => ({ pathname: path });
