import { allows, type Member, may } from '@/lib/access/member';

/** Whose pages are listed, and which keys the workspace has. */
export type Reach = Pick<Member, 'role' | 'creatorEarnings'> & {
  seller: boolean;
  creator: boolean;
  /** Whether the person runs this installation. */
  operator: boolean;
  /** Groups that have something to say. The sidebar leaves out the others of `quietGroups`. */
  says: readonly QuietGroup[];
  /** Whether the person has several workspaces. */
  several: boolean;
};

/** Groups that are in the sidebar only once they have something to say. */
export const quietGroups = ['effects', 'settlement', 'goals', 'closing'] as const;
export type QuietGroup = (typeof quietGroups)[number];

type Rule = (reach: Reach) => boolean;

const anyone: Rule = () => true;
const views: Rule = ({ role }) => may(role, 'view');
const sells: Rule = ({ seller, role }) => seller && may(role, 'view');
const reads: Rule = ({ creator, role }) => creator && may(role, 'links');
const makes: Rule = ({ creator, role }) => creator && may(role, 'links', 'write');
const checks: Rule = (reach) => reach.seller && reads(reach);
const operates: Rule = ({ operator }) => operator;
const several: Rule = (reach) => reach.several;
const channels: Rule = ({ role }) => may(role, 'manage', 'write');
const earns: Rule = (reach) => reach.seller && may(reach.role, 'links', 'write') && allows(reach, 'earnings');

/** What pages share a tab for, in groups with two rows of tabs: those of the directory, of links and of settings. */
type Part =
  | ('active' | 'desk' | 'program' | 'recruits')
  | ('create' | 'history' | 'earnings' | 'health')
  | ('workspace' | 'money' | 'developers' | 'you' | 'server');

type ListedPage = {
  /** The key of its title in `pages`. */
  name: string;
  path: string;
  /** Who can open it. */
  for: Rule;
  /** The key to press after `g`. */
  letter?: string;
  /** Its label among the tabs of its group. */
  tab?: string;
  /** Its tab in the first row, where a group has two. The second row has the pages of one part. */
  part?: Part;
  /** Another path of the same page. */
  alias?: string;
  /** Its tab is also current on paths below it. */
  nested?: true;
  /** A help page. Its link is a question mark after the tabs. */
  help?: true;
};

/**
 * Every page of the dashboard except those of one item. A group is one entry of the sidebar and opens its first page.
 * The sidebar, tabs, `g` keys, ⌘K and browser tests read this list.
 */
