import {
  ChartNoAxesColumn,
  Handshake,
  History,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Package,
  Settings,
  Store,
  Users,
} from 'lucide-react';
import type { MainPage, NavigationEntry } from './navigation';

/** Child pages have no icons. */
export const navigationIcons: { readonly [Name in NavigationEntry['name']]?: LucideIcon } = {
  overview: LayoutDashboard,
  brands: Store,
  products: Package,
  reports: ChartNoAxesColumn,
  creators: Users,
  program: Handshake,
  links: Link2,
  history: History,
  settings: Settings,
} satisfies Record<MainPage, LucideIcon>;
