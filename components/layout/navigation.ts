import type { UrlObject } from 'node:url';
import { type PageName, pageGroups, pageList, type Reach } from './page-list';

/** A page that the member can open. Its name is the key of its title in `pages` and of its icon. */
export type NavigationEntry<Name = PageName | 'settings'> = {
  name: Name;
  path: string;
  /** The key to press after `g`. */
  letter?: string | undefined;
};

type NavigationItem = NavigationEntry & { children?: readonly NavigationEntry[] };
type NavigationGroup = { name: 'sell' | 'partner' | 'create'; items: readonly NavigationItem[] };

export type Navigation = {
  /** The sidebar. */
  groups: readonly NavigationGroup[];
  settings: NavigationEntry<'settings'>;
  /** Every page, in the sidebar or not. */
  pages: readonly NavigationEntry[];
};

const groupNames = ['sell', 'partner', 'create'] as const;

const settings = { name: 'settings', path: '/settings', letter: 's' } as const;

type Page = (typeof pageList)[number];

const toEntry = (page: Page): NavigationEntry => ({
  name: page.name,
  path: page.path,
  letter: 'letter' in page ? page.letter : undefined,
});

/** The pages that the connected keys and the role can open. */
export function buildNavigation(reach: Reach): Navigation {
  const open = pageList.filter((page) => page.for(reach));
  const toItem = (page: Page): NavigationItem => ({
    ...toEntry(page),
    children: open.filter((child) => 'under' in child && child.under === page.name).map(toEntry),
  });
  const groups = groupNames.map((name) => {
    const own: readonly Page[] = pageGroups[name];
    return { name, items: own.filter((page) => 'main' in page && page.for(reach)).map(toItem) };
  });
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    settings,
    pages: [...open.map(toEntry), settings],
  };
}

/** The sidebar's entry with the longest path that is a prefix of `pathname`. */
export function findCurrentPath({ groups, settings }: Navigation, pathname: string): string | undefined {
  const items = [...groups.flatMap((group) => group.items), settings];
  return items
    .flatMap((item) => ['children' in item ? (item.children ?? []) : [], item].flat())
    .map((item) => item.path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
}

export const toHref = (path: string): UrlObject => ({ pathname: path });
