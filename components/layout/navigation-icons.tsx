import {
  Building2,
  CalendarCheck,
  ChartNoAxesColumn,
  CircleDollarSign,
  Hourglass,
  type Icon,
  Inbox,
  LayoutDashboard,
  Link2,
  Package,
  Settings,
  Store,
  Target,
  Users,
} from '@/components/ui/icons';
import type { PageGroup } from './page-list';

export const navigationIcons: { readonly [Name in PageGroup]: Icon } = {
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
  workspaces: Building2,
  inbox: Inbox,
  settings: Settings,
};
