import { allows, type Member, may } from '@/lib/server/accounts/member';

/** Whose pages are listed, and which keys the workspace has. */
export type Reach = Pick<Member, 'role' | 'creatorEarnings'> & { seller: boolean; creator: boolean };

type Rule = (reach: Reach) => boolean;

const anyone: Rule = () => true;
const views: Rule = ({ role }) => may(role, 'view');
const sells: Rule = ({ seller, role }) => seller && may(role, 'view');
const reads: Rule = ({ creator, role }) => creator && may(role, 'links');
const makes: Rule = ({ creator, role }) => creator && may(role, 'links', 'write');
const checks: Rule = (reach) => reach.seller && reads(reach);
const earns: Rule = (reach) => reach.seller && may(reach.role, 'links', 'write') && allows(reach, 'earnings');

type ListedPage = {
  /** The key of its title in `pages`, and of its icon. */
  name: string;
  path: string;
  /** Who can open it. */
  for: Rule;
  /** The key to press after `g`. */
  letter?: string;
  /** Always in the sidebar. */
  main?: true;
  /** In the sidebar below this page, while that is open. */
  under?: 'reports';
  /** Its label among the tabs of its group. */
  tab?: string;
  /** Another path of the same page. */
  alias?: string;
  /** Its tab is also current on paths below it. */
  nested?: true;
};

/** Every page of the dashboard except those of one item: the sidebar, tabs, `g` keys, ⌘K and browser tests read it. */
export const pageGroups = {
  sell: [
    { name: 'overview', path: '/overview', for: sells, letter: 'o', main: true },
    { name: 'brands', path: '/brands', for: sells, letter: 'b', main: true },
    { name: 'products', path: '/products', for: sells, letter: 'p', main: true },
    { name: 'reports', path: '/reports', for: sells, letter: 'r', main: true },
    { name: 'clicks', path: '/reports/clicks', for: sells, letter: 'k', under: 'reports' },
    { name: 'brb', path: '/reports/brb', for: sells, letter: 'e', under: 'reports' },
    {
      name: 'settlement',
      path: '/reports/settlement',
      for: sells,
      letter: 't',
      under: 'reports',
    },
    { name: 'goals', path: '/reports/goals', for: sells, letter: 'a', under: 'reports' },
    { name: 'profit', path: '/reports/profit', for: sells, letter: 'f', main: true },
    { name: 'closing', path: '/reports/closing', for: sells, letter: 'd', main: true },
  ],
  partner: [
    { name: 'creators', path: '/creators', for: sells, letter: 'c', main: true },
    { name: 'desk', path: '/desk', for: sells, letter: 'n', main: true },
    {
      name: 'program',
      path: '/program',
      for: sells,
      letter: 'm',
      main: true,
      tab: 'program.campaigns.title',
    },
    { name: 'programCreators', path: '/program/creators', for: sells, tab: 'pages.creators' },
    { name: 'lookup', path: '/program/lookup', for: sells, tab: 'pages.lookup' },
  ],
  create: [
    {
      name: 'links',
      path: '/links',
      for: makes,
      letter: 'l',
      main: true,
      tab: 'links.tabs.one',
      alias: '/links/new',
    },
    { name: 'batches', path: '/links/batch', for: makes, tab: 'links.tabs.many', nested: true },
    { name: 'history', path: '/links/history', for: reads, letter: 'h', tab: 'links.tabs.history' },
    { name: 'linkPerformance', path: '/links/performance', for: sells, tab: 'links.tabs.performance' },
    { name: 'earnings', path: '/links/earnings', for: earns, tab: 'pages.earnings' },
    { name: 'linkHealth', path: '/links/health', for: checks, tab: 'links.tabs.health' },
    { name: 'linkHelp', path: '/links/help', for: reads, tab: 'links.tabs.help' },
  ],
  settings: [
    { name: 'connections', path: '/settings/connections', for: views, tab: 'pages.connections' },
    { name: 'members', path: '/settings/members', for: views, tab: 'pages.members' },
    { name: 'tokens', path: '/settings/tokens', for: anyone, tab: 'pages.tokens' },
    { name: 'alerts', path: '/settings/alerts', for: views, tab: 'pages.alerts' },
    { name: 'schedules', path: '/settings/schedules', for: views, tab: 'pages.schedules' },
    { name: 'groups', path: '/settings/groups', for: views, tab: 'pages.groups' },
    { name: 'margins', path: '/settings/margins', for: views, tab: 'pages.margins' },
    { name: 'costs', path: '/settings/costs', for: views, tab: 'pages.costs' },
    { name: 'currencies', path: '/settings/currencies', for: views, tab: 'pages.currencies' },
    { name: 'data', path: '/settings/data', for: views, tab: 'pages.data' },
    { name: 'audit', path: '/settings/audit', for: views, tab: 'pages.audit' },
    { name: 'appearance', path: '/settings/appearance', for: anyone, tab: 'pages.appearance' },
    { name: 'account', path: '/settings/account', for: anyone, tab: 'pages.account' },
  ],
} as const satisfies Record<string, readonly ListedPage[]>;

export type PageGroup = keyof typeof pageGroups;
type AnyPage = (typeof pageGroups)[PageGroup][number];
export type PageName = AnyPage['name'];

/** The pages in the sidebar that have an icon. */
export type MainPage = Extract<AnyPage, { main: true }>['name'];

export const pageList: readonly AnyPage[] = Object.values(pageGroups).flat();
