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
import type { NavigationIcon } from './navigation';

export const navigationIcons: Record<NavigationIcon, LucideIcon> = {
  overview: LayoutDashboard,
  brands: Store,
  products: Package,
  reports: ChartNoAxesColumn,
  creators: Users,
  program: Handshake,
  links: Link2,
  history: History,
  settings: Settings,
};
