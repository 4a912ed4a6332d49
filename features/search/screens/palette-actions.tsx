import type { Navigation } from '@/components/layout/navigation';
import type { PageName } from '@/components/layout/page-list';
import {
  BookOpen,
  Download,
  FolderPlus,
  type Icon,
  KeyRound,
  Link2,
  Package,
  Percent,
  Receipt,
  Store,
  Target,
  Upload,
  UserPlus,
  Users,
} from '@/components/ui/icons';
import { withOpen } from '@/lib/client/use-arrival';
import type { Translate } from '@/lib/language/translate';
import type { PaletteEntry } from './palette-entry';

/** Changing keys, members, margins and costs; and what the shared demo does not have. */
export type Right = 'manage' | 'own';

type Action = {
  name: string;
  /** Who can open this page finds the action. */
  on: PageName;
  path: string;
  icon: Icon;
  needs: readonly Right[];
};

const actions = [
  { name: 'link', on: 'links', path: '/links/new', icon: Link2, needs: [] },
  {
    name: 'outOfStock',
    on: 'products',
    icon: Package,
    needs: [],
    path: '/products?finding=clicked-out-of-stock',
  },
  {
    name: 'fallingCreators',
    on: 'reports',
    icon: Users,
    needs: [],
    path: '/reports?group=creator&order=fall',
  },
  {
    name: 'fallingProducts',
    on: 'reports',
    icon: Package,
    needs: [],
    path: '/reports?group=product&order=fall',
  },
  { name: 'fallingBrands', on: 'reports', icon: Store, needs: [], path: '/reports?group=brand&order=fall' },
  { name: 'recruit', on: 'programCreators', path: '/program/creators?claimed=false', icon: Users, needs: [] },
  {
    name: 'addMargin',
    on: 'margins',
    path: withOpen('/settings/margins', 'add'),
    icon: Percent,
    needs: ['manage'],
  },
  {
    name: 'importMargins',
    on: 'margins',
    icon: Upload,
    needs: ['manage'],
    path: withOpen('/settings/margins', 'import'),
  },
  {
    name: 'addPartner',
    on: 'desk',
    path: withOpen('/desk', 'add'),
    icon: UserPlus,
    needs: [],
  },
  {
    name: 'importPartners',
    on: 'desk',
    path: withOpen('/desk', 'import'),
    icon: Upload,
    needs: [],
  },
  {
    name: 'addCost',
    on: 'costs',
    path: withOpen('/settings/costs', 'add'),
    icon: Receipt,
    needs: ['manage'],
  },
  {
    name: 'importCosts',
    on: 'costs',
    icon: Upload,
    needs: ['manage'],
    path: withOpen('/settings/costs', 'import'),
  },
  {
    name: 'importCredits',
    on: 'credits',
    icon: Upload,
    needs: ['manage'],
    path: withOpen('/settings/credits', 'import'),
  },
  {
    name: 'addGoal',
    on: 'goals',
    path: withOpen('/reports/goals', 'add'),
    icon: Target,
    needs: ['manage'],
  },
  {
    name: 'addSellerKey',
    on: 'connections',
    icon: KeyRound,
    needs: ['manage'],
    path: withOpen('/settings/connections', 'seller'),
  },
  {
    name: 'addCreatorKey',
    on: 'connections',
    icon: KeyRound,
    needs: ['manage'],
    path: withOpen('/settings/connections', 'creator'),
  },
  {
    name: 'invite',
    on: 'members',
    icon: UserPlus,
    needs: ['manage', 'own'],
    path: withOpen('/settings/members', 'invite'),
  },
  { name: 'newWorkspace', on: 'account', path: '/workspaces/new', icon: FolderPlus, needs: ['own'] },
  { name: 'apiReference', on: 'connections', path: '/docs/api', icon: BookOpen, needs: [] },
] as const satisfies readonly Action[];

/** Pages with an export menu. */
const exported: readonly PageName[] = [
  'brands',
  'products',
  'reports',
  'clicks',
  'brb',
  'profit',
  'settlement',
  'goals',
  'creators',
  'program',
  'programCreators',
  'history',
  'linkPerformance',
  'earnings',
  'audit',
];

/** What a member can do, besides opening pages. */
export function listActions(t: Translate, { pages }: Navigation, rights: readonly Right[]): PaletteEntry[] {
  const doable = actions.filter(
    ({ on, needs }) =>
      pages.some(({ name }) => name === on) && needs.every((right: Right) => rights.includes(right)),
  );
  return [
    ...doable.map(({ name, path, icon: Icon }) => ({
      id: name,
      label: t(`layout.palette.action.${name}.label`),
      path,
      keywords: t(`layout.palette.action.${name}.keywords`),
      icon: <Icon aria-hidden="true" />,
    })),
    ...pages
      .filter(({ name }) => exported.some((page) => page === name))
      .map(({ name, path }) => ({
        id: `export ${name}`,
        label: t('layout.palette.export.label', { page: t(`pages.${name}`) }),
        path: withOpen(path, 'export'),
        keywords: t('layout.palette.export.keywords'),
        icon: <Download aria-hidden="true" />,
      })),
  ];
}
