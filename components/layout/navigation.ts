import type { UrlObject } from 'node:url';
import { type PageGroup, type PageName, pageGroups, pageList, quietGroups, type Reach } from './page-list';

/** A page that the member can open. Its name is the key of its title in `pages`. */
export type NavigationEntry<Name = PageName | 'settings'> = {
  name: Name;
  path: string;
  /** The key to press after `g`. */
  letter?: string | undefined;
};

/** A group of pages in the sidebar. Opens the first page that the member can open. */
export type SidebarEntry = { name: PageGroup; path: string };

/** The sections of the sidebar. The first and the last have no title. The page of all workspaces is in none. */
const sections = {
  start: ['overview'],
  sales: ['reports', 'products', 'brands'],
  money: ['settlement', 'profit', 'goals', 'closing'],
  creators: ['directory'],
  links: ['links'],
  end: ['inbox', 'settings'],
} as const satisfies Record<string, readonly PageGroup[]>;

export type SectionName = keyof typeof sections;

export type Navigation = {
  sidebar: readonly { name: SectionName; entries: readonly SidebarEntry[] }[];
  /** Every page, in the sidebar or not. */
  pages: readonly NavigationEntry[];
};

const settings = { name: 'settings', path: '/settings', letter: 's' } as const;

type Page = (typeof pageList)[number];

const groupNames = Object.keys(pageGroups) as PageGroup[];

const toEntry = (page: Page): NavigationEntry => ({
  name: page.name,
  path: page.path,
  letter: 'letter' in page ? page.letter : undefined,
});

/** The pages that the connected keys and the role can open. */
export function buildNavigation(reach: Reach): Navigation {
  const openIn = (group: PageGroup) => pageGroups[group].filter((page: Page) => page.for(reach));
  const isQuiet = (group: PageGroup) =>
    quietGroups.some((quiet) => quiet === group) && !reach.says.some((name) => name === group);
  const toSidebar = (group: PageGroup): SidebarEntry[] => {
    const [first] = openIn(group);
    return first && !isQuiet(group) ? [{ name: group, path: first.path }] : [];
  };
  const names = Object.keys(sections) as SectionName[];
  return {
    sidebar: names
      .map((name) => ({ name, entries: sections[name].flatMap(toSidebar) }))
      .filter(({ entries }) => entries.length > 0),
    pages: [...groupNames.flatMap(openIn).map(toEntry), settings],
  };
}

/** The page whose path is the longest prefix of `pathname`. */
export function findCurrentPage(pathname: string): Page | undefined {
  return pageList
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The sidebar's entry for a path: the group of its page. `/settings` itself only redirects. */
export function findCurrentGroup(pathname: string): PageGroup | undefined {
  const page = findCurrentPage(pathname);
  return groupNames.find((group) => pageGroups[group].some(({ name }) => name === page?.name));
}

export const toHref = (path: string): UrlObject => ({ pathname: path });
