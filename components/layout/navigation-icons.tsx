import {
  CalendarCheck,
  ChartNoAxesColumn,
  CircleDollarSign,
  ClipboardList,
  Handshake,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Package,
  Settings,
  Store,
  Users,
} from 'lucide-react';
import type { NavigationEntry } from './navigation';
import type { MainPage } from './page-list';

/** Child pages have no icons. */
export const navigationIcons: { readonly [Name in NavigationEntry['name']]?: LucideIcon } = {
  overview: LayoutDashboard,
  brands: Store,
  products: Package,
  reports: ChartNoAxesColumn,
  profit: CircleDollarSign,
  closing: CalendarCheck,
  creators: Users,
  desk: ClipboardList,
  program: Handshake,
  links: Link2,
  settings: Settings,
} satisfies Record<MainPage | 'settings', LucideIcon>;
