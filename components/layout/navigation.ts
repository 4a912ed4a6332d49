import type { UrlObject } from 'node:url';

export type NavigationIcon =
  | 'overview'
  | 'brands'
  | 'products'
  | 'reports'
  | 'creators'
  | 'program'
  | 'links'
  | 'history'
  | 'settings';

type NavigationItem = {
  label: string;
  path: string;
  icon: NavigationIcon;
  /** Pressed after `g`. */
  letter: string;
  children?: readonly Omit<NavigationItem, 'icon' | 'children'>[];
};

/** An entry without its place; children have no icon of their own. */
export type NavigationEntry = Omit<NavigationItem, 'icon' | 'children'> & { icon?: NavigationIcon };

type NavigationGroup = { label: string; items: readonly NavigationItem[] };
export type Navigation = { groups: readonly NavigationGroup[]; settings: NavigationItem };

type Reach = { seller: boolean; creator: boolean; role: 'owner' | 'admin' | 'analyst' | 'creator' };

const sell: NavigationGroup = {
  label: 'Sell',
  items: [
    { label: 'Overview', path: '/overview', icon: 'overview', letter: 'o' },
    { label: 'Brands', path: '/brands', icon: 'brands', letter: 'b' },
    { label: 'Products', path: '/products', icon: 'products', letter: 'p' },
    {
      label: 'Reports',
      path: '/reports',
      icon: 'reports',
      letter: 'r',
      children: [
        { label: 'Clicks', path: '/reports/clicks', letter: 'k' },
        { label: 'BRB estimates', path: '/reports/brb', letter: 'e' },
        { label: 'Profit', path: '/reports/profit', letter: 'f' },
        { label: 'Month closing', path: '/reports/closing', letter: 'd' },
      ],
    },
  ],
};

const partner: NavigationGroup = {
  label: 'Partner',
  items: [
    { label: 'Creators', path: '/creators', icon: 'creators', letter: 'c' },
    { label: 'Creator program', path: '/program', icon: 'program', letter: 'm' },
  ],
};

const create: NavigationGroup = {
  label: 'Create',
  items: [
    { label: 'Links', path: '/links', icon: 'links', letter: 'l' },
    { label: 'Link history', path: '/links/history', icon: 'history', letter: 'h' },
  ],
};

/** Shows what the connected keys and the role can reach, and nothing else. */
export function buildNavigation({ seller, creator, role }: Reach): Navigation {
  const reads = seller && role !== 'creator';
  const links = creator && role !== 'analyst';
  return {
    groups: [...(reads ? [sell, partner] : []), ...(links ? [create] : [])],
    settings: { label: 'Settings', path: '/settings', icon: 'settings', letter: 's' },
  };
}

/** Every entry, children included, in the order shown. */
export function listNavigation({ groups, settings }: Navigation): NavigationEntry[] {
  const items = [...groups.flatMap((group) => group.items), settings];
  return items.flatMap((item) => [item, ...(item.children ?? [])]);
}

/** The entry whose path is the longest one that leads to `pathname`. */
export function findCurrentPath(navigation: Navigation, pathname: string): string | undefined {
  return listNavigation(navigation)
    .map((item) => item.path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}

export const toHref = (path: string): UrlObject => ({ pathname: path });
