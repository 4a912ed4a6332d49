import {
  CalendarCheck,
  ChartNoAxesColumn,
  CircleDollarSign,
  Hourglass,
  Inbox,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Package,
  Settings,
  Store,
  Target,
  Users,
} from 'lucide-react';
import type { PageGroup } from './page-list';

export const navigationIcons: { readonly [Name in PageGroup]: LucideIcon } = {
  overview: LayoutDashboard,
  reports: ChartNoAxesColumn,
  products: Package,
  brands: Store,
  settlement: Hourglass,
  profit: CircleDollarSign,
  goals: Target,
  closing: CalendarCheck,
  directory: Users,
  links: Link2,
  inbox: Inbox,
  settings: Settings,
};
