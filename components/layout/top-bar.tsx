import type { ReactNode } from 'react';
import { PaletteButton } from '@/components/layout/palette/palette-button';
import { MobileNavigationButton } from './mobile-navigation-button';
import { SidebarToggle } from './sidebar-toggle';
import { ThemeToggle } from './theme-toggle';

type Props = { collapsed: boolean; userMenu: ReactNode };

export function TopBar({ collapsed, userMenu }: Props) {
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-30 flex h-12 shrink-0 items-center gap-2 border-b border-border bg-background px-3 md:px-4"
    >
      <MobileNavigationButton />
      <SidebarToggle collapsed={collapsed} />
      <PaletteButton />
      <div className="flex-1" />
      <ThemeToggle />
      {userMenu}
    </header>
  );
}