export const pageGroups = {
  overview: [
    { name: 'overview', path: '/overview', for: sells, letter: 'o' },
    { name: 'today', path: '/today', for: sells, letter: 'y' },
  ],
  reports: [
    { name: 'reports', path: '/reports', for: sells, letter: 'r' },
    { name: 'clicks', path: '/reports/clicks', for: sells, letter: 'k' },
    { name: 'brb', path: '/reports/brb', for: sells, letter: 'e' },
  ],
  products: [{ name: 'products', path: '/products', for: sells, letter: 'p' }],
  brands: [{ name: 'brands', path: '/brands', for: sells, letter: 'b' }],
  effects: [{ name: 'effects', path: '/reports/effects', for: sells }],
  settlement: [{ name: 'settlement', path: '/reports/settlement', for: sells, letter: 't' }],
  profit: [{ name: 'profit', path: '/reports/profit', for: sells, letter: 'f' }],
  goals: [{ name: 'goals', path: '/reports/goals', for: sells, letter: 'a' }],
  closing: [{ name: 'closing', path: '/reports/closing', for: sells, letter: 'd' }],
  directory: [
    { name: 'creators', path: '/creators', for: sells, letter: 'c', tab: 'pages.creators', part: 'active' },
    { name: 'desk', path: '/desk', for: sells, letter: 'n', tab: 'pages.desk', part: 'desk' },
    { name: 'program', path: '/program', for: sells, letter: 'm', tab: 'pages.program', part: 'program' },
    {
      name: 'programCreators',
      path: '/program/creators',
      for: sells,
      tab: 'pages.programCreators',
      part: 'recruits',
    },
    { name: 'lookup', path: '/program/lookup', for: sells, tab: 'pages.lookup', part: 'recruits' },
  ],
  links: [
    {
      name: 'links',
      path: '/links',
      for: makes,
      letter: 'l',
      tab: 'links.tabs.one',
      part: 'create',
      alias: '/links/new',
    },
    {
      name: 'batches',
      path: '/links/batch',
      for: makes,
      tab: 'links.tabs.many',
      part: 'create',
      nested: true,
    },
    {
      name: 'history',
      path: '/links/history',
      for: reads,
      letter: 'h',
      tab: 'pages.history',
      part: 'history',
    },
    { name: 'earnings', path: '/links/earnings', for: earns, tab: 'links.tabs.own', part: 'earnings' },
    {
      name: 'linkPerformance',
      path: '/links/performance',
      for: sells,
      tab: 'links.tabs.performance',
      part: 'earnings',
    },
    {
      name: 'linkEvidence',
      path: '/links/evidence',
      for: earns,
      tab: 'links.tabs.evidence',
      part: 'earnings',
    },
    { name: 'linkHealth', path: '/links/health', for: checks, tab: 'pages.linkHealth', part: 'health' },
    { name: 'linkHelp', path: '/links/help', for: reads, help: true },
  ],
  // Only in the workspace switcher and ⌘K.
  workspaces: [{ name: 'workspaces', path: '/workspaces', for: several, letter: 'w' }],
  inbox: [
    { name: 'alerts', path: '/inbox', for: views, letter: 'i', tab: 'pages.alerts' },
    { name: 'schedules', path: '/inbox/scheduled', for: views, tab: 'layout.inbox.scheduled' },
    { name: 'shares', path: '/inbox/shared', for: views, tab: 'layout.inbox.shared' },
  ],
  settings: [
    {
      name: 'connections',
      path: '/settings/connections',
      for: views,
      tab: 'pages.connections',
      part: 'workspace',
    },
    { name: 'members', path: '/settings/members', for: views, tab: 'pages.members', part: 'workspace' },
    { name: 'groups', path: '/settings/groups', for: views, tab: 'pages.groups', part: 'workspace' },
    { name: 'data', path: '/settings/data', for: views, tab: 'pages.data', part: 'workspace' },
    { name: 'audit', path: '/settings/audit', for: views, tab: 'pages.audit', part: 'workspace' },
    { name: 'margins', path: '/settings/margins', for: views, tab: 'pages.margins', part: 'money' },
    { name: 'costs', path: '/settings/costs', for: views, tab: 'pages.costs', part: 'money' },
    { name: 'credits', path: '/settings/credits', for: views, tab: 'pages.credits', part: 'money' },
    { name: 'currencies', path: '/settings/currencies', for: views, tab: 'pages.currencies', part: 'money' },
    { name: 'tokens', path: '/settings/tokens', for: anyone, tab: 'pages.tokens', part: 'developers' },
    {
      name: 'channels',
      path: '/settings/channels',
      for: channels,
      tab: 'pages.channels',
      part: 'developers',
    },
    { name: 'account', path: '/settings/account', for: anyone, tab: 'pages.account', part: 'you' },
    { name: 'appearance', path: '/settings/appearance', for: anyone, tab: 'pages.appearance', part: 'you' },
    {
      name: 'installation',
      path: '/settings/installation',
      for: operates,
      tab: 'pages.installation',
      part: 'server',
    },
  ],
} as const satisfies Record<string, readonly ListedPage[]>;

export type PageGroup = keyof typeof pageGroups;
type AnyPage = (typeof pageGroups)[PageGroup][number];
export type PageName = AnyPage['name'];

export const pageList: readonly AnyPage[] = Object.values(pageGroups).flat();
